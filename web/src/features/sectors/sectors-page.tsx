// /sectors: the parts of the cemeteries.
import { Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { type User, useCurrentUser } from "@/api/current-user";
import { RecordHistory } from "@/api/record-history";
import { type Sector, useCemeteries, useOpened } from "@/api/registry";
import { exportPath } from "@/lib/list-address";
import { sectorsText as words } from "@/lib/text/sectors";
import { screensText } from "@/lib/text/staff";
import { useListAddress } from "@/lib/use-list-address";
import { Button } from "@/ui/button";
import { earlyPart } from "@/ui/early-part";
import { ExportMenu } from "@/ui/export-menu";
import { ListPage } from "@/ui/list-page";
import { MissingRecord } from "@/ui/missing-record";
import { SECTOR_RULES, useSectors } from "./queries";
import { sectorColumns } from "./sector-columns";
import { SectorFilters } from "./sector-filters";

const SectorDialog = earlyPart(async () => (await import("./sector-dialog")).SectorDialog);
const DeleteSector = earlyPart(async () => (await import("./delete-sector")).DeleteSector);

export function SectorsPage() {
  const caller = useCurrentUser();
  return caller && <Sectors caller={caller} />;
}

function Sectors({ caller }: { caller: User }) {
  const list = useListAddress(SECTOR_RULES);
  const sectors = useSectors(list);
  const cemeteries = useCemeteries().data;
  const opened = useOpened("/api/sectors", list.openedId);
  const [edited, setEdited] = useState<Sector | null>(null);
  const [told, setTold] = useState<Sector | null>(null);
  const [deleted, setDeleted] = useState<Sector | null>(null);
  const sector = edited ?? opened.record;
  const close = () => {
    setEdited(null);
    list.closeDialog();
  };
  return (
    <>
      <ListPage
        caption={screensText.sectors}
        list={list}
        loaded={sectors}
        columns={sectorColumns({ onEdit: setEdited, onHistory: setTold, onDelete: setDeleted })}
        count={words.count}
        empty={{ none: words.none, filtered: words.filtered }}
        filters={
          <SectorFilters
            list={list}
            cemeteries={caller.role === "superadmin" ? (cemeteries ?? []) : null}
          />
        }
        actions={
          <>
            <ExportMenu pathOf={(format) => exportPath("sectors", format, list)} />
            <Button variant="primary" onClick={list.openNew}>
              <Plus size={18} aria-hidden />
              {words.add}
            </Button>
          </>
        }
      />
      {(list.isNew || sector) && cemeteries && (
        <Suspense fallback={null}>
          <SectorDialog
            key={sector?.id ?? "new"}
            sector={sector}
            cemetery={cemeteryOf(cemeteries, list.filters.cemeteryId)}
            isFixed={caller.role !== "superadmin"}
            onClose={close}
          />
        </Suspense>
      )}
      {opened.isMissing && <MissingRecord onClose={close} />}
      {told && (
        <RecordHistory kind="sector" id={told.id} of={told.name} onClose={() => setTold(null)} />
      )}
      {deleted && (
        <Suspense fallback={null}>
          <DeleteSector sector={deleted} onClose={() => setDeleted(null)} />
        </Suspense>
      )}
    </>
  );
}

/** A new sector stands in the cemetery that is looked at, or in the only one there is. */
function cemeteryOf(cemeteries: { id: number; name: string }[], filtered: number | null) {
  const only = cemeteries.length === 1 ? cemeteries[0] : undefined;
  const found = cemeteries.find(({ id }) => id === filtered) ?? only;
  return found ? { id: found.id, label: found.name } : null;
}
