// The import that is open: while it goes on how far it is, then what came of it.
import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import { formatMoment } from "@/lib/dates";
import { jobsText as words } from "@/lib/text/data-import";
import { LoadFailed } from "@/ui/list-page";
import { Notice } from "@/ui/notice";
import type { Address } from "./address";
import { JobProgress } from "./job-progress";
import { JobReport } from "./job-report";
import { isMoving, type Job, useJob } from "./queries";
import { progressTitle, useAhead } from "./use-ahead";
import { whoOf } from "./who";

interface Props {
  id: number;
  address: Address;
  /** How often one was opened by hand: the keyboard's place moves to it. */
  openings: number;
  onUndo: (job: Job) => void;
  onClose: () => void;
}

const TITLE = "importazione-aperta";

export function JobCard({ id, openings, ...rest }: Props) {
  const { data: job, error, refetch } = useJob(id);
  const [attempts, setAttempts] = useState(0);
  const card = useRef<HTMLElement>(null);
  const isShown = job !== undefined;
  const wishes = openings + attempts;
  useEffect(() => {
    if (wishes > 0 && isShown) card.current?.focus();
  }, [wishes, isShown]);
  const again = () => {
    // What is pressed goes away.
    card.current?.focus();
    setAttempts((count) => count + 1);
    void refetch();
  };
  return (
    <section
      ref={card}
      tabIndex={-1}
      {...(job && { "aria-labelledby": TITLE })}
      className={clsx(
        "grid scroll-mt-20 grid-cols-[minmax(0,1fr)]",
        job && "gap-4 rounded-2xl border border-line bg-surface p-5",
      )}
    >
      {job ? (
        <Shown job={job} error={error} {...rest} />
      ) : (
        <NotShown error={error} onRetry={again} />
      )}
    </section>
  );
}

function NotShown({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (!error) return <span className="skeleton h-40" />;
  if (error.message.startsWith("404"))
    return <Notice title={words.missing} role="alert" level="h2" />;
  return <LoadFailed onRetry={onRetry} />;
}

interface ShownProps extends Omit<Props, "id" | "openings"> {
  job: Job;
  /** Of the last attempt to hear how far it is. */
  error: Error | null;
}

function Shown({ job, error, address, onUndo, onClose }: ShownProps) {
  const isGoing = isMoving(job);
  const ahead = useAhead(job);
  return (
    <>
      <div>
        <h2 id={TITLE} className="font-serif text-2xl leading-tight font-semibold wrap-anywhere">
          {isGoing ? progressTitle(job, ahead) : words.of(job.fileName)}
        </h2>
        <p className="text-muted">{aboutJob(job)}</p>
      </div>
      {isGoing ? (
        <JobProgress job={job} ahead={ahead} error={error} />
      ) : (
        <JobReport job={job} address={address} onUndo={() => onUndo(job)} onClose={onClose} />
      )}
    </>
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
