// The list is worked through from the keyboard: whoever has dealt with a card goes on with the next.
import { useRef } from "react";

export function useCardFocus(ids: readonly number[]) {
  const cards = useRef(new Map<number, HTMLElement>());
  /** Where to go when there is no other card. */
  const top = useRef<HTMLParagraphElement>(null);
  const latest = useRef(ids);
  latest.current = ids;
  const go = (id: number | undefined) => {
    const target = (id !== undefined && cards.current.get(id)) || top.current;
    target?.focus();
  };
  return {
    top,
    keep: (id: number) => (card: HTMLElement | null) => {
      if (card) cards.current.set(id, card);
      else cards.current.delete(id);
    },
    /** Those to go on with from a card: forward, or else back. */
    neighbours: (id: number) => {
      const place = latest.current.indexOf(id);
      const before = latest.current.slice(0, Math.max(0, place));
      return [...latest.current.slice(place + 1), ...before.reverse()];
    },
    /** From a card that is done with. Who is elsewhere by now stays there. */
    leave: (id: number, neighbours: number[]) => {
      const active = document.activeElement;
      const isElsewhere = active !== document.body && !cards.current.get(id)?.contains(active);
      if (!isElsewhere) go(neighbours.find((other) => cards.current.has(other)));
    },
    step: (id: number, by: 1 | -1) => {
      const next = latest.current[latest.current.indexOf(id) + by];
      if (next !== undefined) go(next);
    },
    go,
    goTop: () => go(undefined),
  };
}
