// Calls of the API with a publishable key, from the place that this script came from.
/** @typedef {import("@stripe/stripe-js").PaymentIntent} PaymentIntent */
/** @typedef {import("@stripe/stripe-js").PaymentIntentResult} PaymentIntentResult */
/** @typedef {import("@stripe/stripe-js").StripeError} StripeError */
/** @typedef {import("@stripe/stripe-js").StripeErrorType} StripeErrorType */
/** @typedef {string | number | { [name: string]: Value }} Value */

const BASE = baseOf(document.currentScript);

/**
 * `/_fake-stripe/endive/stripe.js` talks to `/_fake-stripe/v1/...`. Tests that serve this script as
 * js.stripe.com name the place themselves.
 * @param {HTMLOrSVGScriptElement | null} script
 */
function baseOf(script) {
  const told = /** @type {{ __FAKE_STRIPE_API__?: string }} */ (window).__FAKE_STRIPE_API__;
  if (told) return told;
  if (!(script instanceof HTMLScriptElement)) throw new Error("stripe.js must be a plain script.");
  const address = new URL(script.src);
  if (address.hostname.endsWith("stripe.com")) throw new Error("This is not Stripe's stripe.js.");
  return address.origin + address.pathname.replace(/\/\w+\/stripe\.js$/, "");
}

/**
 * @param {Record<string, Value>} values
 * @param {string} [inside]
 * @returns {[string, string][]}
 */
function pairs(values, inside) {
  return Object.entries(values).flatMap(([name, value]) => {
    const full = inside ? `${inside}[${name}]` : name;
    if (typeof value === "object") return pairs(value, full);
    return /** @type {[string, string][]} */ ([[full, String(value)]]);
  });
}

/** An intent's id and secret, or null when it is no client secret. @param {unknown} clientSecret */
function parsed(clientSecret) {
  const match = /^(pi_\w+?)_secret_\w+$/.exec(String(clientSecret));
  return match?.[1] ? { id: match[1], secret: String(clientSecret) } : null;
}

/**
 * @param {Texts} texts
 * @param {"GET" | "POST"} method
 * @param {string} path
 * @param {Record<string, Value>} values
 * @returns {Promise<PaymentIntentResult>}
 */
async function call(texts, method, path, values) {
  const body = new URLSearchParams(pairs(values));
  const url = `${BASE}/v1/payment_intents/${path}`;
  try {
    const reply = await (method === "GET" ? fetch(`${url}?${body}`) : fetch(url, { method, body }));
    const told = await reply.json();
    return told.error ? { error: inWords(texts, told.error) } : { paymentIntent: told };
  } catch {
    return { error: failure(texts, "api_connection_error", "api_connection_error") };
  }
}

/**
 * @param {Texts} texts
 * @param {StripeErrorType} type
 * @param {string} code
 * @returns {StripeError & { message: string, code: string }}
 */
function failure(texts, type, code) {
  return { type, code, message: texts[code] ?? code };
}

/** The API's error with words of the person's language. @param {Texts} texts @param {StripeError} error */
function inWords(texts, error) {
  const known = [error.decline_code, error.code, error.type];
  const found = known.find((code) => code && texts[code]);
  return found ? { ...error, message: texts[found] ?? "" } : error;
}
