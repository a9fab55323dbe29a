// The imports before this one, each with its report and the way back.
import { Undo2 } from "lucide-react";
import { type RefObject, useRef } from "react";
import { Link } from "react-router";
import { formatMoment } from "@/lib/dates";
import { jobsText as words } from "@/lib/text/data-import";
import { staffText } from "@/lib/text/staff";
import { Badge } from "@/ui/badge";
import { Button, buttonLook } from "@/ui/button";
import { type Column, DataTable } from "@/ui/data-table";
import { LoadFailed } from "@/ui/list-page";
import { Pagination } from "@/ui/pagination";
import { type Address, pathOf, withJob } from "./address";
import { outcomeTone } from "./job-report";
import { isMoving, type Job, useJob, useJobs } from "./queries";
import { rowsText } from "./rows-text";
import { Section } from "./section";
import { undoWords } from "./undo-words";
import { aheadOf } from "./use-ahead";
import { useLastPage } from "./use-last-page";
import { whoOf } from "./who";

interface Props {
  address: Address;
  heading: RefObject<HTMLHeadingElement | null>;
  onOpen: () => void;
  onUndo: (job: Job) => void;
}

export function History(props: Props) {
  const { address, heading } = props;
  const top = useRef<HTMLDivElement>(null);
  const jobs = useJobs(address.page);
  const rows = useSameAsCard(jobs, address.jobId);
  const pathTo = (page: number) => pathOf({ ...address, page });
  useLastPage(jobs, address.page, pathTo);
  const again = () => {
    heading.current?.focus();
    void jobs.refetch();
  };
  return (
    <div ref={top}>
      <Section title={words.history} heading={heading}>
        {jobs.isError && jobs.data && <p role="status">{words.unheard.history}</p>}
        {jobs.isError && !jobs.data ? (
          <LoadFailed onRetry={again} />
        ) : (
          <DataTable
            caption={words.history}
            columns={columns(props)}
            rows={rows}
            rowKey={({ id }) => id}
            empty={words.noHistory}
          />
        )}
        <Pagination
          label={words.historyPages}
          page={address.page}
          totalPages={jobs.data?.totalPages ?? 0}
          pathOf={pathTo}
          onTurn={() => top.current?.scrollIntoView()}
        />
      </Section>
    </div>
  );
}

/** The card above is asked more often: of one import nothing older is told than there. */
function useSameAsCard({ data, dataUpdatedAt }: ReturnType<typeof useJobs>, id: number | null) {
  const card = useJob(id);
  const isNewer = card.data && (isMoving(card.data) || card.dataUpdatedAt >= dataUpdatedAt);
  const jobs = data?.results.map((job) => (isNewer && card.data.id === job.id ? card.data : job));
  return jobs?.map((job) => (aheadOf(job, jobs) ? { ...job, state: "waiting" as const } : job));
}

function columns({ address, onOpen, onUndo }: Props): Column<Job>[] {
  return [
    {
      id: "file",
      header: words.columns.file,
      isTitle: true,
      className: "min-w-44",
      cell: ({ fileName, sheet }) => (
        <>
          <span className="block font-semibold wrap-anywhere">{fileName}</span>
          {sheet && <span className="block text-sm text-muted">{words.sheet(sheet)}</span>}
        </>
      ),
    },
    { id: "who", header: words.columns.who, className: "md:whitespace-nowrap", cell: whoOf },
    {
      id: "when",
      header: words.columns.when,
      className: "whitespace-nowrap tabular-nums",
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
    },
    { id: "state", header: words.columns.state, cell: (job) => <StateBadges job={job} /> },
    {
      id: "rows",
      header: words.columns.rows,
      className: "min-w-36",
      // Of a trial there is more to say: the others keep their one line.
      cell: (job) => <span className="block md:max-w-42">{rowsText(job)}</span>,
    },
    {
      id: "actions",
      header: staffText.common.actions,
      isActions: true,
      className: "text-right whitespace-nowrap",
      cell: (job) => (
        <span className="inline-flex justify-end gap-2">
          <Link
            to={pathOf(withJob(address, job.id))}
            preventScrollReset
            onClick={onOpen}
            aria-label={words.openOf(job.fileName, formatMoment(job.createdAt))}
            className={buttonLook()}
          >
            {words.open}
          </Link>
          {job.canUndo && (
            <Button
              variant="ghostDanger"
              aria-label={undoWords(job).actionOf}
              title={undoWords(job).action}
              onClick={() => onUndo(job)}
            >
              <Undo2 size={18} aria-hidden />
              {/* Beside a table there is no room for it. */}
              <span className="md:sr-only">{undoWords(job).action}</span>
            </Button>
          )}
        </span>
      ),
    },
  ];
}

function StateBadges({ job }: { job: Job }) {
  const { state, success, dryRun } = job;
  const isPartial = state === "done" && !success;
  return (
    <span className="flex flex-wrap gap-1.5 md:flex-col md:items-start">
      <Badge tone={isMoving(job) || state === "undone" ? "quiet" : outcomeTone(job)}>
        {words.states[isPartial ? "partial" : state]}
      </Badge>
      {dryRun && <Badge tone="warm">{words.dryRun}</Badge>}
    </span>
  );
}
