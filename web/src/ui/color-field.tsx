// A colour: chosen in the browser's own picker, or written as #RRGGBB.
import type { Ref } from "react";
import { kitText } from "@/lib/text/staff";
import { Field, Input } from "./field";

const HEX = /^#[0-9a-f]{6}$/i;

interface Props {
  label: string;
  hint?: string;
  error?: string | undefined;
  className?: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

export function ColorField({ label, hint, error, className, value, onChange, ...rest }: Props) {
  return (
    <Field label={label} hint={hint} error={error} {...(className && { className })}>
      {(control) => (
        <span className="flex gap-2">
          <input
            type="color"
            aria-label={kitText.color.choose(label)}
            value={HEX.test(value) ? value : "#000000"}
            onChange={({ target }) => onChange(target.value)}
            className="h-11 w-14 shrink-0 cursor-pointer rounded-lg border border-field bg-bg p-1"
          />
          <Input
            {...control}
            ref={rest.ref}
            value={value}
            maxLength={7}
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => onChange(target.value)}
            onBlur={rest.onBlur}
            className="font-mono"
          />
        </span>
      )}
    </Field>
  );
}
