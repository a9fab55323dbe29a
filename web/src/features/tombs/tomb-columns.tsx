// The columns of the list of tombs.
import { clsx } from "clsx";
import { MapPin, UserPlus } from "lucide-react";
import { Link } from "react-router";
import type { Tomb } from "@/api/registry";
import { listPath } from "@/lib/list-address";
import { burialsText } from "@/lib/text/burials";
import { staffText } from "@/lib/text/staff";
import { tombsText as words } from "@/lib/text/tombs";
import { OnlineBadge } from "@/ui/badge";
import { breaking } from "@/ui/breaking";
import { buttonLook } from "@/ui/button";
import type { Column } from "@/ui/data-table";
import { Place } from "@/ui/place";
import { RowActions } from "@/ui/row-actions";
import { tombName } from "./tomb-name";

interface Actions {
  /** Staff alone add, delete, and see the map of a block. */
  isStaff: boolean;
  onEdit: (tomb: Tomb) => void;
  onDelete: (tomb: Tomb) => void;
}

const { columns } = words;

export function tombColumns(actions: Actions): Column<Tomb>[] {
  return [
    {
      id: "id",
      header: columns.id,
      align: "right",
      sortKey: "id",
      className: "text-muted",
      cell: ({ id }) => id,
    },
    {
      id: "reference",
      header: columns.reference,
      isTitle: true,
      sortKey: "reference",
      cell: (tomb) => (
        <span className={clsx("block font-semibold", breaking(tombName(tomb)))}>
          {tombName(tomb)}
        </span>
      ),
    },
    {
      id: "block",
      header: columns.block,
      sortKey: "block_name",
      cell: ({ block_name }) => block_name,
    },
    { id: "sector", header: columns.sector, cell: ({ sector_name }) => sector_name },
    {
      id: "cemetery",
      header: columns.cemetery,
      className: "md:min-w-30",
      cell: ({ cemetery_name }) => cemetery_name,
    },
    {
      id: "owner",
      header: columns.owner,
      cell: ({ user_id, user_name }) =>
        user_id === null ? (
          <span className="text-muted">{burialsText.noOwner}</span>
        ) : (
          (user_name ?? `n. ${user_id}`)
        ),
    },
    {
      id: "capacity",
      header: columns.capacity,
      align: "right",
      className: "whitespace-nowrap",
      cell: (tomb) => <Places tomb={tomb} />,
    },
    { id: "deceased", header: columns.deceased, cell: (tomb) => <Persons tomb={tomb} /> },
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
      cell: (tomb) => <TombActions tomb={tomb} {...actions} />,
    },
  ];
}

function Places({ tomb: { deceasedCount, capacity } }: { tomb: Tomb }) {
  const isOver = deceasedCount > capacity;
  const state = deceasedCount === capacity ? words.full : isOver && words.over;
  return (
    <span
      title={[words.placesSpoken(deceasedCount, capacity), state].filter(Boolean).join(". ")}
      className={clsx(isOver && "font-semibold text-danger")}
    >
      {words.places(deceasedCount, capacity)}
      {isOver && <span className="sr-only"> {words.over}</span>}
    </span>
  );
}

/** Who lies here: the first by name, and how many more. */
function Persons({ tomb }: { tomb: Tomb }) {
  const { first_deceased, deceasedCount } = tomb;
  if (deceasedCount === 0) return <em className="text-muted">{words.vacant}</em>;
  return (
    <Link
      to={listPath("/deceased", { tombId: tomb.id })}
      aria-label={words.showDeceased(tombName(tomb))}
      title={words.showDeceased(tombName(tomb))}
      className={clsx(
        "underline decoration-line underline-offset-4 hover:decoration-current",
        breaking(first_deceased ?? ""),
      )}
    >
      {first_deceased}
      {deceasedCount > 1 && (
        <>
          {" "}
          <span className="whitespace-nowrap">{words.andOthers(deceasedCount - 1)}</span>
        </>
      )}
    </Link>
  );
}

function TombActions({ tomb, isStaff, onEdit, onDelete }: Actions & { tomb: Tomb }) {
  const name = tombName(tomb);
  const look = buttonLook({ variant: "ghost", size: "denseRow" });
  return (
    <RowActions
      name={name}
      isDense
      onEdit={() => onEdit(tomb)}
      onDelete={isStaff ? () => onDelete(tomb) : undefined}
    >
      {isStaff && tomb.deceasedCount < tomb.capacity && (
        <Link
          to={`${listPath("/deceased", { tombId: tomb.id })}&nuovo=1`}
          aria-label={words.addDeceasedIn(name)}
          title={words.addDeceased}
          className={look}
        >
          <UserPlus size={17} aria-hidden />
        </Link>
      )}
      {tomb.coordinates && isStaff && (
        <Link
          to={`/blocks/${tomb.block_id}/mappa?tomba=${tomb.id}`}
          aria-label={words.onMap(name)}
          title={words.onMap(name)}
          className={look}
        >
          <MapPin size={17} aria-hidden />
        </Link>
      )}
    </RowActions>
  );
}
