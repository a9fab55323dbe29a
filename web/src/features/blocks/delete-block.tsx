// Asks before a block is deleted.
import { type Block, refusalOf } from "@/api/registry";
import { blocksText as words } from "@/lib/text/blocks";
import { DeleteDialog } from "@/ui/delete-dialog";
import { useDeleteBlock } from "./queries";

export function DeleteBlock({ block, onClose }: { block: Block; onClose: () => void }) {
  const remove = useDeleteBlock();
  return (
    <DeleteDialog
      title={words.deleteTitle}
      ask={words.deleteAsk}
      about={`${block.name} · ${block.sector_name} · ${block.cemetery_name}`}
      isDeleting={remove.isPending}
      refused={refusalOf(remove.error, words.deleteFailed)}
      onConfirm={() => remove.mutate(block, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
