// Completa il pagamento: the provider's form beside what is being paid for.
import { lazy, Suspense, useEffect, useRef } from "react";
import { formatCents, toCents } from "@/lib/money";
import { cartText } from "@/lib/text/cart";
import { PaymentFailure } from "./payment-failure";
import type { CheckoutState, OpenOrder } from "./use-checkout";

const words = cartText.payment;

// The provider's part is large: it comes to whoever pays.
const PaymentForm = lazy(async () => ({ default: (await import("./payment-form")).PaymentForm }));

interface Props {
  order: OpenOrder;
  checkout: CheckoutState;
}

export function PaymentStep({ order, checkout }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone: whoever reads by ear or by key is taken along.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby="pagamento-titolo"
      className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <div className="grid gap-5 rounded-2xl border border-line bg-surface p-5">
        <h2
          id="pagamento-titolo"
          ref={heading}
          tabIndex={-1}
          className="font-serif text-3xl leading-tight font-semibold outline-none"
        >
          {words.title}
        </h2>
        {order.isDemo && (
          <p className="rounded-xl border border-gold bg-gold-soft px-4 py-3 text-gold-text">
            {words.demo}
          </p>
        )}
        <PaymentFailure onBack={() => void checkout.cancel()}>
          <Suspense fallback={<p role="status">{words.loading}</p>}>
            <PaymentForm order={order} checkout={checkout} />
          </Suspense>
        </PaymentFailure>
      </div>
      <Summary order={order} />
    </section>
  );
}

function Summary({ order }: { order: OpenOrder }) {
  return (
    <aside className="grid gap-3 rounded-2xl border border-line bg-surface p-5">
      <h3 className="font-serif text-2xl font-semibold">{words.summary(order.orderNumber)}</h3>
      <ul className="grid gap-2">
        {order.items.map(({ productId, title, price, quantity }) => (
          <li key={productId} className="flex justify-between gap-3">
            <span>
              {quantity} × {title}
            </span>
            <span className="tabular-nums">{formatCents(toCents(price) * quantity)}</span>
          </li>
        ))}
      </ul>
      <p className="flex justify-between border-t border-line pt-3 text-xl">
        {cartText.basket.total}
        <strong className="font-semibold tabular-nums">{formatCents(order.totalAmount)}</strong>
      </p>
    </aside>
  );
}
