// What became of a payment that a bank has been asked about: it stays until the order has ended.
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { cartText } from "@/lib/text/cart";
import { Button, buttonLook } from "@/ui/button";
import type { PlacedOrder } from "./checkout-store";

const words = cartText.payment;
const HEADING = "font-serif text-3xl leading-tight font-semibold outline-none";
const PANEL = "grid gap-4 rounded-2xl border border-gold bg-gold-soft p-5 text-gold-text";

interface WaitingProps {
  placed: PlacedOrder;
  /** It was paid for here a moment ago: whoever reads by ear or by key is taken along. */
  isNew: boolean;
  onLeave: () => void;
}

/** In the place of the cart, which is not to be bought once more unseen. */
export function BankWaiting({ placed, isNew, onLeave }: WaitingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <section aria-labelledby="attesa-titolo" className={`mt-8 ${PANEL}`}>
      <h2 id="attesa-titolo" ref={heading} tabIndex={-1} className={HEADING}>
        {words.waitingTitle(placed.number)}
      </h2>
      <p className="font-semibold">{words.processingHint}</p>
      <p>{words.waitingHint}</p>
      <div className="flex flex-wrap gap-3">
        <Link to={`/ordine/${placed.token}`} className={buttonLook({ variant: "primary" })}>
          {words.follow}
        </Link>
        <Button onClick={onLeave} aria-describedby="attesa-altro">
          {words.another}
        </Button>
      </div>
      <p id="attesa-altro" className="text-sm">
        {words.anotherHint}
      </p>
    </section>
  );
}

interface RefusedProps {
  placed: PlacedOrder;
  onSeen: () => void;
}

/** Above the cart, in which all is still there. */
export function BankRefused({ placed, onSeen }: RefusedProps) {
  return (
    <section role="alert" className={PANEL}>
      <h2 className={HEADING}>{words.refusedTitle(placed.number)}</h2>
      <p>{words.refusedHint}</p>
      <div className="flex flex-wrap gap-3">
        <Link to={`/ordine/${placed.token}`} className={buttonLook({ variant: "primary" })}>
          {words.payOrder}
        </Link>
        <Button onClick={onSeen}>{cartText.basket.understood}</Button>
      </div>
    </section>
  );
}
