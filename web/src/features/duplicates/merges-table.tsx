// The merges that were made, each with the way back.
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { formatMoment } from "@/lib/dates";
import { staffText } from "@/lib/text/staff";
import { duplicatesText as words } from "@/lib/text/tools";
import { SENT } from "@/lib/use-return";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { ConfirmDialog } from "@/ui/confirm-dialog";
import { type Column, DataTable } from "@/ui/data-table";
import type { Merge } from "./queries";

interface Props {
  merges: Merge[] | undefined;
  onUndo: (mergeId: number) => void;
}

export function MergesTable({ merges, onUndo }: Props) {
  const [undone, setUndone] = useState<Merge | null>(null);
  return (
    <>
      <DataTable
        caption={words.merges}
        columns={columns(setUndone)}
        rows={merges}
        rowKey={({ id }) => id}
        empty={words.noMerges}
      />
      {undone && (
        <ConfirmDialog
          title={words.undoTitle}
          confirm={words.undo}
          cancel={words.keepMerge}
          isHarmless
          onConfirm={() => onUndo(undone.id)}
          onCancel={() => setUndone(null)}
        >
          <p>{words.undoAsk(undone.kept_id, undone.merged_id)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function Record({ label, id }: { label: string; id: number }) {
  return (
    <>
      <span className="block font-semibold wrap-anywhere">{label}</span>
      <span className="block text-sm text-muted">{words.record(id)}</span>
    </>
  );
}

function columns(onAsk: (merge: Merge) => void): Column<Merge>[] {
  return [
    {
      id: "kept",
      header: words.columns.kept,
      isTitle: true,
      className: "min-w-44",
      cell: ({ kept_id, kept_label }) => (
        <Link
          to={`/deceased?apri=${kept_id}`}
          state={SENT}
          className="rounded underline-offset-3 hover:underline"
        >
          <Record label={kept_label} id={kept_id} />
        </Link>
      ),
    },
    {
      id: "gone",
      header: words.columns.gone,
      className: "min-w-44",
      cell: ({ merged_id, merged_label }) => <Record label={merged_label} id={merged_id} />,
    },
    {
      id: "who",
      header: words.columns.who,
      cell: ({ merged_by }) => merged_by ?? words.system,
    },
    {
      id: "when",
      header: words.columns.when,
      className: "tabular-nums",
      cell: ({ mergedAt }) => <time dateTime={mergedAt}>{formatMoment(mergedAt)}</time>,
    },
    {
      id: "actions",
      header: staffText.common.actions,
      isActions: true,
      className: "text-right",
      cell: (merge) =>
        merge.undoneAt ? (
          <span className="inline-flex min-h-9 items-center">
            <Badge tone="quiet">{words.undoneBadge}</Badge>
          </span>
        ) : (
          <Button aria-label={words.undoOf(merge.kept_label)} onClick={() => onAsk(merge)}>
            <Undo2 size={18} aria-hidden />
            {words.undo}
          </Button>
        ),
    },
  ];
}
