// The attempts to give an order's money back; one that has failed can be repeated.
import { useState } from "react";
import { formatMoment } from "@/lib/dates";
import { formatCents } from "@/lib/money";
import { ordersText } from "@/lib/text/orders";
import { Button } from "@/ui/button";
import { ConfirmDialog } from "@/ui/confirm-dialog";
import { Part, Row } from "./order-part";
import { type Order, useRetryRefund } from "./queries";

const words = ordersText.dialog;

export function Refunds({ order }: { order: Order }) {
  const retry = useRetryRefund(order.id);
  const [isAsking, setAsking] = useState(false);
  const last = order.refunds.at(-1);
  if (!last) return null;
  return (
    <Part title={words.refunds}>
      <ul className="grid gap-1.5">
        {order.refunds.map(({ attempt, amount, status, createdAt }) => (
          <Row key={attempt} label={`${formatMoment(createdAt)}: ${words.refundStates[status]}`}>
            {formatCents(amount)}
          </Row>
        ))}
      </ul>
      {last.status === "failed" && !order.isDisputed && (
        <Button className="mt-3" disabled={retry.isPending} onClick={() => setAsking(true)}>
          {words.retryRefund}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={words.retryRefund}
          confirm={words.retryRefund}
          cancel={ordersText.keep}
          isHarmless
          onConfirm={() => {
            setAsking(false);
            retry.mutate();
          }}
          onCancel={() => setAsking(false)}
        >
          <p className="font-semibold">{words.title(order.orderNumber)}</p>
          <p className="wrap-anywhere">
            {words.retryAsk(customerOf(order), formatCents(order.totalAmount))}
          </p>
        </ConfirmDialog>
      )}
    </Part>
  );
}

function customerOf({ customerName, customerEmail }: Order): string {
  return customerName ? `${customerName} (${customerEmail})` : customerEmail;
}
