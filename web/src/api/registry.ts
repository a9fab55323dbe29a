// The records of the registry: their shapes, one of them by its number, saving and deleting them.
import { useMutation, useQuery } from "@tanstack/react-query";
import { kitText } from "@/lib/text/staff";
import { text } from "@/lib/text/text";
import type { ToastText } from "@/ui/toast-store";
import { failureOf } from "./failure";
import { type Answer, type GetPath, getQuery } from "./query";
import { refresh } from "./query-client";

export type Cemetery = Answer<"/api/cemeteries">[number];
export type Sector = Answer<"/api/sectors">["results"][number];
export type Block = Answer<"/api/blocks">["results"][number];
export type Tomb = Answer<"/api/tombs">["results"][number];
export type Deceased = Answer<"/api/deceaseds">["results"][number];

/** A change anywhere shows everywhere: in names of levels, in counts, in the record of changes. */
export const REGISTRY: GetPath[] = [
  "/api/cemeteries",
  "/api/public/cemeteries",
  "/api/sectors",
  "/api/blocks",
  "/api/tombs",
  "/api/deceaseds",
  "/api/stats",
  "/api/audit",
  "/api/trash",
  "/api/quality",
  "/api/duplicates",
];

export function useCemeteries() {
  return useQuery(getQuery("/api/cemeteries", {}));
}

interface Rows {
  "/api/sectors": Sector;
  "/api/blocks": Block;
  "/api/tombs": Tomb;
  "/api/deceaseds": Deceased;
}

/** The record that an address opens. */
export function useOpened<P extends keyof Rows>(path: P, id: number | null) {
  const ask = { query: { id: id ?? 0 } };
  const found = useQuery({
    ...getQuery<keyof Rows>(path, ask),
    enabled: id !== null,
    staleTime: 0,
  });
  return {
    record: id === null ? null : ((found.data?.results[0] ?? null) as Rows[P] | null),
    /** It was asked for, and is not there. */
    isMissing: id !== null && found.isSuccess && found.data.results.length === 0,
  };
}

export interface Saved {
  warnings: string[];
}

/** What is said of a saved record: that it was, and what is odd about it. */
function saying(done: string, saved: unknown): ToastText {
  const warnings = (saved as Saved | undefined)?.warnings ?? [];
  if (warnings.length === 0) return { title: text.common.success, description: done };
  const warned = kitText.warning(warnings.join(". "));
  return { title: text.common.success, description: `${done}. ${warned}`, stays: true };
}

/** The record as somebody else has saved it meanwhile. */
export function staleRecord<R>(error: Error | null): R | null {
  const { status, current } = failureOf(error);
  return status === 409 && current ? (current as R) : null;
}

interface Saving<R, B> {
  send: (body: B) => Promise<(R & Saved) | undefined>;
  done: string;
  failed: string | ((error: Error) => string);
}

export function useSaveRecord<R, B>({ send, done, failed }: Saving<R, B>) {
  return useMutation({
    mutationFn: send,
    meta: {
      refreshes: REGISTRY,
      done: (saved) => saying(done, saved),
      failed: (error) => {
        if (staleRecord(error)) return null;
        return typeof failed === "function" ? failed(error) : failed;
      },
    },
  });
}

interface Deleting<A> {
  send: (asked: A) => Promise<unknown>;
  done: string;
  failed: string;
  overlay?: string;
}

export function useDeleteRecord<A>({ send, done, failed, overlay }: Deleting<A>) {
  return useMutation({
    mutationFn: send,
    meta: { refreshes: REGISTRY, done, failed, overlay: overlay ?? kitText.deleting },
    // Somebody else's change may be the reason.
    onError: () => refresh(REGISTRY),
  });
}

/** Why a record was not deleted, for its dialog. */
export function refusalOf(error: Error | null, otherwise: string): string | null {
  return error && (failureOf(error).message ?? otherwise);
}
