// What changed in a record: each field with its value before and after.
import { ArrowRight } from "lucide-react";
import { type Change, fieldName, isSecret, shownValue } from "@/lib/activity";
import { activityText } from "@/lib/text/history";
import { kitText } from "@/lib/text/staff";

export interface SeenChange extends Change {
  /** What stands in the reader's own form, when somebody else changed the field too. */
  mine?: unknown;
}

interface Props {
  changes: SeenChange[];
  /** A new record, an import and an export have no before, a deleted record no after. */
  action?: string;
}

export function ChangeList({ changes, action }: Props) {
  return (
    <ul className="grid gap-1 text-[0.95rem]">
      {changes.map((change) => (
        <li key={change.field} className="wrap-anywhere">
          <span className="text-muted">{fieldName(change.field)}: </span>
          <Values change={change} action={action} />
          {"mine" in change && (
            <span className="block pl-4">
              {kitText.stale.mine} <strong>{shownValue(change.field, change.mine)}</strong>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

const FRESH = new Set(["created", "imported", "undone", "exported"]);

function Values({ change, action }: { change: Change; action: string | undefined }) {
  const before = shownValue(change.field, change.before);
  const after = shownValue(change.field, change.after);
  if (action !== undefined && FRESH.has(action)) return <ins className="no-underline">{after}</ins>;
  if (action === "deleted") return <del>{before}</del>;
  if (isSecret(change)) return <em>{activityText.changedSecret}</em>;
  return (
    <>
      <span className="sr-only">{activityText.before} </span>
      <del className="decoration-muted/60">{before}</del>
      <ArrowRight
        size={14}
        role="img"
        aria-label={activityText.becomes}
        className="mx-1.5 inline align-[-0.1em] text-muted"
      />
      <ins className="font-semibold no-underline">{after}</ins>
    </>
  );
}
