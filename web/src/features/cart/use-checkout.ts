// From a cart to an order that was paid: one order for one cart, whatever is clicked and wherever.
import { useCallback, useEffect, useState } from "react";
import { type NavigateFunction, useNavigate } from "react-router";
import { failureOf } from "@/api/failure";
import { formatCents } from "@/lib/money";
import { cartText } from "@/lib/text/cart";
import { toast } from "@/ui/toast-store";
import type { CartItem } from "./cart-rules";
import {
  attemptFor,
  type Bought,
  boughtIn,
  checkoutEntry,
  contentOf,
  type PlacedOrder,
} from "./checkout-store";
import type { Customer } from "./customer-rules";
import { type CreatedOrder, cancelOrder, refreshOrder, useCreateOrder } from "./queries";
import { isSettled, settledOrder, tellSettled } from "./settled";

const words = cartText.payment;

interface Props {
  tombId: number;
  deceasedId: number | null;
  items: CartItem[];
  /** These products, so many of each, have become a paid order. */
  onPaid: (bought: Bought[]) => void;
  /** What is offered, or who lies there, may have changed. */
  reload: () => void;
}

/** An order that waits for its payment, with what the payment needs. */
export interface OpenOrder extends CreatedOrder {
  placed: PlacedOrder;
  /** What is in it: another tab may fill the cart meanwhile. */
  items: CartItem[];
}

export interface CheckoutState {
  order: OpenOrder | null;
  isPlacing: boolean;
  place: (customer: Customer) => void;
  /** Looks how far the payment is; whether there is nothing left to pay. isMade: the provider has
   * said so already, and our service will know in a moment. */
  settle: (isMade: boolean) => Promise<boolean>;
  cancel: () => Promise<void>;
}

export function useCheckout({ tombId, deceasedId, items, onPaid, reload }: Props): CheckoutState {
  const [entry] = useState(() => checkoutEntry(tombId));
  const [order, setOrder] = useState<OpenOrder | null>(null);
  const create = useCreateOrder();
  const navigate = useNavigate();

  const finish = useCallback(
    (status: Awaited<ReturnType<typeof refreshOrder>>) => {
      const bought = boughtIn(entry.read());
      entry.clear();
      onPaid(bought);
      tellSettled(status);
    },
    [entry, onPaid],
  );

  useLastOrder(entry, finish);

  const place = (customer: Customer) => {
    const wanted = { tombId, deceasedId, items, customer };
    const attempt = attemptFor(entry, contentOf(items));
    create.mutate(
      { ...wanted, checkoutId: attempt.id },
      {
        onSuccess: (made) => {
          const { orderNumber: number, clientSecret, orderToken: token } = made;
          const placed = { number, clientSecret, token, tombId };
          entry.write({ ...attempt, order: placed });
          setOrder({ ...made, placed, items });
          const { created, createdHint } = cartText.customer;
          const total = formatCents(made.totalAmount);
          toast({ title: created, description: createdHint(number, total) });
          window.scrollTo({ top: 0 });
        },
        onError: (error) => {
          // Whether there is an order now is not known after a silence: the attempt stays the same.
          const { status, fields } = failureOf(error);
          if (status === 409) entry.clear();
          if (status === 409 || fields.deceasedId) reload();
        },
      },
    );
  };

  const settle = async (isMade: boolean) => {
    if (!order) return false;
    const status = await (isMade ? settledOrder(order.placed) : refreshOrder(order.placed));
    if (!status || !isSettled(status)) return false;
    finish(status);
    setOrder(null);
    goBack(navigate, deceasedId);
    return true;
  };

  const cancel = async () => {
    if (!order) return;
    try {
      await cancelOrder(order.placed);
    } catch {
      // It may have been paid. As long as nobody knows, the order stays, and with it the one attempt.
      const isDone = await settle(false).catch(() => false);
      if (!isDone) tell(words.cancelUnknown, words.cancelUnknownHint);
      return;
    }
    entry.clear();
    setOrder(null);
    toast({ title: words.cancelled, description: words.cancelledHint });
  };

  return { order, isPlacing: create.isPending, place, settle, cancel };
}

function tell(title: string, description: string) {
  toast({ title, description, variant: "destructive" });
}

/** A page back, when that is one of ours: a page of another site would take the thanks away. */
function goBack(navigate: NavigateFunction, deceasedId: number | null) {
  const place = (window.history.state as { idx?: number } | null)?.idx ?? 0;
  if (place > 0) void navigate(-1);
  else void navigate(deceasedId === null ? "/search" : `/memorial/${deceasedId}`);
}

/** Somebody may have paid and closed the page at once: then the cart is done with. */
function useLastOrder(
  entry: ReturnType<typeof checkoutEntry>,
  finish: (status: Awaited<ReturnType<typeof refreshOrder>>) => void,
) {
  useEffect(() => {
    const placed = entry.read()?.order;
    if (!placed) return;
    refreshOrder(placed).then(
      (status) => {
        if (isSettled(status)) finish(status);
        else if (status.status === "cancelled") entry.clear();
      },
      (error) => {
        if (failureOf(error).status === 404) entry.clear();
      },
    );
    // Once, when the page opens.
  }, [entry, finish]);
}
