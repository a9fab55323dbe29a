// The payment element: a form of its own in the page, where the real one is a frame of Stripe's.

/** @typedef {import("@stripe/stripe-js").StripeElementsOptionsClientSecret} GroupOptions */
/** @typedef {(event: object) => void} Handler */

const EVENTS = ["ready", "change", "focus", "blur", "escape", "loaderror", "loaderstart"];

class PaymentElement {
  /** @param {Texts} texts @param {GroupOptions} options @param {() => Promise<PaymentIntentResult>} load @param {() => void} forget */
  constructor(texts, options, load, forget) {
    this.texts = texts;
    this.options = options;
    this.load = load;
    this.forget = forget;
    /** @type {Map<string, Set<Handler>>} */
    this.handlers = new Map();
    this.method = "card";
    this.isReady = false;
    this.isDestroyed = false;
    this.card = cardFields(texts);
    this.iban = field("iban", texts.iban ?? "", { spellcheck: "false" }, ibanProblem);
    this.host = make("div");
    /** @type {HTMLElement | null} */
    this.frame = null;
  }

  /** @param {string} event @param {Handler} handler */
  on(event, handler) {
    const found = this.handlers.get(event) ?? new Set();
    this.handlers.set(event, found.add(handler));
    return this;
  }

  /** @param {string} event @param {Handler} handler */
  once(event, handler) {
    /** @type {Handler} */
    const once = (told) => {
      this.off(event, once);
      handler(told);
    };
    return this.on(event, once);
  }

  /** @param {string} event @param {Handler} [handler] */
  off(event, handler) {
    if (handler) this.handlers.get(event)?.delete(handler);
    else this.handlers.delete(event);
    return this;
  }

  /** @param {string} event @param {object} [more] */
  fire(event, more) {
    if (!EVENTS.includes(event)) throw new Error(`The payment element has no event ${event}.`);
    for (const handler of [...(this.handlers.get(event) ?? [])]) {
      handler({ elementType: "payment", ...more });
    }
  }

  /** @param {string | HTMLElement} place */
  mount(place) {
    if (this.isDestroyed) throw new Error("This Element has already been destroyed.");
    const target = typeof place === "string" ? document.querySelector(place) : place;
    if (!target) throw new Error(`The place ${place} for the payment element is not in the page.`);
    target.replaceChildren(this.host);
    setTimeout(() => void this.start());
  }

  async start() {
    if (this.isDestroyed) return;
    this.fire("loaderstart");
    const { paymentIntent, error } = await this.load();
    if (this.isDestroyed) return;
    if (error) {
      this.fire("loaderror", { error });
      return;
    }
    this.draw(paymentIntent.payment_method_types);
    this.isReady = true;
    this.fire("ready");
  }

  /** @param {string[]} methods */
  draw(methods) {
    this.method = methods[0] ?? "card";
    const slow = make("p", { class: "wide" }, this.texts.slow ?? "");
    const { number, expiry, cvc } = this.card;
    this.iban.node.classList.add("wide");
    this.parts = {
      card: [number.node, expiry.node, cvc.node, trialCards(this.texts, (text) => this.fill(text))],
      sepa_debit: [this.iban.node, slow],
    };
    for (const part of this.parts.card.slice(3)) part.classList.add("wide");
    const frame = make(
      "div",
      {},
      make("p", { class: "title" }, this.texts.title ?? ""),
      make("p", {}, this.texts.explained ?? ""),
      ...(methods.length > 1 ? [this.choice(methods)] : []),
      make("div", { class: "fields" }, ...this.parts.card, ...this.parts.sepa_debit),
    );
    this.frame = frame;
    this.look(frame);
    this.listen(frame);
    const next = secluded(frame);
    this.host.replaceWith(next);
    this.host = next;
    this.show();
  }

  /** What the page wants it to look like. @param {HTMLElement} frame */
  look(frame) {
    const { theme, variables = {} } = this.options.appearance ?? {};
    frame.className = `frame ${theme === "night" ? "night" : theme ? "" : "auto"}`;
    const wanted = {
      "--ground": variables.colorBackground,
      "--ink": variables.colorText,
      "--bad": variables.colorDanger,
      "--focus": variables.colorPrimary,
      "--font": variables.fontFamily,
    };
    for (const [name, value] of Object.entries(wanted)) {
      if (value) frame.style.setProperty(name, value);
    }
  }

