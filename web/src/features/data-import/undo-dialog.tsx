// Asks before an import is taken back, and says what goes and what stays.
import { jobsText as words } from "@/lib/text/data-import";
import { ConfirmDialog } from "@/ui/confirm-dialog";
import { levelsText } from "./levels";
import { type Job, useUndo } from "./queries";

interface Props {
  job: Job;
  onBegun: (job: Job) => void;
  onClose: () => void;
}

export function UndoDialog({ job, onBegun, onClose }: Props) {
  const undo = useUndo();
  return (
    <ConfirmDialog
      title={words.undoTitle}
      confirm={words.undo}
      cancel={words.keep}
      onConfirm={() => undo.mutate(job, { onSuccess: () => onBegun(job) })}
      onCancel={onClose}
    >
      <p className="wrap-anywhere">{words.undoAsk(job.fileName, levelsText(job.made))}</p>
      <p className="text-muted">{words.undoKeeps}</p>
    </ConfirmDialog>
  );
}
