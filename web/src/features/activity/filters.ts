// Which entries are shown: kept in the address of the page, asked of the service in its own words.
import type { AuditFilters } from "@/api/audit";

export const PAGE_SIZE = 50;
export const ACTIONS = [
  "created",
  "updated",
  "deleted",
  "logged_in",
  "imported",
  "undone",
  "password_reset",
  "restored",
  "merged",
  "unmerged",
  "exported",
  "approved",
  "blocked",
  "unblocked",
  "answered",
] as const;
export const KINDS = [
  "user",
  "cemetery",
  "sector",
  "block",
  "tomb",
  "deceased",
  "import",
  "export",
  "message",
  "prayer",
  "sender_block",
  "memorial_request",
  "product",
  "category",
  "order",
  "supplier_config",
] as const;

export interface Filters {
  userId: number | null;
  action: (typeof ACTIONS)[number] | null;
  kind: string | null;
  from: string | null;
  to: string | null;
  search: string;
  page: number;
}

const NAMES = {
  userId: "chi",
  action: "azione",
  kind: "su",
  from: "dal",
  to: "al",
  search: "cerca",
  page: "pagina",
} as const satisfies Record<keyof Filters, string>;

function whole(value: string | null): number | null {
  return value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
}

function day(value: string | null): string | null {
  return value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null;
}

export function readFilters(params: URLSearchParams): Filters {
  const given = (name: keyof Filters) => params.get(NAMES[name]);
  return {
    userId: whole(given("userId")),
    action: ACTIONS.find((action) => action === given("action")) ?? null,
    kind: KINDS.find((kind) => kind === given("kind")) ?? null,
    from: day(given("from")),
    to: day(given("to")),
    search: given("search") ?? "",
    page: whole(given("page")) ?? 1,
  };
}

export function writeFilters(filters: Filters): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of Object.keys(NAMES) as (keyof Filters)[]) {
    const value = filters[name];
    if (value !== null && value !== "" && !(name === "page" && value === 1))
      params.set(NAMES[name], String(value));
  }
  return params;
}

export function activityPath(filters: Filters): string {
  const params = writeFilters(filters);
  return params.size > 0 ? `/activity?${params}` : "/activity";
}

/** Whether anything but the page is chosen. */
export function hasFilters(filters: Filters): boolean {
  return writeFilters({ ...filters, page: 1 }).size > 0;
}

export function auditFilters({ search, page, ...rest }: Filters): AuditFilters {
  const chosen = Object.entries(rest).filter(([, value]) => value !== null);
  return {
    ...(Object.fromEntries(chosen) as AuditFilters),
    ...(search && { search }),
    page,
    pageSize: PAGE_SIZE,
  };
}
