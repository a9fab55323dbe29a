// The mailbox page: the list asks for news every two seconds, the address holds the open mail.
const EVERY = 2000;
const LINK = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g;
const at = (id) => document.getElementById(id);
const clock = new Intl.DateTimeFormat("it-IT", { hour: "2-digit", minute: "2-digit" });
const moment = new Intl.DateTimeFormat("it-IT", { dateStyle: "full", timeStyle: "medium" });

let messages = [];
let shown = null;
let prefersText = false;

function element(name, text, attributes = {}) {
  const made = Object.assign(document.createElement(name), attributes);
  made.textContent = text;
  return made;
}

function wanted() {
  const id = Number(location.hash.slice(1));
  return messages.find((message) => message.id === id) ?? null;
}

function row(message) {
  const link = element("a", "", { href: `#${message.id}` });
  if (message.id === shown) link.setAttribute("aria-current", "true");
  link.append(
    element("strong", message.subject || "(senza oggetto)"),
    element("small", message.to.join(", ")),
    element("small", clock.format(new Date(message.received_at))),
  );
  const item = document.createElement("li");
  item.append(link);
  return item;
}

function withLinks(text) {
  const parts = [];
  let from = 0;
  for (const found of text.matchAll(LINK)) {
    const link = element("a", found[0], { href: found[0], target: "_blank", rel: "noopener" });
    parts.push(text.slice(from, found.index), link);
    from = found.index + found[0].length;
  }
  return [...parts, text.slice(from)];
}

function choose(isText) {
  at("html").hidden = isText;
  at("text").hidden = !isText;
  at("as-page").setAttribute("aria-pressed", String(!isText));
  at("as-text").setAttribute("aria-pressed", String(isText));
}

function fill(message) {
  at("subject").textContent = message.subject || "(senza oggetto)";
  at("from").textContent = message.from;
  at("to").textContent = message.to.join(", ");
  at("received").textContent = moment.format(new Date(message.received_at));
  at("received").dateTime = message.received_at;
  at("html").src = message.html ? `/messages/${message.id}/html` : "about:blank";
  at("text").replaceChildren(...withLinks(message.text));
  at("views").hidden = !message.html || !message.text;
  choose(!message.html || (prefersText && message.text !== ""));
  at("subject").focus({ preventScroll: true });
}

function tellNothing() {
  const [title, text] = messages.length
    ? ["Scegli una mail", "Si apre qui, come la vedrebbe chi la riceve."]
    : ["Nessuna mail", "Quando Camposanto ne invia una, per esempio da «Password dimenticata?», arriva qui."];
  at("nothing").querySelector("h2").textContent = title;
  at("nothing").querySelector("p").textContent = text;
}

function show() {
  const message = wanted();
  if (message && message.id !== shown) fill(message);
  shown = message?.id ?? null;
  document.body.classList.toggle("empty", messages.length === 0);
  document.body.classList.toggle("reading", message !== null);
  at("message").hidden = message === null;
  at("nothing").hidden = message !== null;
  at("clear").hidden = messages.length === 0;
  tellNothing();
  document.title = messages.length ? `(${messages.length}) Posta demo` : "Posta demo";
  const focused = document.activeElement?.closest("nav a")?.hash;
  at("list").replaceChildren(...messages.map(row));
  if (focused) at("list").querySelector(`a[href="${focused}"]`)?.focus();
}

async function look() {
  try {
    const news = await (await fetch("/api/messages")).json();
    const isNew = news[0]?.id !== messages[0]?.id || news.length !== messages.length;
    if (isNew && news.length > messages.length) at("said").textContent = "È arrivata una mail";
    messages = news;
    if (isNew) show();
  } catch {
    at("said").textContent = "La posta demo non risponde: il sistema è fermo?";
  }
}

at("as-page").addEventListener("click", () => choose((prefersText = false)));
at("as-text").addEventListener("click", () => choose((prefersText = true)));
at("back").addEventListener("click", () => history.back());
at("clear").addEventListener("click", async () => {
  if (!confirm("Eliminare tutte le mail?")) return;
  await fetch("/api/messages", { method: "DELETE" });
  history.replaceState(null, "", "/");
  await look();
});
addEventListener("hashchange", show);
show();
await look();
setInterval(look, EVERY);
