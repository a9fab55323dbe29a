// /activity: every change, who made it and when.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { auditQuery } from "@/api/audit";
import { formatCount } from "@/lib/numbers";
import { activityText as words } from "@/lib/text/history";
import { screensText, staffText } from "@/lib/text/staff";
import { text } from "@/lib/text/text";
import { useAddress } from "@/lib/use-address";
import { Button } from "@/ui/button";
import { DataTable } from "@/ui/data-table";
import { Notice } from "@/ui/notice";
import { Pagination } from "@/ui/pagination";
import { PhoneFilters } from "@/ui/phone-filters";
import { activityColumns } from "./activity-columns";
import { ActivityFilters } from "./activity-filters";
import {
  activityPath,
  auditFilters,
  type Filters,
  hasFilters,
  readFilters,
  writeFilters,
} from "./filters";

export function ActivityPage() {
  const { params, coming, go } = useAddress();
  const filters = readFilters(params);
  const top = useRef<HTMLDivElement>(null);
  const audit = useQuery({
    ...auditQuery(auditFilters(filters)),
    placeholderData: keepPreviousData,
  });
  const change = (next: Partial<Filters>) =>
    go(writeFilters({ ...readFilters(coming()), page: 1, ...next }));
  const clear = () => go(new URLSearchParams(), false);
  return (
    <div className="grid gap-5" ref={top}>
      <PhoneFilters active={writeFilters({ ...filters, page: 1 }).size}>
        <ActivityFilters filters={filters} onChange={change} />
      </PhoneFilters>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-muted">
          {audit.data ? words.count(formatCount(audit.data.total)) : text.common.loading}
        </p>
        {hasFilters(filters) && <Button onClick={clear}>{words.clear}</Button>}
      </div>
      {audit.isError ? (
        <Notice title={staffText.common.loadFailed} role="alert" level="h2">
          <Button variant="primary" onClick={() => void audit.refetch()}>
            {text.common.retry}
          </Button>
        </Notice>
      ) : (
        <div className={audit.isPlaceholderData ? "opacity-60 transition-opacity" : ""}>
          <DataTable
            caption={screensText.activity}
            columns={activityColumns}
            rows={audit.data?.results}
            rowKey={({ id }) => id}
            empty={hasFilters(filters) ? words.noneHint : undefined}
          />
        </div>
      )}
      <Pagination
        page={filters.page}
        totalPages={audit.data?.totalPages ?? 0}
        pathOf={(page) => activityPath({ ...filters, page })}
        onTurn={() => top.current?.scrollIntoView()}
      />
    </div>
  );
}
