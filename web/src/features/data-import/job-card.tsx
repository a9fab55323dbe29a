// The import that is open: while it goes on how far it is, then what came of it.
import { useEffect, useRef } from "react";
import { formatMoment } from "@/lib/dates";
import { jobsText as words } from "@/lib/text/data-import";
import { LoadFailed } from "@/ui/list-page";
import { Notice } from "@/ui/notice";
import type { Address } from "./address";
import { JobProgress, progressTitle } from "./job-progress";
import { JobReport } from "./job-report";
import { isMoving, type Job, useJob } from "./queries";
import { whoOf } from "./who";

interface Props {
  id: number;
  address: Address;
  /** It was opened by hand: the keyboard's place moves to it. */
  takesFocus: boolean;
  onUndo: (job: Job) => void;
}

export function JobCard({ id, address, takesFocus, onUndo }: Props) {
  const { data: job, isError, error, refetch } = useJob(id);
  const card = useRef<HTMLElement>(null);
  const isShown = job !== undefined;
  useEffect(() => {
    if (takesFocus && isShown) card.current?.focus();
  }, [takesFocus, isShown]);
  if (!job && isError)
    return error.message.startsWith("404") ? (
      <Notice title={words.missing} role="alert" level="h2" />
    ) : (
      <LoadFailed onRetry={() => void refetch()} />
    );
  if (!job) return <span className="skeleton h-40" />;
  const isGoing = isMoving(job);
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby="importazione-aperta"
      className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-4 rounded-2xl border border-line bg-surface p-5"
    >
      <div>
        <h2
          id="importazione-aperta"
          className="font-serif text-2xl leading-tight font-semibold wrap-anywhere"
        >
          {isGoing ? progressTitle(job) : words.of(job.fileName)}
        </h2>
        <p className="text-muted">{aboutJob(job)}</p>
      </div>
      {isGoing ? (
        <JobProgress job={job} />
      ) : (
        <JobReport job={job} address={address} onUndo={() => onUndo(job)} />
      )}
    </section>
  );
}

function aboutJob(job: Job): string {
  return [
    words.by(whoOf(job), formatMoment(job.createdAt)),
    job.sheet && words.sheet(job.sheet),
    job.cemetery && words.cemetery(job.cemetery),
  ]
    .filter(Boolean)
    .join(" · ");
}
