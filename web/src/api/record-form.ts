// A form of a stored or new record: sends what was changed, minds who saved first.
import { useState } from "react";
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from "react-hook-form";
import { formRules, MISSING, type Rules } from "@/lib/form-rules";
import { kitText, staffText } from "@/lib/text/staff";
import { text } from "@/lib/text/text";
import type { RecordState } from "@/ui/record-dialog";
import { staleChanges } from "@/ui/stale-changes";
import { toast } from "@/ui/toast-store";
import { failureOf } from "./failure";
import { refresh } from "./query-client";
import { REGISTRY, type Saved, staleRecord, useSaveRecord } from "./registry";

interface Options<R extends Versioned, V extends FieldValues> {
  /** Null for a new one. */
  record: R | null;
  schema: Rules<V>;
  /** What the form begins with. */
  values: (record: R | null) => V;
  /** Values by their names on the wire, those that were changed alone. */
  payload: (values: V, isChanged: (field: keyof V) => boolean) => Record<string, unknown>;
  send: (record: R | null, body: Record<string, unknown>) => Promise<(R & Saved) | undefined>;
  /** The fields of a record that a clash tells of. */
  shown: readonly (keyof R & string)[];
  /** Where the form has another name for one: `{ cemetery_name: "cemetery" }`. */
  fieldOf?: Partial<Record<keyof R & string, keyof V & string>>;
  words: { created: string; updated: string };
  failed: (error: Error, isNew: boolean) => string;
  onSaved: (saved: (R & Saved) | undefined) => void;
  /** The service refused fields: what the form knows of them may be old. */
  onRefused?: (fields: (keyof V & string)[]) => void;
}

interface Versioned {
  id: number;
  version: number;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export function useRecordForm<R extends Versioned, V extends FieldValues>(options: Options<R, V>) {
  // The record that the form works on: after a clash, the one that the other user saved.
  const [base, setBase] = useState(options.record);
  const isNew = base === null;
  const begun = options.values(base);
  const form = useForm<V, unknown, V>({
    resolver: formRules(options.schema),
    defaultValues: begun as DefaultValues<V>,
  });
  const save = useSaveRecord<R, Record<string, unknown>>({
    send: (body) => options.send(base, body),
    done: isNew ? options.words.created : options.words.updated,
    failed: (error) => options.failed(error, isNew),
  });
  const current = base && save.isError ? staleRecord<R>(save.error) : null;

  const submit = form.handleSubmit(
    async (values) => {
      const isChanged = (field: keyof V) => isNew || !isSame(values[field], begun[field]);
      const body = options.payload(values, isChanged);
      try {
        const version = base && { version: base.version };
        options.onSaved(await save.mutateAsync({ ...body, ...version }));
      } catch (error) {
        const { fields } = failureOf(error);
        for (const [field, message] of atFault(fields, values))
          form.setError(field, { message }, { shouldFocus: true });
        options.onRefused?.(atFault(fields, values).map(([field]) => field));
      }
    },
    (errors) => {
      const isMissing = Object.values(errors).some((error) => error?.type === MISSING);
      const description = isMissing ? staffText.common.invalid : kitText.rules.wrong;
      toast({ title: text.common.error, description, variant: "destructive" });
    },
  );
  const goOn = (keepDirtyValues: boolean) => {
    if (!current) return;
    setBase(current);
    void refresh(REGISTRY);
    form.reset(options.values(current), { keepDirtyValues });
    save.reset();
  };
  const state: RecordState = {
    isNew,
    isDirty: form.formState.isDirty,
    isSaving: save.isPending,
    refused: save.isError && !current ? refusalOf(save.error, begun) : null,
    stale: base && current && changesOf(options, base, current, form.getValues()),
    onKeep: () => goOn(true),
    onReload: () => goOn(false),
    onSubmit: (event) => void submit(event),
  };
  return { form, base, state };
}

/** The fields of the form that the service found at fault, with its words. */
function atFault<V extends FieldValues>(fields: Record<string, string>, values: V) {
  return Object.entries(fields).flatMap(([name, message]) => {
    const field = name.split(".")[0] ?? name;
    return field in values ? [[field as FieldPath<V>, message] as const] : [];
  });
}

/** What is said above the form: not again what stands beside a field of it. */
function refusalOf(error: Error, values: FieldValues): string | null {
  const { message, fields } = failureOf(error);
  const isBeside = atFault(fields, values).some(([, said]) => said === message);
  return isBeside ? null : message;
}

/** What the other user changed, beside what this one did to the same fields. */
function changesOf<R extends Versioned, V extends FieldValues>(
  { shown, fieldOf, values }: Options<R, V>,
  base: R,
  current: R,
  typed: V,
) {
  const begun = values(base);
  const mine: Partial<Record<keyof R & string, unknown>> = {};
  for (const name of shown) {
    const field = fieldOf?.[name] ?? name;
    if (field in typed && !isSame(typed[field], begun[field])) mine[name] = labelOf(typed[field]);
  }
  return staleChanges(shown, base, current, mine);
}

/** A chosen record by its name, anything else as it is. */
function labelOf(value: unknown): unknown {
  return typeof value === "object" && value !== null && "label" in value ? value.label : value;
}
