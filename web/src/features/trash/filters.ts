// What of the trash is shown: kept in the address of the page.
import type { Ask } from "@/api/query";
import { wholeNumber, withQuery } from "@/lib/address";

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

export function trashPath({ search, kind, cemeteryId, page }: Filters): string {
  return withQuery("/trash", {
    cerca: search,
    su: kind,
    cimitero: cemeteryId,
    pagina: page > 1 ? page : null,
  });
}

/** Whether anything but the page is chosen. */
export function hasFilters(filters: Filters): boolean {
  return trashPath({ ...filters, page: 1 }) !== "/trash";
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
