// On a phone the cart lies below the catalogue: this leads there, always in sight.
import { ShoppingBag } from "lucide-react";
import { cartText } from "@/lib/text/cart";
import { buttonLook } from "@/ui/button";
import { type CartItem, countOf, totalCents } from "./cart-rules";

const words = cartText.basket;

interface Props {
  items: CartItem[];
  format: (cents: number) => string;
}

export function BasketBar({ items, format }: Props) {
  if (items.length === 0) return null;
  const label = words.open(words.count(countOf(items)), format(totalCents(items)));
  return (
    <div className="sticky bottom-0 -mx-4 border-t border-line bg-surface/95 px-4 py-3 lg:hidden">
      <a href="#carrello" className={`${buttonLook({ variant: "primary" })} w-full`}>
        <ShoppingBag size={18} aria-hidden />
        {label}
      </a>
    </div>
  );
}
