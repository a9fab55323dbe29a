// What the search page reads.
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { getQuery } from "@/api/query";
import { isFresh, lastSearch } from "./memory";
import { hasWords, isSameSearch, type SearchState } from "./search-state";

export function useCemeteries() {
  return useQuery(getQuery("/api/public/cemeteries", {}));
}

function searchQuery({ cemeteryId, surname, name, page }: SearchState) {
  const query = {
    q: [surname, name].filter(Boolean).join(" "),
    ...(surname && { surname }),
    ...(name && { name }),
    ...(cemeteryId !== null && { cemeteryId }),
    page,
  };
  return getQuery("/api/search/deceased", { query });
}

/** Searches, and keeps the last answer in the browser; a failure empties both. */
export function useSearch(state: SearchState) {
  const search = useQuery({
    ...searchQuery(state),
    enabled: hasWords(state),
    initialData: () => keptAnswer(state)?.answer,
    initialDataUpdatedAt: () => keptAnswer(state)?.at,
  });
  const { data, dataUpdatedAt, isError } = search;
  useEffect(() => {
    if (isError) lastSearch.clear();
    else if (data) lastSearch.write({ state, answer: data, at: dataUpdatedAt });
  });
  return search;
}

function keptAnswer(state: SearchState) {
  const kept = lastSearch.read();
  return kept && isSameSearch(kept.state, state) && isFresh(kept) ? kept : undefined;
}
