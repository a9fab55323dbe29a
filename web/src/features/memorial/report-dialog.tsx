// Segnala: a published text that should be read again.
import { type FormEvent, useState } from "react";
import { withFewBreaks } from "@/lib/line-breaks";
import { text } from "@/lib/text/text";
import { tributesText } from "@/lib/text/tributes";
import { Button } from "@/ui/button";
import { Dialog, DialogButtons } from "@/ui/dialog";
import { Field, TextArea } from "@/ui/field";
import type { Thought } from "./kept";
import { mayRetry } from "./queries";
import { lengthOf, TEXT_LIMIT } from "./thought-rules";
import { isNotThere, useReport } from "./tribute-queries";

const words = tributesText.report;

interface Props {
  thought: Thought;
  onReported: () => void;
  onClose: () => void;
}

export function ReportDialog({ thought, onReported, onClose }: Props) {
  const [reason, setReason] = useState("");
  const report = useReport(thought.id);
  const isTooLong = lengthOf(reason) > TEXT_LIMIT;
  const end = () => {
    onReported();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isTooLong || report.isPending) return;
    report.mutate(reason.trim(), {
      onSuccess: end,
      onError: (error) => isNotThere(error) && end(),
    });
  };
  return (
    <Dialog title={words.title} description={words.lead} width="small" isForm onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <div className="grid gap-4 p-5">
          <blockquote className="max-h-40 overflow-y-auto rounded-lg bg-sunken px-4 py-3 font-serif text-lg wrap-anywhere whitespace-pre-line">
            {withFewBreaks(thought.words)}
          </blockquote>
          <Field
            label={words.reason}
            isOptional
            error={isTooLong ? words.reasonTooLong : undefined}
          >
            {(control) => (
              <TextArea
                {...control}
                rows={3}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            )}
          </Field>
        </div>
        <DialogButtons>
          <Button onClick={onClose}>{text.common.close}</Button>
          <Button type="submit" variant="danger" aria-disabled={report.isPending || undefined}>
            {report.isPending
              ? tributesText.form.sending
              : report.error && mayRetry(report.error)
                ? text.common.retry
                : words.send}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
