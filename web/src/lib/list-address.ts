// What a list of the registry shows: kept in the address of its page, asked of the service in its words.
import { wholeNumber } from "./address";

export const PAGE_SIZE = 50;

export interface ListFilters {
  search: string;
  reference: string;
  cemeteryId: number | null;
  sectorId: number | null;
  blockId: number | null;
  tombId: number | null;
  /** `none`: without an owner. */
  ownerId: number | "none" | null;
  enabled: boolean | null;
  /** Hidden from the public at the wish of the family. */
  reserved: boolean | null;
  /** With places left. */
  free: true | null;
  quality: string | null;
}

export type FilterName = keyof ListFilters;

/** What a list can be asked for. */
export interface ListRules {
  filters: readonly FilterName[];
  sorts: readonly string[];
  /** The order of a list that nobody has chosen one for. */
  defaultSort: string;
}

export interface ListAddress {
  filters: ListFilters;
  /** A field's name, `-` before it for the greatest first; null for the list's own order. */
  sort: string | null;
  page: number;
}

const NAMES: Record<FilterName, string> = {
  search: "cerca",
  reference: "riferimento",
  cemeteryId: "cimitero",
  sectorId: "settore",
  blockId: "blocco",
  tombId: "tomba",
  ownerId: "proprietario",
  enabled: "stato",
  reserved: "riservati",
  free: "liberi",
  quality: "qualita",
};
const SORT = "ordine";
const PAGE = "pagina";
const NOBODY = "nessuno";
const ON = "attivi";
const OFF = "inattivi";
const YES = "si";
const NO = "no";

export const NO_FILTERS: ListFilters = {
  search: "",
  reference: "",
  cemeteryId: null,
  sectorId: null,
  blockId: null,
  tombId: null,
  ownerId: null,
  enabled: null,
  reserved: null,
  free: null,
  quality: null,
};

function flag(value: string | null, [on, off]: readonly [string, string]): boolean | null {
  if (value === on) return true;
  return value === off ? false : null;
}

/** Reads an address without trust: what a list does not know is not there. */
export function readList(params: URLSearchParams, rules: ListRules): ListAddress {
  const given = (name: FilterName) =>
    rules.filters.includes(name) ? params.get(NAMES[name]) : null;
  const owner = given("ownerId");
  const quality = given("quality");
  const sort = params.get(SORT);
  return {
    filters: {
      search: given("search") ?? "",
      reference: given("reference") ?? "",
      cemeteryId: wholeNumber(given("cemeteryId")),
      sectorId: wholeNumber(given("sectorId")),
      blockId: wholeNumber(given("blockId")),
      tombId: wholeNumber(given("tombId")),
      ownerId: owner === NOBODY ? "none" : wholeNumber(owner),
      enabled: flag(given("enabled"), [ON, OFF]),
      reserved: flag(given("reserved"), [YES, NO]),
      free: given("free") === null ? null : true,
      quality: quality !== null && /^[a-z-]{1,40}$/.test(quality) ? quality : null,
    },
    sort: sort !== null && rules.sorts.includes(sort.replace(/^-/, "")) ? sort : null,
    page: wholeNumber(params.get(PAGE)) ?? 1,
  };
}

function written(name: FilterName, value: ListFilters[FilterName]): string {
  if (name === "ownerId" && value === "none") return NOBODY;
  if (name === "enabled") return value === true ? ON : OFF;
  if (name === "reserved") return value === true ? YES : NO;
  return name === "free" ? "1" : String(value);
}

export function writeList({ filters, sort, page }: ListAddress): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of Object.keys(NAMES) as FilterName[])
    if (filters[name] !== null && filters[name] !== "")
      params.set(NAMES[name], written(name, filters[name]));
  if (sort !== null) params.set(SORT, sort);
  if (page > 1) params.set(PAGE, String(page));
  return params;
}

export function countFilters(filters: ListFilters): number {
  return Object.values(filters).filter((value) => value !== null && value !== "").length;
}

export function hasFilters(filters: ListFilters): boolean {
  return writeList({ filters, sort: null, page: 1 }).size > 0;
}

/** An address of a list, for links that lead to it filtered. */
export function listPath(path: string, filters: Partial<ListFilters>): string {
  const params = writeList({ filters: { ...NO_FILTERS, ...filters }, sort: null, page: 1 });
  return params.size > 0 ? `${path}?${params}` : path;
}

type Chosen = { [K in FilterName]?: NonNullable<ListFilters[K]> };

function chosen(filters: ListFilters): Chosen {
  const entries = Object.entries(filters).filter(([, value]) => value !== null && value !== "");
  return Object.fromEntries(entries) as Chosen;
}

/** The query of the service for a page of a list. */
export function listQuery({ filters, sort, page }: ListAddress) {
  return { ...chosen(filters), ...(sort && { sort }), page, pageSize: PAGE_SIZE };
}

/** The address of the file with every row that the filters leave, in their order. */
export function exportPath(
  kind: string,
  format: "csv" | "xlsx",
  { filters, sort }: Pick<ListAddress, "filters" | "sort">,
): string {
  const params = new URLSearchParams({ format });
  for (const [name, value] of Object.entries(chosen(filters))) params.set(name, String(value));
  if (sort) params.set("sort", sort);
  return `/api/export/${kind}?${params}`;
}
