// The messages or the prayers of a memorial, newest first; before them what one has sent oneself.
import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { text } from "@/lib/text/text";
import { tributesText } from "@/lib/text/tributes";
import { Button } from "@/ui/button";
import type { PendingThought, Thought, ThoughtKind } from "./kept";
import { mayRetry } from "./queries";
import { PendingCard, ThoughtCard } from "./thought-cards";
import { thoughtsQuery, useOlderThoughts } from "./tribute-queries";

const words = tributesText.lists;
/** Shown at first; the button shows as many more as two such pages. */
const FIRST = 10;

interface Props {
  kind: ThoughtKind;
  id: number;
  pending: PendingThought[];
  /** Puts texts of one's own out of sight: they are published, or not wanted here. */
  onDrop: (ids: number[]) => void;
}

export function ThoughtList({ kind, id, pending, onDrop }: Props) {
  const thoughts = useQuery(thoughtsQuery(kind, id));
  const older = useOlderThoughts(kind, id);
  const [limit, setLimit] = useState(FIRST);
  const { heading, reported } = useFocusAfter(thoughts.data?.items);
  const items = thoughts.data?.items ?? [];
  const isPublished = (sent: PendingThought) => items.some((item) => item.id === sent.id);
  const waiting = pending.filter((sent) => sent.kind === kind && !isPublished(sent));
  useEffect(() => {
    // Once published it is no longer ours to show: it may be taken away again.
    const published = pending.filter(isPublished);
    if (published.length > 0) onDrop(published.map((sent) => sent.id));
  });
  const putAway = (sent: PendingThought) => {
    onDrop([sent.id]);
    heading.current?.focus({ preventScroll: true });
  };
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
            <PendingCard key={sent.id} thought={sent} onPutAway={() => putAway(sent)} />
          ))}
        </ul>
      )}
      {thoughts.isPending && <Outline />}
      {thoughts.isError && (
        <p className="flex flex-wrap items-center gap-4 text-muted">
          {words.failed}
          {mayRetry(thoughts.error) && (
            <Button onClick={() => void thoughts.refetch()}>{text.common.retry}</Button>
          )}
        </p>
      )}
      {thoughts.isSuccess && isEmpty && (
        <p className="text-muted">{isMessage ? words.noMessages : words.noPrayers}</p>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
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

function Outline() {
  return (
    <div aria-hidden className="grid gap-3.5">
      <span className="skeleton h-24 rounded-2xl" />
      <span className="skeleton h-24 rounded-2xl" />
    </div>
  );
}
