// The steps of a purchase, shared by the journeys of the shop.
import { type APIRequestContext, request as client, expect, type Page } from "@playwright/test";
import { enterByCall, loginOf, notices, stack } from "./staff";

export interface Place {
  tombId: number;
  deceasedId: number;
  cemeteryId: number;
}

export interface Seller {
  id: number;
  email: string;
  password: string;
}

/** Somebody's public tomb, and where it is. */
export async function aTomb(request: APIRequestContext): Promise<Place> {
  const cemeteries = (await (await request.get("/api/public/cemeteries")).json()) as {
    id: number;
  }[];
  const cemeteryId = cemeteries[0]?.id ?? 0;
  const found = await request.get(`/api/search/deceased?q=rossi&cemeteryId=${cemeteryId}`);
  const [hit] = ((await found.json()) as { results: { id: number }[] }).results;
  const memorial = await (await request.get(`/api/public/deceased/${hit?.id}`)).json();
  return { tombId: memorial.tombId, deceasedId: memorial.id, cemeteryId };
}

/** The site as a user of the staff calls it. */
export async function calls(email: string, password: string): Promise<APIRequestContext> {
  const base = process.env.CAMPOSANTO_URL ?? "http://127.0.0.1:8080";
  const context = await client.newContext({ baseURL: base, extraHTTPHeaders: { Origin: base } });
  await enterByCall(context, { email, password });
  return context;
}

export function asSuperadmin(): Promise<APIRequestContext> {
  const { email, password } = loginOf("superadmin");
  return calls(email, password);
}

/** A new supplier of a cemetery with keys of the stand-in, once the shop has heard of both. */
export async function newSeller(name: string, cemeteryId: number): Promise<Seller> {
  const office = await asSuperadmin();
  const key = name.toLowerCase();
  const email = `${key}@camposanto.example`;
  const password = "fiori-per-la-prova-1";
  const made = await office.post("/api/users", {
    data: { name, surname: "Prova", email, password, role: "fornitore", cemeteryId, enabled: true },
  });
  expect(made.ok()).toBe(true);
  const own = await calls(email, password);
  const keys = { stripePublicKey: `pk_test_${key}`, stripeSecretKey: `sk_test_${key}` };
  await expect(async () => {
    const saved = await own.put("/api/supplier-config", { data: keys });
    expect(await saved.text()).toContain("hasSecretKey");
    expect(saved.ok()).toBe(true);
  }).toPass();
  return { id: ((await made.json()) as { id: number }).id, email, password };
}

/** A product of theirs, offered at once. */
export async function newProduct(
  seller: Seller,
  title: string,
  price: number,
): Promise<{ id: number; set: (change: Record<string, unknown>) => Promise<void> }> {
  const own = await calls(seller.email, seller.password);
  const data = { title, description: "Per la prova", price, categoryId: 1, enabled: 1 };
  let id = 0;
  await expect(async () => {
    const made = await own.post("/api/shop/products", { data });
    expect(made.ok(), await made.text()).toBe(true);
    id = ((await made.json()) as { id: number }).id;
  }).toPass();
  return {
    id,
    set: async (change) => {
      const changed = await own.put(`/api/shop/products/${id}`, { data: change });
      expect(changed.ok()).toBe(true);
    },
  };
}

export async function openShop(page: Page, { tombId, deceasedId }: Place) {
  await page.goto(`/memorial/${deceasedId}`);
  await page.getByRole("link", { name: "Servizi" }).click();
  await expect(page).toHaveURL(new RegExp(`/cart/${tombId}`));
}

export async function add(page: Page, title: string) {
  await page.getByRole("button", { name: `Aggiungi ${title} al carrello` }).click();
  await expect(notices(page).getByText("Prodotto aggiunto")).toBeVisible();
}

export async function fillCustomer(page: Page, email: string) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Telefono").fill("347 1234567");
}

/** As far as the provider's form; gives back the order's number. */
export async function proceed(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Procedi al pagamento" }).click();
  await expect(page.getByRole("heading", { name: "Completa il pagamento" })).toBeVisible();
  await expect(page.getByLabel("Numero della carta")).toBeVisible();
  const heading = await page.getByRole("heading", { name: /^Ordine CS-/ }).textContent();
  return heading?.replace("Ordine ", "") ?? "";
}

