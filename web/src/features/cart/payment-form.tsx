// The provider's own fields, within its own bindings. No card number ever passes through our code.
import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Stripe } from "@stripe/stripe-js";
import { Lock } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { cartText } from "@/lib/text/cart";
import { useIsDark } from "@/lib/theme";
import { Button } from "@/ui/button";
import { dismissToast, toast } from "@/ui/toast-store";
import { appearanceFor } from "./appearance";
import { inCart, PaymentMissing, type Place } from "./payment-failure";
import type { CreatedOrder } from "./queries";
import { stripeFor } from "./stripe";
import type { CheckoutState } from "./use-checkout";

const words = cartText.payment;

interface Props {
  order: CreatedOrder;
  checkout: Pick<CheckoutState, "settle" | "cancel">;
  /** Where it is paid, when that is not the cart. */
  place?: Place;
}

export function PaymentForm({ order, checkout, place = inCart }: Props) {
  const { stripePublicKey, stripeJsUrl, clientSecret } = order;
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [isMissing, setMissing] = useState(false);
  const appearance = appearanceFor(useIsDark());

  useEffect(() => {
    let isWanted = true;
    stripeFor(stripePublicKey, stripeJsUrl).then(
      (found) => isWanted && setStripe(found),
      () => isWanted && setMissing(true),
    );
    return () => {
      isWanted = false;
    };
  }, [stripePublicKey, stripeJsUrl]);

  if (isMissing) return <PaymentMissing onBack={() => void checkout.cancel()} place={place} />;
  if (!stripe) return <p role="status">{words.loading}</p>;
  return (
    // The bindings keep the first secret that they are given: another one is another form.
    <Elements
      key={clientSecret}
      stripe={stripe}
      options={{ clientSecret, locale: "it", appearance }}
    >
      <Fields order={order} checkout={checkout} place={place} onMissing={() => setMissing(true)} />
    </Elements>
  );
}

function Fields({
  order,
  checkout,
  place,
  onMissing,
}: Required<Props> & { onMissing: () => void }) {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setReady] = useState(false);
  const [isPaying, setPaying] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [isMade, setMade] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const isBusy = isPaying || isLeaving;
  // The toast is above: as far below it as there is room, the card is mended. Once all is drawn.
  useEffect(() => {
    if (refusal) form.current?.scrollIntoView({ block: "end" });
  }, [refusal]);

  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (!stripe || !elements || isBusy) return;
    setPaying(true);
    setRefusal(null);
    if (refusal) dismissToast();
    const { isMade, refused } = await confirm(stripe, elements, order);
    // Also after a refusal: it may have been paid in another tab a moment ago.
    const isDone = await checkout.settle(isMade).catch(() => false);
    if (isDone) return;
    setPaying(false);
    setMade(isMade);
    if (isMade) return;
    setRefusal(refused);
    toast({
      title: words.failedTitle,
      description: refused,
      variant: "destructive",
      isSilent: true,
    });
  };
  const leave = async () => {
    setLeaving(true);
    await checkout.cancel();
    setLeaving(false);
  };
  if (isMade) return <Unsettled checkout={checkout} />;

  return (
    <form
      ref={form}
      onSubmit={(event) => void pay(event)}
      // Its button stands where toasts are.
      data-keep-corner
      className="grid scroll-mb-6 gap-5"
    >
      <PaymentElement onReady={() => setReady(true)} onLoadError={onMissing} />
      {/* In the place of the other: on a phone there is no room for both below the toast. */}
      {refusal ? (
        <p role="alert" className="font-semibold text-danger">
          {refusal}
        </p>
      ) : (
        <p className="flex items-start gap-2 text-sm text-muted">
          <Lock size={16} aria-hidden className="mt-0.5 shrink-0" />
          {words.secure}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button onClick={() => void leave()} disabled={isBusy}>
          {place.leave}
        </Button>
        <Button type="submit" variant="primary" disabled={!isReady || isBusy}>
          {isPaying ? words.paying : words.pay}
        </Button>
      </div>
    </form>
  );
}

/** The provider has the payment and our service does not know of it yet: nothing is paid again. */
function Unsettled({ checkout }: Pick<Props, "checkout">) {
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    const isDone = await checkout.settle(true).catch(() => false);
    if (!isDone) setAsking(false);
  };
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p className="text-xl font-semibold">{words.returnUnknown}</p>
      <p>{words.returnUnknownHint}</p>
      <Button variant="primary" disabled={isAsking} onClick={() => void ask()}>
        {isAsking ? words.returning : words.askAgain}
      </Button>
    </div>
  );
}

/** Whether the payment was made, or the bank is at it, and otherwise why not in the provider's words. */
async function confirm(
  stripe: Stripe,
  elements: NonNullable<ReturnType<typeof useElements>>,
  { orderNumber }: CreatedOrder,
): Promise<{ isMade: boolean; refused: string }> {
  try {
    const { error } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: `${window.location.origin}/?ordine=${orderNumber}` },
      redirect: "if_required",
    });
    if (!error) return { isMade: true, refused: words.returnUnknownHint };
    const status = error.payment_intent?.status;
    const isMade = status === "succeeded" || status === "processing";
    return { isMade, refused: error.message ?? words.failed };
  } catch {
    return { isMade: false, refused: words.failed };
  }
}
