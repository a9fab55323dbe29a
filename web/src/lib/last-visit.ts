// Which memorials on the screen come from the browser's own copy, and of when it is.
import { useSyncExternalStore } from "react";
import { KEPT_AT } from "./worker-wire";

const RECORD = /\/api\/public\/deceased\/(\d+)$/;
const copies = new Map<string, string>();
const listeners = new Set<() => void>();

/** Every answer of a service passes here. */
export function noteAnswer(address: string, answer: Response) {
  const id = RECORD.exec(address)?.[1];
  if (id === undefined) return;
  const keptAt = answer.headers.get(KEPT_AT);
  if (keptAt === null) copies.delete(id);
  else copies.set(id, keptAt);
  for (const listener of listeners) listener();
}

/** The moment of the copy that is shown of a memorial; null when it is as the service has it. */
export function useLastVisit(id: string | undefined): string | null {
  return useSyncExternalStore(subscribe, () => copies.get(id ?? "") ?? null);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
