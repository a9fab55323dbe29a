// The card provider's script, fetched when somebody pays. The real one comes from the provider's own
// address; a stand-in's address is told by our service, and then its script is put into the page first.
import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";

const known = new Map<string, Promise<Stripe>>();

/** The provider for a publishable key; asked again after a failure. */
export function stripeFor(publicKey: string, scriptUrl: string | null): Promise<Stripe> {
  const before = known.get(publicKey);
  if (before) return before;
  const coming = load(publicKey, scriptUrl);
  known.set(publicKey, coming);
  coming.catch(() => known.delete(publicKey));
  return coming;
}

async function load(publicKey: string, scriptUrl: string | null): Promise<Stripe> {
  if (scriptUrl && !("Stripe" in window)) await addScript(scriptUrl);
  const stripe = await loadStripe(publicKey, { locale: "it" });
  if (!stripe) throw new Error("the provider's script needs a browser");
  return stripe;
}

function addScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = url;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error("the script did not come"));
    };
    document.head.append(script);
  });
}
