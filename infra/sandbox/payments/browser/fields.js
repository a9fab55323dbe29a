// The fields of the payment element: what may stand in them, and what is wrong with it.
/** @typedef {{ name: string, input: HTMLInputElement, node: HTMLElement, problem: () => string | null, tell: (text: string) => void }} Field */

const digits = (/** @type {string} */ text) => text.replace(/\D/g, "");

const TRIALS = /** @type {const} */ ([
  ["4242 4242 4242 4242", "pays"],
  ["4000 0025 0000 3155", "asks"],
  ["4000 0084 0000 1629", "asksThenDeclines"],
  ["4000 0000 0000 0002", "declines"],
  ["4000 0000 0000 9995", "noFunds"],
  ["4000 0000 0000 0069", "isExpired"],
  ["4000 0000 0000 0127", "wrongCvc"],
  ["4000 0000 0000 0119", "breaks"],
]);

let count = 0;

/**
 * @param {string} name
 * @param {string} label
 * @param {Record<string, string>} attributes
 * @param {(value: string) => string | null} problemOf
 * @returns {Field}
 */
function field(name, label, attributes, problemOf) {
  const id = `fake-stripe-${name}-${++count}`;
  const input = make("input", { id, name, type: "text", autocomplete: "off", ...attributes });
  const wrong = make("p", { id: `${id}-wrong`, class: "wrong", "aria-live": "polite" });
  input.setAttribute("aria-describedby", wrong.id);
  const node = make("div", { class: "field" }, make("label", { for: id }, label), input, wrong);
  const tell = (/** @type {string} */ text) => {
    wrong.textContent = text;
    if (text) input.setAttribute("aria-invalid", "true");
    else input.removeAttribute("aria-invalid");
  };
  return { name, input, node, tell, problem: () => problemOf(input.value) };
}

/** @param {string} value */
function numberProblem(value) {
  const bare = digits(value);
  if (bare.length < 15 || (bare.length === 15 && !/^3[47]/.test(bare))) return "incomplete_number";
  const sum = [...bare].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0 && bare.length <= 19 ? null : "invalid_number";
}

/** @param {string} value */
function expiryProblem(value) {
  const bare = digits(value);
  if (bare.length < 4) return "incomplete_expiry";
  const month = Number(bare.slice(0, 2));
  if (month < 1 || month > 12) return "invalid_expiry_month";
  const end = new Date(2000 + Number(bare.slice(2, 4)), month, 1);
  return end > new Date() ? null : "invalid_expiry_year_past";
}

/** @param {string} value */
function ibanProblem(value) {
  const bare = value.replace(/\s/g, "");
  return /^[A-Za-z]{2}\d{2}\w{11,30}$/.test(bare) ? null : "incomplete_iban";
}

/** @param {Texts} texts */
function cardFields(texts) {
  const numeric = { inputmode: "numeric", spellcheck: "false" };
  const number = field("number", texts.number ?? "", numeric, numberProblem);
  const expiry = field("expiry", texts.expiry ?? "", numeric, expiryProblem);
  const cvc = field("cvc", texts.cvc ?? "", numeric, (value) =>
    /^\d{3,4}$/.test(value.trim()) ? null : "incomplete_cvc",
  );
  number.node.classList.add("wide");
  number.input.addEventListener("input", () => group(number.input, /(\d{4})(?=\d)/g, "$1 ", 19));
  expiry.input.addEventListener("input", () => group(expiry.input, /^(\d{2})(?=\d)/, "$1/", 4));
  return { number, expiry, cvc };
}

/**
 * Puts in the gaps that a card shows, while somebody writes at the end.
 * @param {HTMLInputElement} input @param {RegExp} where @param {string} gap @param {number} most
 */
function group(input, where, gap, most) {
  if (input.selectionStart !== input.value.length) return;
  input.value = digits(input.value).slice(0, most).replace(where, gap);
}

/** A list of test cards, each of which fills the fields. @param {Texts} texts @param {(number: string) => void} fill */
function trialCards(texts, fill) {
  const rows = TRIALS.map(([number, does]) => {
    const button = make(
      "button",
      { type: "button", "aria-label": `${texts.use} ${number}` },
      number,
    );
    button.addEventListener("click", () => fill(number));
    return make("li", {}, button, texts[does] ?? "");
  });
  return make("details", {}, make("summary", {}, texts.trial ?? ""), make("ul", {}, ...rows));
}
