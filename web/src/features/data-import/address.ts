// What the page's address says: the tab, the import that is open, what of its notes, pages.
import { wholeNumber, withQuery } from "@/lib/address";
import type { NoteKind } from "./queries";

export type Tab = "file" | "mapping" | "guide";

const TABS: Record<Tab, string | null> = { file: null, mapping: "mappatura", guide: "guida" };
const KINDS: Record<NoteKind, string> = {
  error: "errori",
  warning: "avvisi",
  skipped: "saltate",
  kept: "rimasti",
};

export interface Address {
  tab: Tab;
  jobId: number | null;
  /** Null: whatever there is most to say of. */
  kind: NoteKind | null;
  search: string;
  notesPage: number;
  page: number;
}

function keyOf<K extends string>(words: Record<K, string | null>, word: string | null): K | null {
  return (Object.keys(words) as K[]).find((key) => words[key] === word) ?? null;
}

/** The service counts no further. */
const MOST_PAGES = 100_000;

function pageOf(value: string | null): number {
  return Math.min(wholeNumber(value) ?? 1, MOST_PAGES);
}

export function readAddress(params: URLSearchParams): Address {
  return {
    tab: keyOf(TABS, params.get("scheda")) ?? "file",
    jobId: wholeNumber(params.get("importazione")),
    kind: keyOf(KINDS, params.get("note")),
    search: params.get("cerca") ?? "",
    notesPage: pageOf(params.get("foglio")),
    page: pageOf(params.get("pagina")),
  };
}

export function pathOf(address: Address): string {
  const { tab, jobId, kind, search, notesPage, page } = address;
  return withQuery("/data-import", {
    scheda: TABS[tab],
    importazione: jobId,
    note: kind && KINDS[kind],
    cerca: search,
    foglio: notesPage > 1 ? notesPage : null,
    pagina: page > 1 ? page : null,
  });
}

/** Another import, or none, from its beginning. */
export function withJob(address: Address, jobId: number | null): Address {
  return { ...address, jobId, kind: null, search: "", notesPage: 1 };
}
