// How a supplier's orders go: counts, and the five that were completed last.
import { Link } from "react-router";
import { formatDay } from "@/lib/dates";
import { formatCents } from "@/lib/money";
import { formatCount } from "@/lib/numbers";
import { supplierText } from "@/lib/text/shop";
import { text } from "@/lib/text/text";
import { Button } from "@/ui/button";
import { type OrderSummary, useOrderSummary } from "./queries";

const words = supplierText.stats;

export function OwnOrders() {
  const orders = useOrderSummary();
  return (
    <section
      aria-labelledby="ordini-propri"
      className="grid gap-4 rounded-2xl border border-line bg-surface p-5"
    >
      <h2 id="ordini-propri" className="font-serif text-2xl font-semibold">
        {words.title}
      </h2>
      {orders.isPending && <span className="skeleton h-32" />}
      {orders.isError && (
        <p role="alert" className="grid justify-items-start gap-3">
          {words.failed}
          <Button onClick={() => void orders.refetch()}>{text.common.retry}</Button>
        </p>
      )}
      {orders.data && <Numbers summary={orders.data} />}
      {orders.data && <Completed orders={orders.data.lastCompleted} />}
    </section>
  );
}

function Numbers({ summary }: { summary: OrderSummary }) {
  const facts = [
    [words.all, summary.total],
    [words.waiting, summary.paid],
    [words.processing, summary.processing],
    [words.completed, summary.completed],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-3">
      {facts.map(([label, count]) => (
        <div key={label} className="rounded-xl bg-sunken px-4 py-3">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-2xl font-semibold tabular-nums">{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Completed({ orders }: { orders: OrderSummary["lastCompleted"] }) {
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">{words.last}</h3>
      {orders.length === 0 && <p className="text-muted">{words.none}</p>}
      <ul className="grid gap-2">
        {orders.map(({ id, orderNumber, customerEmail, totalAmount, completedAt }) => (
          <li key={id} className="grid gap-x-3 border-t border-line pt-2">
            <span className="flex justify-between gap-3">
              <Link
                to="/orders?stato=completed"
                className="font-semibold text-brand-text hover:underline"
              >
                {orderNumber}
              </Link>
              <span className="tabular-nums">{formatCents(totalAmount)}</span>
            </span>
            <span className="flex justify-between gap-3 text-sm text-muted">
              <span className="min-w-0 wrap-anywhere">{customerEmail}</span>
              <span className="whitespace-nowrap">{completedAt && formatDay(completedAt)}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
