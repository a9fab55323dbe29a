// On or off, at once visible.
import { clsx } from "clsx";
import { type ComponentProps, useId } from "react";

interface Props extends ComponentProps<"input"> {
  label: string;
  hint?: string;
}

export function Switch({ label, hint, className, ...rest }: Props) {
  const id = useId();
  return (
    <div className={clsx("flex min-h-11 items-start gap-3", className)}>
      <span className="relative mt-0.5 inline-flex shrink-0">
        <input
          {...rest}
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state
          role="switch"
          aria-describedby={hint && `${id}-hint`}
          className="peer h-7 w-12 cursor-pointer appearance-none rounded-full border border-field bg-sunken transition-colors checked:border-transparent checked:bg-brand disabled:cursor-not-allowed"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-field transition-transform peer-checked:translate-x-5 peer-checked:bg-on-brand"
        />
      </span>
      <span className="grid gap-0.5">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </span>
        )}
      </span>
    </div>
  );
}
