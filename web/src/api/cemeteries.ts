// The cemeteries that a form or a filter offers.
import { useQuery } from "@tanstack/react-query";
import { getQuery } from "./query";

export interface CemeteryName {
  id: number;
  name: string;
}

interface Placed {
  cemetery_id: number | null;
  cemetery_name: string | null;
}

/** The caller's, and those that a record still names though they are gone. */
export function useCemeteryNames(records: readonly Placed[]): {
  names: CemeteryName[];
  isSettled: boolean;
} {
  const cemeteries = useQuery(getQuery("/api/cemeteries", {}));
  const names = new Map((cemeteries.data ?? []).map(({ id, name }) => [id, name]));
  for (const { cemetery_id: id, cemetery_name: name } of records)
    if (id !== null && name !== null && !names.has(id)) names.set(id, name);
  return {
    names: [...names].map(([id, name]) => ({ id, name })),
    isSettled: !cemeteries.isPending,
  };
}