  /** The page has changed its mind. */
  lookAgain() {
    if (this.frame) this.look(this.frame);
  }

  /** @param {HTMLElement} frame */
  listen(frame) {
    frame.addEventListener("input", () => this.changed());
    frame.addEventListener("focusin", () => this.fire("focus"));
    frame.addEventListener("focusout", () => this.fire("blur"));
    for (const one of [...Object.values(this.card), this.iban]) {
      one.input.addEventListener("change", () => this.judge(one));
    }
    frame.addEventListener("keydown", ({ key, target }) => {
      if (key === "Escape") this.fire("escape");
      const isField = target instanceof HTMLInputElement && target.type === "text";
      if (key === "Enter" && isField) this.host.closest("form")?.requestSubmit();
    });
  }

  /** @param {string[]} methods */
  choice(methods) {
    const legend = make("legend", {}, this.texts.methods ?? "");
    const labels = methods.map((method) => {
      const radio = make("input", { type: "radio", name: "method", value: method });
      radio.checked = method === this.method;
      radio.addEventListener("change", () => {
        this.method = method;
        this.show();
      });
      return make("label", {}, radio, this.texts[method] ?? method);
    });
    return make("fieldset", {}, legend, ...labels);
  }

  show() {
    for (const [method, nodes] of Object.entries(this.parts ?? {})) {
      for (const node of nodes) node.hidden = method !== this.method;
    }
  }

  /** @param {string} number */
  fill(number) {
    const { number: written, expiry, cvc } = this.card;
    written.input.value = number;
    expiry.input.value = "12/34";
    cvc.input.value = "123";
    for (const one of this.fields()) one.tell("");
    written.input.focus();
    this.changed();
  }

  /** The fields of the method that was chosen. */
  fields() {
    return this.method === "card" ? Object.values(this.card) : [this.iban];
  }

  changed() {
    const fields = this.fields();
    for (const one of fields) if (!one.problem()) one.tell("");
    this.fire("change", {
      complete: fields.every((one) => !one.problem()),
      empty: fields.every((one) => !one.input.value),
      collapsed: false,
      value: { type: this.method },
    });
  }

  /** Says what is wrong with a field in which something stands. @param {Field} one */
  judge(one) {
    const problem = one.input.value ? one.problem() : null;
    one.tell(problem ? (this.texts[problem] ?? problem) : "");
  }

  /** The first thing that is wrong, or null; it says so at the fields, too. */
  check() {
    const wrong = this.fields().filter((one) => one.problem());
    for (const one of wrong) one.tell(this.texts[one.problem() ?? ""] ?? "");
    wrong[0]?.input.focus();
    return wrong[0]?.problem() ?? null;
  }

  /** @returns {{ [name: string]: Value }} */
  data() {
    if (this.method !== "card") {
      return { type: this.method, sepa_debit: { iban: this.iban.input.value.replace(/\s/g, "") } };
    }
    const { number, expiry, cvc } = this.card;
    const end = digits(expiry.input.value);
    const card = {
      exp_month: end.slice(0, 2),
      exp_year: end.slice(2),
      cvc: cvc.input.value.trim(),
    };
    return { type: "card", card: { number: digits(number.input.value), ...card } };
  }

  focus() {
    this.fields()[0]?.input.focus();
  }

  blur() {
    for (const one of this.fields()) one.input.blur();
  }

  clear() {
    for (const one of this.fields()) {
      one.input.value = "";
      one.tell("");
    }
    this.changed();
  }

  collapse() {
    return this;
  }

  /** @param {object} options */
  update(options) {
    Object.assign(this.options, options);
    return this;
  }

  unmount() {
    this.isReady = false;
    this.host.remove();
  }

  destroy() {
    this.unmount();
    this.isDestroyed = true;
    this.forget();
  }
}
