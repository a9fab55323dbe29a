// The cart: its lines, how many of each, and the total.
import { Minus, Plus, ShoppingBag, Trash2 } from "lucide-react";
import { useRef } from "react";
import { formatCents, toCents } from "@/lib/money";
import { cartText } from "@/lib/text/cart";
import { Button } from "@/ui/button";
import { type CartItem, countOf, MOST, setQuantity, totalCents } from "./cart-rules";

const words = cartText.basket;

interface Props {
  items: CartItem[];
  onChange: (step: (now: CartItem[]) => CartItem[]) => void;
}

export function CartPanel({ items, onChange }: Props) {
  const section = useRef<HTMLElement>(null);
  const put = ({ productId }: CartItem, quantity: number) => {
    if (quantity <= 0) focusBeside(section.current, items, productId);
    onChange((now) => setQuantity(now, productId, quantity));
  };
  return (
    <section
      ref={section}
      aria-labelledby="carrello-titolo"
      className="grid gap-4 rounded-2xl border border-line bg-surface p-5"
    >
      <header className="flex items-center justify-between gap-3">
        <h2
          id="carrello-titolo"
          tabIndex={-1}
          // Below a toast that has just told of what was added.
          className="scroll-mt-32 font-serif text-3xl leading-tight font-semibold outline-none"
        >
          {words.title}
        </h2>
        {items.length > 0 && (
          <Button
            variant="ghost"
            onClick={() => {
              focusBeside(section.current, [], 0);
              onChange(() => []);
            }}
          >
            {words.clear}
          </Button>
        )}
      </header>
      {items.length === 0 ? (
        <p className="flex items-start gap-3 text-muted">
          <ShoppingBag size={20} aria-hidden className="mt-0.5 shrink-0" />
          <span>
            <span className="block font-semibold text-ink">{words.empty}</span>
            {words.emptyHint}
          </span>
        </p>
      ) : (
        <ul className="grid gap-3">
          {items.map((item) => (
            <CartLine key={item.productId} item={item} onQuantity={(many) => put(item, many)} />
          ))}
        </ul>
      )}
      {items.length > 0 && (
        <p
          aria-live="polite"
          className="flex items-baseline justify-between border-t border-line pt-3 text-xl"
        >
          <span>
            {words.total}
            <span className="text-base text-muted"> · {words.count(countOf(items))}</span>
          </span>
          <strong className="font-semibold tabular-nums">{formatCents(totalCents(items))}</strong>
        </p>
      )}
    </section>
  );
}

/** A line goes, and its buttons with it: the focus goes to the next one, or where the cart begins. */
function focusBeside(section: HTMLElement | null, items: CartItem[], productId: number) {
  const place = items.findIndex((item) => item.productId === productId);
  const next = items[place + 1] ?? items[place - 1];
  const button = next && section?.querySelector<HTMLElement>(`[data-line="${next.productId}"]`);
  (button ?? document.getElementById("carrello-titolo"))?.focus();
}

interface LineProps {
  item: CartItem;
  onQuantity: (quantity: number) => void;
}

function CartLine({ item, onQuantity }: LineProps) {
  const { productId, title, price, quantity } = item;
  return (
    <li className="grid gap-1 border-t border-line pt-3 first:border-0 first:pt-0">
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{title}</span>
        <span className="tabular-nums">{formatCents(toCents(price) * quantity)}</span>
      </p>
      <div className="flex items-center gap-1">
        <Button
          size="icon"
          aria-label={words.less(title)}
          data-line={productId}
          onClick={() => onQuantity(quantity - 1)}
        >
          <Minus size={16} aria-hidden />
        </Button>
        <span className="w-9 text-center tabular-nums">
          <span aria-hidden>{quantity}</span>
          <span className="sr-only">{words.quantity(title, quantity)}</span>
        </span>
        <Button
          size="icon"
          aria-label={words.more(title)}
          disabled={quantity >= MOST}
          onClick={() => onQuantity(quantity + 1)}
        >
          <Plus size={16} aria-hidden />
        </Button>
        <span className="ml-2 text-sm text-muted">
          {quantity > 1 && words.each(formatCents(toCents(price)))}
        </span>
        <Button
          size="icon"
          variant="ghost"
          className="ml-auto"
          aria-label={words.remove(title)}
          onClick={() => onQuantity(0)}
        >
          <Trash2 size={18} aria-hidden />
        </Button>
      </div>
    </li>
  );
}
