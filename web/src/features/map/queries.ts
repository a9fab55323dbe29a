// What the maps read. Tombs change on other pages: a map is read anew each time it is opened.
import { useQuery } from "@tanstack/react-query";
import { failureOf } from "@/api/failure";
import { getQuery } from "@/api/query";

const FRESH = { staleTime: 0 } as const;

export function useCemeteryMap(id: number) {
  const path = { cemetery_id: id };
  return useQuery({ ...getQuery("/api/cemeteries/{cemetery_id}/map", { path }), ...FRESH });
}

export function useBlockMap(id: number) {
  const path = { block_id: id };
  return useQuery({ ...getQuery("/api/blocks/{block_id}/map", { path }), ...FRESH });
}

export function useBlockGrid(id: number) {
  const path = { block_id: id };
  return useQuery({ ...getQuery("/api/blocks/{block_id}/grid", { path }), ...FRESH });
}

/** The block's own row of the list of blocks. */
export function useBlock(id: number) {
  const block = useQuery(getQuery("/api/blocks", { query: { id } }));
  return block.data?.results[0];
}

export function isMissing(error: unknown): boolean {
  return failureOf(error).status === 404;
}
