// Richiedi correzione o rimozione: what a relative writes to the office.
import { type ComponentProps, type FormEvent, useRef, useState } from "react";
import { text } from "@/lib/text/text";
import { tributesText } from "@/lib/text/tributes";
import { Button } from "@/ui/button";
import { Dialog, DialogButtons } from "@/ui/dialog";
import { Field, Input, TextArea } from "@/ui/field";
import { useDraft } from "./kept";
import { KindChoice } from "./kind-choice";
import { mayRetry } from "./queries";
import {
  REQUEST_LIMIT,
  type RequestDraft,
  type RequestFaults,
  requestFaults,
} from "./request-rules";
import { EMAIL_LIMIT, lengthOf, NAME_LIMIT, stillWrong } from "./thought-rules";
import { type NewRequest, type RequestKind, useSendRequest } from "./tribute-queries";

const words = tributesText.request;
const KINDS = [
  { value: "correction", label: words.correction },
  { value: "removal", label: words.removal },
] as const;
const EMPTY: RequestDraft = {
  kind: "correction",
  name: "",
  email: "",
  phone: "",
  relation: "",
  text: "",
};

function trimmed(draft: RequestDraft, kind: RequestKind): NewRequest {
  const { name, email, phone, relation, text: said } = draft;
  return {
    kind,
    name: name.trim(),
    email: email.trim(),
    phone: phone.trim(),
    relation: relation.trim(),
    text: said.trim(),
  };
}

export function RequestDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const [draft, change] = useDraft(`request-${id}`, EMPTY);
  const [faults, setFaults] = useState<RequestFaults>({});
  const form = useRef<HTMLFormElement>(null);
  const send = useSendRequest(id);
  const kind: RequestKind = draft.kind === "removal" ? "removal" : "correction";

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (send.isPending) return;
    const found = requestFaults(draft);
    setFaults(found);
    const first = Object.keys(found)[0];
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    else
      send.mutate(trimmed(draft, kind), {
        onSuccess: () => {
          change({ text: "" });
          onClose();
        },
      });
  };
  const put = (part: Partial<RequestDraft>) => {
    setFaults(stillWrong(faults, part));
    if (send.isError) send.reset();
    change(part);
  };
  const line = (name: "name" | "email" | "phone" | "relation"): ComponentProps<"input"> => ({
    name,
    value: draft[name],
    maxLength: NAME_LIMIT,
    readOnly: send.isPending,
    onChange: ({ target }) => put({ [name]: target.value }),
  });

  return (
    <Dialog title={words.title} description={words.lead} width="medium" isForm onClose={onClose}>
      <form ref={form} noValidate onSubmit={submit}>
        <div className="grid gap-4 p-5 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <KindChoice
              label={words.kind}
              value={kind}
              choices={KINDS}
              onChange={(chosen) => put({ kind: chosen })}
            />
          </div>
          <Field label={words.name} error={faults.name}>
            {(control) => <Input {...control} {...line("name")} required autoComplete="name" />}
          </Field>
          <Field label={words.email} error={faults.email}>
            {(control) => (
              <Input
                {...control}
                {...line("email")}
                type="email"
                required
                maxLength={EMAIL_LIMIT}
                autoComplete="email"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </Field>
          <Field label={words.phone} error={faults.phone} isOptional>
            {(control) => (
              <Input {...control} {...line("phone")} type="tel" maxLength={30} autoComplete="tel" />
            )}
          </Field>
          <Field label={words.relation} isOptional hint={words.relationHint}>
            {(control) => <Input {...control} {...line("relation")} autoComplete="off" />}
          </Field>
          <Field
            label={words.text}
            className="sm:col-span-2"
            error={faults.text}
            hint={
              <span className="flex flex-wrap justify-between gap-x-4">
                <span>{words.textHint}</span>
                <span className="tabular-nums">
                  {tributesText.form.counter(lengthOf(draft.text), REQUEST_LIMIT)}
                </span>
              </span>
            }
          >
            {(control) => (
              <TextArea
                {...control}
                name="text"
                rows={5}
                required
                readOnly={send.isPending}
                value={draft.text}
                onChange={({ target }) => put({ text: target.value })}
              />
            )}
          </Field>
          <p className="text-sm text-muted sm:col-span-2">{words.privacy}</p>
        </div>
        <DialogButtons>
          {send.isError && (
            <p className="order-first mr-auto w-full font-semibold text-danger sm:w-auto">
              {tributesText.form.kept}
            </p>
          )}
          <Button onClick={onClose}>{text.common.close}</Button>
          <Button type="submit" variant="primary" aria-disabled={send.isPending || undefined}>
            {send.isPending
              ? tributesText.form.sending
              : send.error && mayRetry(send.error)
                ? text.common.retry
                : words.send}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
