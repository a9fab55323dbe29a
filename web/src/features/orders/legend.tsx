// What each status of an order means.
import { ordersText as words } from "@/lib/text/orders";
import { STATUSES } from "./order-rules";
import { StatusBadge } from "./status-badge";

export function Legend() {
  return (
    <section
      aria-labelledby="legenda"
      className="grid gap-4 rounded-2xl border border-line bg-surface p-5"
    >
      <h2 id="legenda" className="font-serif text-2xl font-semibold">
        {words.legend}
      </h2>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[max-content_1fr]">
        {STATUSES.map((status) => (
          <div key={status} className="grid gap-x-6 gap-y-1 sm:col-span-2 sm:grid-cols-subgrid">
            <dt>
              <StatusBadge status={status} />
            </dt>
            <dd>{words.meanings[status]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
