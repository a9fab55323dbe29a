// Carica File: the file, what can be done with it, the import that is open, and those before.
import { Download } from "lucide-react";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { importText as words } from "@/lib/text/data-import";
import { buttonLook } from "@/ui/button";
import { type Address, pathOf, withJob } from "./address";
import { FaultNotice } from "./fault-notice";
import { FileActions } from "./file-actions";
import { FileDrop } from "./file-drop";
import { FileFacts } from "./file-facts";
import { History } from "./history";
import { JobCard } from "./job-card";
import { LostNotice } from "./lost-notice";
import { type Job, useUndo } from "./queries";
import { readingOf } from "./reading";
import { Section } from "./section";
import { UndoDialog } from "./undo-dialog";
import type { DraftState } from "./use-draft";
import type { Lost } from "./use-lost";

interface Props {
  state: DraftState;
  address: Address;
  lost: Lost | null;
}

export function UploadTab({ state, address, lost }: Props) {
  const navigate = useNavigate();
  const undo = useUndo();
  const [undone, setUndone] = useState<Job | null>(null);
  const [openings, setOpenings] = useState(0);
  const before = useRef<HTMLHeadingElement>(null);
  const turnTo = (jobId: number | null) =>
    void navigate(pathOf(withJob(address, jobId)), { replace: true, preventScrollReset: true });
  const openByHand = () => setOpenings((count) => count + 1);
  const open = (jobId: number) => {
    openByHand();
    turnTo(jobId);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {/* An older "it can be imported" must not stand below a refusal. */}
      <FilePart state={state} address={address} onStarted={open} onRefused={() => turnTo(null)} />
      {lost && <LostNotice lost={lost} />}
      {address.jobId !== null && (
        <JobCard
          key={address.jobId}
          id={address.jobId}
          address={address}
          openings={openings}
          onUndo={setUndone}
          onClose={() => before.current?.focus({ preventScroll: true })}
        />
      )}
      <History address={address} heading={before} onOpen={openByHand} onUndo={setUndone} />
      {undone && (
        <UndoDialog
          job={undone}
          onConfirm={() => undo.mutate(undone, { onSuccess: () => open(undone.id) })}
          onClose={() => setUndone(null)}
        />
      )}
    </div>
  );
}

interface FileProps extends Omit<Props, "lost"> {
  onStarted: (jobId: number) => void;
  onRefused: () => void;
}

function FilePart({ state, address, onStarted, onRefused }: FileProps) {
  const { draft, fault, isLooking } = state;
  const mappingPath = pathOf({ ...address, tab: "mapping" });
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
      {/* Who tries again, or takes a choice in here, goes on from its beginning. */}
      {/* biome-ignore lint/a11y/useSemanticElements: what is told of a file is no set of fields */}
      <div
        role="group"
        tabIndex={-1}
        aria-label={words.found}
        className="grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden"
      >
        <FaultNotice fault={fault} />
        {isLooking && <p role="status">{words.looking}</p>}
        {draft?.found && (
          <>
            <FileFacts draft={draft} found={draft.found} state={state} mappingPath={mappingPath} />
            {/* What is shown below belongs to one file, read in one way. */}
            <FileActions
              key={JSON.stringify([state.fileNumber, readingOf(draft)])}
              draft={draft}
              isBusy={isLooking}
              mappingPath={mappingPath}
              onStarted={onStarted}
              onRefused={onRefused}
            />
          </>
        )}
      </div>
    </Section>
  );
}
