// A fiscal code: a wrong one is told and may be saved, for registers hold provisional ones.
import { useController, useFormContext } from "react-hook-form";
import { compactFiscalCode, fiscalCodeFault, tidyFiscalCode } from "@/lib/fiscal-code";
import { typedText } from "@/lib/text/burials";
import { deceasedText as words } from "@/lib/text/deceased";
import { Field, Input } from "@/ui/field";
import { useFieldError } from "@/ui/form-fields";
import type { DeceasedValues } from "./deceased-form";

const LENGTH = 16;

export function FiscalCodeField() {
  const { control } = useFormContext<DeceasedValues>();
  const { field, fieldState } = useController({ name: "fiscalCode", control });
  const error = useFieldError("fiscalCode");
  const code = compactFiscalCode(field.value);
  // Nobody is told off in the middle of writing.
  const isWritten = fieldState.isTouched || !fieldState.isDirty || code.length >= LENGTH;
  const fault = code !== "" && isWritten ? fiscalCodeFault(field.value) : null;
  return (
    <Field
      label={words.fiscalCode}
      isOptional
      error={error}
      hint={
        <span role="status" className={fault ? "font-semibold text-gold-text" : undefined}>
          {fault && typedText.codeFaults[fault]}
        </span>
      }
    >
      {(labelled) => (
        <Input
          {...labelled}
          ref={field.ref}
          name="fiscalCode"
          value={field.value}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={200}
          onChange={field.onChange}
          onBlur={() => {
            const tidy = tidyFiscalCode(field.value);
            if (tidy !== field.value) field.onChange(tidy);
            field.onBlur();
          }}
        />
      )}
    </Field>
  );
}
