// Senders who may leave no more texts in a cemetery.
import { useMutation, useQuery } from "@tanstack/react-query";
import { client } from "@/api/client";
import { failureOf } from "@/api/failure";
import { type Answer, getQuery } from "@/api/query";
import { refresh } from "@/api/query-client";
import { sendersText as words } from "@/lib/text/moderation";

export type Sender = Answer<"/api/sender-blocks">[number];

export function useSenders(cemeteryId: number | null) {
  const query = cemeteryId === null ? {} : { cemeteryId };
  return useQuery({ ...getQuery("/api/sender-blocks", { query }), staleTime: 0 });
}

function said(failed: string) {
  return (error: Error) => {
    const { message } = failureOf(error);
    return message ? `${failed}. ${message}` : failed;
  };
}

export function useBlock(tributeId: number) {
  return useMutation({
    mutationFn: (by: Sender["kind"]) =>
      client.POST("/api/prayers/{prayer_id}/block", {
        params: { path: { prayer_id: tributeId } },
        body: { by },
      }),
    meta: {
      refreshes: ["/api/sender-blocks", "/api/audit"],
      done: words.done,
      failed: said(words.failed),
    },
    // The text may have been deleted by somebody else.
    onError: () => refresh(["/api/prayers/moderation"]),
  });
}

export function useUnblock() {
  return useMutation({
    mutationFn: ({ id }: Sender) =>
      client.DELETE("/api/sender-blocks/{sender_block_id}", {
        params: { path: { sender_block_id: id } },
      }),
    // Already taken back by somebody else is as good.
    meta: {
      done: words.unblocked,
      failed: (error) =>
        failureOf(error).status === 404 ? null : said(words.unblockFailed)(error),
    },
    onSettled: () => refresh(["/api/sender-blocks", "/api/audit"]),
  });
}
