// How much the system holds.
import { clsx } from "clsx";
import { formatCount } from "@/lib/numbers";
import { dashboardText as words } from "@/lib/text/office";
import { text } from "@/lib/text/text";
import { Button } from "@/ui/button";
import { useStats } from "./queries";

const CARD = "rounded-2xl border border-line bg-surface px-5 py-4 sm:px-6 sm:py-5";
const GRID = "grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4";

export function StatCards() {
  const stats = useStats();
  if (stats.isPending)
    return (
      <div role="status" className={GRID}>
        <span className="sr-only">{text.common.loading}</span>
        {["a", "b", "c", "d"].map((key) => (
          <div key={key} className={CARD}>
            <div className="skeleton h-4 w-28 max-w-full" />
            <div className="skeleton mt-3 h-10 w-20" />
          </div>
        ))}
      </div>
    );
  const { totalCemeteries, totalSectors, totalTombs, totalDeceaseds } = stats.data ?? {};
  return (
    <section aria-label={words.counts}>
      <dl className={GRID}>
        <Stat label={words.cemeteries} count={totalCemeteries} />
        <Stat label={words.sectors} count={totalSectors} />
        <Stat label={words.tombs} count={totalTombs} />
        <Stat label={words.deceased} count={totalDeceaseds} />
      </dl>
      {stats.isError && (
        <p role="alert" className="mt-3 flex flex-wrap items-center gap-3">
          {words.countsFailed}
          <Button onClick={() => void stats.refetch()}>{text.common.retry}</Button>
        </p>
      )}
    </section>
  );
}

function Stat({ label, count }: { label: string; count: number | undefined }) {
  return (
    <div className={clsx(CARD, "flex flex-col justify-between gap-1")}>
      <dt className="leading-snug text-muted">{label}</dt>
      <dd className="font-serif text-4xl leading-tight font-semibold tracking-tight lining-nums sm:text-5xl">
        {count === undefined ? (
          <>
            <span aria-hidden>–</span>
            <span className="sr-only">{words.unknown}</span>
          </>
        ) : (
          formatCount(count)
        )}
      </dd>
    </div>
  );
}
