// The page of payments: asks for news every two seconds; what waits can be decided here.
const EVERY = 2000;
const at = (id) => document.getElementById(id);
const money = new Intl.NumberFormat("it-IT", { style: "currency", currency: "EUR" });
const moment = new Intl.DateTimeFormat("it-IT", { dateStyle: "short", timeStyle: "medium" });
const STATUS = {
  requires_payment_method: "in attesa di una carta",
  requires_confirmation: "in attesa di conferma",
  requires_action: "la banca chiede conferma",
  processing: "in elaborazione",
  succeeded: "pagato",
  canceled: "annullato",
};
const PROBLEM = {
  generic_decline: "carta rifiutata",
  insufficient_funds: "fondi insufficienti",
  expired_card: "carta scaduta",
  incorrect_cvc: "codice di sicurezza errato",
  processing_error: "errore di elaborazione",
  test_mode_live_card: "non è una carta di prova",
  payment_intent_authentication_failure: "conferma alla banca rifiutata",
  payment_intent_payment_attempt_failed: "addebito non riuscito",
};
const REFUND = { succeeded: "eseguito", pending: "in corso", failed: "non riuscito" };

let known = "";
const opened = new Set();

function element(name, text, attributes = {}) {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.textContent = text;
  return made;
}

function button(text, path, ok) {
  const made = element("button", text, { type: "button" });
  made.addEventListener("click", async () => {
    made.disabled = true;
    await fetch(`/_control/${path}/settle`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ok }),
    });
    await look();
  });
  return made;
}

function choices(path, yes, no) {
  const row = document.createElement("div");
  row.append(button(yes, path, true), button(no, path, false));
  return row;
}

function status(payment) {
  const isBack = payment.status === "succeeded" && payment.refunded === payment.amount;
  const isWaiting = payment.refunds.some((refund) => refund.status === "pending");
  const back = isWaiting ? "rimborso in corso" : "rimborsato";
  const text = isBack ? back : (STATUS[payment.status] ?? payment.status);
  return element("span", text, { class: "status", "data-status": isBack ? "" : payment.status });
}

function answered({ attempts, status }) {
  const answer = status ?? "nessuna risposta";
  return attempts === 1 ? String(answer) : `${answer} (${attempts} tentativi)`;
}

function details(payment) {
  const facts = [
    ["Pagamento", payment.id],
    ["Conto", payment.account],
    ...Object.entries(payment.metadata),
    ...payment.webhooks.map((one) => [one.type, answered(one)]),
  ];
  const list = document.createElement("dl");
  list.append(...facts.flatMap(([name, value]) => [element("dt", name), element("dd", value)]));
  const made = document.createElement("details");
  made.open = opened.has(payment.id);
  made.addEventListener("toggle", () =>
    made.open ? opened.add(payment.id) : opened.delete(payment.id),
  );
  made.append(element("summary", "Dettagli, metadati e webhook"), list);
  return made;
}

function row(payment) {
  const item = element("li", "", { class: "payment", "data-id": payment.id });
  const top = document.createElement("div");
  const title = payment.number ? `Ordine ${payment.number}` : "Senza numero d'ordine";
  const amount = element("span", money.format(payment.amount / 100), { class: "amount" });
  top.append(element("h2", title), amount, status(payment));
  item.append(top);
  const when = moment.format(new Date(payment.created * 1000));
  item.append(element("p", [when, payment.method].filter(Boolean).join(" · ")));
  if (payment.problem && payment.status === "requires_payment_method") {
    item.append(element("p", `Ultimo tentativo: ${PROBLEM[payment.problem] ?? payment.problem}`, { class: "problem" }));
  }
  if (payment.status === "processing") {
    item.append(choices(`payment_intents/${payment.id}`, "Incassa l'addebito", "Rifiuta l'addebito"));
  }
  for (const refund of payment.refunds) {
    const told = `Rimborso di ${money.format(refund.amount / 100)}: ${REFUND[refund.status] ?? refund.status}`;
    item.append(element("p", told));
    if (refund.status === "pending") {
      item.append(choices(`refunds/${refund.id}`, "Esegui il rimborso", "Fai fallire il rimborso"));
    }
  }
  item.append(details(payment));
  return item;
}

async function look() {
  try {
    const text = await (await fetch("/_control/payments")).text();
    if (text === known) return;
    known = text;
    const payments = JSON.parse(text);
    at("list").hidden = payments.length === 0;
    at("nothing").hidden = payments.length > 0;
    const focused = document.activeElement?.closest("li")?.dataset.id;
    at("list").replaceChildren(...payments.map(row));
    if (focused) document.querySelector(`[data-id="${focused}"] summary`)?.focus();
    document.title = payments.length ? `(${payments.length}) Stripe finto` : "Stripe finto";
    at("said").textContent = "I pagamenti sono aggiornati";
  } catch {
    at("said").textContent = "Stripe finto non risponde: il sistema è fermo?";
  }
}

await look();
setInterval(look, EVERY);
