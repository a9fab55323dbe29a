// Asks before an operator is deleted.
import type { User } from "@/api/current-user";
import { operatorsText as words } from "@/lib/text/office";
import { staffText } from "@/lib/text/staff";
import { ConfirmDialog } from "@/ui/confirm-dialog";
import { fullName } from "./operator-columns";
import { useDeleteOperator } from "./queries";

export function DeleteOperator({ operator, onClose }: { operator: User; onClose: () => void }) {
  const remove = useDeleteOperator();
  return (
    <ConfirmDialog
      title={words.deleteTitle}
      confirm={staffText.common.delete}
      onConfirm={() => remove.mutate(operator)}
      onCancel={onClose}
    >
      <p>{words.deleteAsk}</p>
      <p className="wrap-anywhere text-muted">
        {words.deleteAbout(fullName(operator), operator.email)}
      </p>
    </ConfirmDialog>
  );
}
