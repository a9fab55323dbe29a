// An order for which nothing is left to pay, and how that is said.
import { cartText } from "@/lib/text/cart";
import { toast } from "@/ui/toast-store";
import type { refreshOrder } from "./queries";

const words = cartText.payment;

export type OrderState = Awaited<ReturnType<typeof refreshOrder>>;

export function isSettled({ status, paymentStatus }: OrderState): boolean {
  const isPaid = status === "paid" || status === "processing" || status === "completed";
  return isPaid || (status === "pending" && paymentStatus === "processing");
}

export function tellSettled({ status, isDemo, orderToken }: OrderState) {
  const isWaiting = status === "pending";
  const done = isDemo ? words.doneDemo : words.doneHint;
  toast({
    title: isWaiting ? words.processing : words.done,
    description: isWaiting ? words.processingHint : done,
    stays: true,
    action: { label: words.follow, run: () => window.location.assign(`/ordine/${orderToken}`) },
  });
}
