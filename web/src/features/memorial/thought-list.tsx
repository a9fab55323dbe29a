// The messages or the prayers of a memorial, newest first; before them what waits for approval.
import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { Clock, Flag } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { formatDay } from "@/lib/dates";
import { text } from "@/lib/text/text";
import { tributesText } from "@/lib/text/tributes";
import { Button } from "@/ui/button";
import type { PendingThought, Thought, ThoughtKind } from "./kept";
import { thoughtsQuery, useOlderThoughts } from "./tribute-queries";
import { useWindow } from "./use-window";

const words = tributesText.lists;
/** Shown at first; the button shows as many more as two such pages. */
const FIRST = 10;

interface Props {
  kind: ThoughtKind;
  id: number;
  pending: PendingThought[];
}

export function ThoughtList({ kind, id, pending }: Props) {
  const thoughts = useQuery(thoughtsQuery(kind, id));
  const older = useOlderThoughts(kind, id);
  const [limit, setLimit] = useState(FIRST);
  const { heading, reported } = useFocusAfter(thoughts.data?.items);
  const items = thoughts.data?.items ?? [];
  const waiting = pending.filter(
    (sent) => sent.kind === kind && !items.some((item) => item.id === sent.id),
  );
  const showOlder = () => {
    const wanted = limit + 2 * FIRST;
    setLimit(wanted);
    if (thoughts.data?.hasOlder && wanted > items.length) older.mutate();
  };
  const isMessage = kind === "message";
  const isEmpty = items.length === 0 && waiting.length === 0;
  return (
    <section
      aria-labelledby={`elenco-${kind}`}
      aria-busy={thoughts.isPending}
      className={clsx("min-w-0", items.length === 0 && "print:hidden")}
    >
      <h2
        id={`elenco-${kind}`}
        ref={heading}
        tabIndex={-1}
        className="mb-3 outline-none font-serif text-3xl leading-tight font-semibold"
      >
        {isMessage ? words.messages : words.prayers}
      </h2>
      {waiting.length > 0 && (
        <ul className="mb-3 grid gap-3.5 print:hidden">
          {waiting.map((sent) => (
            <PendingCard key={sent.id} thought={sent} />
          ))}
        </ul>
      )}
      {thoughts.isPending && <Outline />}
      {thoughts.isError && (
        <p className="flex flex-wrap items-center gap-4 text-muted">
          {words.failed}
          <Button onClick={() => void thoughts.refetch()}>{text.common.retry}</Button>
        </p>
      )}
      {thoughts.isSuccess && isEmpty && (
        <p className="text-muted">{isMessage ? words.noMessages : words.noPrayers}</p>
      )}
      <ul className="grid gap-3.5">
        {items.slice(0, limit).map((item) => (
          <ThoughtCard
            key={item.id}
            thought={item}
            onReported={() => {
              reported.current = item.id;
            }}
          />
        ))}
      </ul>
      {(items.length > limit || thoughts.data?.hasOlder) && (
        <Button
          className="mt-5 print:hidden"
          aria-disabled={older.isPending || undefined}
          onClick={() => older.isPending || showOlder()}
        >
          {older.isPending ? text.common.loading : words.older}
        </Button>
      )}
    </section>
  );
}

/** Where the focus goes when the text that held it has been reported, and has gone. */
function useFocusAfter(items: Thought[] | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const reported = useRef<number | null>(null);
  useLayoutEffect(() => {
    const isGone = !items?.some(({ id }) => id === reported.current);
    if (reported.current !== null && isGone) heading.current?.focus({ preventScroll: true });
    reported.current = null;
  }, [items]);
  return { heading, reported };
}

interface CardProps {
  thought: Thought;
  onReported: () => void;
}

function ThoughtCard({ thought, onReported }: CardProps) {
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
        <button
          type="button"
          onClick={report}
          aria-busy={isComing}
          className="-mr-2.5 ml-auto inline-flex min-h-11 items-center gap-1.5 rounded-lg px-2 hover:text-ink hover:underline print:hidden"
        >
          <Flag size={14} aria-hidden />
          {tributesText.report.open}{" "}
          <span className="sr-only">{tributesText.report.openOf(thought.author)}</span>
        </button>
      </p>
      {shown}
    </li>
  );
}

function PendingCard({ thought }: { thought: PendingThought }) {
  return (
    <li className="rounded-2xl border border-dashed border-field bg-sunken px-5 py-4">
      <p className="mb-2 flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <span className="inline-flex items-center gap-1.5 font-semibold text-ink">
          <Clock size={15} aria-hidden />
          {words.pending}
        </span>
        {words.pendingHint}
      </p>
      <Words>{thought.words}</Words>
      <p className="mt-2 text-sm font-semibold wrap-anywhere text-brand-text">{thought.author}</p>
    </li>
  );
}

function Words({ children }: { children: ReactNode }) {
  return (
    <p className="font-serif text-xl leading-normal wrap-anywhere whitespace-pre-line">
      {children}
    </p>
  );
}

function Outline() {
  return (
    <div aria-hidden className="grid gap-3.5">
      <span className="skeleton h-24 rounded-2xl" />
      <span className="skeleton h-24 rounded-2xl" />
    </div>
  );
}
