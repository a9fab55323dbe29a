// What was done last, and how the system is.
import { CircleAlert, CircleCheck } from "lucide-react";
import { Link } from "react-router";
import { actorName, deed } from "@/lib/activity";
import { formatMoment } from "@/lib/dates";
import { activityText } from "@/lib/text/history";
import { dashboardText as words } from "@/lib/text/office";
import { text } from "@/lib/text/text";
import { databaseLine, type Line, systemLine } from "./health";
import { Panel } from "./panel";
import { useHealth, useRecentActivity } from "./queries";

export function RecentActivity() {
  return (
    <Panel title={words.recent}>
      <Entries />
      <div className="mt-5 border-t border-line pt-4">
        <SystemHealth />
      </div>
    </Panel>
  );
}

function Entries() {
  const recent = useRecentActivity();
  if (recent.isPending)
    return (
      <div role="status" className="grid gap-4 py-2">
        <span className="sr-only">{text.common.loading}</span>
        {["a", "b", "c", "d"].map((key) => (
          <span key={key} className="skeleton h-5 w-full" />
        ))}
      </div>
    );
  if (recent.isError) return <p role="alert">{words.recentFailed}</p>;
  if (recent.data.results.length === 0) return <p className="text-muted">{words.noRecent}</p>;
  return (
    <>
      <ol className="grid">
        {recent.data.results.map((entry) => (
          <li
            key={entry.id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-2.5 first:pt-0 last:border-0"
          >
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{actorName(entry)}</span> {deed(entry)}
            </span>
            <time dateTime={entry.at} className="text-sm text-muted tabular-nums">
              {formatMoment(entry.at)}
            </time>
          </li>
        ))}
      </ol>
      <Link
        to="/activity"
        className="mt-2 inline-block rounded py-1 text-brand-text underline underline-offset-4"
      >
        {words.wholeLog}
        <span className="sr-only"> ({activityText.count(String(recent.data.total))})</span>
      </Link>
    </>
  );
}

function SystemHealth() {
  const health = useHealth();
  if (!health)
    return (
      <p role="status" className="text-muted">
        {words.checking}
      </p>
    );
  return (
    <ul aria-label={words.health} className="grid gap-2">
      <HealthLine {...systemLine(health)} />
      <HealthLine {...databaseLine(health)} />
    </ul>
  );
}

function HealthLine({ isGood, says }: Line) {
  const Icon = isGood ? CircleCheck : CircleAlert;
  return (
    <li className={isGood ? "flex gap-2.5" : "flex gap-2.5 font-semibold text-danger"}>
      <Icon
        size={20}
        aria-hidden
        className={isGood ? "mt-0.5 shrink-0 text-brand-text" : "mt-0.5 shrink-0"}
      />
      {says}
    </li>
  );
}
