// What became different in a cart since it was filled; it stays until it was read.
import { formatCents, toCents } from "@/lib/money";
import { cartText } from "@/lib/text/cart";
import { Button } from "@/ui/button";
import type { CartNews } from "./cart-rules";

const words = cartText.basket;

interface Props {
  news: CartNews[];
  wasBroken: boolean;
  onSeen: () => void;
}

export function CartNotices({ news, wasBroken, onSeen }: Props) {
  if (news.length === 0 && !wasBroken) return null;
  return (
    <div
      // Far above on a phone, where the button was that found it out.
      ref={(notice) => notice?.scrollIntoView?.({ block: "center" })}
      role="status"
      className="flex flex-wrap items-center justify-between gap-4 rounded-2xl border border-gold bg-gold-soft p-4 text-gold-text"
    >
      <ul className="grid gap-1">
        {wasBroken && <li>{words.broken}</li>}
        {news.map((one) => (
          <li key={`${one.kind}-${one.title}`}>{said(one)}</li>
        ))}
      </ul>
      <Button onClick={onSeen}>{words.understood}</Button>
    </div>
  );
}

function said(one: CartNews): string {
  if (one.kind === "gone") return words.gone(one.title);
  const [before, now] = [one.before, one.now].map((price) => formatCents(toCents(price)));
  return words.changed(one.title, before ?? "", now ?? "");
}
