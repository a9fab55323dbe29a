// The imports that somebody has begun in this tab and whose end was not told yet: neither a reload nor
// another page makes it forget them, and nobody else who signs in here is told of them.
import type { User } from "@/api/current-user";
import { queryClient } from "@/api/query-client";
import { USER_KEY } from "@/api/session";
import { sessionEntry } from "@/lib/storage";

export const begun = {
  has: (id: number) => ids().includes(id),
  add: (id: number) => entry().write([...ids().filter((other) => other !== id), id]),
  /** Whether it was one of them. */
  delete(id: number): boolean {
    const before = ids();
    if (!before.includes(id)) return false;
    entry().write(before.filter((other) => other !== id));
    return true;
  },
};

function ids(): number[] {
  return entry().read() ?? [];
}

/** Who is signed in here. */
export function signedInId(): number {
  return queryClient.getQueryData<User | null>(USER_KEY)?.id ?? 0;
}

function entry() {
  return sessionEntry<number[]>(`camposanto-importazioni-${signedInId()}`, (kept) =>
    Array.isArray(kept) && kept.every(Number.isSafeInteger) ? kept : null,
  );
}
