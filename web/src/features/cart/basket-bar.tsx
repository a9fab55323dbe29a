// On a phone the cart lies below the catalogue: this leads there, in sight until one has come to it.
import { clsx } from "clsx";
import { ShoppingBag } from "lucide-react";
import { useEffect, useState } from "react";
import { cartText } from "@/lib/text/cart";
import { buttonLook } from "@/ui/button";
import { type CartItem, countOf, totalCents } from "./cart-rules";

const words = cartText.basket;

interface Props {
  items: CartItem[];
  format: (cents: number) => string;
}

export function BasketBar({ items, format }: Props) {
  const hasCome = useIsInView("carrello");
  if (items.length === 0) return null;
  const label = words.open(words.count(countOf(items)), format(totalCents(items)));
  return (
    <div
      id="barra-carrello"
      className={clsx(
        "sticky bottom-0 -mx-4 border-t border-line bg-surface px-4 py-3 lg:hidden",
        // The form is below: it keeps its place, so that nothing moves under a finger.
        hasCome && "invisible",
      )}
    >
      {/* To what takes the focus, which the bar loses. */}
      <a href="#carrello-titolo" className={`${buttonLook({ variant: "primary" })} w-full`}>
        <ShoppingBag size={18} aria-hidden />
        {label}
      </a>
    </div>
  );
}

/** Whether any of an element can be seen above the bar. */
function useIsInView(id: string): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const follow = (seen: IntersectionObserverEntry[]) =>
      setInView(seen.at(-1)?.isIntersecting ?? false);
    const observer = new IntersectionObserver(follow, { rootMargin: "0px 0px -72px" });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isInView;
}