export async function fillCard(page: Page, number: string) {
  await page.getByLabel("Numero della carta").fill(number);
  await page.getByLabel("Scadenza (MM/AA)").fill("12/34");
  await page.getByLabel("Codice di sicurezza (CVC)").fill("123");
}

export async function pay(page: Page) {
  await page.getByRole("button", { name: "Paga ora" }).click();
}

export async function expectThanks(page: Page) {
  await expect(notices(page).getByText("Pagamento completato")).toBeVisible();
}

/** A customer buys one and goes; the order's number and id. */
export async function buy(page: Page, place: Place, title: string, email: string) {
  await openShop(page, place);
  await add(page, title);
  await fillCustomer(page, email);
  const number = await proceed(page);
  await fillCard(page, "4242424242424242");
  await pay(page);
  await expectThanks(page);
  await expectOrders(email, ["paid"]);
  const [order] = await ordersOf(email);
  return { number, id: order?.id ?? 0 };
}

interface OrderRow {
  id: number;
  orderNumber: string;
  customerEmail: string;
  status: string;
}

/** What the office sees of a customer's orders, oldest first. */
export async function ordersOf(email: string): Promise<OrderRow[]> {
  const office = await asSuperadmin();
  const all = (await (await office.get("/api/orders")).json()) as OrderRow[];
  return all.filter(({ customerEmail }) => customerEmail === email).reverse();
}

export async function expectOrders(email: string, statuses: string[]) {
  await expect(async () => {
    expect((await ordersOf(email)).map(({ status }) => status)).toEqual(statuses);
  }).toPass({ timeout: 30_000 });
}

/** How many payments of an order's the stand-in knows that have been charged. */
export async function chargesOf(request: APIRequestContext, key: string, number: string) {
  const reply = await request.get(`${stack().sandbox}/v1/payment_intents?limit=100`, {
    headers: { Authorization: `Bearer sk_test_${key}` },
  });
  const { data } = (await reply.json()) as {
    data: { status: string; metadata: Record<string, string> }[];
  };
  return data.filter(
    ({ status, metadata }) => status === "succeeded" && metadata.order_number === number,
  ).length;
}

/** How the stand-in treats the cards that pay to one supplier's account; the others' journeys go on. */
export async function cardsOf(
  request: APIRequestContext,
  key: string,
  cards: "processing" | "succeeded",
) {
  const address = `${stack().sandbox}/_control/api?account=acct_${key}`;
  expect((await request.patch(address, { data: { cards } })).ok()).toBe(true);
}

/** The bank decides about an order's payment after all. */
export async function settle(request: APIRequestContext, key: string, number: string, ok: boolean) {
  const headers = { Authorization: `Bearer sk_test_${key}` };
  const all = await request.get(`${stack().sandbox}/v1/payment_intents?limit=100`, { headers });
  const { data } = (await all.json()) as {
    data: { id: string; metadata: Record<string, string> }[];
  };
  const intent = data.find(({ metadata }) => metadata.order_number === number)?.id;
  const address = `${stack().sandbox}/_control/payment_intents/${intent}/settle`;
  expect((await request.post(address, { data: { ok } })).ok()).toBe(true);
}

/** The subjects of the mails to an address. */
export async function subjectsTo(request: APIRequestContext, email: string): Promise<string[]> {
  const address = `${stack().mailbox}/api/messages?to=${encodeURIComponent(email)}`;
  const mails = (await (await request.get(address)).json()) as { subject: string }[];
  return mails.map(({ subject }) => subject);
}

/** The text of the mail to an address whose subject speaks of something, once it has come. */
export async function mailAbout(request: APIRequestContext, email: string, subject: string) {
  const address = `${stack().mailbox}/api/messages?to=${encodeURIComponent(email)}`;
  let found = "";
  await expect(async () => {
    const mails = (await (await request.get(address)).json()) as {
      subject: string;
      text: string;
    }[];
    found = mails.find((mail) => mail.subject.includes(subject))?.text ?? "";
    expect(found).not.toBe("");
  }).toPass({ timeout: 30_000 });
  return found;
}
