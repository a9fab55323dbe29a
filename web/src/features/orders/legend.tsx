// What each status of an order means: above the rows, folded on a phone where it would hide them.
import { ChevronDown } from "lucide-react";
import { ordersText as words } from "@/lib/text/orders";
import { useMedia } from "@/lib/use-media";
import { STATUSES } from "./order-rules";
import { StatusBadge } from "./status-badge";

export function Legend() {
  const isNarrow = useMedia("(width < 64rem)");
  return (
    <section aria-labelledby="legenda" className="rounded-2xl border border-line bg-surface">
      <details key={String(isNarrow)} open={!isNarrow} className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 px-5 py-2.5 [&::-webkit-details-marker]:hidden">
          <h2 id="legenda" className="font-semibold">
            {words.legend}
          </h2>
          <ChevronDown
            size={20}
            aria-hidden
            className="shrink-0 text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <dl className="grid gap-3 px-5 pb-4 sm:grid-cols-2 lg:grid-cols-5">
          {STATUSES.map((status) => (
            <div key={status} className="grid content-start gap-1.5">
              <dt>
                <StatusBadge status={status} />
              </dt>
              <dd className="text-sm text-muted">{words.meanings[status]}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
