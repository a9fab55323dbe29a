// Possible duplicates and the merges that were made of them.
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { client } from "@/api/client";
import { failureOf } from "@/api/failure";
import { type Answer, getQuery } from "@/api/query";
import { refresh } from "@/api/query-client";
import { REGISTRY } from "@/api/registry";
import { fieldName } from "@/lib/activity";
import { text } from "@/lib/text/text";
import { duplicatesText as words } from "@/lib/text/tools";
import { type ToastText, toast } from "@/ui/toast-store";
import type { MergeOrder, Pair } from "./pair";

export type Merge = Answer<"/api/duplicates/merges">["results"][number];

/** Each is a card to read in full. */
const PAIRS = 10;
const MERGES = 50;

interface Asked {
  cemeteryId: number | null;
  page: number;
}

function query({ cemeteryId, page }: Asked, pageSize: number) {
  return { query: { page, pageSize, ...(cemeteryId !== null && { cemeteryId }) } };
}

export function usePairs(asked: Asked) {
  return useQuery({
    ...getQuery("/api/duplicates", query(asked, PAIRS)),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useMerges(asked: Asked) {
  return useQuery({
    ...getQuery("/api/duplicates/merges", query(asked, MERGES)),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

function said(failed: string) {
  return (error: Error) => {
    const { message } = failureOf(error);
    return message ? `${failed}. ${message}` : failed;
  };
}

/** Somebody else's change may be the reason for a refusal. */
const onError = () => refresh(REGISTRY);

async function undo(mergeId: number) {
  const { data } = await client.POST("/api/duplicates/merges/{merge_id}/undo", {
    params: { path: { merge_id: mergeId } },
  });
  return data;
}

type Undone = NonNullable<Awaited<ReturnType<typeof undo>>>;

function whatStayed(stayed: string[]): ToastText {
  if (stayed.length === 0) return { title: text.common.success, description: words.undone };
  const fields = stayed.map(fieldName).join(", ");
  return { title: text.common.success, description: words.stayed(fields), stays: true };
}

export function useUndo() {
  return useMutation({
    mutationFn: undo,
    meta: {
      refreshes: REGISTRY,
      done: (undone) => whatStayed((undone as Undone).stayed),
      failed: said(words.undoFailed),
      overlay: words.undoing,
    },
    onError,
  });
}

export function useMerge(onUndo: (mergeId: number) => void) {
  return useMutation({
    mutationFn: async (order: MergeOrder) =>
      (await client.POST("/api/duplicates/merge", { body: order })).data,
    meta: { refreshes: REGISTRY, failed: said(words.mergeFailed), overlay: words.merging },
    onSuccess: (made, { keepId }) => {
      toast({
        title: words.merged,
        description: words.mergedHint(keepId),
        ...(made && { action: { label: words.undo, run: () => onUndo(made.mergeId) } }),
      });
    },
    onError,
  });
}

export function useDismiss() {
  return useMutation({
    mutationFn: ({ first, second }: Pair) =>
      client.POST("/api/duplicates/dismiss", {
        body: { firstId: first.id, secondId: second.id },
      }),
    meta: {
      refreshes: ["/api/duplicates", "/api/quality"],
      done: words.dismissed,
      failed: said(words.dismissFailed),
    },
    onError,
  });
}
