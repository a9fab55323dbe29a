// Whose labels are printed: the choice stays while pages and filters change. Null: nothing is chosen now.
import { useState } from "react";

/** The service's own limit of a sheet. */
export const MOST = 500;

export function useChoice() {
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  return {
    chosen,
    isFull: (chosen?.size ?? 0) >= MOST,
    begin: () => setChosen(new Set()),
    end: () => setChosen(null),
    toggle: (id: number) =>
      setChosen((ids) => {
        const next = new Set(ids);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    add: (more: readonly number[]) =>
      setChosen((ids) => new Set([...(ids ?? []), ...more].slice(0, MOST))),
  };
}

export type Choice = ReturnType<typeof useChoice>;
