// A day typed as gg/mm/aaaa: a browser's own date input follows the browser's language, not ours.
import { useState } from "react";
import { formatPartialDate, parseTypedDay } from "@/lib/dates";
import { staffText } from "@/lib/text/staff";
import { Field, Input } from "./field";

interface Props {
  label: string;
  hint?: string;
  /** `YYYY-MM-DD` or null. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** Gives the day when the reader leaves the field or presses Enter. */
export function DayInput({ label, hint, value, onChange }: Props) {
  const [followed, setFollowed] = useState(value);
  const [typed, setTyped] = useState(formatPartialDate(value) ?? "");
  const [isWrong, setWrong] = useState(false);
  if (followed !== value) {
    setFollowed(value);
    setTyped(formatPartialDate(value) ?? "");
    setWrong(false);
  }
  const finish = () => {
    const day = typed.trim() === "" ? null : parseTypedDay(typed);
    const isBad = typed.trim() !== "" && day === null;
    setWrong(isBad);
    if (isBad) return;
    setTyped(formatPartialDate(day) ?? "");
    if (day !== value) onChange(day);
  };
  return (
    <Field label={label} error={isWrong ? staffText.common.badDay : undefined}>
      {(control) => (
        <Input
          {...control}
          value={typed}
          placeholder={hint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={finish}
          onKeyDown={(event) => {
            if (event.key === "Enter") finish();
          }}
        />
      )}
    </Field>
  );
}
