// A category, new or stored, edited in its place in the list.
import { type FormEvent, useId, useRef, useState } from "react";
import type { CemeteryName } from "@/api/cemeteries";
import { failureOf } from "@/api/failure";
import { categoriesText as words } from "@/lib/text/shop";
import { staffText } from "@/lib/text/staff";
import { Button } from "@/ui/button";
import { Field, Input, Select } from "@/ui/field";
import { Switch } from "@/ui/switch";
import { type Category, useSaveCategory } from "./queries";

interface Props {
  /** Null for a new one. */
  category: Category | null;
  cemeteries: CemeteryName[];
  onClose: () => void;
}

export function CategoryForm({ category, cemeteries, onClose }: Props) {
  const [title, setTitle] = useState(category?.title ?? "");
  const [cemeteryId, setCemetery] = useState(category?.cemetery_id ?? 0);
  const [isEnabled, setEnabled] = useState(category?.enabled !== 0);
  const [fault, setFault] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const heading = useId();
  const save = useSaveCategory(category?.id ?? null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    if (title.trim() === "") {
      setFault(words.noTitle);
      input.current?.focus();
      return;
    }
    try {
      await save.mutateAsync({ title: title.trim(), enabled: isEnabled ? 1 : 0, cemeteryId });
      onClose();
    } catch (error) {
      setFault(failureOf(error).fields.title ?? null);
    }
  };

  return (
    <form
      noValidate
      aria-labelledby={heading}
      onSubmit={(event) => void submit(event)}
      onKeyDown={({ key }) => key === "Escape" && onClose()}
      className="grid gap-4 rounded-2xl border border-brand-text/40 bg-surface p-5"
    >
      <h2 id={heading} className="font-serif text-2xl font-semibold">
        {category ? words.editOf(category.title) : words.add}
      </h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.title} hint={words.titleHint} error={fault ?? undefined}>
          {(control) => (
            <Input
              {...control}
              ref={input}
              autoFocus
              maxLength={200}
              value={title}
              onChange={({ target }) => {
                setTitle(target.value);
                setFault(null);
              }}
            />
          )}
        </Field>
        <Field label={words.cemetery}>
          {(control) => (
            <Select
              {...control}
              value={cemeteryId}
              onChange={({ target }) => setCemetery(Number(target.value))}
            >
              <option value={0}>{words.everywhere}</option>
              {cemeteries.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Switch
        label={words.enabled}
        checked={isEnabled}
        onChange={({ target }) => setEnabled(target.checked)}
      />
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button onClick={onClose}>{staffText.common.cancel}</Button>
        <Button type="submit" variant="primary" disabled={save.isPending}>
          {save.isPending ? staffText.common.saving : staffText.common.save}
        </Button>
      </div>
    </form>
  );
}
