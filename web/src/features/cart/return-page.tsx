// /pagamento: where one arrives when the bank has sent one back to the site.
import { useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { cartText } from "@/lib/text/cart";
import { text } from "@/lib/text/text";
import { buttonLook } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { without } from "./cart-rules";
import { cartEntry } from "./cart-store";
import { boughtIn, checkoutEntry, placedOrderOf } from "./checkout-store";
import { customerEntry } from "./customer-store";
import { refreshOrder } from "./queries";
import { isPaid, isSettled, type OrderState, settledOrder } from "./settled";
import { ThanksFacts } from "./thanks-panel";

const words = cartText.payment;

type Outcome = "asking" | "paid" | "processing" | "failed" | "unknown";

export function ReturnPage() {
  const [query] = useSearchParams();
  const clientSecret = query.get("payment_intent_client_secret") ?? "";
  const number = query.get("ordine") ?? "";
  const [placed] = useState(() => placedOrderOf(clientSecret));
  const tombId = placed?.tombId ?? null;
  const isFailed = query.get("redirect_status") === "failed";
  const { outcome, state } = useOutcome({ number, clientSecret, isFailed }, tombId);
  const token = state?.orderToken ?? null;
  if (outcome === "asking")
    return (
      <p role="status" className="container-page py-20 text-center text-xl">
        {words.returning}
      </p>
    );
  const { title } = SAID[outcome];
  return (
    <div className="container-page py-10">
      <title>{`${title} · ${text.common.product}`}</title>
      <Notice title={title} hint={hintOf(outcome, tombId)} role="status" level="h1">
        {outcome === "paid" && state && <Paid state={state} isOurs={tombId !== null} />}
        {token && outcome !== "failed" && (
          <Link to={`/ordine/${token}`} className={buttonLook({ variant: "primary" })}>
            {words.follow}
          </Link>
        )}
        {outcome === "failed" && tombId !== null && (
          <Link to={`/cart/${tombId}`} className={buttonLook({ variant: "primary" })}>
            {words.backToCart}
          </Link>
        )}
        {outcome === "failed" && token && (
          <Link
            to={`/ordine/${token}`}
            className={buttonLook({ variant: tombId === null ? "primary" : "outline" })}
          >
            {words.backToOrder}
          </Link>
        )}
        <Link to="/search" className={buttonLook()}>
          {words.backToSearch}
        </Link>
      </Notice>
    </div>
  );
}

/** isOurs: this browser has ordered it, so that the customer's address is known. */
function Paid({ state, isOurs }: { state: OrderState; isOurs: boolean }) {
  const email = (isOurs && customerEntry.read()?.email.trim()) || null;
  return (
    <div className="grid gap-2">
      <p className="text-lg font-semibold">{words.summary(state.orderNumber)}</p>
      <ThanksFacts email={email} isDemo={state.isDemo} />
    </div>
  );
}

const SAID = {
  // What it means is said below, in all its parts.
  paid: { title: words.done, hint: "" },
  processing: { title: words.processing, hint: words.processingHint },
  failed: { title: words.returnFailed, hint: words.returnFailedHint },
  unknown: { title: words.returnUnknown, hint: words.returnUnknownHint },
} as const;

/** The cart is spoken of where there is one: an order may be paid from its own page. */
function hintOf(outcome: keyof typeof SAID, tombId: number | null): string {
  return outcome === "failed" && tombId === null ? words.returnUnpaidHint : SAID[outcome].hint;
}

interface Back {
  number: string;
  clientSecret: string;
  /** The bank has said no: nothing is waited for. */
  isFailed: boolean;
}

function useOutcome({ number, clientSecret, isFailed }: Back, tombId: number | null) {
  const [outcome, setOutcome] = useState<Outcome>("asking");
  const [state, setState] = useState<OrderState | null>(null);
  useEffect(() => {
    let isWanted = true;
    void stateOf({ number, clientSecret, isFailed }).then((state) => {
      if (!isWanted) return;
      const found = outcomeOf(state, isFailed);
      setOutcome(found);
      setState(state);
      if (tombId === null) return;
      if (found === "paid") takeAway(tombId);
      if (found === "processing") leaveToBank(tombId);
    });
    return () => {
      isWanted = false;
    };
  }, [number, clientSecret, isFailed, tombId]);
  return { outcome, state };
}

/** The cart's page goes on asking. */
function leaveToBank(tombId: number) {
  const entry = checkoutEntry(tombId);
  const kept = entry.read();
  if (kept) entry.write({ ...kept, bank: "asked" });
}

/** What was bought leaves the cart; what another tab has put there stays. */
function takeAway(tombId: number) {
  const [checkout, cart] = [checkoutEntry(tombId), cartEntry(tombId)];
  const left = without(cart.read() ?? [], boughtIn(checkout.read()));
  checkout.clear();
  if (left.length > 0) cart.write(left);
  else cart.clear();
}

function stateOf({ number, clientSecret, isFailed }: Back): Promise<OrderState | null> {
  const order = { number, clientSecret };
  return isFailed ? refreshOrder(order).catch(() => null) : settledOrder(order);
}

/** Only the bank's own word makes it a failure: an order that is still open may have been paid. */
function outcomeOf(state: OrderState | null, isFailed: boolean): Outcome {
  if (!state) return "unknown";
  if (!isSettled(state)) return isFailed || state.status === "cancelled" ? "failed" : "unknown";
  return isPaid(state) ? "paid" : "processing";
}
