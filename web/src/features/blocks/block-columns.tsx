// The columns of the blocks' table.
import { LayoutGrid } from "lucide-react";
import { Link } from "react-router";
import type { Block } from "@/api/registry";
import { listPath } from "@/lib/list-address";
import { formatCount } from "@/lib/numbers";
import { blocksText as words } from "@/lib/text/blocks";
import { staffText } from "@/lib/text/staff";
import { generatorText } from "@/lib/text/tools";
import { OnlineBadge } from "@/ui/badge";
import { Button } from "@/ui/button";
import type { Column } from "@/ui/data-table";
import { Place } from "@/ui/place";
import { RowActions } from "@/ui/row-actions";
import { Thumbnail } from "@/ui/thumbnail";

interface Actions {
  onEdit: (block: Block) => void;
  onGenerate: (block: Block) => void;
  onHistory: (block: Block) => void;
  onDelete: (block: Block) => void;
}

export function blockColumns(actions: Actions): Column<Block>[] {
  const { columns } = words;
  const { onEdit, onGenerate, onHistory, onDelete } = actions;
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
      className: "min-w-44",
      cell: (block) => <Name block={block} />,
    },
    {
      id: "sector",
      header: columns.sector,
      sortKey: "sector_name",
      cell: ({ sector_name }) => sector_name,
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
      cell: (block) => (
        <RowActions
          name={block.name}
          onEdit={() => onEdit(block)}
          mapPath={`/blocks/${block.id}/mappa`}
          onHistory={() => onHistory(block)}
          onDelete={() => onDelete(block)}
        >
          <Button
            variant="ghost"
            size="row"
            aria-label={generatorText.actionOf(block.name)}
            title={generatorText.action}
            onClick={() => onGenerate(block)}
          >
            <LayoutGrid size={17} aria-hidden />
          </Button>
        </RowActions>
      ),
    },
  ];
}

function Name({ block: { id, name, photos, tombsCount } }: { block: Block }) {
  return (
    <span className="flex items-start gap-3">
      <Thumbnail url={photos[0] ?? null} />
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        {tombsCount > 0 && (
          <Link
            to={listPath("/tombs", { blockId: id })}
            className="block w-fit rounded py-0.5 text-sm text-brand-text underline-offset-3 hover:underline"
          >
            {words.tombs(formatCount(tombsCount))}
          </Link>
        )}
      </span>
    </span>
  );
}
