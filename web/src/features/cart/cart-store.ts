// The cart of a tomb, in this browser: it outlives a reload, and tabs share it.
import { useCallback, useEffect, useRef, useState } from "react";
import { type Entry, jsonEntry } from "@/lib/storage";
import { type CartItem, MOST } from "./cart-rules";

export function cartEntry(tombId: number): Entry<CartItem[]> {
  return jsonEntry(`camposanto-cart-${tombId}`, parseCart);
}

export function parseCart(kept: unknown): CartItem[] | null {
  return Array.isArray(kept) && kept.every(isItem) ? kept : null;
}

function isItem(kept: unknown): kept is CartItem {
  const item = kept as CartItem | null;
  return (
    Number.isInteger(item?.productId) &&
    typeof item?.title === "string" &&
    typeof item.description === "string" &&
    typeof item.price === "number" &&
    item.price >= 0 &&
    (item.picture === null || typeof item.picture === "string") &&
    Number.isInteger(item.quantity) &&
    item.quantity > 0 &&
    item.quantity <= MOST
  );
}

/** Whether something is kept that is no cart: then it is said, and begun anew. */
function isBroken(entry: Entry<CartItem[]>): boolean {
  try {
    return localStorage.getItem(entry.key) !== null && entry.read() === null;
  } catch {
    return false;
  }
}

export function useCart(tombId: number) {
  const [entry] = useState(() => cartEntry(tombId));
  const [wasBroken, setBroken] = useState(() => isBroken(entry));
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
      setBroken(false);
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

  return { items, change, wasBroken, forgive: () => change(() => []) };
}
