// What became different in a cart since it was filled; it stays until it was read.
import { formatCents, toCents } from "@/lib/money";
import { cartText } from "@/lib/text/cart";
import { Button } from "@/ui/button";
import { type CartNews, MOST } from "./cart-rules";

const words = cartText.basket;

interface Props {
  news: CartNews[];
  onSeen: () => void;
}

export function CartNotices({ news, onSeen }: Props) {
  if (news.length === 0) return null;
  return (
    <div
      // Far above on a phone, where the button was that found it out.
      ref={(notice) => notice?.scrollIntoView?.({ block: "center" })}
      role="status"
      className="flex flex-wrap items-center justify-between gap-4 rounded-2xl border border-gold bg-gold-soft p-4 text-gold-text"
    >
      <ul className="grid gap-1">
        {news.map((one) => (
          <li key={`${one.kind}-${one.title}`}>{said(one)}</li>
        ))}
      </ul>
      <Button onClick={onSeen}>{words.understood}</Button>
    </div>
  );
}

const SAID: Record<Exclude<CartNews["kind"], "price">, (title: string) => string> = {
  gone: words.gone,
  capped: (title) => words.capped(title, MOST),
  broken: words.brokenLine,
  unreadable: () => words.broken,
};

function said(one: CartNews): string {
  if (one.kind !== "price") return SAID[one.kind](one.title);
  const [before, now] = [one.before, one.now].map((price) => formatCents(toCents(price)));
  return words.changed(one.title, before ?? "", now ?? "");
}
