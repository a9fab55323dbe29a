// The one button, which can also dress a link.
import { clsx } from "clsx";
import type { ComponentProps } from "react";

const VARIANTS = {
  primary: "bg-brand text-on-brand hover:bg-brand-deep",
  outline: "border border-field bg-surface text-ink hover:border-brand-text hover:bg-brand-soft",
  danger: "bg-danger-fill text-white hover:bg-danger-deep",
  ghost: "text-ink hover:bg-sunken",
  ghostDanger: "text-danger hover:bg-danger-soft",
  onPicture: "bg-black/35 text-white ring-1 ring-white/30 hover:bg-black/60",
} as const;

const SIZES = {
  medium: "min-h-11 px-3.5 sm:px-4.5",
  icon: "size-11",
  /** Small beside others in a row of a table, large enough for a thumb in a card. */
  row: "size-11 md:size-9",
  denseRow: "size-11 md:size-7.5",
} as const;

export interface ButtonLook {
  variant?: keyof typeof VARIANTS;
  size?: keyof typeof SIZES;
}

/** The classes of a button, for links that look like one. */
export function buttonLook({ variant = "outline", size = "medium" }: ButtonLook = {}): string {
  return clsx(
    "inline-flex items-center justify-center gap-2.5 rounded-lg text-center leading-tight font-semibold transition-colors",
    "disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55",
    VARIANTS[variant],
    SIZES[size],
  );
}

export function Button({
  variant,
  size,
  className,
  ...rest
}: ComponentProps<"button"> & ButtonLook) {
  const look = buttonLook({ ...(variant && { variant }), ...(size && { size }) });
  return <button type="button" {...rest} className={clsx(look, className)} />;
}
