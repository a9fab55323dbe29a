// How far an import, a try or the undoing of one has come.
import { NetworkError } from "@/api/network-error";
import { formatCount } from "@/lib/numbers";
import { jobsText as words } from "@/lib/text/data-import";
import { leftText, levelsText, sumOf } from "./levels";
import { NoticeBox } from "./notice-box";
import type { Job } from "./queries";
import { progressTitle } from "./use-ahead";

/** A screen reader is told the tenth part, not every second. */
const SPOKEN_STEP = 10;

/** Of what was made, how much has been looked at. */
function undoneShare({ made, removed, kept }: Job): number {
  const whole = sumOf(made);
  return whole > 0 && removed ? Math.min((sumOf(removed) + kept) / whole, 1) : 0;
}

interface Props {
  job: Job;
  /** The one that it waits for. */
  ahead: Job | null;
  /** Of the last attempt to hear of it: what is known is from before. */
  error: Error | null;
}

export function JobProgress({ job, ahead, error }: Props) {
  const percent = Math.floor((job.state === "undoing" ? undoneShare(job) : job.share) * 100);
  const spoken = percent - (percent % SPOKEN_STEP);
  const title = progressTitle(job, ahead);
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-3">
        <progress
          {...(!ahead && { value: percent })}
          max={100}
          aria-label={title}
          className="h-2.5 min-w-0 grow appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brand dark:[&::-webkit-progress-value]:bg-brand-text"
        />
        {!ahead && (
          <span className="w-12 text-right font-semibold tabular-nums">
            {words.percent(percent)}
          </span>
        )}
      </div>
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-[0.95rem] tabular-nums">
        {factsOf({ job, ahead, error }).map((fact) => (
          <span key={fact} className="wrap-anywhere">
            {fact}
          </span>
        ))}
      </p>
      <p role="status" className="sr-only">
        {ahead ? `${title}. ${words.behind(ahead.fileName)}` : `${title}: ${words.percent(spoken)}`}
      </p>
      {error ? (
        <NoticeBox tone="warm" role="status">
          <p>{error instanceof NetworkError ? words.unheard.network : words.unheard.service}</p>
          <p>{words.unheard[goingOf(job)]}</p>
        </NoticeBox>
      ) : (
        <p className="text-muted">{leaveText(job)}</p>
      )}
    </div>
  );
}

/** What a command has begun, the service does not go on with. */
function goingOf({ state, byCommand, dryRun }: Job) {
  if (state === "undoing") return "undoing";
  if (byCommand) return "command";
  return dryRun ? "trial" : "going";
}

function leaveText({ state, byCommand }: Job): string {
  if (state === "undoing") return words.leaveUndoing;
  return byCommand ? words.leaveCommand : words.leave;
}

function factsOf({ job, ahead, error }: Props): string[] {
  if (job.state === "undoing") return undoingFacts(job);
  return ahead ? [words.behind(ahead.fileName)] : runningFacts(job, error === null);
}

function undoingFacts({ removed }: Job): string[] {
  const told = removed ? levelsText(removed) : "";
  return told ? [words.removedSoFar(told)] : [];
}

/** isFresh: how fast it goes is known of now. Before any row is done nobody knows how long it takes. */
function runningFacts(job: Job, isFresh: boolean): string[] {
  const { rowsDone, rowsPerSecond, secondsLeft } = job;
  const isPaced = isFresh && rowsDone > 0;
  return [
    doneText(job),
    ...(isPaced && rowsPerSecond !== null
      ? [words.speed(formatCount(Math.round(rowsPerSecond)))]
      : []),
    ...(isPaced && secondsLeft !== null ? [words.left(leftText(secondsLeft))] : []),
    ...(isFresh && job.isWaitingForRegistry ? [words.registry] : []),
  ];
}

/** A trial is read first, and tried only then: by the time half of it is done. */
function doneText({ dryRun, totalRows, rowsDone }: Job): string {
  const done = formatCount(rowsDone);
  if (totalRows === null) return words.doneSoFar(done);
  const all = formatCount(totalRows);
  return dryRun && rowsDone === 0 ? words.read(all) : words.done(done, all);
}
