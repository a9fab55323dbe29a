// Candles and affects: counted once the page stands, left from it.
import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { client } from "@/api/client";
import { type Answer, get } from "@/api/query";
import { queryClient } from "@/api/query-client";
import { tributesText as words } from "@/lib/text/tributes";
import { failedButFor, ofMemorial } from "./asking";
import { FRESH_FOR, MEMORIAL, type Memorial } from "./queries";

const CANDLES = "/api/virtual-candles";
const COUNT = "/api/visitor-affects/count/{deceased_id}";
const SEARCH = "/api/search/deceased";

/** How many burn; of those in a copy some may have gone out since. */
function burning(listed: Answer<typeof CANDLES>, headers: Headers): number {
  const total = Number(headers.get("X-Total-Count") ?? listed.length);
  if (!headers.has("X-Kept-At")) return total;
  const lit = listed.filter(({ expiresAt }) => Date.parse(expiresAt) > Date.now());
  // The newest are listed: when one of them has gone out, so have those that are not.
  return lit.length === listed.length ? total : lit.length;
}

function candlesQuery(id: number) {
  const query = { deceasedId: id };
  return queryOptions({
    queryKey: [CANDLES, { query }] as const,
    queryFn: ({ signal }) =>
      ofMemorial(async () => {
        const { data, response } = await client.GET(CANDLES, { params: { query }, signal });
        return burning(data ?? [], response.headers);
      }),
    staleTime: FRESH_FOR,
  });
}

/** How many candles burn now; null as long as that is not known. */
export function useCandles(id: number): number | null {
  return useQuery(candlesQuery(id)).data ?? null;
}

export function useLightCandle(id: number) {
  return useMutation({
    mutationFn: () =>
      ofMemorial(async () => {
        const { data } = await client.POST(CANDLES, { body: { deceasedId: id } });
        if (data) queryClient.setQueryData(candlesQuery(id).queryKey, data.burning);
        return data;
      }),
    meta: {
      done: () => ({ title: words.candle.done, description: words.candle.doneHint }),
      failed: failedButFor(words.candle.failed),
    },
  });
}

function affectsQuery(id: number) {
  const ask = { path: { deceased_id: id } };
  return queryOptions({
    queryKey: [COUNT, ask] as const,
    queryFn: ({ signal }) => ofMemorial(() => get(COUNT, ask, signal)),
    staleTime: FRESH_FOR,
  });
}

/** The count of the affects; until it is read, what the memorial knew of it. */
export function useAffects(id: number, known: number): number {
  return useQuery({ ...affectsQuery(id), placeholderData: { count: known } }).data?.count ?? known;
}

/** Counts at once, and takes it back when the service refuses. */
export function useLeaveAffect(id: number) {
  const { queryKey } = affectsQuery(id);
  return useMutation({
    mutationFn: (_shown: number) =>
      ofMemorial(async () => {
        const { data } = await client.POST("/api/visitor-affects", { body: { deceasedId: id } });
        return data;
      }),
    onMutate: async (shown) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, { count: shown + 1 });
    },
    onSuccess: (data) => {
      queryClient.setQueryData(queryKey, data);
      if (data) countElsewhere(id, data.count);
    },
    onError: (_error, shown) => queryClient.setQueryData(queryKey, { count: shown }),
    meta: { done: words.heart.done, failed: failedButFor(words.heart.failed) },
  });
}

/** In the memorial itself, and in the results one goes back to. */
function countElsewhere(id: number, affectsCount: number) {
  const counted = <T extends { id: number }>(of: T): T =>
    of.id === id ? { ...of, affectsCount } : of;
  queryClient.setQueriesData<Memorial>({ queryKey: [MEMORIAL] }, (memorial) =>
    memorial ? counted(memorial) : memorial,
  );
  queryClient.setQueriesData<Answer<typeof SEARCH>>({ queryKey: [SEARCH] }, (found) =>
    found ? { ...found, results: found.results.map(counted) } : found,
  );
}
