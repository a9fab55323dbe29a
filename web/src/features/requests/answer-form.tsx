// The outcome of a request and the note that goes with it, by mail.
import { type FormEvent, type ReactNode, useState } from "react";
import { requestsText as words } from "@/lib/text/moderation";
import { staffText } from "@/lib/text/staff";
import { Button } from "@/ui/button";
import { DialogButtons } from "@/ui/dialog";
import { Field, TextArea } from "@/ui/field";
import { HideSwitch, Publicity } from "./publicity";
import {
  type AnswerGiven,
  isHandled,
  type RelativeRequest,
  useAnswer,
  useRequest,
} from "./queries";

/** The service's own limit. */
const MOST = 1000;
const OUTCOMES = ["done", "rejected"] as const;
const { outcomeHints } = words;

interface Props {
  request: RelativeRequest;
  onClose: () => void;
}

export function AnswerForm({ request: listed, onClose }: Props) {
  const request = useRequest(listed);
  const isRemoval = request.kind === "removal";
  const canHide = isRemoval && request.isPublic;
  const [status, setStatus] = useState<AnswerGiven["status"] | null>(null);
  const [note, setNote] = useState("");
  const [hides, setHides] = useState(true);
  const [isChecked, setChecked] = useState(false);
  const answer = useAnswer(request);
  const isLong = note.trim().length > MOST;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!status || isLong) return;
    answer.mutate(
      { status, note, hides: canHide && status === "done" && hides },
      { onSuccess: onClose, onError: (error) => isHandled(error) && onClose() },
    );
  };
  return (
    <form onSubmit={submit}>
      <div className="grid gap-4 border-t border-line p-5">
        {isRemoval && <Publicity isPublic={request.isPublic} />}
        <fieldset className="grid gap-2.5">
          <legend className="mb-2 font-semibold">{words.outcome}</legend>
          {OUTCOMES.map((outcome) => (
            <Outcome
              key={outcome}
              outcome={outcome}
              hint={hintOf(outcome, request, hides)}
              isChosen={status === outcome}
              onChoose={() => setStatus(outcome)}
            >
              {canHide && outcome === "done" && <HideSwitch hides={hides} onChange={setHides} />}
            </Outcome>
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

/** What the outcome says of the memorial. */
function hintOf(
  outcome: AnswerGiven["status"],
  { kind, isPublic }: RelativeRequest,
  hides: boolean,
): string {
  if (outcome === "rejected") return outcomeHints.rejected;
  if (kind === "correction") return outcomeHints.corrected;
  if (!isPublic) return outcomeHints.hidden;
  return hides ? outcomeHints.toHide : outcomeHints.shown;
}

interface OutcomeProps {
  outcome: AnswerGiven["status"];
  hint: string;
  isChosen: boolean;
  onChoose: () => void;
  /** What else there is to decide once it is chosen. */
  children: ReactNode;
}

function Outcome({ outcome, hint, isChosen, onChoose, children }: OutcomeProps) {
  return (
    <div
      className={`rounded-lg border ${isChosen ? "border-brand-text bg-brand-soft" : "border-line"}`}
    >
      <label className="flex cursor-pointer items-start gap-3 p-3">
        <input
          type="radio"
          name="outcome"
          checked={isChosen}
          onChange={onChoose}
          className="mt-1 size-4.5 shrink-0 accent-(--brand)"
        />
        <span className="min-w-0">
          <span className="block font-semibold">{words.outcomes[outcome]}</span>
          <span className="block text-[0.95rem] text-muted">{hint}</span>
        </span>
      </label>
      {isChosen && children}
    </div>
  );
}
