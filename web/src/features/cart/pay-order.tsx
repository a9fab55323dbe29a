// Pays an order that is still open, from its own page: in the very form of the cart.
import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { client } from "@/api/client";
import { failureOf } from "@/api/failure";
import { refresh } from "@/api/query-client";
import { cartText } from "@/lib/text/cart";
import { Button } from "@/ui/button";
import { PaymentFailure } from "./payment-failure";
import { type CreatedOrder, refreshOrder } from "./queries";
import { isSettled, type OrderState, settledOrder, tellCancelled, tellSettled } from "./settled";

const words = cartText.order.pay;
const ORDER = "/api/public/orders/by-token/{token}";

// The provider's part is large: it comes to whoever pays.
const PaymentForm = lazy(async () => ({ default: (await import("./payment-form")).PaymentForm }));

interface Props {
  token: string;
  /** Said beside the button: until when. */
  until: string | null;
}

export function PayOrder({ token, until }: Props) {
  const [order, setOrder] = useState<CreatedOrder | null>(null);
  const begin = useBeginPayment(token);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasPaying = useRef(false);
  const isPaying = order !== null;
  // The button that was clicked is gone: whoever reads by ear or by key is taken along.
  useEffect(() => {
    if (isPaying !== wasPaying.current) heading.current?.focus();
    wasPaying.current = isPaying;
  }, [isPaying]);

  const leave = async () => setOrder(null);
  return (
    <section className="mt-6 grid gap-4 rounded-2xl border border-line bg-surface p-5">
      <h2 ref={heading} tabIndex={-1} className="font-serif text-2xl font-semibold outline-none">
        {isPaying ? cartText.payment.title : words.title}
      </h2>
      {order ? (
        <PaymentFailure onBack={() => void leave()} place={words}>
          <Suspense fallback={<p role="status">{cartText.payment.loading}</p>}>
            <PaymentForm
              order={order}
              checkout={{ settle: (isMade) => settle(order, isMade), cancel: leave }}
              place={words}
            />
          </Suspense>
        </PaymentFailure>
      ) : (
        <>
          <p className="text-muted">
            {words.hint} {until}
          </p>
          <Button
            variant="primary"
            className="justify-self-start"
            disabled={begin.isPending}
            onClick={() => begin.mutate(undefined, { onSuccess: setOrder })}
          >
            {begin.isPending ? words.opening : words.open}
          </Button>
        </>
      )}
    </section>
  );
}

function useBeginPayment(token: string) {
  return useMutation({
    mutationFn: async () => {
      const path = `${ORDER}/payment` as const;
      const { data } = await client.POST(path, { params: { path: { token } } });
      if (!data) throw new Error("the service told nothing of the payment");
      return data;
    },
    // It may have been paid or given up meanwhile: then the page says so.
    onError: () => refresh([ORDER]),
    meta: { failed: (error) => failureOf(error).message ?? words.failed },
  });
}

/** Looks how far the payment is, shows it on the page, and whether there is nothing left to pay. */
async function settle(order: CreatedOrder, isMade: boolean): Promise<boolean> {
  const known = { number: order.orderNumber, clientSecret: order.clientSecret };
  const state = await (isMade ? settledOrder(known) : refreshOrder(known));
  if (!state || !isOver(state)) return false;
  if (state.status === "cancelled") tellCancelled(state);
  else tellSettled(state);
  await refresh([ORDER]);
  return true;
}

function isOver(state: OrderState): boolean {
  return isSettled(state) || state.status === "cancelled";
}
