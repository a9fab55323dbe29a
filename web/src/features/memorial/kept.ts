// What this tab keeps of a memorial: the thought being written, what waits for approval, the candle one has lit.
import { useState } from "react";
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

/** What was sent from this tab and is not yet published. */
export function usePending(deceasedId: number) {
  const [entry] = useState(() => pendingEntry(deceasedId));
  const [pending, setPending] = useState(() => entry.read() ?? []);
  const add = (thought: PendingThought) => {
    const next = [thought, ...pending];
    entry.write(next);
    setPending(next);
  };
  return [pending, add] as const;
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
  const light = (expiresAt: string) => {
    entry.write(expiresAt);
    setUntil(expiresAt);
  };
  return [until, light] as const;
}
