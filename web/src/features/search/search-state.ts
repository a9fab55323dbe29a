// What a visitor is looking for: written in the address of the page, so that it can be shared and gone back to.
export interface SearchState {
  cemeteryId: number | null;
  surname: string;
  name: string;
  page: number;
}

/** No name is longer; the two together still fit what the service reads. */
export const LONGEST_WORDS = 90;

export const NOTHING_ASKED: SearchState = { cemeteryId: null, surname: "", name: "", page: 1 };

function positiveInteger(value: string | null): number | null {
  return value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
}

function words(value: string | null): string {
  return (value ?? "").trim().slice(0, LONGEST_WORDS);
}

export function readSearchState(params: URLSearchParams): SearchState {
  return {
    cemeteryId: positiveInteger(params.get("cemetery")),
    surname: words(params.get("surname")),
    name: words(params.get("name")),
    page: positiveInteger(params.get("page")) ?? 1,
  };
}

export function searchPath({ cemeteryId, surname, name, page }: SearchState): string {
  const params = new URLSearchParams();
  if (cemeteryId !== null) params.set("cemetery", String(cemeteryId));
  if (surname) params.set("surname", surname);
  if (name) params.set("name", name);
  if (page > 1) params.set("page", String(page));
  return params.size > 0 ? `/search?${params}` : "/search";
}

export function hasWords({ surname, name }: Pick<SearchState, "surname" | "name">): boolean {
  // Signs alone find nobody: the search reads letters and digits.
  return /[\p{L}\p{N}]/u.test(surname + name);
}

export function isSameSearch(a: SearchState, b: SearchState): boolean {
  return searchPath(a) === searchPath(b);
}
