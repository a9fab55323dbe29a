// An order for which nothing is left to pay, and how that is said.
import { cartText } from "@/lib/text/cart";
import { toast } from "@/ui/toast-store";
import { type KnownPayment, refreshOrder } from "./queries";

const words = cartText.payment;
const ATTEMPTS = 6;
const PAUSE = 1500;

export type OrderState = Awaited<ReturnType<typeof refreshOrder>>;

export function isSettled({ status, paymentStatus }: OrderState): boolean {
  const isPaid = status === "paid" || status === "processing" || status === "completed";
  return isPaid || (status === "pending" && paymentStatus === "processing");
}

/** Asks until the order is settled: the provider and the network may be slow. Null: it is not known. */
export async function settledOrder(order: KnownPayment): Promise<OrderState | null> {
  let known: OrderState | null = null;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    known = await refreshOrder(order).catch(() => known);
    if (known && isSettled(known)) return known;
    if (attempt < ATTEMPTS) await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return known;
}

/** isHere: on the order's own page, where nothing leads to it. */
export function tellSettled({ status, isDemo, orderToken }: OrderState, isHere = false) {
  const isWaiting = status === "pending";
  const done = isDemo ? words.doneDemo : words.doneHint;
  toast({
    title: isWaiting ? words.processing : words.done,
    description: isWaiting ? words.processingHint : done,
    stays: true,
    ...(!isHere && {
      action: { label: words.follow, run: () => window.location.assign(`/ordine/${orderToken}`) },
    }),
  });
}
