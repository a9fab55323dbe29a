// Asks before an order is completed or cancelled: both send a mail that cannot be taken back.
import { formatCents } from "@/lib/money";
import { ordersText as words } from "@/lib/text/orders";
import { ConfirmDialog } from "@/ui/confirm-dialog";
import type { OrderAction } from "./order-rules";
import type { OrderRow } from "./queries";

interface Props {
  order: OrderRow;
  to: Exclude<OrderAction, "processing">;
  onConfirm: () => void;
  onClose: () => void;
}

export function MoveDialog({ order, to, onConfirm, onClose }: Props) {
  const isCompletion = to === "completed";
  return (
    <ConfirmDialog
      title={isCompletion ? words.completeTitle : words.cancelTitle}
      // «Annulla» alone would be the way out of a question.
      confirm={isCompletion ? words.complete : words.cancelTitle}
      cancel={words.keep}
      isHarmless={isCompletion}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <p className="font-semibold">{words.dialog.title(order.orderNumber)}</p>
      <p>{isCompletion ? words.completeAsk(order.customerEmail) : consequenceOf(order)}</p>
    </ConfirmDialog>
  );
}

function consequenceOf({ status, isDisputed, totalAmount }: OrderRow): string {
  if (isDisputed) return words.cancelDisputed;
  return status === "pending" ? words.cancelPending : words.cancelPaid(formatCents(totalAmount));
}
