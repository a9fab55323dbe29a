// The outcome of a request and the note that goes with it, by mail.
import { type FormEvent, useState } from "react";
import { requestsText as words } from "@/lib/text/moderation";
import { staffText } from "@/lib/text/staff";
import { Button } from "@/ui/button";
import { DialogButtons } from "@/ui/dialog";
import { Field, TextArea } from "@/ui/field";
import { type AnswerGiven, isHandled, type RelativeRequest, useAnswer } from "./queries";

/** The service's own limit. */
const MOST = 1000;
const OUTCOMES = ["done", "rejected"] as const;

interface Props {
  request: RelativeRequest;
  onClose: () => void;
}

export function AnswerForm({ request, onClose }: Props) {
  const [status, setStatus] = useState<AnswerGiven["status"] | null>(null);
  const [note, setNote] = useState("");
  const [isChecked, setChecked] = useState(false);
  const answer = useAnswer(request.id);
  const isLong = note.trim().length > MOST;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!status || isLong) return;
    answer.mutate(
      { status, note },
      { onSuccess: onClose, onError: (error) => isHandled(error) && onClose() },
    );
  };
  return (
    <form onSubmit={submit}>
      <div className="grid gap-4 border-t border-line p-5">
        <fieldset className="grid gap-2.5">
          <legend className="mb-2 font-semibold">{words.outcome}</legend>
          {OUTCOMES.map((outcome) => (
            <Outcome
              key={outcome}
              outcome={outcome}
              isChosen={status === outcome}
              onChoose={() => setStatus(outcome)}
            />
          ))}
          {isChecked && !status && (
            <p role="alert" className="text-sm font-semibold text-danger">
              {words.noOutcome}
            </p>
          )}
        </fieldset>
        <Field
          label={words.note}
          isOptional
          hint={words.noteHint(request.email)}
          error={isLong ? words.noteTooLong : undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={4}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
      </div>
      <DialogButtons>
        <Button onClick={onClose}>{staffText.common.cancel}</Button>
        <Button type="submit" variant="primary" disabled={answer.isPending}>
          {answer.isPending ? words.sending : words.submit}
        </Button>
      </DialogButtons>
    </form>
  );
}

interface OutcomeProps {
  outcome: AnswerGiven["status"];
  isChosen: boolean;
  onChoose: () => void;
}

function Outcome({ outcome, isChosen, onChoose }: OutcomeProps) {
  return (
    <label
      className={`flex cursor-pointer items-start gap-3 rounded-lg border p-3 ${isChosen ? "border-brand-text bg-brand-soft" : "border-line"}`}
    >
      <input
        type="radio"
        name="outcome"
        checked={isChosen}
        onChange={onChoose}
        className="mt-1 size-4.5 shrink-0 accent-(--brand)"
      />
      <span className="min-w-0">
        <span className="block font-semibold">{words.outcomes[outcome]}</span>
        <span className="block text-[0.95rem] text-muted">{words.outcomeHints[outcome]}</span>
      </span>
    </label>
  );
}
