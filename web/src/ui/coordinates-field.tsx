// A place: coordinates in any of the forms that people write, or where the device is.
import { LocateFixed, MapPin } from "lucide-react";
import { type ReactNode, type Ref, useState } from "react";
import { mapsLink } from "@/lib/links";
import { kitText } from "@/lib/text/staff";
import { Button } from "./button";
import { ExternalLink } from "./external-link";
import { Field, Input } from "./field";

const words = kitText.coordinates;
/** Digits of a degree that mean about a tenth of a metre. */
const DIGITS = 6;

interface Props {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean;
  className?: string;
  disabled?: boolean;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

export function CoordinatesField({ value, onChange, ...rest }: Props) {
  const [isFinding, setFinding] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const find = () => {
    setFinding(true);
    setFault(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setFinding(false);
        onChange(`${coords.latitude.toFixed(DIGITS)}, ${coords.longitude.toFixed(DIGITS)}`);
      },
      ({ code, PERMISSION_DENIED }) => {
        setFinding(false);
        setFault(code === PERMISSION_DENIED ? words.denied : words.notFound);
      },
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 0 },
    );
  };
  const map = mapsLink(value);
  const { label, isOptional, className, disabled = false } = rest;
  return (
    <Field
      label={label}
      hint={rest.hint ?? words.hint}
      error={fault ?? rest.error}
      {...(isOptional && { isOptional })}
      {...(className && { className })}
    >
      {(control) => (
        <>
          <Input
            {...control}
            ref={rest.ref}
            disabled={disabled}
            value={value}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => onChange(target.value)}
            onBlur={rest.onBlur}
          />
          <div className="-ml-3 flex flex-wrap gap-x-2">
            {!disabled && "geolocation" in navigator && (
              <Button variant="ghost" onClick={find} disabled={isFinding}>
                <LocateFixed size={18} aria-hidden />
                {isFinding ? words.finding : words.here}
              </Button>
            )}
            {map && (
              <ExternalLink href={map} variant="ghost">
                <MapPin size={18} aria-hidden />
                {words.map}
              </ExternalLink>
            )}
          </div>
        </>
      )}
    </Field>
  );
}
