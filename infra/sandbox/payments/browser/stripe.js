// `window.Stripe`, as far as a shop with a payment element uses it.
/** @typedef {import("@stripe/stripe-js").Stripe} StripeJs */
/** @typedef {{ elements?: Group, clientSecret?: string, confirmParams?: { return_url?: string }, redirect?: "always" | "if_required" }} Confirming */

const KEY = /^pk_test_\w{3,}$/;

/** Something that the page's author has to put right. */
class IntegrationError extends Error {
  name = "IntegrationError";
}

class Group {
  /** @param {string} key @param {Texts} texts @param {GroupOptions} options */
  constructor(key, texts, options) {
    this.key = key;
    this.texts = texts;
    this.options = options;
    this.intent = parsed(options.clientSecret);
    /** @type {PaymentElement | null} */
    this.payment = null;
    if (!this.intent) {
      throw new IntegrationError("stripe.elements(): clientSecret must be `pi_..._secret_...`.");
    }
  }

  /** @param {string} type */
  create(type) {
    if (type !== "payment") throw new IntegrationError(`This stand-in has no element ${type}.`);
    if (this.payment) throw new IntegrationError("Can only create one Element of type payment.");
    this.payment = new PaymentElement(
      this.texts,
      this.options,
      () => retrieve(this.key, this.texts, this.options.clientSecret ?? ""),
      () => {
        this.payment = null;
      },
    );
    return this.payment;
  }

  /** @param {string | { __elementType?: string }} type */
  getElement(type) {
    const wanted = typeof type === "string" ? type : type.__elementType;
    return wanted === "payment" ? this.payment : null;
  }

  /** @param {object} options */
  update(options) {
    if ("clientSecret" in options) throw new IntegrationError("clientSecret cannot be changed.");
    Object.assign(this.options, options);
    this.payment?.lookAgain();
  }

  async submit() {
    const problem = this.payment?.check();
    if (problem) return { error: failure(this.texts, "validation_error", problem) };
    return { selectedPaymentMethod: this.payment?.method ?? "card" };
  }

  async fetchUpdates() {
    return {};
  }
}

/** @param {string} key @param {Texts} texts @param {string} clientSecret */
function retrieve(key, texts, clientSecret) {
  const intent = parsed(clientSecret);
  if (!intent) throw new IntegrationError("clientSecret must be `pi_..._secret_...`.");
  return call(texts, "GET", intent.id, { key, client_secret: intent.secret });
}

/** @param {string} key @param {Texts} texts @param {Confirming} options @returns {Promise<PaymentIntentResult>} */
async function confirm(key, texts, options) {
  const { elements, confirmParams, redirect = "always" } = options;
  const intent = parsed(options.clientSecret ?? elements?.options.clientSecret);
  if (!intent) throw new IntegrationError("confirmPayment(): clientSecret or elements is needed.");
  const back = confirmParams?.return_url;
  if (redirect === "always" && !back) {
    throw new IntegrationError("confirmPayment(): confirmParams.return_url is needed.");
  }
  if (elements && !elements.payment?.isReady) {
    throw new IntegrationError("confirmPayment(): elements should have a mounted Payment Element.");
  }
  const problem = elements?.payment?.check();
  if (problem) return { error: failure(texts, "validation_error", problem) };
  const who = { key, client_secret: intent.secret };
  let result = await call(texts, "POST", `${intent.id}/confirm`, {
    ...who,
    ...(back ? { return_url: back } : {}),
    ...(elements?.payment ? { payment_method_data: elements.payment.data() } : {}),
  });
  if (result.paymentIntent?.status === "requires_action") {
    const outcome = await challenge(texts);
    result = await call(texts, "POST", `${intent.id}/authenticate`, { ...who, outcome });
  }
  if (result.error || redirect !== "always" || !back) return result;
  return leave(back, result.paymentIntent, intent.secret);
}

/** @param {string} back @param {PaymentIntent} intent @param {string} secret @returns {Promise<never>} */
function leave(back, intent, secret) {
  const url = new URL(back);
  url.searchParams.set("payment_intent", intent.id);
  url.searchParams.set("payment_intent_client_secret", secret);
  url.searchParams.set("redirect_status", intent.status === "processing" ? "pending" : "succeeded");
  location.assign(url);
  return new Promise(() => {});
}

/** @param {string} name */
function missing(name) {
  return async () => {
    throw new IntegrationError(`This stand-in has no ${name}: use the payment element.`);
  };
}

/** @param {string} key @param {{ locale?: string }} [options] */
function Stripe(key, options = {}) {
  if (typeof key !== "string" || !KEY.test(key)) {
    throw new IntegrationError(
      "This stand-in of Stripe takes keys that begin with pk_test_ alone.",
    );
  }
  const texts = textsFor(options.locale);
  return {
    elements: (/** @type {GroupOptions} */ given) =>
      new Group(key, given?.locale ? textsFor(given.locale) : texts, { ...given }),
    confirmPayment: (/** @type {Confirming} */ given) =>
      confirm(key, given.elements?.texts ?? texts, given),
    retrievePaymentIntent: (/** @type {string} */ secret) => retrieve(key, texts, secret),
    createToken: missing("createToken"),
    createPaymentMethod: missing("createPaymentMethod"),
    confirmCardPayment: missing("confirmCardPayment"),
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  };
}

Stripe.version = TRAIN;
Object.assign(window, { Stripe, __FAKE_STRIPE__: true });
