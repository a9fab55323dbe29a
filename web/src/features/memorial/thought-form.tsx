// Lascia un pensiero: a message or a prayer. What is typed outlives a failure and a reload.
import { clsx } from "clsx";
import { type FormEvent, useRef, useState } from "react";
import { text } from "@/lib/text/text";
import { tributesText } from "@/lib/text/tributes";
import { Button } from "@/ui/button";
import { Field, Input, TextArea } from "@/ui/field";
import { type PendingThought, type ThoughtKind, useDraft } from "./kept";
import { KindChoice } from "./kind-choice";
import { mayRetry } from "./queries";
import {
  EMAIL_LIMIT,
  lengthOf,
  NAME_LIMIT,
  stillWrong,
  TEXT_LIMIT,
  type ThoughtFaults,
  thoughtFaults,
} from "./thought-rules";
import { useSendThought } from "./tribute-queries";

const words = tributesText.form;
const KINDS = [
  { value: "message", label: words.message.kind },
  { value: "prayer", label: words.prayer.kind },
] as const;
const EMPTY = { kind: "message", name: "", words: "", email: "" };

interface Props {
  id: number;
  onSent: (thought: PendingThought) => void;
}

export function ThoughtForm({ id, onSent }: Props) {
  const [draft, change] = useDraft(`thought-${id}`, EMPTY);
  const [faults, setFaults] = useState<ThoughtFaults>({});
  const form = useRef<HTMLFormElement>(null);
  const kind: ThoughtKind = draft.kind === "prayer" ? "prayer" : "message";
  const send = useSendThought(kind, id);
  const isMessage = kind === "message";

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (send.isPending) return;
    const found = thoughtFaults(draft, kind);
    setFaults(found);
    const first = Object.keys(found)[0];
    if (first) {
      form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
      return;
    }
    const sent = { name: draft.name.trim(), words: draft.words.trim(), email: draft.email.trim() };
    send.mutate(sent, {
      onSuccess: (kept) => {
        change({ words: "" });
        const at = new Date().toISOString();
        if (kept) onSent({ id: kept.id, kind, author: sent.name, words: sent.words, at });
      },
    });
  };
  const put = (part: Partial<typeof EMPTY>) => {
    setFaults("kind" in part ? {} : stillWrong(faults, part));
    if (send.isError) send.reset();
    change(part);
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-labelledby="pensiero"
      className="grid gap-4 rounded-2xl border border-line bg-surface p-5"
    >
      <h2
        id="pensiero"
        tabIndex={-1}
        className="outline-none font-serif text-3xl leading-tight font-semibold"
      >
        {words.title}
      </h2>
      <KindChoice
        label={words.kind}
        value={kind}
        choices={KINDS}
        onChange={(chosen) => put({ kind: chosen })}
      />
      <Field label={words.name} error={faults.name}>
        {(control) => (
          <Input
            {...control}
            name="name"
            autoComplete="name"
            maxLength={NAME_LIMIT}
            required
            readOnly={send.isPending}
            value={draft.name}
            onChange={({ target }) => put({ name: target.value })}
          />
        )}
      </Field>
      <Field
        label={words[kind].text}
        error={faults.words}
        hint={<Counter count={lengthOf(draft.words)} />}
      >
        {(control) => (
          <TextArea
            {...control}
            name="words"
            rows={5}
            required
            readOnly={send.isPending}
            className="font-serif text-xl"
            value={draft.words}
            onChange={({ target }) => put({ words: target.value })}
          />
        )}
      </Field>
      {isMessage && (
        <Field label={words.email} isOptional hint={words.emailHint} error={faults.email}>
          {(control) => (
            <Input
              {...control}
              name="email"
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={EMAIL_LIMIT}
              readOnly={send.isPending}
              value={draft.email}
              onChange={({ target }) => put({ email: target.value })}
            />
          )}
        </Field>
      )}
      <div className="grid gap-2">
        {send.isError && <p className="font-semibold text-danger">{words.kept}</p>}
        <Button type="submit" variant="primary" aria-disabled={send.isPending || undefined}>
          {send.isPending
            ? words.sending
            : send.error && mayRetry(send.error)
              ? text.common.retry
              : words[kind].send}
        </Button>
        <p className="text-center text-sm text-balance text-muted">{words.moderated}</p>
      </div>
    </form>
  );
}

/** Spoken only when the end is near. */
function Counter({ count }: { count: number }) {
  const isOver = count > TEXT_LIMIT;
  return (
    <span
      aria-live={count > TEXT_LIMIT - 20 ? "polite" : "off"}
      className={clsx("block text-right tabular-nums", isOver && "font-semibold text-danger")}
    >
      {words.counter(count, TEXT_LIMIT)}
    </span>
  );
}
