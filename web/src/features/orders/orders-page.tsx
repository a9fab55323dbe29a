// /orders: what was ordered, how far it is, and the next step.
import { Suspense, useState } from "react";
import { type User, useCurrentUser } from "@/api/current-user";
import { formatCount } from "@/lib/numbers";
import { ordersText as words } from "@/lib/text/orders";
import { screensText, staffText } from "@/lib/text/staff";
import { text } from "@/lib/text/text";
import { useAddress } from "@/lib/use-address";
import { Choices } from "@/ui/choices";
import { DataTable } from "@/ui/data-table";
import { earlyPart } from "@/ui/early-part";
import { FilterBar } from "@/ui/filter-bar";
import { LoadFailed } from "@/ui/list-page";
import { Legend } from "./legend";
import { MoveDialog } from "./move-dialog";
import { orderColumns } from "./order-columns";
import { actionsFor, type OrderAction, type OrderStatus, STATUSES } from "./order-rules";
import { type OrderRow, useMoveOrder, useOrders } from "./queries";

const OrderDialog = earlyPart(async () => (await import("./order-dialog")).OrderDialog);

const STATUS = "stato";
/** The service answers the newest of them. */
const MOST = 1000;

export function OrdersPage() {
  const caller = useCurrentUser();
  return caller && <Orders caller={caller} />;
}

interface Move {
  order: OrderRow;
  to: OrderAction;
}

function Orders({ caller }: { caller: User }) {
  const { params, go } = useAddress();
  const status = STATUSES.find((known) => known === params.get(STATUS)) ?? null;
  const orders = useOrders(status);
  const move = useMoveOrder();
  const [opened, setOpened] = useState<number | null>(null);
  const [asked, setAsked] = useState<Move | null>(null);
  const { data } = orders;

  const send = ({ order, to }: Move) => move.mutate({ id: order.id, status: to });
  const ask = (order: OrderRow, to: OrderAction) =>
    to === "processing" ? send({ order, to }) : setAsked({ order, to });

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <StatusFilter
          value={status}
          onChange={(next) => go(new URLSearchParams(next ? { [STATUS]: next } : {}))}
        />
        <p role="status" className="text-muted">
          {data ? words.count(formatCount(data.length)) : text.common.loading}
          {data && data.length >= MOST && ` · ${words.most}`}
        </p>
      </div>
      {orders.isError ? (
        <LoadFailed onRetry={() => void orders.refetch()} />
      ) : (
        <DataTable
          caption={screensText.ordersTitle}
          columns={orderColumns({
            actionsOf: (order) => actionsFor(order, caller),
            onOpen: ({ id }) => setOpened(id),
            onMove: ask,
          })}
          rows={data}
          rowKey={({ id }) => id}
          empty={status ? words.noneFiltered : words.none}
        />
      )}
      <Legend />
      {opened !== null && (
        <Suspense fallback={null}>
          <OrderDialog id={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
      {asked && asked.to !== "processing" && (
        <MoveDialog
          order={asked.order}
          to={asked.to}
          onConfirm={() => {
            send(asked);
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

interface FilterProps {
  value: OrderStatus | null;
  onChange: (status: string) => void;
}

function StatusFilter({ value, onChange }: FilterProps) {
  return (
    <div className="w-full max-w-72">
      <FilterBar label={staffText.common.filters}>
        <Choices
          label={words.status}
          any={words.anyStatus}
          value={value ?? ""}
          choices={STATUSES.map((status) => ({ value: status, label: words.states[status] }))}
          onChange={onChange}
        />
      </FilterBar>
    </div>
  );
}
