// The columns of the record of changes.
import type { AuditEntry } from "@/api/audit";
import { actionName, actorName, recordTitle } from "@/lib/activity";
import { formatMoment } from "@/lib/dates";
import { foldRole } from "@/lib/roles";
import { activityText as words } from "@/lib/text/history";
import { staffText } from "@/lib/text/staff";
import { ChangeList } from "@/ui/change-list";
import type { Column } from "@/ui/data-table";

const { columns } = words;

export const activityColumns: Column<AuditEntry>[] = [
  {
    id: "at",
    header: columns.at,
    className: "whitespace-nowrap tabular-nums",
    cell: ({ at }) => <time dateTime={at}>{formatMoment(at)}</time>,
  },
  {
    id: "who",
    header: columns.who,
    cell: (entry) => <Actor entry={entry} />,
  },
  {
    id: "what",
    header: columns.what,
    isTitle: true,
    className: "min-w-40",
    cell: (entry) => (
      <>
        <span className="block font-semibold">{actionName(entry.action)}</span>
        <span className="block text-[0.95rem] wrap-anywhere text-muted">{recordTitle(entry)}</span>
      </>
    ),
  },
  {
    id: "cemetery",
    header: columns.cemetery,
    cell: ({ cemetery_name }) => cemetery_name,
  },
  {
    id: "changes",
    header: columns.changes,
    className: "min-w-64",
    cell: ({ changes, action }) =>
      changes.length > 0 && <Changes changes={changes} action={action} />,
  },
];

function Actor({ entry }: { entry: AuditEntry }) {
  const role = entry.role && foldRole(entry.role);
  return (
    <>
      <span className="block">{actorName(entry)}</span>
      {role && <span className="block text-sm text-muted">{staffText.roles[role]}</span>}
    </>
  );
}

const SHOWN = 4;

/** A new record has many fields: the first are shown, the rest on request. */
function Changes({ changes, action }: Pick<AuditEntry, "changes" | "action">) {
  if (changes.length <= SHOWN + 1) return <ChangeList changes={changes} action={action} />;
  const rest = changes.slice(SHOWN);
  return (
    <>
      <ChangeList changes={changes.slice(0, SHOWN)} action={action} />
      <details className="mt-1.5">
        <summary className="w-fit cursor-pointer rounded py-0.5 text-brand-text">
          {words.more(rest.length)}
        </summary>
        <div className="mt-1.5">
          <ChangeList changes={rest} action={action} />
        </div>
      </details>
    </>
  );
}
