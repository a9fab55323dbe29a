// 'Genera tombe': many tombs of a block at once, by a pattern of their references.
import { type FormEvent, useId, useState } from "react";
import { failureOf } from "@/api/failure";
import { formatCount } from "@/lib/numbers";
import { staffText } from "@/lib/text/staff";
import { generatorText as words } from "@/lib/text/tools";
import { useSettled } from "@/lib/use-settled";
import { Button } from "@/ui/button";
import { Dialog, DialogButtons } from "@/ui/dialog";
import { Field, Input } from "@/ui/field";
import { Switch } from "@/ui/switch";
import {
  capacityFault,
  orderOf,
  patternFault,
  placeholders,
  START,
  type Values,
} from "./generate-form";
import { freshOf, Preview } from "./preview";
import { useGenerate, usePreview } from "./queries";

interface Props {
  block: { id: number; name: string; sector_name: string; cemetery_name: string };
  onClose: () => void;
}

export function GenerateDialog({ block, onClose }: Props) {
  const form = useId();
  const [values, setValues] = useState<Values>(START);
  const order = orderOf(values);
  const asked = useSettled(JSON.stringify(order));
  const preview = usePreview(block.id, JSON.parse(asked) as typeof order);
  const generate = useGenerate(block.id);
  // What is typed since is not in the preview yet.
  const isCurrent = asked === JSON.stringify(order) && !preview.isFetching && !preview.isError;
  const made = (order && preview.isSuccess && preview.data) || null;
  const fresh = made ? freshOf(made).length : 0;
  const isReady = isCurrent && fresh > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (order && isReady && !generate.isPending) generate.mutate(order, { onSuccess: onClose });
  };
  return (
    <Dialog
      title={words.title}
      description={[block.name, block.sector_name, block.cemetery_name].join(" · ")}
      width="medium"
      isForm
      onClose={onClose}
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-5 px-5 py-5">
        <Fields
          values={values}
          faults={preview.isError && order ? failureOf(preview.error) : null}
          onChange={(change) => setValues((before) => ({ ...before, ...change }))}
        />
        <section aria-label={words.preview} className="grid gap-3 border-t border-line pt-4">
          <h3 className="font-serif text-xl font-semibold">{words.preview}</h3>
          <div aria-live="polite" className="grid gap-3">
            {!order ? (
              <p className="text-muted">{words.previewEmpty}</p>
            ) : made && !preview.isError ? (
              <div className={isCurrent ? "grid gap-3" : "grid gap-3 opacity-60"}>
                <Preview made={made} />
              </div>
            ) : (
              <p className="text-muted">
                {preview.isError ? words.previewFailed : words.previewing}
              </p>
            )}
          </div>
        </section>
      </form>
      <DialogButtons>
        <Button onClick={onClose}>{staffText.common.cancel}</Button>
        <Button
          type="submit"
          form={form}
          variant="primary"
          disabled={!isReady || generate.isPending}
        >
          {isReady ? words.submit(formatCount(fresh)) : words.submitNothing}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

interface FieldsProps {
  values: Values;
  /** What the service does not understand. */
  faults: { message: string | null; fields: Record<string, string> } | null;
  onChange: (change: Partial<Values>) => void;
}

function Fields({ values, faults, onChange }: FieldsProps) {
  const names = placeholders(values.pattern);
  // Not while a brace is being typed.
  const settled = useSettled(values.pattern);
  const fault = settled === values.pattern ? patternFault(settled) : undefined;
  const fields = faults?.fields ?? {};
  const isElsewhere = faults !== null && Object.keys(fields).length === 0;
  return (
    <>
      <Field
        label={words.pattern}
        hint={words.patternHint}
        error={
          fault ??
          fields.pattern ??
          (isElsewhere ? (faults.message ?? staffText.common.unreachable) : undefined)
        }
      >
        {(control) => (
          <Input
            {...control}
            value={values.pattern}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => onChange({ pattern: target.value })}
          />
        )}
      </Field>
      {names.length > 0 && (
        <fieldset className="grid gap-4 sm:grid-cols-2">
          <legend className="sr-only">{words.ranges}</legend>
          {names.map((name) => (
            <Field
              key={name}
              label={name.charAt(0).toLocaleUpperCase("it-IT") + name.slice(1)}
              hint={words.rangeHint}
              error={fields[`ranges.${name}`]}
            >
              {(control) => (
                <Input
                  {...control}
                  value={values.ranges[name] ?? ""}
                  maxLength={1000}
                  autoComplete="off"
                  spellCheck={false}
                  onChange={({ target }) =>
                    onChange({ ranges: { ...values.ranges, [name]: target.value } })
                  }
                />
              )}
            </Field>
          ))}
        </fieldset>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.capacity} error={fields.capacity ?? capacityFault(values.capacity)}>
          {(control) => (
            <Input
              {...control}
              value={values.capacity}
              inputMode="numeric"
              maxLength={4}
              autoComplete="off"
              onChange={({ target }) => onChange({ capacity: target.value })}
            />
          )}
        </Field>
        <Switch
          label={words.enabled}
          hint={words.enabledHint}
          checked={values.enabled}
          onChange={({ target }) => onChange({ enabled: target.checked })}
          className="sm:mt-6"
        />
      </div>
    </>
  );
}
