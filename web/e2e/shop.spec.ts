// A purchase from the memorial to the thanks, and what may go wrong on the way.
import { type Browser, expect, type Page, test } from "@playwright/test";
import {
  add,
  aTomb,
  cardsOf,
  chargesOf,
  expectOrders,
  expectThanks,
  fillCard,
  fillCustomer,
  newProduct,
  newSeller,
  openShop,
  ordersOf,
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
const ASKS = "4000002760003184";

const run = `${Date.now() % 1_000_000}`;
const KEY = `fioristarose${run}`;
const ROSES = `Rose ${run}`;
const LAMP = `Lume ${run}`;
const LILIES = `Gigli ${run}`;

let place: Place;
let seller: Seller;
let roses: Awaited<ReturnType<typeof newProduct>>;

// One supplier serves all: what is sold and how cards behave there is changed by one journey after the other.
test.describe.configure({ mode: "default", timeout: 240_000 });

test.beforeAll(async ({ request }) => {
  place = await aTomb(request);
  seller = await newSeller(KEY, place.cemeteryId);
  roses = await newProduct(seller, ROSES, 25.5);
  await newProduct(seller, LAMP, 3.9);
});

test.afterEach(async ({ request }) => {
  await cardsOf(request, KEY, "succeeded");
});

let customers = 0;
function customer(): string {
  customers += 1;
  return `cliente${run}-${customers}-${test.info().retry}@posta.example`;
}

async function toPayment(page: Page, email: string, titles = [ROSES]) {
  await openShop(page, place);
  for (const title of titles) await add(page, title);
  await fillCustomer(page, email);
  return proceed(page);
}

test("flowers are bought, once however often it is clicked, and everybody is told once", async ({
  page,
  request,
}) => {
  const email = customer();
  const number = await toPayment(page, email, [ROSES, ROSES, LAMP]);
  await fillCard(page, GOOD);
  await page.getByRole("button", { name: "Paga ora" }).dblclick();
  await expectThanks(page);
  await expect(page).toHaveURL(new RegExp(`/memorial/${place.deceasedId}$`));
  await expectOrders(email, ["paid"]);
  expect(await chargesOf(request, KEY, number)).toBe(1);
  await expect
    .poll(() => subjectsTo(request, email))
    .toEqual([`[DEMO] Ordine ${number}: pagamento ricevuto`]);
  await expect
    .poll(async () =>
      (await subjectsTo(request, seller.email)).filter((one) => one.includes(number)),
    )
    .toEqual([`[DEMO] Nuovo ordine ${number}`]);
  const thanks = page.getByRole("heading", { name: `Grazie: è pagato l’ordine ${number}` });
  await expect(thanks).toBeFocused();
  await expect(thanks).toBeInViewport();
  await page.reload();
  await expect(page.getByText(`La conferma arriva per email a ${email}.`)).toBeVisible();
  await page.getByRole("button", { name: "Chiudi", exact: true }).first().click();
  await expect(thanks).toBeHidden();
  await page.getByRole("link", { name: "Servizi" }).click();
  await expect(page.getByText("Il carrello è vuoto")).toBeVisible();
});

test("a declined card can be followed by a good one", async ({ page, request }) => {
  const email = customer();
  const number = await toPayment(page, email);
  await fillCard(page, NO_FUNDS);
  await pay(page);
  await expect(notices(page).getByText("Errore pagamento")).toBeVisible();
  await expect(page.getByRole("alert").getByText(/fondi sufficienti/)).toBeVisible();
  await fillCard(page, GOOD);
  await pay(page);
  await expectThanks(page);
  await expectOrders(email, ["paid"]);
  expect(await chargesOf(request, KEY, number)).toBe(1);
});

test("the bank asks: refused, then authorised", async ({ page }) => {
  const email = customer();
  await toPayment(page, email);
  await fillCard(page, ASKS);
  await pay(page);
  await page.getByRole("button", { name: "Rifiuta" }).click();
  await expect(notices(page).getByText("Errore pagamento")).toBeVisible();
  await fillCard(page, ASKS);
  await pay(page);
  await page.getByRole("button", { name: "Autorizza" }).click();
  await expectThanks(page);
  await expectOrders(email, ["paid"]);
});

test("a slow bank: no failure, nothing paid twice, and paid in the end", async ({
  page,
  request,
}) => {
  await cardsOf(request, KEY, "processing");
  const email = customer();
  const number = await toPayment(page, email);
  await fillCard(page, GOOD);
  await pay(page);
  await expect(notices(page).getByText("Pagamento in elaborazione")).toBeVisible();
  const [order] = await ordersOf(email);
  expect(order?.status).toBe("pending");
  // Whoever closes the page and comes again finds it there, and nothing to buy once more.
  await page.goto(`/cart/${place.tombId}`);
  await expect(page.getByRole("heading", { name: /^Il pagamento dell’ordine/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Procedi al pagamento" })).toBeHidden();
  await settle(request, KEY, number, true);
  await expect(page.getByRole("heading", { name: /^Grazie/ })).toBeVisible();
  await expectOrders(email, ["paid"]);
});

test("a browser that is closed right after paying: the order is paid all the same", async ({
  browser,
}) => {
  const email = customer();
  const context = await browser.newContext();
  const page = await context.newPage();
  await toPayment(page, email);
  // The site's own question does not come through any more.
  await page.route("**/refresh", (route) => route.abort());
  await fillCard(page, GOOD);
  await pay(page);
  await expect(page.getByRole("button", { name: "Verifica di nuovo" })).toBeVisible();
  await context.close();
  await expectOrders(email, ["paid"]);
});

test("two tabs are one order", async ({ browser, request }) => {
  const email = customer();
  const { first, second, close } = await twoTabs(browser);
  const number = await toPayment(first, email);
  await second.goto(`/cart/${place.tombId}?defunto=${place.deceasedId}`);
  await fillCustomer(second, email);
  expect(await proceed(second)).toBe(number);
  await fillCard(first, GOOD);
  await pay(first);
  await expectThanks(first);
  await fillCard(second, GOOD);
  await pay(second);
  await expectThanks(second);
  await expectOrders(email, ["paid"]);
  expect(await chargesOf(request, KEY, number)).toBe(1);
  await close();
});

async function twoTabs(browser: Browser) {
  const context = await browser.newContext();
  const [first, second] = [await context.newPage(), await context.newPage()];
  return { first, second, close: () => context.close() };
}

test("a cart that is changed after 'Annulla' is another order, with another sum", async ({
  page,
}) => {
  const email = customer();
  const before = await toPayment(page, email);
  await page.getByRole("button", { name: "Annulla" }).click();
  await expect(notices(page).getByText("Pagamento annullato")).toBeVisible();
  await page.getByRole("button", { name: `Uno in più di ${ROSES}` }).click();
  const now = await proceed(page);
  expect(now).not.toBe(before);
  await expect(page.getByText("51,00 €").first()).toBeVisible();
  await fillCard(page, GOOD);
  await pay(page);
  await expectThanks(page);
  await expectOrders(email, ["cancelled", "paid"]);
});

test("a product that is switched off meanwhile is not sold", async ({ page }) => {
  const email = customer();
  await openShop(page, place);
  await add(page, ROSES);
  await fillCustomer(page, email);
  await roses.set({ enabled: 0 });
  try {
    await page.getByRole("button", { name: "Procedi al pagamento" }).click();
    await expect(notices(page).getByText(`«${ROSES}» non è più in vendita.`)).toBeVisible();
    await expect(page.getByText(`«${ROSES}» non è più disponibile`)).toBeVisible();
    await expect(page.getByText("Il carrello è vuoto")).toBeVisible();
    await expectOrders(email, []);
  } finally {
    await roses.set({ enabled: 1 });
  }
});

test("two suppliers in one visit: each is paid with their own keys", async ({ page, request }) => {
  const key = `fioristagigli${run}${test.info().retry}`;
  const other = await newSeller(key, place.cemeteryId);
  await newProduct(other, LILIES, 30);
  const email = customer();
  const first = await toPayment(page, email);
  await fillCard(page, GOOD);
  await pay(page);
  await expectThanks(page);
  const second = await toPayment(page, email, [LILIES]);
  await fillCard(page, GOOD);
  await pay(page);
  await expectThanks(page);
  await expectOrders(email, ["paid", "paid"]);
  expect(await chargesOf(request, KEY, first)).toBe(1);
  expect(await chargesOf(request, key, second)).toBe(1);
  expect(await chargesOf(request, KEY, second)).toBe(0);
});

test("without the provider's script the cart stays and says why", async ({ page }) => {
  const email = customer();
  await page.route("**/stripe.js", (route) => route.abort());
  await openShop(page, place);
  await add(page, ROSES);
  await fillCustomer(page, email);
  await page.getByRole("button", { name: "Procedi al pagamento" }).click();
  await expect(page.getByText(/Il modulo di pagamento non si è caricato/)).toBeVisible();
  await page.getByRole("button", { name: "Torna al carrello" }).click();
  await expect(page.getByRole("button", { name: `Uno in più di ${ROSES}` })).toBeVisible();
  await expectOrders(email, ["cancelled"]);
});
