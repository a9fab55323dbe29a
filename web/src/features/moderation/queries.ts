// Messages and prayers: reading, approving, deleting.
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { client } from "@/api/client";
import { failureOf } from "@/api/failure";
import { useOlder } from "@/api/older";
import { type Answer, type GetPath, get, getQuery } from "@/api/query";
import { refresh } from "@/api/query-client";
import { formatCount } from "@/lib/numbers";
import { moderationText as words } from "@/lib/text/moderation";
import { text } from "@/lib/text/text";
import { toast } from "@/ui/toast-store";
import { type Shown, scopeOf } from "./address";

export type Tribute = Answer<"/api/prayers/moderation">[number];

const LIST = "/api/prayers/moderation";
const COUNTS = "/api/prayers/moderation/counts";
/** What a visitor reads of them, and what the office reads of what was done. */
const TOUCHED: GetPath[] = [
  LIST,
  "/api/prayers/deceased/{deceased_id}",
  "/api/visitor-messages/{deceased_id}",
  "/api/audit",
];
const STEP = 50;
/** The service's own limit of one call, of reading as of changing. */
const AT_ONCE = 200;

/** A moderator is to read it: it was never approved, or it was reported since. */
export function waits({ enabled, reported_at }: Tribute): boolean {
  return enabled === 0 || reported_at !== null;
}

export function useTributes(shown: Shown) {
  const asked = { filter: shown.filter, ...scopeOf(shown) };
  return useOlder<Tribute>({
    key: [LIST, { query: asked }],
    read: (part, signal) => get(LIST, { query: { ...asked, ...part } }, signal),
    step: STEP,
    most: AT_ONCE,
  });
}

export function useCounts(shown: Shown) {
  return useQuery({
    ...getQuery(COUNTS, { query: scopeOf(shown) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** The service's reason; what is gone is told apart, for it is nobody's fault. */
function said(failed: string) {
  return (error: Error) => {
    if (isGone(error)) return null;
    const { message } = failureOf(error);
    return message ? `${failed}. ${message}` : failed;
  };
}

function tellGone(error: Error) {
  if (isGone(error)) toast({ title: words.goneTitle, description: words.gone, stays: true });
}

/** Somebody else deleted it meanwhile. */
export function isGone(error: unknown): boolean {
  return failureOf(error).status === 404;
}

export function refreshTexts() {
  return refresh(TOUCHED);
}

export function useApprove() {
  return useMutation({
    mutationFn: ({ id }: Tribute) =>
      client.PUT("/api/prayers/{prayer_id}/approve", { params: { path: { prayer_id: id } } }),
    meta: { done: words.approvedDone, failed: said(words.approveFailed) },
    onError: tellGone,
  });
}

export function useDelete() {
  return useMutation({
    mutationFn: ({ id }: Tribute) =>
      client.DELETE("/api/prayers/{prayer_id}", { params: { path: { prayer_id: id } } }),
    meta: { done: words.deletedDone, failed: said(words.deleteFailed) },
    onError: tellGone,
  });
}

interface Several {
  ids: number[];
  action: "approve" | "delete";
}

interface Summary {
  action: Several["action"];
  done: number;
  missing: number;
}

async function moderate({ ids, action }: Several): Promise<Summary> {
  const summary: Summary = { action, done: 0, missing: 0 };
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    const body = { action, ids: ids.slice(first, first + AT_ONCE) };
    const { data } = await client.POST(LIST, { body });
    summary.done += data?.done ?? 0;
    summary.missing += data?.missing.length ?? 0;
  }
  return summary;
}

function summed({ action, done, missing }: Summary) {
  const count = formatCount(done);
  const did = action === "approve" ? words.approvedSeveral(count) : words.deletedSeveral(count);
  const gone = missing > 0 && words.missing(formatCount(missing));
  return {
    title: text.common.success,
    description: [did, gone].filter(Boolean).join(". "),
    stays: missing > 0,
  };
}

export function useModerate() {
  return useMutation({
    mutationFn: moderate,
    meta: {
      done: (summary) => summed(summary as Summary),
      failed: words.severalFailed,
      overlay: words.working,
    },
    // A part may be done though the rest failed.
    onSettled: refreshTexts,
  });
}
