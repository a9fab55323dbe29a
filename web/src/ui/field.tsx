// A labelled input of a form, with its hint and what is wrong with it.
import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { fieldsText } from "@/lib/text/fields";

export interface Control {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface Props {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Where what is wrong is said, when that is of other fields too. */
  errorId?: string | undefined;
  isOptional?: boolean;
  className?: string;
  children: (control: Control) => ReactNode;
}

const INPUT = clsx(
  "min-h-11 w-full min-w-0 rounded-lg border border-field bg-bg px-3 text-ink placeholder:text-muted",
  "aria-invalid:border-2 aria-invalid:border-danger disabled:bg-sunken disabled:text-muted",
);

export function Field({ label, hint, error, isOptional = false, className, ...rest }: Props) {
  const { errorId, children } = rest;
  const id = useId();
  const described = clsx(hint && `${id}-hint`, error && (errorId ?? `${id}-error`));
  return (
    <div className={clsx("grid min-w-0 content-start gap-1.5", className)}>
      <label htmlFor={id} className="text-[0.95rem] font-semibold">
        {label}
        {isOptional && (
          <span className="font-normal text-muted"> ({fieldsText.optional(label)})</span>
        )}
      </label>
      {children({
        id,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {error && !errorId && (
        <p id={`${id}-error`} role="alert" className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input {...rest} className={clsx(INPUT, className)} />;
}

export function TextArea({ className, ...rest }: ComponentProps<"textarea">) {
  return <textarea {...rest} className={clsx(INPUT, "py-2.5 leading-normal", className)} />;
}

/** The browser's own list: it opens full screen on a phone and follows the letters typed. */
export function Select({ className, children, ...rest }: ComponentProps<"select">) {
  return (
    <span className="relative block min-w-0">
      <select {...rest} className={clsx(INPUT, "appearance-none truncate pr-10", className)}>
        {children}
      </select>
      <ChevronDown
        size={18}
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
