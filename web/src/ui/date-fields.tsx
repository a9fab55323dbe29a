// Dates of a form, typed: one of a register, known to the day, the month or the year, or a whole day.
import { type FieldValues, useController, useFormContext } from "react-hook-form";
import { parseExpiryDay, parsePartialDate, precisionOf, typedDate } from "@/lib/partial-dates";
import { typedText as words } from "@/lib/text/burials";
import { Field, Input } from "./field";
import { type FormFieldProps, useFieldError } from "./form-fields";

interface Props<V extends FieldValues> extends FormFieldProps<V> {
  placeholder: string;
  /** What was typed as a field writes it; null leaves it as it is. */
  tidy: (typed: string) => string | null;
}

function FormTyped<V extends FieldValues>({ name, tidy, placeholder, ...rest }: Props<V>) {
  const { control } = useFormContext<V>();
  const { field } = useController({ name, control });
  const error = useFieldError(name);
  const { label, hint, isOptional, className, disabled } = rest;
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      {...(isOptional && { isOptional })}
      {...(className && { className })}
    >
      {(labelled) => (
        <Input
          {...labelled}
          ref={field.ref}
          name={name}
          value={field.value}
          placeholder={placeholder}
          disabled={disabled}
          autoComplete="off"
          spellCheck={false}
          maxLength={30}
          onChange={field.onChange}
          onBlur={() => {
            const tidied = tidy(field.value);
            if (tidied !== null && tidied !== field.value) field.onChange(tidied);
            field.onBlur();
          }}
        />
      )}
    </Field>
  );
}

function tidyPartial(typed: string): string | null {
  const read = parsePartialDate(typed);
  return read.fault || read.date === null ? null : typedDate(read.date);
}

/** How far the date is known, said as soon as it can be read. */
function precision(typed: string): string {
  const read = parsePartialDate(typed);
  return read.fault || read.date === null ? "" : words.precision[precisionOf(read.date)];
}

export function FormPartialDate<V extends FieldValues>(props: FormFieldProps<V>) {
  const { watch } = useFormContext<V>();
  const known = precision(watch(props.name));
  return (
    <FormTyped
      {...props}
      placeholder={words.partialHint}
      hint={<span role="status">{known}</span>}
      tidy={tidyPartial}
    />
  );
}

export function FormExpiryDay<V extends FieldValues>(props: FormFieldProps<V>) {
  return (
    <FormTyped
      {...props}
      placeholder={words.dayHint}
      tidy={(typed) => {
        const day = parseExpiryDay(typed);
        return day && typedDate(day);
      }}
    />
  );
}
