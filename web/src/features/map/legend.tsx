// What the signs mean, how many there are of each, and which are shown.
import { clsx } from "clsx";
import { formatCount } from "@/lib/numbers";
import { mapText as words } from "@/lib/text/tools";
import { StatusSign } from "./status-sign";
import { STATUSES, type Status } from "./tombs";

interface Props {
  counts: Record<Status, number>;
  hidden: ReadonlySet<Status>;
  onToggle: (status: Status) => void;
}

export function Legend({ counts, hidden, onToggle }: Props) {
  return (
    <fieldset>
      <legend className="sr-only">{words.legend}</legend>
      <ul className="flex flex-wrap gap-2">
        {STATUSES.map((status) => {
          const isShown = !hidden.has(status);
          return (
            <li key={status}>
              <button
                type="button"
                aria-pressed={isShown}
                title={words.statusHints[status]}
                onClick={() => onToggle(status)}
                className={clsx(
                  "flex min-h-11 items-center gap-2 rounded-lg border bg-surface px-3 hover:bg-brand-soft",
                  isShown ? "border-field" : "border-dashed border-field text-muted",
                )}
              >
                <span className={clsx(!isShown && "opacity-40")}>
                  <StatusSign status={status} />
                </span>
                <span className={clsx(!isShown && "line-through")}>{words.status[status]}</span>
                <span className="font-semibold tabular-nums">{formatCount(counts[status])}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
