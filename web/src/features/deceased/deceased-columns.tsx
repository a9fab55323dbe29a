// The columns of the list of deceased persons.
import { clsx } from "clsx";
import { BookHeart, Pencil } from "lucide-react";
import { Link } from "react-router";
import type { Deceased } from "@/api/registry";
import { formatPartialDate } from "@/lib/dates";
import { displayName } from "@/lib/person";
import { deceasedText as words } from "@/lib/text/deceased";
import { kitText, staffText } from "@/lib/text/staff";
import { SENT } from "@/lib/use-return";
import { ActiveBadge, Badge } from "@/ui/badge";
import { breaking } from "@/ui/breaking";
import { buttonLook } from "@/ui/button";
import type { Column } from "@/ui/data-table";
import { ExternalIcon } from "@/ui/external-link";
import { RowActions } from "@/ui/row-actions";

interface Actions {
  /** Staff alone delete, and edit tombs from here. */
  isStaff: boolean;
  onEdit: (deceased: Deceased) => void;
  onDelete: (deceased: Deceased) => void;
}

const { columns } = words;
/** References up to here stay on one line, though they have hyphens. */
const SHORT = 10;

export function deceasedName(deceased: Deceased): string {
  return displayName(deceased) || words.unnamed(deceased.id);
}

/** Whether the record itself lets visitors see it. */
export function isShown({ enabled, reserved }: Pick<Deceased, "enabled" | "reserved">): boolean {
  return enabled && !reserved;
}

export function memorialPath({ id }: Pick<Deceased, "id">): string {
  return `/memorial/${id}`;
}

export function deceasedColumns(actions: Actions): Column<Deceased>[] {
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
      id: "name",
      header: columns.name,
      isTitle: true,
      sortKey: "surname",
      className: "min-w-32",
      cell: (deceased) => (
        <>
          <span
            className={clsx("block font-semibold", breaking(deceasedName(deceased)))}
            title={deceasedName(deceased)}
          >
            {deceasedName(deceased)}
          </span>
          <span className="block text-[0.95em] wrap-anywhere text-muted">
            {deceased.fiscal_code}
          </span>
        </>
      ),
    },
    {
      id: "tomb",
      header: columns.tomb,
      cell: (deceased) => <TombCell deceased={deceased} isStaff={actions.isStaff} />,
    },
    { id: "block", header: columns.block, cell: ({ block_name }) => block_name },
    { id: "sector", header: columns.sector, cell: ({ sector_name }) => sector_name },
    {
      id: "cemetery",
      header: columns.cemetery,
      className: "md:min-w-30",
      cell: ({ cemetery_name }) => cemetery_name,
    },
    {
      id: "birth",
      header: columns.birth,
      sortKey: "birthdate",
      className: "tabular-nums",
      cell: ({ birthdate }) => formatPartialDate(birthdate),
    },
    {
      id: "death",
      header: columns.death,
      sortKey: "deathdate",
      className: "tabular-nums",
      cell: ({ deathdate }) => formatPartialDate(deathdate),
    },
    {
      id: "status",
      header: columns.status,
      cell: ({ enabled, reserved }) => (
        <span className="flex flex-wrap gap-1">
          <ActiveBadge isActive={enabled} />
          {reserved && <Badge tone="warm">{words.reserved}</Badge>}
        </span>
      ),
    },
    {
      id: "actions",
      header: staffText.common.actions,
      isActions: true,
      className: "whitespace-nowrap text-right",
      cell: (deceased) => <DeceasedActions deceased={deceased} {...actions} />,
    },
  ];
}

function TombCell({ deceased, isStaff }: { deceased: Deceased; isStaff: boolean }) {
  const { tomb_id, tomb_reference } = deceased;
  const tomb = tomb_reference ?? kitText.picker.tomb(tomb_id);
  return (
    <span className="inline-flex max-w-full items-start gap-0.5">
      <span
        className={clsx("min-w-0", tomb.length <= SHORT ? "whitespace-nowrap" : breaking(tomb))}
      >
        {tomb}
      </span>
      {isStaff && (
        <Link
          to={`/tombs?apri=${tomb_id}`}
          state={SENT}
          aria-label={words.editTomb(tomb)}
          title={words.editTomb(tomb)}
          className="-my-1 grid size-8 shrink-0 place-items-center rounded-lg text-muted hover:bg-sunken hover:text-ink"
        >
          <Pencil size={14} aria-hidden />
        </Link>
      )}
    </span>
  );
}

function DeceasedActions({
  deceased,
  isStaff,
  onEdit,
  onDelete,
}: Actions & { deceased: Deceased }) {
  const name = deceasedName(deceased);
  return (
    <RowActions
      name={name}
      isDense
      onEdit={() => onEdit(deceased)}
      onDelete={isStaff ? () => onDelete(deceased) : undefined}
    >
      {isShown(deceased) && (
        <ExternalIcon
          href={memorialPath(deceased)}
          label={words.memorialOf(name)}
          className={buttonLook({ variant: "ghost", size: "denseRow" })}
        >
          <BookHeart size={17} aria-hidden />
        </ExternalIcon>
      )}
    </RowActions>
  );
}
