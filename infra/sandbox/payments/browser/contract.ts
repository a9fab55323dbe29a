// Compiled, never run: what the stand-in's Stripe offers is what a page believes to have.
import type { PaymentIntentResult, StripeElements, Stripe as StripeJs } from "@stripe/stripe-js";

type Offered = ReturnType<typeof Stripe>;
/** What a page uses and, the last four, what the React bindings look for. */
type Needed =
  | ("elements" | "confirmPayment" | "retrievePaymentIntent" | "registerAppInfo")
  | ("_registerWrapper" | "createToken" | "createPaymentMethod" | "confirmCardPayment");
type Missing = Exclude<Needed, keyof Offered>;
type Invented = Exclude<keyof Offered, keyof StripeJs | "_registerWrapper">;

declare const offered: Offered;
declare const real: StripeJs;
declare const group: ReturnType<Offered["elements"]>;
declare const realGroup: StripeElements;

export const nothingIsMissing = [] satisfies Missing[];
export const nothingIsInvented = [] satisfies Invented[];
export const retrieve = offered.retrievePaymentIntent satisfies StripeJs["retrievePaymentIntent"];
export const appInfo = offered.registerAppInfo satisfies StripeJs["registerAppInfo"];

// One way to call both.
const secret = { clientSecret: "pi_1_secret_2", locale: "it" } as const;
export const groups = [offered.elements(secret), real.elements(secret)] as const;
const how = { confirmParams: { return_url: "https://x.example" }, redirect: "if_required" } as const;
export const paid: Promise<PaymentIntentResult>[] = [
  offered.confirmPayment({ ...how, elements: group }),
  real.confirmPayment({ ...how, elements: realGroup }),
];
