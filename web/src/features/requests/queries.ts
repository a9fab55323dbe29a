// Relatives' requests: reading and answering them.
import { useMutation, useQuery } from "@tanstack/react-query";
import { client } from "@/api/client";
import { failureOf } from "@/api/failure";
import { useOlder } from "@/api/older";
import { type Answer, get, getQuery } from "@/api/query";
import { refresh } from "@/api/query-client";
import { requestsText as words } from "@/lib/text/moderation";
import { text } from "@/lib/text/text";
import { toast } from "@/ui/toast-store";
import type { Shown } from "./address";

const LIST = "/api/memorial-requests";
/** The service's own page. */
const PAGE_SIZE = 100;

export type RelativeRequest = Answer<typeof LIST>[number];

export interface AnswerGiven {
  status: "done" | "rejected";
  note: string;
}

export function useRequests({ status, cemeteryId }: Shown) {
  const asked = { status, ...(cemeteryId !== null && { cemeteryId }) };
  return useOlder<RelativeRequest>({
    key: [LIST, { query: asked }],
    read: ({ before }, signal) =>
      get(LIST, { query: { ...asked, ...(before && { before }) } }, signal),
    step: PAGE_SIZE,
    most: PAGE_SIZE,
  });
}

/** Of all the caller's cemeteries. */
export function useOpenCount() {
  return useQuery({ ...getQuery("/api/memorial-requests/count", {}), staleTime: 0 });
}

/** Somebody else was quicker. */
export function isHandled(error: unknown): boolean {
  const { status } = failureOf(error);
  return status === 409 || status === 404;
}

export function useAnswer(id: number) {
  return useMutation({
    mutationFn: ({ status, note }: AnswerGiven) =>
      client.PUT("/api/memorial-requests/{request_id}", {
        params: { path: { request_id: id } },
        body: { status, note: note.trim() || null },
      }),
    meta: {
      done: words.done,
      failed: (error) => {
        if (isHandled(error)) return null;
        const { message } = failureOf(error);
        return message ? `${words.failed}. ${message}` : words.failed;
      },
    },
    onError: (error) => {
      if (isHandled(error))
        toast({ title: text.common.error, description: words.handled, stays: true });
    },
    onSettled: () => refresh([LIST, "/api/audit"]),
  });
}
