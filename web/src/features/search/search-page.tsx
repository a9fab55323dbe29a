// /search: first the choice of a cemetery, then the search in it.
import { useEffect } from "react";
import { Navigate, useSearchParams } from "react-router";
import { CemeteryChoice } from "./cemetery-choice";
import { CemeterySearch } from "./cemetery-search";
import { forgetSearch, rememberedState } from "./memory";
import { useCemeteries } from "./queries";
import { SearchSkeleton } from "./search-skeleton";
import { readSearchState, searchPath } from "./search-state";

export function SearchPage() {
  const [params] = useSearchParams();
  const cemeteries = useCemeteries();
  const asked = readSearchState(params);
  const chosen = cemeteries.data?.find((cemetery) => cemetery.id === asked.cemeteryId);
  const isGone = cemeteries.isSuccess && asked.cemeteryId !== null && !chosen;

  // A remembered cemetery may have been closed since: then the choice begins again.
  useEffect(() => {
    if (isGone) forgetSearch();
  }, [isGone]);

  const remembered = asked.cemeteryId === null ? rememberedState() : null;
  if (remembered) return <Navigate replace to={searchPath(remembered)} />;
  if (chosen) return <CemeterySearch key={chosen.id} cemetery={chosen} state={asked} />;
  if (cemeteries.isPending && asked.cemeteryId !== null) return <SearchSkeleton />;
  return <CemeteryChoice cemeteries={cemeteries} />;
}
