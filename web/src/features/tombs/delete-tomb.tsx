// Asks before a tomb goes to the trash; a tomb that is not empty stays.
import type { Tomb } from "@/api/registry";
import { tombsText as words } from "@/lib/text/tombs";
import { DeleteDialog } from "@/ui/delete-dialog";
import { refusalOf, useDeleteTomb } from "./queries";
import { tombName } from "./tomb-name";

export function DeleteTomb({ tomb, onClose }: { tomb: Tomb; onClose: () => void }) {
  const remove = useDeleteTomb();
  return (
    <DeleteDialog
      title={words.deleteTitle}
      ask={words.deleteAsk}
      about={[tombName(tomb), tomb.block_name, tomb.sector_name].join(" · ")}
      isDeleting={remove.isPending}
      refused={refusalOf(remove.error)}
      onConfirm={() => remove.mutate(tomb, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
