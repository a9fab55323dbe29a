// /cemeteries: all of them for a superadmin; the own one, to be edited, for an admin.
import { Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { type User, useCurrentUser } from "@/api/current-user";
import { RecordHistory } from "@/api/record-history";
import { type Cemetery, useCemeteries } from "@/api/registry";
import { fold } from "@/lib/fold";
import { exportPath, type ListRules } from "@/lib/list-address";
import { formatCount } from "@/lib/numbers";
import { cemeteriesText as words } from "@/lib/text/cemeteries";
import { kitText, screensText, staffText } from "@/lib/text/staff";
import { type ListState, useListAddress } from "@/lib/use-list-address";
import { Button } from "@/ui/button";
import { DataTable } from "@/ui/data-table";
import { earlyPart } from "@/ui/early-part";
import { ExportMenu } from "@/ui/export-menu";
import { FilterBar, SearchInput } from "@/ui/filter-bar";
import { LoadFailed } from "@/ui/list-page";
import { MissingRecord } from "@/ui/missing-record";
import { cemeteryColumns } from "./cemetery-columns";
import { DeleteCemetery } from "./delete-cemetery";

const CemeteryDialog = earlyPart(async () => (await import("./cemetery-dialog")).CemeteryDialog);

const RULES: ListRules = { filters: ["search"], sorts: [], defaultSort: "order" };

export function CemeteriesPage() {
  const caller = useCurrentUser();
  return caller && <Cemeteries caller={caller} />;
}

function Cemeteries({ caller }: { caller: User }) {
  const list = useListAddress(RULES);
  const cemeteries = useCemeteries();
  const [edited, setEdited] = useState<Cemetery | null>(null);
  const [told, setTold] = useState<Cemetery | null>(null);
  const [deleted, setDeleted] = useState<Cemetery | null>(null);
  const isSuperadmin = caller.role === "superadmin";
  const opened = cemeteries.data?.find(({ id }) => id === list.openedId) ?? null;
  const cemetery = edited ?? opened;
  const isNew = isSuperadmin && list.isNew;
  const close = () => {
    setEdited(null);
    list.closeDialog();
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Toolbar list={list} all={cemeteries.data} isSuperadmin={isSuperadmin} />
      {cemeteries.isError ? (
        <LoadFailed onRetry={() => void cemeteries.refetch()} />
      ) : (
        <DataTable
          caption={screensText.cemeteries}
          columns={cemeteryColumns({
            onEdit: setEdited,
            onHistory: setTold,
            onDelete: isSuperadmin ? setDeleted : null,
          })}
          rows={cemeteries.data && matching(cemeteries.data, list.filters.search)}
          rowKey={({ id }) => id}
          empty={words.none}
        />
      )}
      {(isNew || cemetery) && (
        <Suspense fallback={null}>
          <CemeteryDialog key={cemetery?.id ?? "new"} cemetery={cemetery} onClose={close} />
        </Suspense>
      )}
      {list.openedId !== null && cemeteries.isSuccess && !opened && (
        <MissingRecord onClose={close} />
      )}
      {told && (
        <RecordHistory kind="cemetery" id={told.id} of={told.name} onClose={() => setTold(null)} />
      )}
      {deleted && <DeleteCemetery cemetery={deleted} onClose={() => setDeleted(null)} />}
    </div>
  );
}

function matching(cemeteries: Cemetery[], search: string): Cemetery[] {
  const wanted = fold(search);
  return cemeteries.filter(({ name, address, reference }) =>
    fold(`${name}\n${address ?? ""}\n${reference ?? ""}`).includes(wanted),
  );
}

interface ToolbarProps {
  list: ListState;
  all: Cemetery[] | undefined;
  isSuperadmin: boolean;
}

function Toolbar({ list, all, isSuperadmin }: ToolbarProps) {
  const { search } = list.filters;
  const total = formatCount(all?.length ?? 0);
  const shown = formatCount(matching(all ?? [], search).length);
  return (
    <>
      {isSuperadmin && (
        <div className="max-w-lg">
          <FilterBar label={staffText.common.filters}>
            <SearchInput
              label={words.search}
              placeholder={words.searchHint}
              value={search}
              onChange={(next) => list.filter({ search: next })}
            />
          </FilterBar>
        </div>
      )}
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        {all ? (
          <p role="status" className="text-muted">
            {list.isFiltered ? words.found(shown, total) : words.count(total)}
          </p>
        ) : (
          <span className="skeleton h-6 w-32" />
        )}
        <div className="flex flex-wrap gap-2.5">
          {list.isFiltered && <Button onClick={list.clear}>{kitText.list.clear}</Button>}
          <ExportMenu pathOf={(format) => exportPath("cemeteries", format, list)} />
          {isSuperadmin && (
            <Button variant="primary" onClick={list.openNew}>
              <Plus size={18} aria-hidden />
              {words.add}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
