// The full-screen overlay: off, or on with a message. Kept outside React so that anything may call.
import { useSyncExternalStore } from "react";
import { text } from "@/lib/text/text";

let message: string | null = null;
const listeners = new Set<() => void>();

function set(next: string | null) {
  message = next;
  for (const listener of listeners) listener();
}

export function showOverlay(saying: string = text.common.loading) {
  set(saying);
}

export function hideOverlay() {
  set(null);
}

export function useOverlay(): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => message,
  );
}
