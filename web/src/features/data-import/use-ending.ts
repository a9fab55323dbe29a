// Says when an import that somebody has been looking at comes to its end.
import { useEffect } from "react";
import { refresh } from "@/api/query-client";
import { REGISTRY } from "@/api/registry";
import { formatCount } from "@/lib/numbers";
import { importText as words } from "@/lib/text/data-import";
import { text } from "@/lib/text/text";
import { type ToastText, toast } from "@/ui/toast-store";
import { begun } from "./begun";
import { isRowless } from "./job-report";
import { isMoving, type Job, useJob } from "./queries";

/** Imports of anybody that have been seen going on. */
const followed = new Set<number>();

export function endingText(job: Job): ToastText {
  const { state, success, dryRun, fault } = job;
  if (state === "undone") return { title: text.common.success, description: words.undone };
  if (state === "failed")
    return {
      title: text.common.error,
      description: fault ? `${words.runFailed}. ${fault}` : words.runFailed,
      variant: "destructive",
    };
  if (state === "interrupted")
    return { title: words.interrupted, description: fault ?? "", variant: "destructive" };
  if (isRowless(job)) return { title: words.doneEmpty, description: words.doneEmptyHint };
  const [imported, failed] = [formatCount(job.imported), formatCount(job.failed)];
  if (dryRun)
    return {
      title: words.tried,
      description: success ? words.triedClean : words.triedCounts(imported, failed),
      ...(!success && { variant: "destructive" as const }),
    };
  if (success) return { title: words.success, description: importedText(job) };
  return {
    title: words.partial,
    description: words.partialCounts(imported, failed),
    variant: "destructive",
  };
}

function importedText({ imported, skipped }: Job): string {
  const said = words.imported(formatCount(imported));
  return imported === 0 && skipped > 0 ? words.allThere(said) : said;
}

export function useEnding(id: number | null) {
  const { data: job } = useJob(id);
  // Who has left the page, and opens the report of another's later, reads it there.
  useEffect(() => () => followed.clear(), []);
  useEffect(() => {
    if (!job) return;
    if (isMoving(job)) {
      followed.add(job.id);
      return;
    }
    const [isOwn, isSeen] = [begun.delete(job.id), followed.delete(job.id)];
    if (!isOwn && !isSeen) return;
    toast(endingText(job));
    void refresh(["/api/import/jobs", ...REGISTRY]);
  }, [job]);
}
