// What an import waits for: the register takes the files in the order in which they came.
import { jobsText as words } from "@/lib/text/data-import";
import { isMoving, type Job, useJobs } from "./queries";

/** The one that is taken before it; null when its own turn has come, or none is known of. */
export function aheadOf(job: Job, all: readonly Job[]): Job | null {
  if (!isImporting(job) || job.rowsDone > 0) return null;
  return all.filter((other) => other.id < job.id && isImporting(other)).at(-1) ?? null;
}

export function useAhead(job: Job): Job | null {
  const { data } = useJobs(1);
  return aheadOf(job, data?.results ?? []);
}

function isImporting(job: Job): boolean {
  return isMoving(job) && job.state !== "undoing";
}

export function progressTitle({ state, dryRun, fileName }: Job, ahead: Job | null): string {
  if (state === "undoing") return words.running.undoing(fileName);
  if (state === "waiting" || ahead) return words.running.waiting(fileName);
  return (dryRun ? words.running.trying : words.running.running)(fileName);
}
