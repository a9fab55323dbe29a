// The columns of the sectors' table.
import { Link } from "react-router";
import type { Sector } from "@/api/registry";
import { formatDay } from "@/lib/dates";
import { listPath } from "@/lib/list-address";
import { formatCount } from "@/lib/numbers";
import { sectorsText as words } from "@/lib/text/sectors";
import { kitText, staffText } from "@/lib/text/staff";
import { OnlineBadge } from "@/ui/badge";
import type { Column } from "@/ui/data-table";
import { Place } from "@/ui/place";
import { RowActions } from "@/ui/row-actions";
import { Thumbnail } from "@/ui/thumbnail";
import { firstPhoto } from "./sector-form";

interface Actions {
  onEdit: (sector: Sector) => void;
  onHistory: (sector: Sector) => void;
  onDelete: (sector: Sector) => void;
}

export function sectorColumns({ onEdit, onHistory, onDelete }: Actions): Column<Sector>[] {
  const { columns } = words;
  return [
    {
      id: "id",
      header: columns.id,
      align: "right",
      className: "text-muted",
      sortKey: "id",
      cell: ({ id }) => id,
    },
    {
      id: "name",
      header: columns.name,
      isTitle: true,
      sortKey: "name",
      className: "min-w-50",
      cell: (sector) => <Name sector={sector} />,
    },
    {
      id: "cemetery",
      header: columns.cemetery,
      sortKey: "cemetery_name",
      cell: ({ cemetery_name }) => cemetery_name,
    },
    {
      id: "coordinates",
      header: columns.coordinates,
      cell: ({ coordinates }) => coordinates && <Place coordinates={coordinates} />,
    },
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
      cell: (sector) => (
        <RowActions
          name={sector.name}
          onEdit={() => onEdit(sector)}
          onHistory={() => onHistory(sector)}
          onDelete={() => onDelete(sector)}
        />
      ),
    },
  ];
}

function Name({ sector }: { sector: Sector }) {
  const { id, name, photos, blocksCount, createdAt } = sector;
  return (
    <span className="flex items-start gap-3">
      <Thumbnail url={firstPhoto(sector)} />
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-sm text-muted">
          <time dateTime={createdAt}>{formatDay(createdAt)}</time>
          {photos.length > 0 && ` · ${kitText.list.photos(photos.length)}`}
        </span>
        {blocksCount > 0 && (
          <Link
            to={listPath("/blocks", { sectorId: id })}
            className="block w-fit rounded py-0.5 text-sm text-brand-text underline-offset-3 hover:underline"
          >
            {words.blocks(formatCount(blocksCount))}
          </Link>
        )}
      </span>
    </span>
  );
}
