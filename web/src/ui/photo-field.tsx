// Pictures of a record: a list in an order, or a single one.
import { clsx } from "clsx";
import { ArrowLeft, ArrowRight, Trash2 } from "lucide-react";
import { type ReactNode, Suspense, useRef, useState } from "react";
import { fieldsText } from "@/lib/text/fields";
import { kitText } from "@/lib/text/staff";
import { Button } from "./button";
import { earlyPart } from "./early-part";
import { Shown } from "./thumbnail";
import type { Upload } from "./use-uploads";

const words = kitText.photos;

const PhotoDrop = earlyPart(async () => (await import("./photo-drop")).PhotoDrop);
/** As high as what comes, so that nothing moves. */
const waiting = <span className="skeleton h-48" />;

interface Common {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  isOptional?: boolean;
  className?: string;
  disabled?: boolean;
  upload: Upload;
  onBusy?: (isBusy: boolean) => void;
}

interface PhotosProps extends Common {
  value: readonly string[];
  onChange: (urls: string[]) => void;
}

/** Several photos, the first of which stands for the record. */
export function PhotosField({ value, onChange, ...rest }: PhotosProps) {
  const latest = useRef(value);
  latest.current = value;
  const [said, setSaid] = useState("");
  const list = useRef<HTMLUListElement>(null);
  // Files arrive one after the other, each after what the form holds by then.
  const add = (url: string) => {
    const next = [...latest.current, url];
    latest.current = next;
    onChange(next);
  };
  const move = (from: number, to: number) => {
    const next = [...value];
    next.splice(to, 0, ...next.splice(from, 1));
    onChange(next);
    setSaid(words.moved(to + 1, value.length));
  };
  const remove = (index: number) => {
    onChange(value.filter((_url, at) => at !== index));
    setSaid(words.removed);
    // The button that was pressed goes: the next photo's, or the one before, takes its place.
    const buttons = list.current?.querySelectorAll<HTMLElement>("[data-remove]");
    (buttons?.[index + 1] ?? buttons?.[index - 1])?.focus();
  };
  return (
    <Group {...rest} hint={rest.hint ?? (value.length > 1 ? words.first : undefined)}>
      {value.length > 0 && (
        <ul
          ref={list}
          aria-label={words.list(rest.label)}
          className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2.5"
        >
          {keyed(value).map(({ key, url }, index) => (
            <li key={key} className="overflow-hidden rounded-xl border border-line bg-bg">
              <Shown
                url={url}
                alt={words.photo(index + 1, value.length)}
                className="aspect-4/3 object-cover"
              />
              {!rest.disabled && (
                <span className="flex justify-between">
                  <Tool
                    label={words.earlier(index + 1)}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  >
                    <ArrowLeft size={17} aria-hidden />
                  </Tool>
                  <Tool
                    label={words.later(index + 1)}
                    disabled={index === value.length - 1}
                    onClick={() => move(index, index + 1)}
                  >
                    <ArrowRight size={17} aria-hidden />
                  </Tool>
                  <Tool label={words.remove(index + 1)} isRemoval onClick={() => remove(index)}>
                    <Trash2 size={17} aria-hidden />
                  </Tool>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      {!rest.disabled && (
        <Suspense fallback={waiting}>
          <PhotoDrop {...rest} isMany onBusy={rest.onBusy} onAdd={add} />
        </Suspense>
      )}
    </Group>
  );
}

interface PictureProps extends Common {
  value: string | null;
  onChange: (url: string | null) => void;
}

/** One picture. */
export function PictureField({ value, onChange, ...rest }: PictureProps) {
  return (
    <Group {...rest}>
      <div className={clsx("grid gap-3", value && "grid-cols-[8.5rem_minmax(0,1fr)] items-start")}>
        {value && (
          <div className="overflow-hidden rounded-xl border border-line bg-bg">
            <Shown url={value} alt={words.picture} className="aspect-4/3 object-contain" />
            {!rest.disabled && (
              <span className="flex justify-end">
                <Tool
                  label={`${words.removeOne}: ${rest.label}`}
                  isRemoval
                  onClick={() => onChange(null)}
                >
                  <Trash2 size={17} aria-hidden />
                </Tool>
              </span>
            )}
          </div>
        )}
        {!rest.disabled && (
          <Suspense fallback={waiting}>
            <PhotoDrop
              {...rest}
              isMany={false}
              isReplacing={value !== null}
              onBusy={rest.onBusy}
              onAdd={onChange}
            />
          </Suspense>
        )}
      </div>
    </Group>
  );
}

/** The same photo may be there twice. */
function keyed(urls: readonly string[]) {
  const seen = new Map<string, number>();
  return urls.map((url) => {
    const times = seen.get(url) ?? 0;
    seen.set(url, times + 1);
    return { url, key: `${times} ${url}` };
  });
}

function Group({ label, hint, isOptional, className, children }: Common & { children: ReactNode }) {
  return (
    <fieldset className={`grid min-w-0 content-start gap-2.5 ${className ?? ""}`}>
      <legend className="mb-1.5 text-[0.95rem] font-semibold">
        {label}
        {isOptional && (
          <span className="font-normal text-muted"> ({fieldsText.optional(label)})</span>
        )}
      </legend>
      {children}
      {hint && <p className="text-sm text-muted">{hint}</p>}
    </fieldset>
  );
}

interface ToolProps {
  label: string;
  disabled?: boolean;
  isRemoval?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Not `disabled`, which would lose the keyboard's place at either end. */
function Tool({ label, disabled = false, isRemoval = false, onClick, children }: ToolProps) {
  return (
    <Button
      variant={isRemoval ? "ghostDanger" : "ghost"}
      size="icon"
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      {...(isRemoval && { "data-remove": true })}
      onClick={() => disabled || onClick()}
    >
      {children}
    </Button>
  );
}
