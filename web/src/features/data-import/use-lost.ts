// Looks for the import whose answer was lost, until it is found or has plainly not begun.
import { useIsMutating } from "@tanstack/react-query";
import { useEffect } from "react";
import { begun, signedInId } from "./begun";
import { isSame, type Press, pressed } from "./pressed";
import { isMoving, type Job, START, useJobs } from "./queries";

/** By then even a large file would have been taken in. */
const LONG_ENOUGH = 60_000;
/** No clock of a browser is quite that of the service. */
const CLOCKS_APART = 5 * 60_000;

export interface Lost extends Press {
  /** unknown: nobody could be asked since; absent: not there yet; failed: it never came. */
  hope: "unknown" | "absent" | "failed";
}

export function useLost(onFound: (job: Job) => void): Lost | null {
  const isSending = useIsMutating({ mutationKey: START }) > 0;
  const press = isSending ? null : pressed.read();
  const { data, dataUpdatedAt } = useJobs(1, { isAwaiting: press !== null });
  const isAsked = press !== null && dataUpdatedAt > press.at;
  const found = isAsked ? data?.results.find((job) => cameOf(press, job)) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is found once
  useEffect(() => {
    if (!found) return;
    pressed.clear();
    begun.add(found.id);
    onFound(found);
  }, [found?.id]);
  if (!press || found) return null;
  if (!isAsked) return { ...press, hope: "unknown" };
  return { ...press, hope: dataUpdatedAt - press.at > LONG_ENOUGH ? "failed" : "absent" };
}

/** Whether it is what came of a press: begun after it, or joined by it. */
function cameOf(press: Press, job: Job): boolean {
  if (job.userId !== signedInId() || !isSame(press, job)) return false;
  if (isMoving(job) && job.state !== "undoing") return true;
  return press.lastId === null
    ? Date.parse(job.createdAt) > press.at - CLOCKS_APART
    : job.id > press.lastId;
}
