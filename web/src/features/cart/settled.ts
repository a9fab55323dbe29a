// An order for which nothing is left to pay, and how that is said.
import { cartText } from "@/lib/text/cart";
import { toast } from "@/ui/toast-store";
import { type KnownPayment, refreshOrder } from "./queries";

const words = cartText.payment;
const ATTEMPTS = 6;
const PAUSE = 1500;

export type OrderState = Awaited<ReturnType<typeof refreshOrder>>;

export function isPaid({ status }: OrderState): boolean {
  return status === "paid" || status === "processing" || status === "completed";
}

/** A bank has been asked and has not answered. */
export function isAtBank({ status, paymentStatus }: OrderState): boolean {
  return status === "pending" && paymentStatus === "processing";
}

export function isSettled(state: OrderState): boolean {
  return isPaid(state) || isAtBank(state);
}

/** Asks until the order is settled: the provider and the network may be slow. Null: it is not known. */
export async function settledOrder(order: KnownPayment): Promise<OrderState | null> {
  let known: OrderState | null = null;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    known = await refreshOrder(order).catch(() => known);
    if (known && (isSettled(known) || known.status === "cancelled")) return known;
    if (attempt < ATTEMPTS) await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return known;
}

/** In passing: the page goes on saying it. */
export function tellSettled(state: OrderState) {
  const done = state.isDemo ? words.doneDemo : words.doneHint;
  toast({
    title: isPaid(state) ? words.done : words.processing,
    description: isPaid(state) ? done : words.processingHint,
  });
}

export function tellCancelled({ paymentStatus }: OrderState) {
  const { cancelled: title, cancelledHint, cancelledPaid } = cartText.order.pay;
  const description = paymentStatus === "succeeded" ? cancelledPaid : cancelledHint;
  toast({ title, description, variant: "destructive", stays: true });
}
