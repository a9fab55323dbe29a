// All there is to know of an order: what was bought, by whom, its steps, refunds and photos.
import { formatMoment } from "@/lib/dates";
import { formatCents } from "@/lib/money";
import { ordersText } from "@/lib/text/orders";
import { text } from "@/lib/text/text";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { Part, Row } from "./order-part";
import { OrderPhotos } from "./order-photos";
import { statusOf } from "./order-rules";
import { type Order, useOrder } from "./queries";
import { Reach } from "./reach";
import { Refunds } from "./refunds";
import { DemoBadge, StatusBadge } from "./status-badge";

const words = ordersText.dialog;

export function OrderDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const order = useOrder(id);
  return (
    <Dialog
      title={order.data ? words.title(order.data.orderNumber) : text.common.loading}
      width="medium"
      onClose={onClose}
    >
      {order.isError && (
        <div role="alert" className="grid justify-items-start gap-4 p-5">
          <p>{words.failed}</p>
          <Button onClick={() => void order.refetch()}>{text.common.retry}</Button>
        </div>
      )}
      {order.data && <OrderView order={order.data} />}
    </Dialog>
  );
}

function OrderView({ order }: { order: Order }) {
  const place = [order.tomb, order.cemeteryName].filter(Boolean).join(" · ");
  return (
    <div className="grid gap-6 p-5">
      <p className="flex flex-wrap gap-2">
        <StatusBadge status={order.status} />
        {order.isDemo && <DemoBadge />}
      </p>
      {order.alarm && (
        <p className="rounded-lg bg-danger-soft p-4 font-semibold whitespace-pre-line text-danger">
          {order.alarm}
        </p>
      )}
      <Part title={words.items}>
        <ul className="grid gap-1.5">
          {order.items.map(({ title, quantity, price }) => (
            <Row key={`${title}-${price}-${quantity}`} label={`${quantity} × ${title}`}>
              {formatCents(price * quantity)}
            </Row>
          ))}
          <Row label={words.total} isSum>
            {formatCents(order.totalAmount)}
          </Row>
        </ul>
      </Part>
      <Part title={words.customer}>
        <p className="font-semibold">{order.customerName ?? words.noName}</p>
        <Reach order={order} />
        {order.notes && (
          <>
            <p className="mt-3 text-sm text-muted">{words.notes}</p>
            <p className="whitespace-pre-line wrap-anywhere">{order.notes}</p>
          </>
        )}
      </Part>
      <Part title={words.place}>
        {order.deceased && <p className="font-semibold">{order.deceased}</p>}
        <p>{place}</p>
        <p className="text-muted">
          {words.supplier}: {order.supplierName}
        </p>
      </Part>
      <OrderPhotos order={order} />
      <Refunds order={order} />
      <Steps order={order} />
    </div>
  );
}

function Steps({ order }: { order: Order }) {
  return (
    <Part title={words.history}>
      <ol className="grid gap-1.5 text-[0.95rem]">
        {order.changes.map(({ at, after, source, userName, note }) => (
          <li key={`${at}-${after}-${note}`} className="grid gap-x-4 sm:grid-cols-[10rem_1fr]">
            <span className="text-muted tabular-nums">{formatMoment(at)}</span>
            <span>
              {note ?? ordersText.states[statusOf(after)]}
              <span className="text-muted"> · {userName ?? words.sources[source] ?? source}</span>
            </span>
          </li>
        ))}
      </ol>
    </Part>
  );
}
