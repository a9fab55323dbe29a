// Catalogue beside the cart; once there is an order, its payment in the place of both.
import { useCallback, useEffect, useRef, useState } from "react";
import { formatCents } from "@/lib/money";
import { cartText as words } from "@/lib/text/cart";
import { Notice } from "@/ui/notice";
import { toast } from "@/ui/toast-store";
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
  /** For whom it is, as far as is known; null for nobody in particular. */
  deceasedId: number | null;
  products: Product[];
  reload: () => void;
}

export function CartView({ tombId, deceasedId, products, reload }: Props) {
  const { items, change, wasBroken, forgive } = useCart(tombId);
  const [news, setNews] = useState<CartNews[]>([]);
  const onPaid = useCallback((bought: Bought[]) => change((now) => without(now, bought)), [change]);
  const checkout = useCheckout({ tombId, deceasedId, items, onPaid, reload });

  // The cart may be of yesterday: what it names is looked up in what is offered today.
  useEffect(() => {
    const { news: fresh } = reconcile(items, products);
    if (fresh.length === 0) return;
    setNews((known) => [...known, ...fresh]);
    change((now) => reconcile(now, products).items);
  }, [products, items, change]);

  // Back from a payment that was given up, one reads on where the cart is.
  const isPaying = checkout.order !== null;
  const wasPaying = useRef(isPaying);
  useEffect(() => {
    if (wasPaying.current && !isPaying) document.getElementById("carrello-titolo")?.focus();
    wasPaying.current = isPaying;
  }, [isPaying]);

  const add = (product: Product) => {
    change((now) => addProduct(now, product));
    toast({ title: words.added, description: words.addedHint(product.title) });
  };

  if (checkout.order) return <PaymentStep order={checkout.order} checkout={checkout} />;
  if (products.length === 0 && items.length === 0) return <Notice title={words.none} level="h2" />;
  return (
    <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid gap-6">
        <CartNotices
          news={news}
          wasBroken={wasBroken}
          onSeen={() => {
            setNews([]);
            if (wasBroken) forgive();
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
