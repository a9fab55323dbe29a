// What visitors write on a memorial: read once the page stands, sent from it.
import { queryOptions, useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { client } from "@/api/client";
import { failureOf } from "@/api/failure";
import { get } from "@/api/query";
import { queryClient, refresh } from "@/api/query-client";
import { tributesText as words } from "@/lib/text/tributes";
import { newId } from "@/lib/uuid";
import { ofMemorial, orGone, refusalOr } from "./asking";
import type { Thought, ThoughtKind } from "./kept";
import { FRESH_FOR } from "./queries";

const MESSAGES = "/api/visitor-messages/{deceased_id}";
const PRAYERS = "/api/prayers/deceased/{deceased_id}";
/** As many as the service answers at once. */
const PAGE = 100;

interface Thoughts {
  items: Thought[];
  hasOlder: boolean;
}

function readThoughts(kind: ThoughtKind, id: number, before?: number, signal?: AbortSignal) {
  return ofMemorial(() => readPage(kind, id, before, signal));
}

async function readPage(
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
    meta: { failed: orGone(words.lists.olderFailed) },
  });
}

export interface NewThought {
  name: string;
  words: string;
  email: string;
}

/** How long a visitor waits for an answer, in milliseconds; then it can be tried again. */
const PATIENCE = 20_000;

/** The id of a sending: the same as long as the same is sent, so that a text whose answer was lost is not
 * left twice. */
function useSending() {
  const last = useRef({ content: "", id: "" });
  return (content: string) => {
    if (last.current.content !== content) last.current = { content, id: newId() };
    return last.current.id;
  };
}

export function useSendThought(kind: ThoughtKind, id: number) {
  const { done, failed } = words.form[kind];
  const isPrayer = kind === "prayer";
  const sending = useSending();
  return useMutation({
    mutationFn: ({ name, words: said, email }: NewThought) =>
      ofMemorial(async () => {
        const sendId = sending([kind, name, said, email].join("\n"));
        const signal = AbortSignal.timeout(PATIENCE);
        if (isPrayer) {
          const body = { deceasedId: id, friendName: name, phrase: said, sendId };
          return (await client.POST("/api/visitor-prayers", { body, signal })).data;
        }
        const sender = email === "" ? {} : { visitorEmail: email };
        const body = { deceasedId: id, visitorName: name, message: said, sendId, ...sender };
        return (await client.POST("/api/visitor-messages", { body, signal })).data;
      }),
    meta: {
      done: () => ({ title: done, description: words.form.doneHint }),
      failed: refusalOr(failed),
    },
  });
}

/** Of a text that stands in the page and nowhere else any more. */
export function isNotThere(error: Error): boolean {
  return failureOf(error).status === 404;
}

export function useReport(id: number) {
  return useMutation({
    mutationFn: (reason: string) =>
      ofMemorial(async () => {
        const body = reason === "" ? {} : { reason };
        const params = { path: { prayer_id: id } };
        await client.POST("/api/prayers/{prayer_id}/report", { params, body });
      }),
    onError: (error) => {
      if (isNotThere(error)) void refresh([MESSAGES, PRAYERS]);
    },
    meta: {
      refreshes: [MESSAGES, PRAYERS],
      done: () => ({ title: words.report.done, description: words.report.doneHint }),
      failed: (error) =>
        isNotThere(error) ? words.report.notThere : refusalOr(words.report.failed)(error),
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
    mutationFn: ({ phone, relation, ...rest }: NewRequest) =>
      ofMemorial(async () => {
        const given = { ...(phone && { phone }), ...(relation && { relation }) };
        const body = { deceasedId: id, ...rest, ...given };
        const signal = AbortSignal.timeout(PATIENCE);
        return (await client.POST("/api/memorial-requests", { body, signal })).data;
      }),
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
    queryFn: ({ signal }) =>
      ofMemorial(async () => {
        const params = { path: { deceased_id: id }, query: { format } };
        const { data } = await client.POST("/api/deceased/{deceased_id}/qr-code", {
          params,
          signal,
        });
        return data?.qrCode ?? "";
      }),
  });
}
