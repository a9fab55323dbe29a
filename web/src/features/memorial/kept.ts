// What this tab keeps of a memorial: the thought being written, what waits for approval, the candle one has lit.
import { useEffect, useState } from "react";
import { dayOf } from "@/lib/dates";
import { type Entry, sessionEntry } from "@/lib/storage";

export type ThoughtKind = "message" | "prayer";

export interface Thought {
  id: number;
  author: string;
  words: string;
  at: string;
}

export interface PendingThought extends Thought {
  kind: ThoughtKind;
}

type Texts = Record<string, string>;

/** Texts being typed, which outlive a reload. */
export function useDraft<T extends Texts>(key: string, empty: T) {
  const [entry] = useState(() => sessionEntry(`camposanto-${key}`, (kept) => textsOf(kept, empty)));
  const [draft, setDraft] = useState(() => entry.read() ?? empty);
  const change = (part: Partial<T>) => {
    const next = { ...draft, ...part };
    entry.write(next);
    setDraft(next);
  };
  return [draft, change] as const;
}

function textsOf<T extends Texts>(kept: unknown, empty: T): T | null {
  if (typeof kept !== "object" || kept === null) return null;
  const found = kept as Record<string, unknown>;
  return Object.keys(empty).every((name) => typeof found[name] === "string") ? (kept as T) : null;
}

const A_DAY = 24 * 3_600_000;

/** What was sent from this tab within a day; dropped once it is published, or put away. */
export function usePending(deceasedId: number) {
  const [entry] = useState(() => pendingEntry(deceasedId));
  const [sent, setSent] = useState(() => entry.read() ?? []);
  const keep = (next: PendingThought[]) => {
    entry.write(next);
    setSent(next);
  };
  return {
    pending: sent.filter(({ at }) => Date.now() - Date.parse(at) < A_DAY),
    add: (thought: PendingThought) => keep([thought, ...sent]),
    drop: (ids: number[]) => keep(sent.filter(({ id }) => !ids.includes(id))),
  };
}

function pendingEntry(deceasedId: number): Entry<PendingThought[]> {
  return sessionEntry(`camposanto-pending-${deceasedId}`, (kept) =>
    Array.isArray(kept) && kept.every(isPending) ? kept : null,
  );
}

function isPending(kept: unknown): kept is PendingThought {
  const thought = kept as PendingThought | null;
  return (
    typeof thought?.id === "number" &&
    typeof thought.author === "string" &&
    typeof thought.words === "string" &&
    typeof thought.at === "string" &&
    (thought.kind === "message" || thought.kind === "prayer")
  );
}

/** Until when the candle lit from this tab burns; null when it has gone out. */
export function useOwnCandle(deceasedId: number) {
  const [entry] = useState(() =>
    sessionEntry(`camposanto-candle-${deceasedId}`, (kept) =>
      typeof kept === "string" && Date.parse(kept) > Date.now() ? kept : null,
    ),
  );
  const [until, setUntil] = useState(() => entry.read());
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => setUntil(null), Date.parse(until) - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  const light = (expiresAt: string) => {
    entry.write(expiresAt);
    setUntil(expiresAt);
  };
  return [until, light] as const;
}

/** Whether this tab knows of an affect left today. */
export function useOwnAffect(deceasedId: number) {
  const [entry] = useState(() =>
    sessionEntry(`camposanto-affect-${deceasedId}`, (kept) =>
      typeof kept === "string" ? kept : null,
    ),
  );
  const [day, setDay] = useState(() => entry.read());
  const leave = () => {
    const today = dayOf(new Date());
    entry.write(today);
    setDay(today);
  };
  return [day === dayOf(new Date()), leave] as const;
}
