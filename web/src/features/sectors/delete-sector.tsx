// Asks before a sector is deleted.
import { refusalOf, type Sector } from "@/api/registry";
import { sectorsText as words } from "@/lib/text/sectors";
import { DeleteDialog } from "@/ui/delete-dialog";
import { useDeleteSector } from "./queries";

export function DeleteSector({ sector, onClose }: { sector: Sector; onClose: () => void }) {
  const remove = useDeleteSector();
  return (
    <DeleteDialog
      title={words.deleteTitle}
      ask={words.deleteAsk}
      about={`${sector.name} · ${sector.cemetery_name}`}
      isDeleting={remove.isPending}
      refused={refusalOf(remove.error, words.deleteFailed)}
      onConfirm={() => remove.mutate(sector, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
