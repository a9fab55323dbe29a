// A list whose older rows follow at a click. It is read anew as a whole, so that nothing of it is stale.
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";

interface Row {
  id: number;
}

/** Reads as many rows as fit in one call, older than one. */
type Read<R> = (ask: { limit: number; before?: number }, signal: AbortSignal) => Promise<R[]>;

interface Source<R> {
  /** The URL first, then what it is asked. */
  key: readonly [string, unknown];
  read: Read<R>;
  /** How many more are shown at a time. */
  step: number;
  /** How many a call gives at most. */
  most: number;
}

async function readUpTo<R extends Row>(
  count: number,
  { read, most }: Source<R>,
  signal: AbortSignal,
): Promise<R[]> {
  const rows: R[] = [];
  while (rows.length < count) {
    const limit = Math.min(most, count - rows.length);
    const last = rows.at(-1);
    const page = await read({ limit, ...(last && { before: last.id }) }, signal);
    rows.push(...page);
    if (page.length < limit) break;
  }
  return rows;
}

export function useOlder<R extends Row>(source: Source<R>) {
  const [count, setCount] = useState(source.step);
  const list = useQuery({
    ...queryOptions({
      queryKey: [...source.key, count],
      queryFn: ({ signal }) => readUpTo(count, source, signal),
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return {
    rows: list.data,
    isFailed: list.isError && !list.data,
    retry: () => void list.refetch(),
    hasOlder: (list.data?.length ?? 0) >= count || list.isPlaceholderData,
    isComing: list.isPlaceholderData && list.isFetching,
    showOlder: () => setCount((shown) => shown + source.step),
  };
}
