// Asks before an import is taken back, and says what goes and what stays.
import { jobsText as words } from "@/lib/text/data-import";
import { ConfirmDialog } from "@/ui/confirm-dialog";
import type { Job } from "./queries";
import { undoWords } from "./undo-words";

interface Props {
  job: Job;
  onConfirm: () => void;
  onClose: () => void;
}

export function UndoDialog({ job, onConfirm, onClose }: Props) {
  const { title, action, question } = undoWords(job);
  return (
    <ConfirmDialog
      title={title}
      confirm={action}
      cancel={words.keep}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <p className="wrap-anywhere">{question}</p>
      <p className="text-muted">{words.undoKeeps}</p>
    </ConfirmDialog>
  );
}
