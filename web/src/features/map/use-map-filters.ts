// Which tombs of a map are shown: kept in the address, for who comes back from one.
import { useCallback, useMemo } from "react";
import { wholeNumber } from "@/lib/address";
import { useAddress } from "@/lib/use-address";
import { STATUSES, type Status } from "./tombs";

/** The tomb that somebody came to see. */
export const SOUGHT = "tomba";
const SEARCH = "cerca";
const HIDDEN = "senza";

export function useMapFilters() {
  const { params, coming, go } = useAddress();
  const without = params.get(HIDDEN) ?? "";
  const hidden = useMemo<ReadonlySet<Status>>(() => {
    const named = without.split(",");
    return new Set(STATUSES.filter((status) => named.includes(status)));
  }, [without]);
  const set = useCallback(
    (name: string, value: string) => {
      const next = new URLSearchParams(coming());
      if (value) next.set(name, value);
      else next.delete(name);
      go(next);
    },
    [coming, go],
  );
  return {
    sought: wholeNumber(params.get(SOUGHT)),
    hidden,
    search: params.get(SEARCH) ?? "",
    setHidden: (next: ReadonlySet<Status>) => set(HIDDEN, [...next].join(",")),
    setSearch: useCallback((text: string) => set(SEARCH, text), [set]),
  };
}
