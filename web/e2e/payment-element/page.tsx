// A till as small as it can be: the provider's own bindings on whatever stripe.js the page finds.
import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { type FormEvent, StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";

type Redirect = "always" | "if_required";
const asked = new URLSearchParams(location.search);
const clientSecret = asked.get("secret") ?? "";
const redirect = (asked.get("redirect") ?? "if_required") as Redirect;

function Till() {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setReady] = useState(false);
  const [said, setSaid] = useState("");
  async function pay(event: FormEvent) {
    event.preventDefault();
    if (!stripe || !elements) return;
    setSaid("");
    const confirmParams = { return_url: `${location.origin}/till?back=1` };
    // The types know one of the two values at a time.
    const done = await stripe.confirmPayment({
      elements,
      confirmParams,
      redirect: redirect as "if_required",
    });
    setSaid(done.error?.message ?? `esito: ${done.paymentIntent?.status}`);
  }
  return (
    <form onSubmit={pay}>
      <h1>Cassa</h1>
      <PaymentElement
        onReady={() => setReady(true)}
        onLoadError={({ error }) => setSaid(`non si apre: ${error.message}`)}
      />
      <button type="submit" disabled={!isReady}>
        Paga ora
      </button>
      <p role="alert">{said}</p>
    </form>
  );
}

function App() {
  const [stripe] = useState(() => loadStripe("pk_test_demo", { locale: "it" }));
  return (
    <main>
      <Elements key={clientSecret} stripe={stripe} options={{ clientSecret, locale: "it" }}>
        <Till />
      </Elements>
    </main>
  );
}

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
