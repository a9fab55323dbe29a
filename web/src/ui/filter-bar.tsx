// The filters above a list.
import { type ReactNode, useEffect, useState } from "react";
import { Field, Input } from "./field";

export function FilterBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-3 gap-y-4">
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  );
}

interface SearchProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

/** Long enough to finish a word, short enough not to wait for. */
const PAUSE = 300;

/** Searches when the reader pauses, or presses Enter. */
export function SearchInput({ label, placeholder, value, onChange }: SearchProps) {
  const [typed, setTyped] = useState(value);
  const [followed, setFollowed] = useState(value);
  if (followed !== value) {
    setFollowed(value);
    if (typed.trim() !== value) setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return;
    const pause = setTimeout(() => onChange(typed.trim()), PAUSE);
    return () => clearTimeout(pause);
  }, [typed, value, onChange]);
  return (
    <Field label={label} className="max-sm:col-span-full">
      {(control) => (
        <Input
          {...control}
          type="search"
          value={typed}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") onChange(typed.trim());
          }}
        />
      )}
    </Field>
  );
}
