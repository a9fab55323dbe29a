// Asks before a record comes back, and says what comes along.
import { trashText as words } from "@/lib/text/tools";
import { ConfirmDialog } from "@/ui/confirm-dialog";
import { contentsText, type TrashEntry } from "./contents";
import { useRestore } from "./queries";
import { entryName } from "./trash-columns";

export function RestoreDialog({ entry, onClose }: { entry: TrashEntry; onClose: () => void }) {
  const restore = useRestore();
  const contents = contentsText(entry.contents);
  return (
    <ConfirmDialog
      title={words.restoreTitle}
      confirm={words.restore}
      isHarmless
      onConfirm={() => restore.mutate(entry)}
      onCancel={onClose}
    >
      <p className="wrap-anywhere">{words.restoreAsk(entryName(entry))}</p>
      {contents && <p className="text-muted">{words.restoreContents(contents)}</p>}
    </ConfirmDialog>
  );
}
