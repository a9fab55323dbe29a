// The address of a list's page: its filters, order and page, and which dialog stands open.
import { useSearchParams } from "react-router";
import { wholeNumber } from "./address";
import {
  hasFilters,
  type ListAddress,
  type ListFilters,
  type ListRules,
  NO_FILTERS,
  readList,
  writeList,
} from "./list-address";

/** `?nuovo=1` opens the dialog of a new record, `?apri=12` that of a stored one. */
const NEW = "nuovo";
const OPENED = "apri";

export function useListAddress(rules: ListRules) {
  const [params, setParams] = useSearchParams();
  const address = readList(params, rules);
  const go = (next: URLSearchParams, replace = true) =>
    setParams(next, { preventScrollReset: true, replace });
  const move = (change: Partial<ListAddress>) => go(writeList({ ...address, page: 1, ...change }));
  return {
    ...address,
    rules,
    isFiltered: hasFilters(address.filters),
    filter: (change: Partial<ListFilters>) => move({ filters: { ...address.filters, ...change } }),
    clear: () => go(writeList({ filters: NO_FILTERS, sort: address.sort, page: 1 })),
    orderBy: (sort: string | null) => move({ sort: sort === rules.defaultSort ? null : sort }),
    /** The query of another page, for its link. */
    queryOf: (page: number) => `?${writeList({ ...address, page })}`,
    isNew: params.has(NEW),
    /** The record whose dialog the address opens. */
    openedId: wholeNumber(params.get(OPENED)),
    openNew: () => {
      const next = writeList(address);
      next.set(NEW, "1");
      go(next, false);
    },
    /** Takes the dialog out of the address. */
    closeDialog: () => {
      if (params.has(NEW) || params.has(OPENED)) go(writeList(address));
    },
  };
}

export type ListState = ReturnType<typeof useListAddress>;
