// Fields of a form, each by its name in the form around it.
import type { ReactNode } from "react";
import { type FieldPath, type FieldValues, useController, useFormContext } from "react-hook-form";
import { type Control, Field, Input, TextArea } from "./field";
import { type Choice, RecordPicker, type Search } from "./record-picker";
import { Switch } from "./switch";

export interface FormFieldProps<V extends FieldValues> {
  name: FieldPath<V>;
  label: string;
  hint?: ReactNode;
  errorId?: string | undefined;
  isOptional?: boolean;
  disabled?: boolean;
  className?: string;
}

/** What is wrong with a field, in words. */
export function useFieldError(name: string): string | undefined {
  const { getFieldState, formState } = useFormContext();
  return getFieldState(name, formState).error?.message;
}

function Labelled<V extends FieldValues>({
  name,
  label,
  hint,
  errorId,
  isOptional,
  className,
  children,
}: FormFieldProps<V> & { children: (control: Control) => ReactNode }) {
  const error = useFieldError(name);
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      errorId={errorId}
      {...(isOptional && { isOptional })}
      {...(className && { className })}
    >
      {children}
    </Field>
  );
}

interface LineProps<V extends FieldValues> extends FormFieldProps<V> {
  type?: "text" | "email" | "tel" | "url";
  inputMode?: "numeric";
  maxLength?: number;
  placeholder?: string;
}

export function FormLine<V extends FieldValues>(props: LineProps<V>) {
  const { register } = useFormContext<V>();
  const { name, type = "text", inputMode, maxLength, placeholder, disabled } = props;
  return (
    <Labelled {...props}>
      {(control) => (
        <Input
          {...control}
          {...register(name)}
          type={type}
          inputMode={inputMode}
          maxLength={maxLength}
          placeholder={placeholder}
          disabled={disabled}
          // The browser would fill in who is at the keyboard.
          autoComplete="off"
          {...(type !== "text" && { autoCapitalize: "none", spellCheck: false })}
        />
      )}
    </Labelled>
  );
}

interface NoteProps<V extends FieldValues> extends FormFieldProps<V> {
  rows?: number;
  placeholder?: string;
}

export function FormNote<V extends FieldValues>(props: NoteProps<V>) {
  const { register } = useFormContext<V>();
  return (
    <Labelled {...props}>
      {(control) => (
        <TextArea
          {...control}
          {...register(props.name)}
          rows={props.rows ?? 3}
          placeholder={props.placeholder}
          disabled={props.disabled}
        />
      )}
    </Labelled>
  );
}

export function FormSwitch<V extends FieldValues>(props: FormFieldProps<V> & { hint?: string }) {
  const { register } = useFormContext<V>();
  const { name, label, hint, disabled, className } = props;
  return (
    <Switch
      {...register(name)}
      label={label}
      disabled={disabled}
      {...(hint && { hint })}
      {...(className && { className })}
    />
  );
}

interface PickerProps<V extends FieldValues> extends FormFieldProps<V> {
  search: Search;
  placeholder?: string;
  fixed?: readonly Choice[];
}

/** The form holds the choice itself, so that its name is at hand. */
export function FormPicker<V extends FieldValues>({ name, ...rest }: PickerProps<V>) {
  const { control } = useFormContext<V>();
  const { field } = useController({ name, control });
  const error = useFieldError(name);
  const chosen: Choice | null = field.value;
  return (
    <RecordPicker
      {...rest}
      // Where what is chosen lies tells it from others of the same name.
      hint={chosen?.hint ?? rest.hint}
      error={error}
      ref={field.ref}
      value={chosen}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}
