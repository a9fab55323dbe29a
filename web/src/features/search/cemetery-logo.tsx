// The cemetery's own emblem, or the drawn gate that stands for any cemetery.
import { clsx } from "clsx";
import { pictureAddress } from "@/lib/links";
import { Picture } from "@/ui/picture";

export function CemeteryLogo({ logo }: { logo: string | null }) {
  const shape = "size-24 shrink-0 rounded-full border border-line bg-bg";
  return (
    <Picture
      src={pictureAddress(logo)}
      alt=""
      className={clsx(shape, "object-contain p-2")}
      fallback={
        <span className={clsx(shape, "grid place-items-center text-brand-text")}>
          <Gate />
        </span>
      }
    />
  );
}

function Gate() {
  return (
    <svg viewBox="0 0 64 64" className="size-15" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round">
        <path d="M6 54h52M14 54V30M50 54V30M11 30h6M47 30h6" />
        <path d="M14 30a18 17 0 0 1 36 0M20 54V34a12 13 0 0 1 24 0v20" />
        <path d="M26 54V25.6M38 54V25.6M32 54V21M32 12V4M28.5 7h7" />
        <path d="M20 42h24" />
      </g>
    </svg>
  );
}
