// The order that this cart has become already, followed until it has ended: nothing is sold twice unseen.
import { useCallback, useEffect, useState } from "react";
import { failureOf } from "@/api/failure";
import type { Entry } from "@/lib/storage";
import { type Bought, boughtIn, type Checkout } from "./checkout-store";
import { refreshOrder } from "./queries";
import { isAtBank, isPaid, isSettled, type OrderState, tellCancelled } from "./settled";

/** A bank that waits decides in seconds or in days. */
const EVERY = 10_000;

/** free: there is none, or none any more. open: it can be paid. held: it is paid, or at its bank. */
export type Look = "free" | "open" | "held" | "unknown";

export interface LastOrder {
  kept: Checkout | null;
  keep: (checkout: Checkout | null) => void;
  look: () => Promise<Look>;
}

export function useLastOrder(
  entry: Entry<Checkout>,
  onPaid: (state: OrderState, bought: Bought[]) => void,
): LastOrder {
  const [kept, setKept] = useState(() => entry.read());
  const read = useCallback(() => setKept(entry.read()), [entry]);

  const keep = useCallback(
    (checkout: Checkout | null) => {
      if (checkout) entry.write(checkout);
      else entry.clear();
      setKept(checkout);
    },
    [entry],
  );

  // What the service says of the order that is kept.
  const note = useCallback(
    (state: OrderState) => {
      const known = entry.read();
      if (known?.order?.number !== state.orderNumber) return read();
      if (isAtBank(state)) return keep({ ...known, bank: "asked" });
      if (state.status === "pending")
        return keep(known.bank ? { ...known, bank: "refused" } : known);
      keep(null);
      if (isPaid(state)) onPaid(state, boughtIn(known));
      else if (known.bank) tellCancelled(state);
    },
    [entry, keep, read, onPaid],
  );

  const look = useCallback(async (): Promise<Look> => {
    const placed = entry.read()?.order;
    if (!placed) return "free";
    try {
      const state = await refreshOrder(placed);
      note(state);
      if (isSettled(state)) return "held";
      return state.status === "pending" ? "open" : "free";
    } catch (error) {
      if (failureOf(error).status !== 404) return "unknown";
      keep(null);
      return "free";
    }
  }, [entry, keep, note]);

  useOtherTabs(entry.key, read);
  const isWaiting = kept?.bank === "asked";
  // When the page opens, and again and again as long as the bank is at it.
  useEffect(() => {
    void look();
    if (!isWaiting) return;
    const timer = setInterval(() => void look(), EVERY);
    return () => clearInterval(timer);
  }, [isWaiting, look]);
  return { kept, keep, look };
}

function useOtherTabs(key: string, read: () => void) {
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === key || event.key === null) read();
    };
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, [key, read]);
}
