// What the dashboard reads.
import { useQueries, useQuery } from "@tanstack/react-query";
import { auditQuery } from "@/api/audit";
import { getQuery } from "@/api/query";
import type { Answers } from "./health";

const RECENT = 6;

export function useStats() {
  return useQuery(getQuery("/api/stats", {}));
}

export function useRecentActivity() {
  return useQuery(auditQuery({ pageSize: RECENT }));
}

/** How the services are now, asked anew on every visit; null while the first answers are awaited. */
export function useHealth(): Answers | null {
  const [identity, registry, importer, memorial, shop] = useQueries({
    queries: [
      { ...getQuery("/api/health/identity", {}), staleTime: 0 },
      { ...getQuery("/api/health/registry", {}), staleTime: 0 },
      { ...getQuery("/api/health/importer", {}), staleTime: 0 },
      { ...getQuery("/api/health/memorial", {}), staleTime: 0 },
      { ...getQuery("/api/health/shop", {}), staleTime: 0 },
    ],
  });
  if ([identity, registry, importer, memorial, shop].some(({ isPending }) => isPending))
    return null;
  const said = <T>(query: { data: T | undefined; isError: boolean }) =>
    query.isError ? null : (query.data ?? null);
  return {
    identity: said(identity),
    registry: said(registry),
    importer: said(importer),
    memorial: said(memorial),
    shop: said(shop),
  };
}
