// The imports that were begun in this tab and whose end it has not told yet: neither a reload nor
// another page makes it forget them.
import { sessionEntry } from "@/lib/storage";

const entry = sessionEntry<number[]>("camposanto-importazioni", (kept) =>
  Array.isArray(kept) && kept.every(Number.isSafeInteger) ? kept : null,
);

export const begun = {
  has: (id: number) => ids().includes(id),
  add: (id: number) => entry.write([...ids().filter((other) => other !== id), id]),
  /** Whether it was one of them. */
  delete(id: number): boolean {
    const before = ids();
    if (!before.includes(id)) return false;
    entry.write(before.filter((other) => other !== id));
    return true;
  },
};

function ids(): number[] {
  return entry.read() ?? [];
}
