// The columns of the cemeteries' table.
import type { Cemetery } from "@/api/registry";
import { formatCount } from "@/lib/numbers";
import { cemeteriesText as words } from "@/lib/text/cemeteries";
import { staffText } from "@/lib/text/staff";
import { OnlineBadge } from "@/ui/badge";
import type { Column } from "@/ui/data-table";
import { RowActions } from "@/ui/row-actions";
import { Thumbnail } from "@/ui/thumbnail";

interface Actions {
  onEdit: (cemetery: Cemetery) => void;
  onHistory: (cemetery: Cemetery) => void;
  /** Null for who may not. */
  onDelete: ((cemetery: Cemetery) => void) | null;
}

const { columns } = words;

function counted(
  id: "sectors" | "blocks" | "tombs" | "deceased",
  countOf: (cemetery: Cemetery) => number,
): Column<Cemetery> {
  const cell = (cemetery: Cemetery) => formatCount(countOf(cemetery));
  return { id, header: columns[id], align: "right", cell };
}

export function cemeteryColumns({ onEdit, onHistory, onDelete }: Actions): Column<Cemetery>[] {
  return [
    {
      id: "id",
      header: columns.id,
      align: "right",
      className: "text-muted",
      cell: ({ id }) => id,
    },
    {
      id: "name",
      header: columns.name,
      isTitle: true,
      className: "min-w-56",
      cell: (cemetery) => <Name cemetery={cemetery} />,
    },
    {
      id: "reference",
      header: columns.reference,
      cell: ({ reference }) => reference,
    },
    counted("sectors", ({ sectorsCount }) => sectorsCount),
    counted("blocks", ({ blocksCount }) => blocksCount),
    counted("tombs", ({ tombsCount }) => tombsCount),
    counted("deceased", ({ deceasedCount }) => deceasedCount),
    {
      id: "status",
      header: columns.status,
      cell: ({ enabled }) => <OnlineBadge isOnline={enabled} />,
    },
    {
      id: "actions",
      header: staffText.common.actions,
      isActions: true,
      className: "whitespace-nowrap text-right",
      cell: (cemetery) => (
        <RowActions
          name={cemetery.name}
          onEdit={() => onEdit(cemetery)}
          mapPath={`/cemeteries/${cemetery.id}/mappa`}
          onHistory={() => onHistory(cemetery)}
          onDelete={onDelete ? () => onDelete(cemetery) : undefined}
        />
      ),
    },
  ];
}

function Name({ cemetery: { name, address, logo } }: { cemetery: Cemetery }) {
  return (
    <span className="flex items-start gap-3">
      <Thumbnail url={logo} />
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        {address && <span className="block text-sm wrap-anywhere text-muted">{address}</span>}
      </span>
    </span>
  );
}
