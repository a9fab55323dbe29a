// Catalogue beside the cart; once there is an order, its payment in the place of both.
import { useCallback, useEffect, useRef, useState } from "react";
import { formatCents } from "@/lib/money";
import { cartText as words } from "@/lib/text/cart";
import { Notice } from "@/ui/notice";
import { toast } from "@/ui/toast-store";
import { BankRefused, BankWaiting } from "./bank-notice";
import { BasketBar } from "./basket-bar";
import { CartNotices } from "./cart-notices";
import { CartPanel } from "./cart-panel";
import { addProduct, type CartNews, offeredFor, reconcile, without } from "./cart-rules";
import { useCart } from "./cart-store";
import { Catalogue } from "./catalogue";
import type { Bought } from "./checkout-store";
import { CustomerForm } from "./customer-form";
import { PaymentStep } from "./payment-step";
import type { Product } from "./queries";
import { useCheckout } from "./use-checkout";

interface Props {
  tombId: number;
  /** For whom it is, as far as is known; null for who is not there, undefined when nobody was named. */
  deceasedId: number | null | undefined;
  products: Product[];
  reload: () => void;
}

export function CartView({ tombId, deceasedId, products, reload }: Props) {
  const { items, change, faults } = useCart(tombId);
  const [news, setNews] = useState<CartNews[]>(faults);
  const onGone = useCallback((bought: Bought[]) => change((now) => without(now, bought)), [change]);
  const checkout = useCheckout({ tombId, deceasedId, items, onGone, reload });
  const { order, last } = checkout;

  // The cart may be of yesterday: what it names is looked up in what is offered today.
  useEffect(() => {
    const { news: fresh } = reconcile(items, products);
    if (fresh.length === 0) return;
    setNews((known) => [...known, ...fresh]);
    change((now) => reconcile(now, products).items);
  }, [products, items, change]);

  // Back from a payment that was given up, or left to its bank, one reads on where the cart is.
  const step = order ? "paying" : last?.order && last.bank === "asked" ? "waiting" : "choosing";
  const before = useRef(step);
  const isNew = before.current === "paying";
  useEffect(() => {
    // Unless somebody has taken the focus: the thanks.
    const isLost = before.current !== "choosing" && document.activeElement === document.body;
    if (step === "choosing" && isLost) document.getElementById("carrello-titolo")?.focus();
    before.current = step;
  }, [step]);

  const add = (product: Product) => {
    change((now) => addProduct(now, product));
    toast({ title: words.added, description: words.addedHint(product.title) });
  };

  if (order) return <PaymentStep order={order} checkout={checkout} />;
  if (last?.order && step === "waiting")
    return <BankWaiting placed={last.order} isNew={isNew} onLeave={checkout.leaveToBank} />;
  if (products.length === 0 && items.length === 0) return <Notice title={words.none} level="h2" />;
  return (
    <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid gap-6">
        {last?.order && last.bank === "refused" && (
          <BankRefused placed={last.order} onSeen={checkout.forgetRefusal} />
        )}
        <CartNotices
          news={news}
          onSeen={() => {
            setNews([]);
            // As it is shown: what could not be read is not told again.
            change((now) => now);
          }}
        />
        <Catalogue
          products={offeredFor(items, products)}
          isNarrowed={items.length > 0 && offeredFor(items, products).length < products.length}
          onAdd={add}
          onClear={() => change(() => [])}
        />
      </div>
      <div
        id="carrello"
        className="grid gap-6 lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto"
      >
        <CartPanel items={items} onChange={change} />
        <CustomerForm isEmpty={items.length === 0} checkout={checkout} />
      </div>
      <BasketBar items={items} format={formatCents} />
    </div>
  );
}
