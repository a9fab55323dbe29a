// /trash: what was deleted in the last 90 days, and the way back.
import { useRef, useState } from "react";
import { Navigate } from "react-router";
import { CemeteryChoice } from "@/api/cemetery-choice";
import { type User, useCurrentUser } from "@/api/current-user";
import { kindName } from "@/lib/activity";
import { formatCount } from "@/lib/numbers";
import { screensText, staffText } from "@/lib/text/staff";
import { text } from "@/lib/text/text";
import { trashText as words } from "@/lib/text/tools";
import { useAddress } from "@/lib/use-address";
import { Button } from "@/ui/button";
import { Choices } from "@/ui/choices";
import { DataTable } from "@/ui/data-table";
import { FilterBar, SearchInput } from "@/ui/filter-bar";
import { LoadFailed } from "@/ui/list-page";
import { Pagination } from "@/ui/pagination";
import { PhoneFilters } from "@/ui/phone-filters";
import type { TrashEntry } from "./contents";
import { type Filters, hasFilters, KINDS, pageQuery, readFilters, writeFilters } from "./filters";
import { useTrash } from "./queries";
import { RestoreDialog } from "./restore-dialog";
import { trashColumns } from "./trash-columns";

export function TrashPage() {
  const caller = useCurrentUser();
  return caller && <Trash caller={caller} />;
}

function Trash({ caller }: { caller: User }) {
  const { params, coming, go } = useAddress();
  const top = useRef<HTMLDivElement>(null);
  const [restored, setRestored] = useState<TrashEntry | null>(null);
  const filters = readFilters(params);
  const trash = useTrash(filters);
  const change = (next: Partial<Filters>) =>
    go(writeFilters({ ...readFilters(coming()), page: 1, ...next }));
  const clear = () => go(new URLSearchParams());
  const last = Math.max(1, trash.data?.totalPages ?? filters.page);
  // The last entry of the last page has been restored.
  if (!trash.isPlaceholderData && filters.page > last)
    return <Navigate replace to={pageQuery(filters, last)} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5" ref={top}>
      <p className="text-muted">{words.lead}</p>
      <PhoneFilters active={writeFilters({ ...filters, page: 1 }).size}>
        <TrashFilters
          filters={filters}
          hasCemeteries={caller.role === "superadmin"}
          onChange={change}
        />
      </PhoneFilters>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-muted">
          {trash.data ? words.count(formatCount(trash.data.total)) : text.common.loading}
        </p>
        {hasFilters(filters) && <Button onClick={clear}>{words.clear}</Button>}
      </div>
      {trash.isError ? (
        <LoadFailed onRetry={() => void trash.refetch()} />
      ) : (
        <div className={trash.isPlaceholderData ? "opacity-60 transition-opacity" : ""}>
          <DataTable
            caption={screensText.trash}
            columns={trashColumns(setRestored)}
            rows={trash.data?.results}
            rowKey={({ id }) => id}
            empty={hasFilters(filters) ? words.noneHint : words.none}
          />
        </div>
      )}
      <Pagination
        page={filters.page}
        totalPages={trash.data?.totalPages ?? 0}
        pathOf={(page) => pageQuery(filters, page)}
        onTurn={() => top.current?.scrollIntoView()}
      />
      {restored && <RestoreDialog entry={restored} onClose={() => setRestored(null)} />}
    </div>
  );
}

interface FilterProps {
  filters: Filters;
  hasCemeteries: boolean;
  onChange: (change: Partial<Filters>) => void;
}

function TrashFilters({ filters, hasCemeteries, onChange }: FilterProps) {
  return (
    <FilterBar label={staffText.common.filters}>
      <SearchInput
        label={words.search}
        placeholder={words.searchHint}
        value={filters.search}
        onChange={(search) => onChange({ search })}
      />
      <Choices
        label={words.kind}
        any={words.anyKind}
        value={filters.kind ?? ""}
        choices={KINDS.map((kind) => ({ value: kind, label: kindName(kind) }))}
        onChange={(value) => onChange({ kind: KINDS.find((kind) => kind === value) ?? null })}
      />
      {hasCemeteries && (
        <CemeteryChoice
          value={filters.cemeteryId}
          onChange={(cemeteryId) => onChange({ cemeteryId })}
        />
      )}
    </FilterBar>
  );
}
