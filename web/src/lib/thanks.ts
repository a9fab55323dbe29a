// What a customer is thanked for: shown on the visitors' pages of this tab until it is put away.
import { useSyncExternalStore } from "react";
import { sessionEntry } from "./storage";

export interface Thanks {
  number: string;
  /** Of the order's own page. */
  token: string;
  /** Where the mail goes; null when this tab does not know. */
  email: string | null;
  isDemo: boolean;
}

const entry = sessionEntry<Thanks>("camposanto-grazie", (kept) => {
  const thanks = kept as Thanks | null;
  const isWhole = typeof thanks?.number === "string" && typeof thanks.token === "string";
  return isWhole ? thanks : null;
});

const listeners = new Set<() => void>();
let known: Thanks | null = null;
let fresh: { leaving: string | null } | null = null;

function tell() {
  for (const listener of listeners) listener();
}

/** leaving: the place in the history that is left right after, if one is. */
export function thank(thanks: Thanks, leaving: string | null = null) {
  entry.write(thanks);
  fresh = { leaving };
  tell();
}

export function putThanksAway() {
  entry.clear();
  tell();
}

/** Whether what is shown at this place of the history has just been said, and takes the focus. */
export function isFreshAt(place: string): boolean {
  if (!fresh) return false;
  // Before one is taken a page back, and once more when one has arrived there.
  if (fresh.leaving !== place) fresh = null;
  return true;
}

export function useThanks(): Thanks | null {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, current);
}

function current(): Thanks | null {
  const kept = entry.read();
  if (JSON.stringify(kept) !== JSON.stringify(known)) known = kept;
  return known;
}
