// Toasts: one at a time, a new one takes the place of the old. Kept outside React so that anything may call.
import { useSyncExternalStore } from "react";

export interface ToastText {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  action?: { label: string; run: () => void };
  /** Until it is closed: what it says must be read. */
  stays?: boolean;
  /** Not read out: the page says the same, aloud. */
  isSilent?: boolean;
}

export interface Toast extends ToastText {
  id: number;
  isOpen: boolean;
}

/** How long a dismissed toast is kept before it is forgotten, in milliseconds. */
export const REMOVE_DELAY = 1_000_000;

let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: Toast | null) {
  current = next;
  for (const listener of listeners) listener();
}

export function toast(content: ToastText): number {
  lastId += 1;
  set({ ...content, id: lastId, isOpen: true });
  return lastId;
}

/** Changes what a toast says, if it is still there. */
export function updateToast(id: number, content: Partial<ToastText>) {
  if (current?.id === id) set({ ...current, ...content });
}

/** Closes the toast; without an id, whichever is open. */
export function dismissToast(id = current?.id) {
  if (!current || current.id !== id) return;
  set({ ...current, isOpen: false });
  setTimeout(() => removeToast(id), REMOVE_DELAY);
}

export function removeToast(id = current?.id) {
  if (current && current.id === id) set(null);
}

export function useToast(): Toast | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}
