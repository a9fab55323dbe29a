// What came of an import: counts, what it made or what undoing took back, and what was found.
import { Download, Undo2, X } from "lucide-react";
import { Link } from "react-router";
import { formatMoment } from "@/lib/dates";
import { formatCount } from "@/lib/numbers";
import { jobsText as words } from "@/lib/text/data-import";
import { Button, buttonLook } from "@/ui/button";
import { type Address, pathOf, withJob } from "./address";
import { levelsText } from "./levels";
import { NotesList } from "./notes-list";
import { NoticeBox } from "./notice-box";
import type { Job } from "./queries";
import { undoWords } from "./undo-words";
import { useEarlier } from "./use-earlier";
import { whoOf } from "./who";

interface Props {
  job: Job;
  address: Address;
  onUndo: () => void;
  /** The keyboard needs another place. */
  onClose: () => void;
}

export function JobReport({ job, address, onUndo, onClose }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Outcome job={job} />
      <Earlier job={job} address={address} />
      {job.state !== "undone" && <Figures job={job} />}
      {job.warnings.length > 0 && (
        <NoticeBox tone="warm">
          {job.warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </NoticeBox>
      )}
      <div className="flex flex-wrap gap-2.5">
        {job.hasRefusedRows && (
          <a
            href={`/api/import/jobs/${job.id}/refused.csv`}
            download
            className={buttonLook({ variant: "primary" })}
          >
            <Download size={18} aria-hidden />
            {words.refused}
          </a>
        )}
        {job.canUndo && (
          <Button variant="ghostDanger" onClick={onUndo}>
            <Undo2 size={18} aria-hidden />
            {undoWords(job).action}
          </Button>
        )}
        <Link
          to={pathOf(withJob(address, null))}
          preventScrollReset
          onClick={onClose}
          className={buttonLook()}
        >
          <X size={18} aria-hidden />
          {words.closeReport}
        </Link>
      </div>
      {job.hasRefusedRows && <p className="-mt-3 text-sm text-muted">{words.refusedHint}</p>}
      <NotesList job={job} address={address} />
    </div>
  );
}

/** Nothing but names of columns was in it. */
export function isRowless({ state, totalRows }: Job): boolean {
  return state === "done" && totalRows === 0;
}

export function outcomeTone(job: Job): "good" | "warm" | "alert" {
  const { state, success } = job;
  if (state === "undone" || (success && isRowless(job))) return "warm";
  return success ? "good" : "alert";
}

function outcomeText(job: Job): string {
  const { state, success, dryRun } = job;
  const { outcome } = words;
  if (isRowless(job)) return outcome.empty;
  if (state === "undone") return outcome.undone;
  if (state === "failed") return outcome.failed;
  if (state === "interrupted") return dryRun ? outcome.interruptedTrial : outcome.interrupted;
  if (dryRun) return success ? outcome.tried : outcome.triedPartial;
  return success ? outcome.success : outcome.partial;
}

function Outcome({ job }: { job: Job }) {
  const { fault, dryRun, made, state, kept, undoneAt, undoneByName } = job;
  const levels = levelsText(made);
  const did = dryRun ? words.wouldMake : words.made;
  return (
    <NoticeBox tone={outcomeTone(job)}>
      <p className="text-lg font-semibold">{outcomeText(job)}</p>
      {fault && <p>{fault}</p>}
      {undoneAt && <p>{words.undoneBy(undoneByName, formatMoment(undoneAt))}</p>}
      {state === "undone" ? (
        <Removed job={job} />
      ) : (
        <p>{levels ? did(levels) : words.madeNothing}</p>
      )}
      {kept > 0 && <p>{words.kept(formatCount(kept))}</p>}
    </NoticeBox>
  );
}

/** Nothing new came of it, because it was all there: who is surprised finds why. */
function Earlier({ job, address }: { job: Job; address: Address }) {
  const earlier = useEarlier(job);
  if (!earlier) return null;
  return (
    <NoticeBox tone="warm">
      <p>{words.earlier(whoOf(earlier), formatMoment(earlier.createdAt))}</p>
      <Link
        to={pathOf(withJob(address, earlier.id))}
        preventScrollReset
        className="font-semibold underline underline-offset-2"
      >
        {words.openEarlier}
      </Link>
    </NoticeBox>
  );
}

function Removed({ job: { removed } }: { job: Job }) {
  const levels = removed ? levelsText(removed) : "";
  return <p>{levels ? words.removed(levels) : words.removedNothing}</p>;
}

function Figures({ job }: { job: Job }) {
  const { figures } = words;
  const facts = [
    [figures.total, job.totalRows ?? job.rowsDone],
    [job.dryRun ? figures.importable : figures.imported, job.imported],
    [figures.skipped, job.skipped],
    [figures.warned, job.warned],
    [figures.failed, job.failed],
  ] as const;
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-3">
      {facts.map(([label, count]) => (
        <div key={label} className="rounded-xl bg-sunken px-4 py-3">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-2xl font-semibold tabular-nums">{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
