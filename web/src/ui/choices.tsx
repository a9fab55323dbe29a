// A filter that is one of a few values, or any.
import { Field, Select } from "./field";

interface Choice {
  value: string;
  label: string;
}

interface Props {
  label: string;
  /** What no choice is called. */
  any: string;
  /** Empty for no choice. */
  value: string;
  choices: Choice[];
  className?: string;
  onChange: (value: string) => void;
}

export function Choices({ label, any, value, choices, className, onChange }: Props) {
  return (
    <Field label={label} {...(className && { className })}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{any}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
