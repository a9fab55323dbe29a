// A cart as the browser has kept it: what can be read of it is kept, what is wrong is told.
import { type CartItem, type CartNews, MOST } from "./cart-rules";

export interface KeptCart {
  items: CartItem[];
  news: CartNews[];
}

/** Null: it is no cart at all. */
export function salvage(kept: unknown): KeptCart | null {
  if (!Array.isArray(kept)) return null;
  const items = new Map<number, CartItem>();
  const news = new Map<string, CartNews>();
  const tell = (one: CartNews) => news.set(`${one.kind}-${one.title}`, one);
  for (const line of kept) {
    if (!isItem(line)) {
      tell({ kind: "broken", title: titleOf(line) });
      continue;
    }
    const { productId, title } = line;
    const quantity = line.quantity + (items.get(productId)?.quantity ?? 0);
    if (quantity > MOST) tell({ kind: "capped", title });
    items.set(productId, { ...line, quantity: Math.min(quantity, MOST) });
  }
  return { items: [...items.values()], news: [...news.values()] };
}

function isItem(kept: unknown): kept is CartItem {
  const item = kept as CartItem | null;
  return (
    Number.isInteger(item?.productId) &&
    typeof item?.title === "string" &&
    typeof item.description === "string" &&
    Number.isFinite(item.price) &&
    item.price >= 0 &&
    (item.picture === null || typeof item.picture === "string") &&
    Number.isInteger(item.quantity) &&
    item.quantity > 0
  );
}

function titleOf(kept: unknown): string {
  const title = (kept as CartItem | null)?.title;
  return typeof title === "string" ? title.trim() : "";
}
