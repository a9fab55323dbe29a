// A bank that refuses long after the page was closed: the customer is told, and pays from the mail's link.
// It changes how the stand-in treats cards for its own supplier's account: others buy beside it.
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import {
  add,
  asSuperadmin,
  aTomb,
  buy,
  cardsOf,
  chargesOf,
  expectOrders,
  expectThanks,
  fillCard,
  fillCustomer,
  mailAbout,
  newProduct,
  newSeller,
  openShop,
  type Place,
  pay,
  proceed,
  type Seller,
  settle,
  subjectsTo,
} from "./shop";
import { notices } from "./staff";

const GOOD = "4242424242424242";
const NO_FUNDS = "4000000000009995";
const run = `${Date.now() % 1_000_000}`;
const KEY = `fioristatarda${run}`;
const ROSES = `Rose tarde ${run}`;

let place: Place;
let seller: Seller;

test.describe.configure({ mode: "default", timeout: 240_000 });

test.beforeAll(async ({ request }) => {
  place = await aTomb(request);
  seller = await newSeller(KEY, place.cemeteryId);
  await newProduct(seller, ROSES, 25.5);
});

test.afterEach(async ({ request }) => {
  await cardsOf(request, KEY, "succeeded");
});

let customers = 0;
function customer(): string {
  customers += 1;
  return `tardi${run}-${customers}-${test.info().retry}@posta.example`;
}

/** An order whose payment waits for the bank, and the order's number. */
async function buySlowly(page: Page, request: APIRequestContext, email: string) {
  await cardsOf(request, KEY, "processing");
  await openShop(page, place);
  await add(page, ROSES);
  await fillCustomer(page, email);
  const number = await proceed(page);
  await fillCard(page, GOOD);
  await pay(page);
  await expect(notices(page).getByText("Pagamento in elaborazione")).toBeVisible();
  return number;
}

/** The page of the order, by the link of the mail that says that the bank has refused. */
async function openByMail(page: Page, request: APIRequestContext, email: string) {
  const text = await mailAbout(request, email, "pagamento non riuscito");
  expect(text.replace(/\s+/g, " ")).toContain("non è stato addebitato niente");
  const link = /https?:\S+\/ordine\/\S+/.exec(text)?.[0] ?? "";
  await page.goto(new URL(link).pathname);
}

test("the bank refuses: a mail leads back, and the same order is paid once", async ({
  page,
  request,
}) => {
  const email = customer();
  const number = await buySlowly(page, request, email);
  await settle(request, KEY, number, false);
  await cardsOf(request, KEY, "succeeded");
  await openByMail(page, request, email);
  await expect(page.getByText("Pagamento rifiutato dalla banca")).toBeVisible();
  await expect(page.getByText(/Si può pagare fino al/)).toBeVisible();
  await pay(page);
  await fillCard(page, NO_FUNDS);
  await pay(page);
  await expect(notices(page).getByText("Errore pagamento")).toBeVisible();
  await fillCard(page, GOOD);
  await page.getByRole("button", { name: "Paga ora" }).dblclick();
  await expectThanks(page);
  await expect(page.getByText("Il pagamento è arrivato")).toBeVisible();
  await expect(page.getByRole("button", { name: "Paga ora" })).toBeHidden();
  await expectOrders(email, ["paid"]);
  expect(await chargesOf(request, KEY, number)).toBe(1);
  await expect
    .poll(async () => (await subjectsTo(request, email)).sort())
    .toEqual([
      `[DEMO] Ordine ${number}: pagamento non riuscito`,
      `[DEMO] Ordine ${number}: pagamento ricevuto`,
    ]);
});

test("while the bank is at it there is nothing to pay, and a second refusal is told too", async ({
  page,
  request,
}) => {
  const email = customer();
  const number = await buySlowly(page, request, email);
  await page.getByRole("link", { name: "Segui l’ordine" }).click();
  await expect(page).toHaveURL(/\/ordine\//);
  await expect(page.getByText(/La banca sta confermando/).last()).toBeVisible();
  await expect(page.getByRole("button", { name: "Paga ora" })).toBeHidden();
  await settle(request, KEY, number, false);
  await openByMail(page, request, email);
  await pay(page);
  await fillCard(page, GOOD);
  await pay(page);
  await expect(notices(page).getByText("Pagamento in elaborazione")).toBeVisible();
  await expect(page.getByRole("button", { name: "Paga ora" })).toBeHidden();
  await settle(request, KEY, number, false);
  await expect
    .poll(async () => (await subjectsTo(request, email)).length, { timeout: 30_000 })
    .toBe(2);
  await expectOrders(email, ["pending"]);
});

test("the bank refuses while the cart's page is open: all is in the cart, and the same order is paid", async ({
  page,
  request,
}) => {
  const email = customer();
  const number = await buySlowly(page, request, email);
  await settle(request, KEY, number, false);
  await cardsOf(request, KEY, "succeeded");
  const refused = page.getByRole("alert");
  await expect(refused.getByText(`rifiutato il pagamento dell’ordine ${number}`)).toBeVisible();
  await expect(refused.getByRole("link", { name: "Paga l’ordine" })).toBeVisible();
  expect(await proceed(page)).toBe(number);
  await fillCard(page, GOOD);
  await pay(page);
  await expectThanks(page);
  await expectOrders(email, ["paid"]);
  expect(await chargesOf(request, KEY, number)).toBe(1);
});

test("the bank sends one back to the site: the order's own page is the way on", async ({
  page,
  request,
}) => {
  const email = customer();
  const number = await buySlowly(page, request, email);
  await settle(request, KEY, number, false);
  await openByMail(page, request, email);
  const begun = page.waitForResponse(/\/by-token\/[^/]+\/payment$/);
  await pay(page);
  const { clientSecret } = (await (await begun).json()) as { clientSecret: string };
  const back = `/?ordine=${number}&payment_intent_client_secret=${clientSecret}`;
  await page.goto(`${back}&redirect_status=failed`);
  await expect(page.getByRole("heading", { name: "Il pagamento non è riuscito" })).toBeVisible();
  await page.getByRole("link", { name: "Torna all’ordine" }).click();
  await expect(page.getByRole("heading", { name: `Ordine ${number}` })).toBeVisible();
  await expect(page.getByRole("button", { name: "Paga ora" })).toBeVisible();
});

test("a supplier is told not to deliver what the office cancels, once", async ({
  page,
  request,
}) => {
  const { number, id } = await buy(page, place, ROSES, customer());
  const office = await asSuperadmin();
  const gone = await office.put(`/api/orders/${id}/status`, { data: { status: "cancelled" } });
  expect(gone.ok()).toBe(true);
  const text = await mailAbout(request, seller.email, `Ordine ${number} annullato`);
  expect(text).toContain("NON CONSEGNARE");
  expect(text).toContain(ROSES);
  const mine = (await subjectsTo(request, seller.email)).filter((one) => one.includes(number));
  expect(mine.sort()).toEqual([
    `[DEMO] Nuovo ordine ${number}`,
    `[DEMO] Ordine ${number} annullato: non consegnare`,
  ]);
});
