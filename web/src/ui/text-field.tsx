// A labelled line of text.
import { useId } from "react";

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength: number;
  describedBy?: string;
}

export function TextField({ label, value, onChange, maxLength, describedBy }: Props) {
  const id = useId();
  return (
    <div className="grid min-w-0 gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={describedBy}
        maxLength={maxLength}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        className="min-h-12 w-full rounded-lg border border-field bg-bg px-3.5 text-lg"
      />
    </div>
  );
}
