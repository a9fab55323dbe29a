// /orders: what was ordered, how far it is, and the next step.
import { Suspense, useRef, useState } from "react";
import { Navigate } from "react-router";
import { type User, useCurrentUser } from "@/api/current-user";
import { formatCount } from "@/lib/numbers";
import { ordersText as words } from "@/lib/text/orders";
import { screensText } from "@/lib/text/staff";
import { text } from "@/lib/text/text";
import { useAddress } from "@/lib/use-address";
import { Button } from "@/ui/button";
import { DataTable } from "@/ui/data-table";
import { earlyPart } from "@/ui/early-part";
import { LoadFailed } from "@/ui/list-page";
import { Pagination } from "@/ui/pagination";
import { PhoneFilters } from "@/ui/phone-filters";
import { countFilters, type Filters, isBackwards, readFilters, writeFilters } from "./filters";
import { Legend } from "./legend";
import { MoveDialog } from "./move-dialog";
import { orderColumns } from "./order-columns";
import { OrderFilters } from "./order-filters";
import { actionsFor, type OrderAction } from "./order-rules";
import { type OrderRow, useMoveOrder, useOrders } from "./queries";

const OrderDialog = earlyPart(async () => (await import("./order-dialog")).OrderDialog);

export function OrdersPage() {
  const caller = useCurrentUser();
  return caller && <Orders caller={caller} />;
}

interface Move {
  order: OrderRow;
  to: OrderAction;
}

function Orders({ caller }: { caller: User }) {
  const { params, coming, go } = useAddress();
  const filters = readFilters(params);
  const orders = useOrders(filters);
  const move = useMoveOrder();
  const [opened, setOpened] = useState<number | null>(null);
  const [asked, setAsked] = useState<Move | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const { data, isPlaceholderData } = orders;

  const change = (next: Partial<Filters>) =>
    go(writeFilters({ ...readFilters(coming()), page: 1, ...next }));
  const pathOf = (page: number) => `?${writeFilters({ ...filters, page })}`;
  const send = ({ order, to }: Move) => move.mutate({ id: order.id, status: to });
  const ask = (order: OrderRow, to: OrderAction) =>
    to === "processing" ? send({ order, to }) : setAsked({ order, to });
  const chosen = countFilters(filters);
  const last = Math.max(1, data?.totalPages ?? filters.page);
  // The address is an old one.
  if (!isPlaceholderData && filters.page > last) return <Navigate replace to={pathOf(last)} />;

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5" ref={top}>
      <PhoneFilters active={chosen}>
        <OrderFilters filters={filters} onChange={change} />
      </PhoneFilters>
      <Legend />
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-muted">
          {data ? words.count(formatCount(data.total)) : text.common.loading}
        </p>
        {chosen > 0 && (
          <Button onClick={() => go(new URLSearchParams(), false)}>{words.clear}</Button>
        )}
      </div>
      {orders.isError ? (
        <LoadFailed onRetry={() => void orders.refetch()} />
      ) : (
        <div className={isPlaceholderData ? "opacity-60 transition-opacity" : ""}>
          <DataTable
            caption={screensText.ordersTitle}
            columns={orderColumns({
              actionsOf: (order) => actionsFor(order, caller),
              onOpen: ({ id }) => setOpened(id),
              onMove: ask,
            })}
            rows={data?.rows}
            rowKey={({ id }) => id}
            empty={emptyText(filters)}
          />
        </div>
      )}
      <Pagination
        page={filters.page}
        totalPages={data?.totalPages ?? 0}
        pathOf={pathOf}
        onTurn={() => top.current?.scrollIntoView()}
      />
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

function emptyText(filters: Filters): string {
  if (isBackwards(filters)) return words.backwards;
  return countFilters(filters) > 0 ? words.noneFiltered : words.none;
}
