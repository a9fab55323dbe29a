// One text: of somebody, published; or one's own, just sent.
import { Clock, Flag } from "lucide-react";
import { useState } from "react";
import { dayOf, formatDay, formatTime } from "@/lib/dates";
import { tributesText } from "@/lib/text/tributes";
import { folded } from "./folded";
import type { PendingThought, Thought } from "./kept";
import { useWindow } from "./use-window";

const words = tributesText.lists;
const QUIET =
  "-mr-2.5 ml-auto inline-flex min-h-11 items-center gap-1.5 rounded-lg px-2 hover:text-ink hover:underline print:hidden";

interface CardProps {
  thought: Thought;
  onReported: () => void;
}

export function ThoughtCard({ thought, onReported }: CardProps) {
  const { shown, isComing, open } = useWindow();
  const report = () =>
    open(async (close) => {
      const { ReportDialog } = await import("./report-dialog");
      return <ReportDialog thought={thought} onReported={onReported} onClose={close} />;
    });
  return (
    <li className="break-inside-avoid rounded-2xl border border-line bg-surface px-5 pt-4 pb-3">
      <Words>{thought.words}</Words>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <span className="font-semibold wrap-anywhere text-brand-text">{thought.author}</span>
        <time dateTime={thought.at}>{formatDay(thought.at)}</time>
        <button type="button" onClick={report} aria-busy={isComing} className={QUIET}>
          <Flag size={14} aria-hidden />
          {tributesText.report.open}{" "}
          <span className="sr-only">{tributesText.report.openOf(thought.author)}</span>
        </button>
      </p>
      {shown}
    </li>
  );
}

interface PendingProps {
  thought: PendingThought;
  onPutAway: () => void;
}

/** Says when it was sent, which stays true whatever becomes of it. */
export function PendingCard({ thought, onPutAway }: PendingProps) {
  const day = dayOf(new Date(thought.at)) === dayOf(new Date()) ? words.today : words.yesterday;
  const sent = thought.kind === "prayer" ? words.sentPrayer : words.sentMessage;
  return (
    <li className="rounded-2xl border border-dashed border-field bg-sunken px-5 pt-4 pb-3">
      <p className="inline-flex items-center gap-1.5 text-sm font-semibold">
        <Clock size={15} aria-hidden />
        {sent(day(formatTime(thought.at)))}
      </p>
      <p className="mb-2 text-sm text-muted">{words.sentHint}</p>
      <Words>{thought.words}</Words>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <span className="font-semibold wrap-anywhere text-brand-text">{thought.author}</span>
        <button type="button" onClick={onPutAway} className={QUIET}>
          {words.putAway} <span className="sr-only">{words.putAwayWhat}</span>
        </button>
      </p>
    </li>
  );
}

/** A very long text is folded, on paper too. */
function Words({ children }: { children: string }) {
  const [isWhole, setWhole] = useState(false);
  const [first, rest] = folded(children);
  return (
    <>
      <p className="font-serif text-xl leading-normal wrap-anywhere whitespace-pre-line">
        {first}
        {isWhole ? rest : rest && "…"}
      </p>
      {rest && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="min-h-11 rounded font-semibold text-brand-text underline underline-offset-4 print:hidden"
        >
          {isWhole ? words.less : words.whole}
        </button>
      )}
    </>
  );
}
