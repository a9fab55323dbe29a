// What may happen to a cart: pure rules. A line keeps what the customer saw when it was put there.
import { toCents } from "@/lib/money";

export interface CartItem {
  productId: number;
  title: string;
  description: string;
  /** Euro, of one. */
  price: number;
  picture: string | null;
  quantity: number;
}

/** A product as the rules see it. */
export interface Offered {
  id: number;
  title: string;
  description: string;
  price: number;
  picture: string | null;
  merchant_id: number;
}

export type CartNews =
  /** unreadable, broken: all that was kept, or one line, which may have lost its title. */
  | { kind: "gone" | "capped" | "unreadable" | "broken"; title: string }
  | { kind: "price"; title: string; before: number; now: number };

export const MOST = 99;

export function addProduct(items: CartItem[], product: Offered): CartItem[] {
  const known = items.find(({ productId }) => productId === product.id);
  if (known) return setQuantity(items, product.id, known.quantity + 1);
  const { id: productId, title, description, price, picture } = product;
  return [...items, { productId, title, description, price, picture, quantity: 1 }];
}

/** Nothing or less takes the line away. */
export function setQuantity(items: CartItem[], productId: number, quantity: number): CartItem[] {
  if (quantity <= 0) return items.filter((item) => item.productId !== productId);
  return items.map((item) =>
    item.productId === productId ? { ...item, quantity: Math.min(quantity, MOST) } : item,
  );
}

/** What is left when so many of these products were bought. */
export function without(items: CartItem[], bought: readonly [number, number][]): CartItem[] {
  return bought.reduce((left, [productId, quantity]) => {
    const line = left.find((item) => item.productId === productId);
    return line ? setQuantity(left, productId, line.quantity - quantity) : left;
  }, items);
}

export function totalCents(items: CartItem[]): number {
  return items.reduce((sum, { price, quantity }) => sum + toCents(price) * quantity, 0);
}

export function countOf(items: CartItem[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The supplier whose products are in the cart; null for an empty one. */
export function supplierOf(items: CartItem[], products: Offered[]): number | null {
  const first = products.find(({ id }) => items.some(({ productId }) => productId === id));
  return first?.merchant_id ?? null;
}

/** All products, or those of the supplier who was chosen already. */
export function offeredFor<P extends Offered>(items: CartItem[], products: P[]): P[] {
  const supplier = supplierOf(items, products);
  return supplier === null
    ? products
    : products.filter(({ merchant_id }) => merchant_id === supplier);
}

/** The cart as it can be bought now, and what became different since it was filled. */
export function reconcile(
  items: CartItem[],
  products: Offered[],
): { items: CartItem[]; news: CartNews[] } {
  const news: CartNews[] = [];
  const supplier = supplierOf(items, products);
  const kept = items.flatMap((item) => {
    const product = products.find(({ id }) => id === item.productId);
    if (!product || product.merchant_id !== supplier) {
      news.push({ kind: "gone", title: item.title });
      return [];
    }
    if (toCents(product.price) !== toCents(item.price))
      news.push({ kind: "price", title: item.title, before: item.price, now: product.price });
    const { title, description, price, picture } = product;
    return [{ ...item, title, description, price, picture }];
  });
  return { items: kept, news };
}
