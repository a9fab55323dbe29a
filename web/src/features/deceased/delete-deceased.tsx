// Asks before a person goes to the trash.
import type { Deceased } from "@/api/registry";
import { deceasedText as words } from "@/lib/text/deceased";
import { DeleteDialog } from "@/ui/delete-dialog";
import { deceasedName } from "./deceased-columns";
import { refusalOf, useDeleteDeceased } from "./queries";

export function DeleteDeceased({ deceased, onClose }: { deceased: Deceased; onClose: () => void }) {
  const remove = useDeleteDeceased();
  return (
    <DeleteDialog
      title={words.deleteTitle}
      ask={words.deleteAsk}
      about={deceasedName(deceased)}
      isDeleting={remove.isPending}
      refused={refusalOf(remove.error)}
      onConfirm={() => remove.mutate(deceased, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
