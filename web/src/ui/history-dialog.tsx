// Every change of one record, the last first.
import { type Activity, actorName, deed } from "@/lib/activity";
import { formatMoment } from "@/lib/dates";
import { activityText } from "@/lib/text/history";
import { staffText } from "@/lib/text/staff";
import { text } from "@/lib/text/text";
import { Button } from "./button";
import { ChangeList } from "./change-list";
import { Dialog } from "./dialog";

export interface HistoryEntry extends Activity {
  id: number;
  at: string;
}

interface Props {
  of: string;
  /** Undefined while loading. */
  entries: HistoryEntry[] | undefined;
  /** More entries than those shown. */
  hasMore: boolean;
  isFailed: boolean;
  onRetry: () => void;
  onClose: () => void;
}

export function HistoryDialog({ of, entries, hasMore, isFailed, onRetry, onClose }: Props) {
  return (
    <Dialog title={activityText.history} description={of} width="medium" onClose={onClose}>
      <div className="px-5 py-5">
        {isFailed ? (
          <div role="alert" className="grid justify-items-center gap-4 py-8 text-center">
            <p>{staffText.common.loadFailed}</p>
            <Button onClick={onRetry}>{text.common.retry}</Button>
          </div>
        ) : (
          <Entries entries={entries} />
        )}
        {hasMore && <p className="mt-5 text-sm text-muted">{activityText.historyRest}</p>}
      </div>
    </Dialog>
  );
}

function Entries({ entries }: Pick<Props, "entries">) {
  if (!entries)
    return (
      <div role="status" className="grid gap-4">
        <span className="sr-only">{text.common.loading}</span>
        <span className="skeleton h-5 w-2/3" />
        <span className="skeleton h-5 w-1/2" />
        <span className="skeleton h-5 w-3/4" />
      </div>
    );
  if (entries.length === 0)
    return <p className="py-8 text-center text-muted">{activityText.noHistory}</p>;
  return (
    <ol className="grid">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="relative grid gap-1.5 border-l-2 border-line pb-6 pl-5 last:pb-0"
        >
          <span
            aria-hidden
            className="absolute top-1.5 -left-[0.45rem] size-3 rounded-full border-2 border-surface bg-brand"
          />
          <p className="leading-snug">
            <span className="font-semibold">{actorName(entry)}</span> {deed(entry)}
          </p>
          <p className="text-sm text-muted">
            <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
          </p>
          {entry.changes.length > 0 && <ChangeList changes={entry.changes} action={entry.action} />}
        </li>
      ))}
    </ol>
  );
}
