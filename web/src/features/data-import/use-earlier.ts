// An import of the very same file that has come to its end before: nothing was left for a later one.
import { type Job, useJobs } from "./queries";

export function useEarlier(job: Job): Job | null {
  const { data } = useJobs(1);
  const isIdle = job.state === "done" && !job.dryRun && job.imported === 0 && job.skipped > 0;
  if (!isIdle) return null;
  return data?.results.find((other) => other.id < job.id && isSameImport(other, job)) ?? null;
}

/** By what is told of either: name, size and how it was read. */
function isSameImport(one: Job, other: Job): boolean {
  const isLike =
    one.fileName === other.fileName &&
    one.size === other.size &&
    one.sheet === other.sheet &&
    one.cemetery === other.cemetery;
  return isLike && one.state === "done" && !one.dryRun && one.imported > 0;
}
