// Whether somebody is signed in, and what happens when the session ends while they work.
import { useSyncExternalStore } from "react";
import { queryClient } from "./query-client";

export const USER_KEY = ["/api/auth/user", {}] as const;

const MARK = "camposanto-signed-in";

/**
 * Whether this browser has signed in. The session's cookie cannot be read, so identity sets a mark
 * beside it: without this a visitor's every search would begin with a refused question.
 */
export const signedInMark = {
  isSet: () => document.cookie.split("; ").includes(`${MARK}=1`),
  clear: () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `${MARK}=; path=/; max-age=0`;
  },
};

const WHO = "camposanto-user";

/** Tells the browser's other tabs who is signed in now, or that nobody is: they share the session. */
export function tellTabs(userId: number | null) {
  try {
    localStorage.setItem(WHO, `${userId ?? ""}`);
  } catch {
    // Without a store there is nobody to tell.
  }
}

/** Begins anew when another tab has signed in somebody else: this one would act in their name. */
export function followTabs(beginAnew = () => location.reload()) {
  addEventListener("storage", ({ key, newValue }) => {
    const user = queryClient.getQueryData<{ id: number } | null>(USER_KEY);
    if (key === WHO && newValue && user && `${user.id}` !== newValue) beginAnew();
  });
}

export function isSignedIn(): boolean {
  return Boolean(queryClient.getQueryData(USER_KEY));
}

interface Pending {
  answer: Promise<boolean>;
  settle: (isBack: boolean) => void;
}

let pending: Pending | null = null;
const listeners = new Set<() => void>();

function set(next: Pending | null) {
  pending = next;
  for (const listener of listeners) listener();
}

/** True once the same user has signed in again; calls that fail together wait for one answer. */
export function askToSignInAgain(): Promise<boolean> {
  // Nobody to ask: no page of the staff is open.
  if (listeners.size === 0) return Promise.resolve(false);
  if (!pending) {
    let settle: Pending["settle"] = () => undefined;
    const answer = new Promise<boolean>((resolve) => {
      settle = resolve;
    });
    set({ answer, settle });
    return answer;
  }
  return pending.answer;
}

export function answerSignIn(isBack: boolean) {
  const asked = pending;
  set(null);
  asked?.settle(isBack);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // The staff's pages are gone, and with them whoever could answer.
    if (listeners.size === 0 && pending) answerSignIn(false);
  };
}

export function useIsSignInAsked(): boolean {
  return useSyncExternalStore(subscribe, () => pending !== null);
}
