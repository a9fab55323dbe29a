// The cart of a tomb, in this browser: it outlives a reload, and tabs share it.
import { useCallback, useEffect, useRef, useState } from "react";
import { type Entry, jsonEntry } from "@/lib/storage";
import type { CartItem, CartNews } from "./cart-rules";
import { salvage } from "./kept-cart";

export function cartEntry(tombId: number): Entry<CartItem[]> {
  return jsonEntry(keyOf(tombId), (kept) => salvage(kept)?.items ?? null);
}

const keyOf = (tombId: number) => `camposanto-cart-${tombId}`;

/** What is wrong with what was kept. */
function newsOf(tombId: number): CartNews[] {
  try {
    if (localStorage.getItem(keyOf(tombId)) === null) return [];
  } catch {
    return [];
  }
  const kept = jsonEntry(keyOf(tombId), salvage).read();
  return kept?.news ?? [{ kind: "unreadable", title: "" }];
}

export function useCart(tombId: number) {
  const [entry] = useState(() => cartEntry(tombId));
  const [faults] = useState(() => newsOf(tombId));
  const [items, setItems] = useState(() => entry.read() ?? []);
  const latest = useRef(items);

  const show = useCallback((now: CartItem[]) => {
    latest.current = now;
    setItems(now);
  }, []);

  // A step starts from what is kept now: another tab may have filled the cart since it was drawn.
  const change = useCallback(
    (step: (now: CartItem[]) => CartItem[]) => {
      const next = step(entry.read() ?? latest.current);
      if (next.length > 0) entry.write(next);
      else entry.clear();
      show(next);
    },
    [entry, show],
  );

  // What another tab does to the cart is seen here: nothing is paid twice.
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === entry.key || key === null) show(entry.read() ?? []);
    };
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, [entry, show]);

  return { items, change, faults };
}
