// The columns of the trash.
import { ArchiveRestore } from "lucide-react";
import { kindName } from "@/lib/activity";
import { formatMoment } from "@/lib/dates";
import { staffText } from "@/lib/text/staff";
import { trashText as words } from "@/lib/text/tools";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import type { Column } from "@/ui/data-table";
import { contentsText, daysLeft, type TrashEntry } from "./contents";

/** From here on the days left stand out. */
const FEW_DAYS = 7;

export function entryName({ label, kind, record_id }: TrashEntry): string {
  return `${kindName(kind)} ${label.trim() || `n. ${record_id}`}`;
}

export function trashColumns(onRestore: (entry: TrashEntry) => void): Column<TrashEntry>[] {
  const { columns } = words;
  return [
    {
      id: "what",
      header: columns.what,
      isTitle: true,
      className: "min-w-50",
      cell: ({ kind, label, record_id }) => (
        <>
          <span className="block font-semibold wrap-anywhere">{label.trim() || "–"}</span>
          <span className="block text-sm text-muted">
            {kindName(kind)} n. {record_id}
          </span>
        </>
      ),
    },
    { id: "cemetery", header: columns.cemetery, cell: ({ cemetery_name }) => cemetery_name },
    { id: "contents", header: columns.contents, cell: ({ contents }) => contentsText(contents) },
    { id: "who", header: columns.who, cell: ({ deleted_by }) => deleted_by ?? words.system },
    {
      id: "when",
      header: columns.when,
      className: "whitespace-nowrap tabular-nums",
      cell: ({ deletedAt }) => <time dateTime={deletedAt}>{formatMoment(deletedAt)}</time>,
    },
    {
      id: "left",
      header: columns.left,
      cell: ({ expiresAt }) => <DaysLeft days={daysLeft(expiresAt)} />,
    },
    {
      id: "actions",
      header: staffText.common.actions,
      isActions: true,
      className: "text-right",
      cell: (entry) => (
        <Button aria-label={words.restoreOf(entryName(entry))} onClick={() => onRestore(entry)}>
          <ArchiveRestore size={18} aria-hidden />
          {words.restore}
        </Button>
      ),
    },
  ];
}

function DaysLeft({ days }: { days: number }) {
  return (
    <Badge tone={days < FEW_DAYS ? "warm" : "quiet"}>
      {days <= 1 ? words.lastDay : words.days(days)}
    </Badge>
  );
}
