// A card for each check: its count, and a link to the records behind it.
import { clsx } from "clsx";
import { ChevronRight, CircleCheck } from "lucide-react";
import { Link } from "react-router";
import type { Answer } from "@/api/query";
import { listPath } from "@/lib/list-address";
import { formatCount } from "@/lib/numbers";
import { qualityText as words } from "@/lib/text/quality";
import { text } from "@/lib/text/text";

type Counts = Answer<"/api/quality">;

const TOMBS = [
  "over-capacity",
  "permit-expired",
  "permit-expiring",
  "no-owner",
  "no-coordinates",
] as const;
const DECEASED = ["no-dates", "wrong-fiscal-code"] as const;

interface Props {
  /** Undefined while loading. */
  counts: Counts | undefined;
  cemeteryId: number | null;
}

export function QualityCards({ counts, cemeteryId }: Props) {
  return (
    <>
      <Group title={words.tombs}>
        {TOMBS.map((check) => (
          <Card
            key={check}
            check={check}
            count={counts?.tombs[check]}
            to={listPath("/tombs", { quality: check, cemeteryId })}
          />
        ))}
      </Group>
      <Group title={words.deceased}>
        {DECEASED.map((check) => (
          <Card
            key={check}
            check={check}
            count={counts?.deceaseds[check]}
            to={listPath("/deceased", { quality: check, cemeteryId })}
          />
        ))}
        <Card
          check="duplicates"
          count={counts?.duplicates}
          to={listPath("/duplicates", { cemeteryId })}
        />
      </Group>
      {!counts && (
        <p role="status" className="sr-only">
          {text.common.loading}
        </p>
      )}
    </>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-3">
      <h2 className="font-serif text-2xl font-semibold">{title}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-4">
        {children}
      </ul>
    </section>
  );
}

interface CardProps {
  check: string;
  count: number | undefined;
  to: string;
}

const CARD = "flex h-full gap-4 rounded-xl border border-line bg-surface p-4.5";

function Card({ check, count, to }: CardProps) {
  const said = words.checks[check];
  if (!said) return null;
  const body = (
    <span className="grid min-w-0 grow content-start gap-0.5">
      <span className="text-4xl leading-tight font-semibold tabular-nums">
        {count === undefined ? (
          <span className="skeleton my-1 block h-9 w-16" />
        ) : (
          formatCount(count)
        )}
      </span>
      <span className="font-semibold">{said.title}</span>
      <span className="text-sm text-muted">{said.hint}</span>
    </span>
  );
  if (!count)
    return (
      <li className={clsx(CARD, "text-muted")}>
        {body}
        {count === 0 && (
          <CircleCheck
            size={22}
            role="img"
            aria-label={words.fine}
            className="shrink-0 self-center text-brand-text"
          />
        )}
      </li>
    );
  return (
    <li>
      <Link
        to={to}
        aria-label={words.open(said.title, formatCount(count))}
        className={clsx(CARD, "hover:border-brand-text hover:bg-brand-soft")}
      >
        {body}
        <ChevronRight size={20} aria-hidden className="shrink-0 self-center text-muted" />
      </Link>
    </li>
  );
}
