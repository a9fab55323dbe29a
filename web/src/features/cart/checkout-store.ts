// The order that a cart has become and that waits for its payment. Tabs share it, so that the same cart
// is one order however often and wherever it is sent; it goes when it is paid, given up or put away.
import { type Entry, jsonEntry } from "@/lib/storage";
import { newId } from "@/lib/uuid";
import type { CartItem } from "./cart-rules";

export interface Checkout {
  /** Of this attempt: the service answers the same order to it. */
  id: string;
  /** What was sent; another cart or customer is another attempt. */
  content: string;
  order: PlacedOrder | null;
  /** For whom it is: a tab that was opened for nobody in particular takes it over so. */
  deceasedId?: number | null;
  /** A bank was asked and has not answered, or has said no after all. */
  bank?: "asked" | "refused";
}

/** What the service told of the order. */
export interface PlacedOrder {
  number: string;
  clientSecret: string;
  token: string;
  tombId: number;
}

export function checkoutEntry(tombId: number): Entry<Checkout> {
  return jsonEntry(`camposanto-checkout-${tombId}`, (kept) => (isCheckout(kept) ? kept : null));
}

function isCheckout(kept: unknown): kept is Checkout {
  const checkout = kept as Checkout | null;
  if (typeof checkout?.id !== "string" || typeof checkout.content !== "string") return false;
  if (![undefined, "asked", "refused"].includes(checkout.bank)) return false;
  if (!["undefined", "number"].includes(typeof (checkout.deceasedId ?? undefined))) return false;
  return checkout.order === null || isPlaced(checkout.order);
}

function isPlaced(kept: unknown): kept is PlacedOrder {
  const order = kept as PlacedOrder | null;
  return (
    typeof order?.number === "string" &&
    typeof order.clientSecret === "string" &&
    typeof order.token === "string" &&
    typeof order.tombId === "number"
  );
}

/** A product's id, and how many of it. */
export type Bought = [productId: number, quantity: number];

/** What makes two carts the same order; who the customer is may be mended. */
export function contentOf(items: CartItem[]): string {
  return JSON.stringify(items.map(({ productId, quantity }): Bought => [productId, quantity]));
}

/** What was in the cart of an attempt. */
export function boughtIn(checkout: Checkout | null): Bought[] {
  try {
    return checkout ? JSON.parse(checkout.content) : [];
  } catch {
    return [];
  }
}

/** The attempt for this content: the one that was begun, or a new one. deceasedId: for whom it is
 * by now; undefined leaves it as it is. */
export function attemptFor(
  entry: Entry<Checkout>,
  content: string,
  deceasedId: number | null | undefined,
): Checkout {
  const known = entry.read();
  const begun = known?.content === content ? known : { id: newId(), content, order: null };
  const attempt = deceasedId === undefined ? begun : { ...begun, deceasedId };
  entry.write(attempt);
  return attempt;
}

/** The order that a payment elsewhere has come back from, by its secret. */
export function placedOrderOf(clientSecret: string): PlacedOrder | null {
  try {
    for (const key of Object.keys(localStorage)) {
      const tombId = /^camposanto-checkout-(\d+)$/.exec(key)?.[1];
      const order = tombId ? checkoutEntry(Number(tombId)).read()?.order : null;
      if (order?.clientSecret === clientSecret) return order;
    }
  } catch {}
  return null;
}
