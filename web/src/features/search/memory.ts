// What the browser remembers of the search: the chosen cemetery and the last results.
import type { Answer } from "@/api/query";
import { jsonEntry } from "@/lib/storage";
import { NOTHING_ASKED, type SearchState } from "./search-state";

export type SearchAnswer = Answer<"/api/search/deceased">;

export interface LastSearch {
  state: SearchState;
  answer: SearchAnswer;
  /** When the answer came, in milliseconds. */
  at: number;
}

/** Older results are asked for anew: a person may have been hidden or moved since. */
const FRESH_FOR = 30 * 60_000;

export const chosenCemetery = jsonEntry("camposanto-cemetery", (value) =>
  typeof value === "number" ? value : null,
);

export const lastSearch = jsonEntry("camposanto-last-search", (value) =>
  isLastSearch(value) ? value : null,
);

function isLastSearch(value: unknown): value is LastSearch {
  const kept = value as LastSearch | null;
  return (
    typeof kept?.at === "number" &&
    typeof kept.state?.surname === "string" &&
    typeof kept.state.name === "string" &&
    typeof kept.state.page === "number" &&
    Array.isArray(kept.answer?.results) &&
    typeof kept.answer.total === "number"
  );
}

/** Where a visitor left off: the chosen cemetery, with the last search if it was made there. */
export function rememberedState(): SearchState | null {
  const cemeteryId = chosenCemetery.read();
  if (cemeteryId === null) return null;
  const state = lastSearch.read()?.state;
  return state?.cemeteryId === cemeteryId ? state : { ...NOTHING_ASKED, cemeteryId };
}

export function isFresh(kept: LastSearch, now = Date.now()): boolean {
  return now - kept.at < FRESH_FOR;
}

export function forgetSearch() {
  chosenCemetery.clear();
  lastSearch.clear();
}
