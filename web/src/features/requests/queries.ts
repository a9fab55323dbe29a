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
import { hide, NotHidden } from "./hiding";

const LIST = "/api/memorial-requests";
const ONE = "/api/memorial-requests/{request_id}";
/** The service's own page. */
const PAGE_SIZE = 100;

export type RelativeRequest = Answer<typeof LIST>[number];

export interface AnswerGiven {
  status: "done" | "rejected";
  note: string;
  /** Makes the person reserved before the answer is sent. */
  hides: boolean;
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

/** As it is now: the memorial may have been hidden since the list was read. */
export function useRequest(request: RelativeRequest): RelativeRequest {
  const ask = { path: { request_id: request.id } };
  const { data } = useQuery({ ...getQuery(ONE, ask), staleTime: 0, gcTime: 0 });
  return data ?? request;
}

/** Somebody else was quicker. */
export function isHandled(error: unknown): boolean {
  const { status } = failureOf(error);
  return status === 409 || status === 404;
}

export function useAnswer({ id, deceased_id }: RelativeRequest) {
  return useMutation({
    mutationFn: async ({ status, note, hides }: AnswerGiven) => {
      if (hides) await hide(deceased_id);
      return client.PUT(ONE, {
        params: { path: { request_id: id } },
        body: { status, note: note.trim() || null },
      });
    },
    meta: {
      done: words.done,
      failed: (error) => {
        if (isHandled(error)) return null;
        const isVisible = error instanceof NotHidden;
        const failed = isVisible ? words.hideFailed : words.failed;
        const message = isVisible ? error.message : failureOf(error).message;
        return message ? `${failed}. ${message}` : failed;
      },
    },
    onError: (error) => {
      if (isHandled(error))
        toast({ title: text.common.error, description: words.handled, stays: true });
    },
    onSettled: () => refresh([LIST, ONE, "/api/deceaseds", "/api/audit"]),
  });
}
