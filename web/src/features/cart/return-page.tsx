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
import { refreshOrder } from "./queries";
import { isSettled, type OrderState, settledOrder } from "./settled";

const words = cartText.payment;

type Outcome = "asking" | "paid" | "processing" | "failed" | "unknown";

export function ReturnPage() {
  const [query] = useSearchParams();
  const clientSecret = query.get("payment_intent_client_secret") ?? "";
  const number = query.get("ordine") ?? "";
  const [placed] = useState(() => placedOrderOf(clientSecret));
  const tombId = placed?.tombId ?? null;
  const isFailed = query.get("redirect_status") === "failed";
  const { outcome, token } = useOutcome({ number, clientSecret, isFailed }, tombId);
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
        {token && outcome !== "failed" && (
          <Link to={`/ordine/${token}`} className={buttonLook({ variant: "primary" })}>
            {words.follow}
          </Link>
        )}
        {outcome === "failed" && tombId === null && token && (
          <Link to={`/ordine/${token}`} className={buttonLook({ variant: "primary" })}>
            {words.backToOrder}
          </Link>
        )}
        {outcome === "failed" && tombId !== null && (
          <Link to={`/cart/${tombId}`} className={buttonLook({ variant: "primary" })}>
            {words.backToCart}
          </Link>
        )}
        <Link to="/search" className={buttonLook()}>
          {words.backToSearch}
        </Link>
      </Notice>
    </div>
  );
}

const SAID = {
  paid: { title: words.done, hint: words.doneHint },
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
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    void stateOf({ number, clientSecret, isFailed }).then((state) => {
      if (!isWanted) return;
      const found = outcomeOf(state, isFailed);
      setOutcome(found);
      setToken(state?.orderToken ?? null);
      if (tombId === null || (found !== "paid" && found !== "processing")) return;
      takeAway(tombId);
    });
    return () => {
      isWanted = false;
    };
  }, [number, clientSecret, isFailed, tombId]);
  return { outcome, token };
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
  return state.status === "pending" ? "processing" : "paid";
}
