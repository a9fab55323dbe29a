// What became of the rows of an import, in the one line that the history has for it.
import { formatCount } from "@/lib/numbers";
import { jobsText as words } from "@/lib/text/data-import";
import { levelsText } from "./levels";
import { isMoving, type Job } from "./queries";

export function rowsText(job: Job): string {
  if (job.state === "undone") return takenBack(job);
  const { imported, skipped, failed, dryRun } = job;
  const counts: [number, (count: string) => string][] = [
    [imported, dryRun ? words.importable : words.imported],
    [skipped, words.skipped],
    [failed, words.failed],
  ];
  const said = counts
    .filter(([count]) => count > 0)
    .map(([count, say]) => say(formatCount(count)))
    .concat(dryRun && imported > 0 ? [words.nothingStored] : [])
    .join(", ");
  return said || (isMoving(job) ? "" : words.rows("0"));
}

/** What it had imported is there no more. */
function takenBack({ removed, kept }: Job): string {
  const levels = removed ? levelsText(removed) : "";
  const gone = levels ? words.takenBack(levels) : words.takenBackNothing;
  return kept > 0 ? `${gone}, ${words.stayed(formatCount(kept))}` : gone;
}
