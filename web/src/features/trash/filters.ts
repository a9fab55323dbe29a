// What of the trash is shown: kept in the address of the page.
import type { Ask } from "@/api/query";
import { wholeNumber } from "@/lib/address";

export const PAGE_SIZE = 50;
export const KINDS = ["cemetery", "sector", "block", "tomb", "deceased"] as const;

export interface Filters {
  search: string;
  kind: (typeof KINDS)[number] | null;
  cemeteryId: number | null;
  page: number;
}

export function readFilters(params: URLSearchParams): Filters {
  return {
    search: params.get("cerca") ?? "",
    kind: KINDS.find((kind) => kind === params.get("su")) ?? null,
    cemeteryId: wholeNumber(params.get("cimitero")),
    page: wholeNumber(params.get("pagina")) ?? 1,
  };
}

export function writeFilters({ search, kind, cemeteryId, page }: Filters): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set("cerca", search);
  if (kind) params.set("su", kind);
  if (cemeteryId !== null) params.set("cimitero", String(cemeteryId));
  if (page > 1) params.set("pagina", String(page));
  return params;
}

/** The query of another page, for its link. */
export function pageQuery(filters: Filters, page: number): string {
  return `?${writeFilters({ ...filters, page })}`;
}

/** Whether anything but the page is chosen. */
export function hasFilters(filters: Filters): boolean {
  return writeFilters({ ...filters, page: 1 }).size > 0;
}

export function trashQuery(filters: Filters): NonNullable<Ask<"/api/trash">["query"]> {
  const { search, kind, cemeteryId, page } = filters;
  return {
    ...(search && { search }),
    ...(kind && { kind }),
    ...(cemeteryId !== null && { cemeteryId }),
    page,
    pageSize: PAGE_SIZE,
  };
}
