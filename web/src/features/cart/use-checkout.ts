// From a cart to an order that was paid: one order for one cart, whatever is clicked and wherever.
import { useCallback, useState } from "react";
import { type NavigateFunction, useLocation, useNavigate } from "react-router";
import { failureOf } from "@/api/failure";
import { formatCents } from "@/lib/money";
import { cartText } from "@/lib/text/cart";
import { thank } from "@/lib/thanks";
import { toast } from "@/ui/toast-store";
import type { CartItem } from "./cart-rules";
import {
  attemptFor,
  type Bought,
  boughtIn,
  type Checkout,
  checkoutEntry,
  contentOf,
  type PlacedOrder,
} from "./checkout-store";
import { type Customer, type CustomerFaults, refusedFields } from "./customer-rules";
import { customerEntry } from "./customer-store";
import { type CreatedOrder, cancelOrder, refreshOrder, useCreateOrder } from "./queries";
import {
  isPaid,
  isSettled,
  type OrderState,
  settledOrder,
  tellCancelled,
  tellSettled,
} from "./settled";
import { type Look, useLastOrder } from "./use-last-order";

const words = cartText.payment;

interface Props {
  tombId: number;
  /** As the address says; undefined when it names nobody. */
  deceasedId: number | null | undefined;
  items: CartItem[];
  /** These products, so many of each, have left the cart. */
  onGone: (bought: Bought[]) => void;
  /** What is offered, or who lies there, may have changed. */
  reload: () => void;
}

/** An order that waits for its payment, with what the payment needs. */
export interface OpenOrder extends CreatedOrder {
  placed: PlacedOrder;
  /** As the tabs share it. */
  kept: Checkout;
  /** What is in it: another tab may fill the cart meanwhile. */
  items: CartItem[];
}

export interface CheckoutState {
  order: OpenOrder | null;
  /** The order that this cart has become before, as far as it has not ended. */
  last: Checkout | null;
  isPlacing: boolean;
  /** onRefused: what the service has found wrong with the customer's fields. */
  place: (customer: Customer, onRefused: (faults: CustomerFaults) => void) => void;
  /** Looks how far the payment is; whether there is nothing left to pay. isMade: the provider has
   * said so already, and our service will know in a moment. */
  settle: (isMade: boolean) => Promise<boolean>;
  cancel: () => Promise<void>;
  /** Leaves an order to its bank: the cart is for another one, without what was in that. */
  leaveToBank: () => void;
  /** That the bank has refused was read. */
  forgetRefusal: () => void;
}

export function useCheckout({ tombId, deceasedId, items, onGone, reload }: Props): CheckoutState {
  const [entry] = useState(() => checkoutEntry(tombId));
  const [order, setOrder] = useState<OpenOrder | null>(null);
  const [isLooking, setLooking] = useState(false);
  const create = useCreateOrder(items);
  const navigate = useNavigate();
  const { key } = useLocation();

  const finish = useCallback(
    (state: OrderState, bought: Bought[], leaving: string | null = null) => {
      onGone(bought);
      const { orderNumber: number, orderToken: token, isDemo } = state;
      thank({ number, token, email: customerEntry.read()?.email.trim() || null, isDemo }, leaving);
      tellSettled(state);
    },
    [onGone],
  );
  const last = useLastOrder(entry, finish);

  const place = async (customer: Customer, onRefused: (faults: CustomerFaults) => void) => {
    const isSameCart = entry.read()?.content === contentOf(items);
    setLooking(true);
    const found = await last.look();
    setLooking(false);
    if (!mayPlace(found, isSameCart)) return;
    const attempt = attemptFor(entry, contentOf(items), deceasedId);
    const { id: checkoutId, deceasedId: whom = null } = attempt;
    create.mutate(
      { tombId, deceasedId: whom, items, customer, checkoutId },
      {
        onSuccess: (made) => {
          const { orderNumber: number, clientSecret, orderToken: token } = made;
          const placed = { number, clientSecret, token, tombId };
          const { bank: _, ...rest } = attempt;
          const kept = { ...rest, order: placed };
          last.keep(kept);
          setOrder({ ...made, placed, kept, items });
          const { created, createdHint } = cartText.customer;
          const total = formatCents(made.totalAmount);
          toast({ title: created, description: createdHint(number, total) });
          window.scrollTo({ top: 0 });
        },
        onError: (error) => {
          // Whether there is an order now is not known after a silence: the attempt stays the same.
          const { status, fields } = failureOf(error);
          if (status === 409) last.keep(null);
          else if (fields.deceasedId) last.keep({ ...attempt, deceasedId: null });
          if (status === 409 || fields.deceasedId) reload();
          onRefused(refusedFields(fields));
        },
      },
    );
  };

  const settle = async (isMade: boolean) => {
    if (!order) return false;
    const state = await (isMade ? settledOrder(order.placed) : refreshOrder(order.placed));
    if (state?.status === "cancelled") {
      last.keep(null);
      setOrder(null);
      tellCancelled(state);
      return true;
    }
    if (!state || !isSettled(state)) return false;
    setOrder(null);
    if (isPaid(state)) {
      const bought = boughtIn(entry.read());
      last.keep(null);
      finish(state, bought, key);
      goBack(navigate, deceasedId);
    } else {
      // Another tab may have put it away already: nobody is to buy it again unseen.
      last.keep({ ...order.kept, bank: "asked" });
      tellSettled(state);
    }
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
    last.keep(null);
    setOrder(null);
    toast({ title: words.cancelled, description: words.cancelledHint });
  };

  const leaveToBank = () => {
    onGone(boughtIn(entry.read()));
    last.keep(null);
  };
  const forgetRefusal = () => {
    const known = entry.read();
    if (!known?.order) return;
    const { bank: _, ...rest } = known;
    last.keep(rest);
  };

  return {
    order,
    last: last.kept,
    isPlacing: create.isPending || isLooking,
    place: (customer, onRefused) => void place(customer, onRefused),
    settle,
    cancel,
    leaveToBank,
    forgetRefusal,
  };
}

/** What this cart was before may be paid, or at its bank: then nothing is ordered again unseen. */
function mayPlace(found: Look, isSameCart: boolean): boolean {
  if (found === "unknown" && !isSameCart) tell(words.returnUnknown, words.returnUnknownHint);
  return found === "unknown" ? isSameCart : found !== "held";
}

function tell(title: string, description: string) {
  toast({ title, description, variant: "destructive" });
}

/** A page back, when that is one of ours: a page of another site would take the thanks away. */
function goBack(navigate: NavigateFunction, deceasedId: number | null | undefined) {
  const place = (window.history.state as { idx?: number } | null)?.idx ?? 0;
  if (place > 0) void navigate(-1);
  else void navigate(deceasedId ? `/memorial/${deceasedId}` : "/search");
}
