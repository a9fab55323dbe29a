// What can be done with the file: look at it, try it, import it.
import { Eye, FlaskConical, Play } from "lucide-react";
import { useRef } from "react";
import { failureOf } from "@/api/failure";
import { importText as words } from "@/lib/text/data-import";
import { Button } from "@/ui/button";
import { LostAnswer } from "./lost-answer";
import { MappingLink } from "./mapping-link";
import { NoticeBox } from "./notice-box";
import { PreviewView } from "./preview-view";
import { startFailed, usePreview, useStart } from "./queries";
import { hasNoRows, lacksCemetery, readingOf } from "./reading";
import { useChanged } from "./use-changed";
import type { Draft } from "./use-draft";

interface Props {
  draft: Draft;
  isBusy: boolean;
  mappingPath: string;
  onStarted: (jobId: number) => void;
  /** An import or a try could not be begun. */
  onRefused: () => void;
}

/** What says why the buttons do nothing. */
const REASON = "importa-perche";

export function FileActions({ draft, isBusy, mappingPath, onStarted, onRefused }: Props) {
  const { preview, start, disk, look, begin } = useActions(draft, { onStarted, onRefused });
  const isPending = isBusy || preview.isPending || start.isPending;
  const isLost = lacksCemetery(draft);
  const isStopped = isPending || isLost || disk.isChanged;
  const isEmpty = preview.data ? preview.data.totalRows === 0 : hasNoRows(draft);
  // They keep the keyboard's place: what is disabled would lose it.
  const stopped = (isOff: boolean) => ({
    "aria-disabled": isOff || undefined,
    "aria-describedby": isOff && !isPending ? REASON : undefined,
  });
  return (
    <>
      <div className="flex flex-wrap gap-2.5 max-sm:[&>button]:grow">
        <Button {...stopped(isStopped)} onClick={() => isStopped || look()}>
          <Eye size={18} aria-hidden />
          {words.preview}
        </Button>
        <Button
          {...stopped(isStopped || isEmpty)}
          onClick={() => isStopped || isEmpty || begin(true)}
        >
          <FlaskConical size={18} aria-hidden />
          {words.dryRun}
        </Button>
        <Button
          variant="primary"
          {...stopped(isStopped || isEmpty)}
          onClick={() => isStopped || isEmpty || begin(false)}
        >
          <Play size={18} aria-hidden />
          {words.run}
        </Button>
      </div>
      <div id={REASON} className="grid gap-3 empty:hidden">
        {disk.isChanged && <ChangedNotice name={draft.file.name} onKeep={disk.keep} />}
        {isLost && (
          <p>
            {words.firstCemetery} <MappingLink path={mappingPath}>{words.toCemetery}</MappingLink>
          </p>
        )}
        {isEmpty && !isLost && <p>{words.noRows}</p>}
      </div>
      <p role="status" className={start.isPending || preview.isPending ? "" : "sr-only"}>
        {start.isPending && words.sending}
        {preview.isPending && words.previewing}
      </p>
      <Refused preview={preview} start={start} isHidden={isPending} />
      {start.data?.notice && (
        <NoticeBox tone="warm" role="status">
          <p>{start.data.notice}</p>
        </NoticeBox>
      )}
      {preview.data && (
        <div className="mt-3">
          <PreviewView key={preview.submittedAt} preview={preview.data} matched={draft.columns} />
        </div>
      )}
    </>
  );
}

/** Nothing is done with a copy of which the disk has something newer, without a word. */
function useActions(draft: Draft, told: Pick<Props, "onStarted" | "onRefused">) {
  const preview = usePreview();
  const start = useStart();
  const disk = useChanged(draft.file);
  const isOnItsWay = useRef(false);
  const upload = { file: draft.file, reading: readingOf(draft) };
  // Until it is answered: a second press comes before the page knows of the first.
  const asChosen = async (go: () => Promise<unknown>) => {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    // What went wrong is told beside the buttons.
    if (await disk.look()) await go().catch(() => undefined);
    isOnItsWay.current = false;
  };
  return {
    ...{ preview, start, disk },
    look: () => void asChosen(() => preview.mutateAsync(upload)),
    begin: (dryRun: boolean) =>
      void asChosen(() =>
        start.mutateAsync(
          { ...upload, dryRun },
          { onSuccess: (job) => job && told.onStarted(job.id), onError: told.onRefused },
        ),
      ),
  };
}

interface RefusedProps {
  preview: ReturnType<typeof usePreview>;
  start: ReturnType<typeof useStart>;
  isHidden: boolean;
}

function Refused({ preview, start, isHidden }: RefusedProps) {
  const refused = start.error ?? preview.error;
  // What may have begun was not refused: that is told on its own.
  if (!refused || isHidden || refused instanceof LostAnswer) return null;
  const failed = start.error ? startFailed(start.variables) : words.previewFailed;
  return (
    <NoticeBox tone="alert">
      <p>{failureOf(refused).message ?? failed}</p>
    </NoticeBox>
  );
}

function ChangedNotice({ name, onKeep }: { name: string; onKeep: () => void }) {
  return (
    <NoticeBox tone="warm" role="status">
      <p>{words.changed(name)}</p>
      <Button
        onClick={({ currentTarget }) => {
          currentTarget.closest<HTMLElement>("[tabindex]")?.focus();
          onKeep();
        }}
      >
        {words.useCopy}
      </Button>
    </NoticeBox>
  );
}
