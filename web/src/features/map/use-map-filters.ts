// Which tombs of a map are shown: kept in the address, for who comes back from one.
import { useCallback, useMemo } from "react";
import { wholeNumber } from "@/lib/address";
import { useAddress } from "@/lib/use-address";
import { STATUSES, type Status } from "./tombs";

/** The tomb that somebody came to see. */
export const SOUGHT = "tomba";
const SEARCH = "cerca";
const HIDDEN = "senza";

function statusesOf(written: string | null): Status[] {
  const named = written?.split(",") ?? [];
  return STATUSES.filter((status) => named.includes(status));
}

export function useMapFilters() {
  const { params, coming, go } = useAddress();
  const without = params.get(HIDDEN);
  const hidden = useMemo<ReadonlySet<Status>>(() => new Set(statusesOf(without)), [without]);
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
    toggle: (status: Status) => {
      const next = new Set(statusesOf(coming().get(HIDDEN)));
      if (!next.delete(status)) next.add(status);
      set(HIDDEN, [...next].join(","));
    },
    setSearch: useCallback((text: string) => set(SEARCH, text), [set]),
  };
}
