// Of when the copy is that the screen shows of a memorial.
import { useSyncExternalStore } from "react";
import { copies, listeners } from "@/lib/last-visit";

/** Null when the memorial is as the service has it. */
export function useLastVisit(id: string | undefined): string | null {
  return useSyncExternalStore(subscribe, () => copies.get(id ?? "") ?? null);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
