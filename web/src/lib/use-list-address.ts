// The address of a list's page: its filters, order and page, and which dialog stands open.
import { wholeNumber } from "./address";
import {
  countFilters,
  hasFilters,
  type ListAddress,
  type ListFilters,
  type ListRules,
  NO_FILTERS,
  readList,
  writeList,
} from "./list-address";
import { useAddress } from "./use-address";

/** `?nuovo=1` opens the dialog of a new record, `?apri=12` that of a stored one. */
const NEW = "nuovo";
const OPENED = "apri";

export function useListAddress(rules: ListRules) {
  const { params, go, coming: comingParams } = useAddress();
  const address = readList(params, rules);
  const coming = () => readList(comingParams(), rules);
  const move = (change: Partial<ListAddress>) => go(writeList({ ...coming(), page: 1, ...change }));
  return {
    ...address,
    rules,
    isFiltered: hasFilters(address.filters),
    filterCount: countFilters(address.filters),
    filter: (change: Partial<ListFilters>) => move({ filters: { ...coming().filters, ...change } }),
    clear: () => go(writeList({ filters: NO_FILTERS, sort: coming().sort, page: 1 })),
    orderBy: (sort: string | null) => move({ sort: sort === rules.defaultSort ? null : sort }),
    /** The query of another page, for its link. */
    queryOf: (page: number) => `?${writeList({ ...address, page })}`,
    isNew: params.has(NEW),
    /** The record whose dialog the address opens. */
    openedId: wholeNumber(params.get(OPENED)),
    openNew: () => {
      const opened = writeList(coming());
      opened.set(NEW, "1");
      go(opened, false);
    },
    /** Takes the dialog out of the address. */
    closeDialog: () => {
      const open = comingParams();
      if (open.has(NEW) || open.has(OPENED)) go(writeList(coming()));
    },
  };
}

export type ListState = ReturnType<typeof useListAddress>;
