// Carica File: the file, what can be done with it, the import that is open, and those before.
import { Download, Eye, FlaskConical, Play } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { failureOf } from "@/api/failure";
import { importText as words } from "@/lib/text/data-import";
import { Button, buttonLook } from "@/ui/button";
import { type Address, pathOf, withJob } from "./address";
import { FaultNotice } from "./fault-notice";
import { FileDrop } from "./file-drop";
import { FileFacts } from "./file-facts";
import { History } from "./history";
import { JobCard } from "./job-card";
import { NoticeBox } from "./notice-box";
import { PreviewView } from "./preview-view";
import { type Job, startFailed, usePreview, useStart } from "./queries";
import { readingOf } from "./reading";
import { Section } from "./section";
import { UndoDialog } from "./undo-dialog";
import type { Draft, DraftState } from "./use-draft";

interface Props {
  state: DraftState;
  address: Address;
}

export function UploadTab({ state, address }: Props) {
  const navigate = useNavigate();
  const [undone, setUndone] = useState<Job | null>(null);
  const [isByHand, setByHand] = useState(false);
  const turnTo = (jobId: number | null) =>
    void navigate(pathOf(withJob(address, jobId)), { replace: true, preventScrollReset: true });
  const open = (jobId: number) => {
    setByHand(true);
    turnTo(jobId);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {/* An older "it can be imported" must not stand below a refusal. */}
      <FilePart state={state} address={address} onStarted={open} onRefused={() => turnTo(null)} />
      {address.jobId !== null && (
        <JobCard
          key={address.jobId}
          id={address.jobId}
          address={address}
          takesFocus={isByHand}
          onUndo={setUndone}
        />
      )}
      <History address={address} onOpen={() => setByHand(true)} onUndo={setUndone} />
      {undone && (
        <UndoDialog job={undone} onBegun={({ id }) => open(id)} onClose={() => setUndone(null)} />
      )}
    </div>
  );
}

interface FileProps extends Props {
  onStarted: (jobId: number) => void;
  /** An import or a try could not be begun. */
  onRefused: () => void;
}

function FilePart({ state, address, onStarted, onRefused }: FileProps) {
  const { draft, fault, isLooking } = state;
  return (
    <Section title={words.title}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-muted">{words.lead}</p>
        <a href="/api/import/sample.csv" download className={buttonLook()}>
          <Download size={18} aria-hidden />
          {words.sample}
        </a>
      </div>
      <FileDrop
        file={draft?.file ?? null}
        onFile={(file) => void state.choose(file)}
        onFault={(said) => state.setFault({ said })}
      />
      <FaultNotice fault={fault} />
      {isLooking && <p role="status">{words.looking}</p>}
      {draft?.found && (
        <>
          <FileFacts
            draft={draft}
            found={draft.found}
            state={state}
            mappingPath={pathOf({ ...address, tab: "mapping" })}
          />
          {/* What is shown below belongs to one file, read in one way. */}
          <FileActions
            key={JSON.stringify([state.fileNumber, readingOf(draft)])}
            draft={draft}
            isBusy={isLooking}
            onStarted={onStarted}
            onRefused={onRefused}
          />
        </>
      )}
    </Section>
  );
}

interface ActionProps {
  draft: Draft;
  isBusy: boolean;
  onStarted: (jobId: number) => void;
  onRefused: () => void;
}

function FileActions({ draft, isBusy, onStarted, onRefused }: ActionProps) {
  const preview = usePreview();
  const start = useStart();
  const upload = { file: draft.file, reading: readingOf(draft) };
  const isDisabled = isBusy || preview.isPending || start.isPending;
  const begin = (dryRun: boolean) =>
    start.mutate(
      { ...upload, dryRun },
      { onSuccess: (job) => job && onStarted(job.id), onError: onRefused },
    );
  const refused = start.error ?? preview.error;
  return (
    <>
      <div className="flex flex-wrap gap-2.5 max-sm:[&>button]:grow">
        <Button disabled={isDisabled} onClick={() => preview.mutate(upload)}>
          <Eye size={18} aria-hidden />
          {words.preview}
        </Button>
        <Button disabled={isDisabled} onClick={() => begin(true)}>
          <FlaskConical size={18} aria-hidden />
          {words.dryRun}
        </Button>
        <Button variant="primary" disabled={isDisabled} onClick={() => begin(false)}>
          <Play size={18} aria-hidden />
          {words.run}
        </Button>
      </div>
      <p role="status" className={start.isPending || preview.isPending ? "" : "sr-only"}>
        {start.isPending && words.sending}
        {preview.isPending && words.previewing}
      </p>
      {refused && !isDisabled && (
        <NoticeBox tone="alert">
          <p>
            {failureOf(refused).message ??
              (start.error ? startFailed(start.variables) : words.previewFailed)}
          </p>
        </NoticeBox>
      )}
      {start.data?.notice && (
        <NoticeBox tone="warm" role="status">
          <p>{start.data.notice}</p>
        </NoticeBox>
      )}
      {preview.data && (
        <div className="mt-3">
          <PreviewView preview={preview.data} matched={draft.columns} />
        </div>
      )}
    </>
  );
}
