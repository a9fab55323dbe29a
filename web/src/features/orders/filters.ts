// Which orders are shown: kept in the address of the page, asked of the service in its own words.
import { wholeNumber, withQuery } from "@/lib/address";
import { parseTypedDay } from "@/lib/dates";
import { type OrderStatus, STATUSES } from "./order-rules";

export const PAGE_SIZE = 50;
/** What the service takes. */
const LONGEST_SEARCH = 200;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export interface Filters {
  search: string;
  status: OrderStatus | null;
  /** Days as `YYYY-MM-DD`, both included. */
  from: string | null;
  to: string | null;
  page: number;
}

export function readFilters(params: URLSearchParams): Filters {
  return {
    search: (params.get("cerca") ?? "").replaceAll("\0", "").slice(0, LONGEST_SEARCH).trim(),
    status: STATUSES.find((known) => known === params.get("stato")) ?? null,
    from: day(params.get("dal")),
    to: day(params.get("al")),
    page: wholeNumber(params.get("pagina")) ?? 1,
  };
}

function day(value: string | null): string | null {
  if (value === null || !DAY.test(value) || value < "1900" || value >= "3000") return null;
  return parseTypedDay(value);
}

export function writeFilters({ search, status, from, to, page }: Filters): URLSearchParams {
  const shown = page > 1 ? page : null;
  const query = { cerca: search, stato: status, dal: from, al: to, pagina: shown };
  return new URLSearchParams(withQuery("", query).slice(1));
}

/** How many filters are chosen. */
export function countFilters(filters: Filters): number {
  return writeFilters({ ...filters, page: 1 }).size;
}

/** Whether the last day lies before the first one. */
export function isBackwards({ from, to }: Filters): boolean {
  return from !== null && to !== null && from > to;
}

export function askOf({ search, status, from, to, page }: Filters) {
  return {
    page,
    pageSize: PAGE_SIZE,
    ...(search && { search }),
    ...(status && { status }),
    ...(from && { from }),
    ...(to && { to }),
  };
}
