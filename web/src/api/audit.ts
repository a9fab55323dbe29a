// The record of every change, as pages show it.
import { queryOptions } from "@tanstack/react-query";
import { type Answer, type Ask, getQuery } from "./query";

export type AuditPage = Answer<"/api/audit">;
export type AuditEntry = AuditPage["results"][number];
export type AuditFilters = NonNullable<Ask<"/api/audit">["query"]>;

/** Others add to it all the time: what was read before is shown, and read anew. */
export function auditQuery(query: AuditFilters) {
  return queryOptions({ ...getQuery("/api/audit", { query }), staleTime: 0 });
}

/** Every change of one record, the last first. */
export function historyQuery(kind: string, recordId: number) {
  return auditQuery({ kind, recordId, pageSize: 50 });
}
