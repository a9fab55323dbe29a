// How far an import, a try or the undoing of one has come.
import { formatCount } from "@/lib/numbers";
import { jobsText as words } from "@/lib/text/data-import";
import { leftText, levelsText, sumOf } from "./levels";
import type { Job } from "./queries";

/** A screen reader is told the tenth part, not every second. */
const SPOKEN_STEP = 10;

export function progressTitle({ state, dryRun, fileName }: Job): string {
  if (state === "undoing") return words.running.undoing(fileName);
  if (state === "waiting") return words.running.waiting(fileName);
  return (dryRun ? words.running.trying : words.running.running)(fileName);
}

/** Of what was made, how much has been looked at. */
function undoneShare({ made, removed, kept }: Job): number {
  const whole = sumOf(made);
  return whole > 0 && removed ? Math.min((sumOf(removed) + kept) / whole, 1) : 0;
}

export function JobProgress({ job }: { job: Job }) {
  const isUndoing = job.state === "undoing";
  const percent = Math.floor((isUndoing ? undoneShare(job) : job.share) * 100);
  const spoken = percent - (percent % SPOKEN_STEP);
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-3">
        <progress
          value={percent}
          max={100}
          aria-label={progressTitle(job)}
          className="h-2.5 min-w-0 grow appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brand dark:[&::-webkit-progress-value]:bg-brand-text"
        />
        <span className="w-12 text-right font-semibold tabular-nums">{words.percent(percent)}</span>
      </div>
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-[0.95rem] tabular-nums">
        {(isUndoing ? undoingFacts(job) : runningFacts(job)).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <p role="status" className="sr-only">
        {`${progressTitle(job)}: ${words.percent(spoken)}`}
      </p>
      <p className="text-muted">{leaveText(job)}</p>
    </div>
  );
}

/** What a command has begun, the service does not go on with. */
function leaveText({ state, byCommand }: Job): string {
  if (state === "undoing") return words.leaveUndoing;
  return byCommand ? words.leaveCommand : words.leave;
}

function undoingFacts({ removed }: Job): string[] {
  const told = removed ? levelsText(removed) : "";
  return told ? [words.removedSoFar(told)] : [];
}

function runningFacts(job: Job): string[] {
  const { totalRows, rowsPerSecond, secondsLeft } = job;
  const done = formatCount(job.rowsDone);
  return [
    totalRows === null ? words.doneSoFar(done) : words.done(done, formatCount(totalRows)),
    ...(rowsPerSecond === null ? [] : [words.speed(formatCount(Math.round(rowsPerSecond)))]),
    ...(secondsLeft === null ? [] : [words.left(leftText(secondsLeft))]),
    ...(job.isWaitingForRegistry ? [words.registry] : []),
  ];
}
