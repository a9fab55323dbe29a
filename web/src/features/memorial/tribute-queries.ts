// What visitors leave on a memorial: read once the page stands, sent from it.
import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { client } from "@/api/client";
import { failureOf } from "@/api/failure";
import { get, getQuery } from "@/api/query";
import { queryClient } from "@/api/query-client";
import { tributesText as words } from "@/lib/text/tributes";
import type { Thought, ThoughtKind } from "./kept";

const CANDLES = "/api/virtual-candles";
const COUNT = "/api/visitor-affects/count/{deceased_id}";
const MESSAGES = "/api/visitor-messages/{deceased_id}";
const PRAYERS = "/api/prayers/deceased/{deceased_id}";
/** A memorial that is opened again soon is not read again. */
const FRESH_FOR = 30_000;
/** As many as the service answers at once. */
const PAGE = 100;

/** A refusal speaks for itself; anything else is told in our words. */
function refusalOr(said: string) {
  return (error: Error) => {
    const { status, message } = failureOf(error);
    return status !== null && status < 500 && message !== null ? message : said;
  };
}

/** As `refusalOr`, for a 400 alone. */
function limitOr(said: string) {
  return (error: Error) => (failureOf(error).status === 400 ? refusalOr(said)(error) : said);
}

function candlesQuery(id: number) {
  const query = { deceasedId: id };
  return queryOptions({
    queryKey: [CANDLES, { query }] as const,
    queryFn: async ({ signal }) => {
      const { data, response } = await client.GET(CANDLES, { params: { query }, signal });
      return Number(response.headers.get("X-Total-Count") ?? data?.length ?? 0);
    },
    staleTime: FRESH_FOR,
  });
}

/** How many candles burn now; null as long as that is not known. */
export function useCandles(id: number): number | null {
  return useQuery(candlesQuery(id)).data ?? null;
}

export function useLightCandle(id: number) {
  return useMutation({
    mutationFn: async () => {
      const { data } = await client.POST(CANDLES, { body: { deceasedId: id } });
      if (data) queryClient.setQueryData(candlesQuery(id).queryKey, data.burning);
      return data;
    },
    meta: {
      done: () => ({ title: words.candle.done, description: words.candle.doneHint }),
      failed: limitOr(words.candle.failed),
    },
  });
}

function affectsQuery(id: number) {
  return { ...getQuery(COUNT, { path: { deceased_id: id } }), staleTime: FRESH_FOR };
}

/** The count of the affects; until it is read, what the memorial knew of it. */
export function useAffects(id: number, known: number): number {
  return useQuery({ ...affectsQuery(id), placeholderData: { count: known } }).data?.count ?? known;
}

/** Counts at once, and takes it back when the service refuses. */
export function useLeaveAffect(id: number) {
  const { queryKey } = affectsQuery(id);
  return useMutation({
    mutationFn: async (_shown: number) => {
      const { data } = await client.POST("/api/visitor-affects", { body: { deceasedId: id } });
      return data;
    },
    onMutate: async (shown) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, { count: shown + 1 });
    },
    onSuccess: (data) => queryClient.setQueryData(queryKey, data),
    onError: (_error, shown) => queryClient.setQueryData(queryKey, { count: shown }),
    meta: { done: words.heart.done, failed: limitOr(words.heart.failed) },
  });
}

interface Thoughts {
  items: Thought[];
  hasOlder: boolean;
}

async function readThoughts(
  kind: ThoughtKind,
  id: number,
  before?: number,
  signal?: AbortSignal,
): Promise<Thought[]> {
  const path = { deceased_id: id };
  const older = before === undefined ? {} : { before };
  if (kind === "message") {
    const found = await get(MESSAGES, { path, query: { approved: "true", ...older } }, signal);
    return found.map((item) => ({
      id: item.id,
      author: item.visitorName,
      words: item.message,
      at: item.createdAt,
    }));
  }
  const found = await get(PRAYERS, { path, query: older }, signal);
  return found.map((item) => ({
    id: item.id,
    author: item.friend_name,
    words: item.phrase,
    at: item.created_at,
  }));
}

export function thoughtsQuery(kind: ThoughtKind, id: number) {
  return queryOptions({
    queryKey: [kind === "message" ? MESSAGES : PRAYERS, { path: { deceased_id: id } }] as const,
    queryFn: async ({ signal }): Promise<Thoughts> => {
      const items = await readThoughts(kind, id, undefined, signal);
      return { items, hasOlder: items.length === PAGE };
    },
    staleTime: FRESH_FOR,
  });
}

/** Reads what came before the last that is known, and adds it to the list. */
export function useOlderThoughts(kind: ThoughtKind, id: number) {
  const { queryKey } = thoughtsQuery(kind, id);
  return useMutation({
    mutationFn: async () => {
      const known = queryClient.getQueryData(queryKey)?.items ?? [];
      const more = await readThoughts(kind, id, known.at(-1)?.id);
      queryClient.setQueryData(queryKey, {
        items: [...known, ...more],
        hasOlder: more.length === PAGE,
      });
    },
    meta: { failed: words.lists.olderFailed },
  });
}

export interface NewThought {
  name: string;
  words: string;
  email: string;
}

export function useSendThought(kind: ThoughtKind, id: number) {
  const { messageDone, messageFailed, prayerDone, prayerFailed, doneHint } = words.form;
  const isPrayer = kind === "prayer";
  return useMutation({
    mutationFn: async ({ name, words: said, email }: NewThought) => {
      if (isPrayer) {
        const body = { deceasedId: id, friendName: name, phrase: said };
        return (await client.POST("/api/visitor-prayers", { body })).data;
      }
      const sender = email === "" ? {} : { visitorEmail: email };
      const body = { deceasedId: id, visitorName: name, message: said, ...sender };
      return (await client.POST("/api/visitor-messages", { body })).data;
    },
    meta: {
      done: () => ({ title: isPrayer ? prayerDone : messageDone, description: doneHint }),
      failed: refusalOr(isPrayer ? prayerFailed : messageFailed),
    },
  });
}

export function useReport(id: number) {
  return useMutation({
    mutationFn: async (reason: string) => {
      const body = reason === "" ? {} : { reason };
      await client.POST("/api/prayers/{prayer_id}/report", {
        params: { path: { prayer_id: id } },
        body,
      });
    },
    meta: {
      refreshes: [MESSAGES, PRAYERS],
      done: () => ({ title: words.report.done, description: words.report.doneHint }),
      failed: refusalOr(words.report.failed),
    },
  });
}

export type RequestKind = "correction" | "removal";

export interface NewRequest {
  kind: RequestKind;
  name: string;
  email: string;
  phone: string;
  relation: string;
  text: string;
}

export function useSendRequest(id: number) {
  return useMutation({
    mutationFn: async ({ phone, relation, ...rest }: NewRequest) => {
      const given = { ...(phone && { phone }), ...(relation && { relation }) };
      const body = { deceasedId: id, ...rest, ...given };
      return (await client.POST("/api/memorial-requests", { body })).data;
    },
    meta: {
      done: () => ({ title: words.request.done, description: words.request.doneHint }),
      failed: refusalOr(words.request.failed),
    },
  });
}

/** The code as a picture that stands in the page itself. */
export function qrQuery(id: number, format: "png" | "svg") {
  return queryOptions({
    queryKey: ["/api/deceased/{deceased_id}/qr-code", { id, format }] as const,
    queryFn: async ({ signal }) => {
      const params = { path: { deceased_id: id }, query: { format } };
      const { data } = await client.POST("/api/deceased/{deceased_id}/qr-code", { params, signal });
      return data?.qrCode ?? "";
    },
  });
}
