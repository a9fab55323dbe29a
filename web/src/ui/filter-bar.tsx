// The filters above a list.
import { type ReactNode, useEffect, useRef, useState } from "react";
import { kitText } from "@/lib/text/staff";
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
  /** With fewer letters nothing is searched, and the reader is told so. */
  least?: number;
}

/** Long enough to finish a word, short enough not to wait for. */
const PAUSE = 300;

/** Searches when the reader pauses, or presses Enter. */
export function SearchInput({ label, placeholder, value, onChange, least = 1 }: SearchProps) {
  const [typed, setTyped] = useState(value);
  const [followed, setFollowed] = useState(value);
  // What was asked for comes back as the value, maybe after more has been typed.
  const [asked, setAsked] = useState(value);
  const isShort = typed.trim() !== "" && typed.trim().length < least;
  const wanted = isShort ? "" : typed.trim();
  if (followed !== value) {
    setFollowed(value);
    if (value !== asked) {
      setAsked(value);
      setTyped(value);
    }
  }
  const ask = () => {
    setAsked(wanted);
    onChange(wanted);
  };
  const isAsked = wanted === asked;
  const latest = useRef(ask);
  latest.current = ask;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the pause anew
  useEffect(() => {
    if (isAsked) return;
    const pause = setTimeout(() => latest.current(), PAUSE);
    return () => clearTimeout(pause);
  }, [wanted, isAsked]);
  return (
    <Field
      label={label}
      hint={isShort && <span role="status">{kitText.list.tooShort(least)}</span>}
      className="max-sm:col-span-full"
    >
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
            if (event.key === "Enter" && !isAsked) ask();
          }}
        />
      )}
    </Field>
  );
}
