// The oval portrait, as on the old stones; initials when there is no picture.
import { clsx } from "clsx";
import { Picture } from "./picture";

const SIZES = {
  small: "h-20 w-16 text-2xl sm:h-23 sm:w-18.5",
  large:
    "h-54 w-43 text-6xl shadow-lg outline-1 outline-offset-0 outline-gold border-4 border-surface",
} as const;

interface Props {
  src: string | null;
  alt: string;
  initials: string;
  size: keyof typeof SIZES;
}

export function Portrait({ src, alt, initials, size }: Props) {
  const shape = clsx("shrink-0 rounded-[50%] bg-brand-soft", SIZES[size]);
  return (
    <Picture
      src={src}
      alt={alt}
      loading={size === "small" ? "lazy" : "eager"}
      className={clsx(shape, "object-cover")}
      fallback={
        <span
          aria-hidden
          className={clsx(
            shape,
            "grid place-items-center font-serif font-medium tracking-wide text-brand-text",
          )}
        >
          {initials}
        </span>
      }
    />
  );
}
