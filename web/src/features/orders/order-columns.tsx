// The columns of the orders' table.
import { formatMoment } from "@/lib/dates";
import { formatCents } from "@/lib/money";
import { ordersText as words } from "@/lib/text/orders";
import { staffText } from "@/lib/text/staff";
import { Button } from "@/ui/button";
import type { Column } from "@/ui/data-table";
import type { OrderAction } from "./order-rules";
import type { OrderRow } from "./queries";
import { Reach } from "./reach";
import { DemoBadge, StatusBadge } from "./status-badge";

interface Actions {
  actionsOf: (order: OrderRow) => OrderAction[];
  onOpen: (order: OrderRow) => void;
  onMove: (order: OrderRow, to: OrderAction) => void;
}

export const ACTION_NAMES: Record<OrderAction, string> = {
  processing: words.start,
  completed: words.complete,
  cancelled: words.cancel,
};

export function orderColumns({ actionsOf, onOpen, onMove }: Actions): Column<OrderRow>[] {
  const { columns } = words;
  return [
    {
      id: "number",
      header: columns.number,
      isTitle: true,
      className: "whitespace-nowrap",
      cell: (order) => (
        <span className="flex flex-wrap items-center gap-2">
          <button
            type="button"
            aria-label={words.openOf(order.orderNumber)}
            onClick={() => onOpen(order)}
            className="min-h-6 rounded font-semibold text-brand-text underline-offset-4 hover:underline"
          >
            {order.orderNumber}
          </button>
          {order.isDemo && <DemoBadge />}
        </span>
      ),
    },
    {
      id: "customer",
      header: columns.customer,
      className: "min-w-40",
      cell: (order) => <Customer order={order} />,
    },
    {
      id: "tomb",
      header: columns.tomb,
      className: "min-w-32",
      cell: ({ tomb, deceased, cemeteryName }) => (
        <>
          <span className="block">{tomb}</span>
          <span className="block text-sm text-muted">{deceased ?? cemeteryName}</span>
        </>
      ),
    },
    {
      id: "total",
      header: columns.total,
      align: "right",
      className: "whitespace-nowrap",
      cell: ({ totalAmount }) => formatCents(totalAmount),
    },
    { id: "status", header: columns.status, cell: (order) => <State order={order} /> },
    {
      id: "date",
      header: columns.date,
      className: "tabular-nums",
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      id: "actions",
      header: staffText.common.actions,
      isActions: true,
      className: "text-right",
      cell: (order) => {
        const actions = actionsOf(order);
        return actions.length > 0 && <Steps order={order} actions={actions} onMove={onMove} />;
      },
    },
  ];
}

interface StepsProps extends Pick<Actions, "onMove"> {
  order: OrderRow;
  actions: OrderAction[];
}

function Steps({ order, actions, onMove }: StepsProps) {
  return (
    <span className="flex flex-wrap justify-end gap-2">
      {actions.map((to) => (
        <Button
          key={to}
          variant={to === "cancelled" ? "ghostDanger" : "outline"}
          className="whitespace-nowrap"
          aria-label={words.actionOf(ACTION_NAMES[to], order.orderNumber)}
          onClick={() => onMove(order, to)}
        >
          {ACTION_NAMES[to]}
        </Button>
      ))}
    </span>
  );
}

/** Day and hour, one below the other where there is little room. */
function Moment({ at }: { at: string }) {
  const [day, hour] = formatMoment(at).split(", ");
  return (
    <>
      <span className="whitespace-nowrap">{day}</span> <span className="text-muted">{hour}</span>
    </>
  );
}

function Customer({ order }: { order: OrderRow }) {
  return (
    <>
      {order.customerName && <span className="block font-semibold">{order.customerName}</span>}
      <span className="block text-sm text-muted">
        <Reach order={order} />
      </span>
    </>
  );
}

function State({ order }: { order: OrderRow }) {
  const isAtBank = order.status === "pending" && order.paymentStatus === "processing";
  return (
    <span className="grid justify-items-start gap-1">
      <StatusBadge status={order.status} />
      {isAtBank && <span className="text-sm text-muted">{words.bankWaits}</span>}
      {order.refundStatus && !order.alarm && (
        <span className="text-sm text-muted">{words.dialog.refundStates[order.refundStatus]}</span>
      )}
      {order.alarm && (
        <span className="text-sm font-semibold whitespace-pre-line text-danger">{order.alarm}</span>
      )}
    </span>
  );
}
