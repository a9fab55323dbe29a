// Where things lie in the shop: what is said covers nothing that is to be pressed, and no word breaks.
import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectNoViolations } from "./axe";
import {
  add,
  aTomb,
  cardsOf,
  fillCard,
  fillCustomer,
  newProduct,
  newSeller,
  openShop,
  type Place,
  pay,
  proceed,
  settle,
} from "./shop";
import { notices, signIn, stack } from "./staff";

const GOOD = "4242424242424242";
const NO_FUNDS = "4000000000009995";
const run = `${Date.now() % 1_000_000}`;
const KEY = `vista${run}`;
const ROSES = `Rose viste ${run}`;
let place: Place;

test.describe.configure({ mode: "default", timeout: 240_000 });

test.beforeAll(async ({ request }) => {
  place = await aTomb(request);
  await newProduct(await newSeller(KEY, place.cemeteryId), ROSES, 25.5);
});

async function lines(words: Locator): Promise<number> {
  return words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
}

async function expectApart(one: Locator, other: Locator) {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error("both have to be seen");
  const isApart =
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  expect(isApart, JSON.stringify({ a, b })).toBe(true);
}

async function expectDeclined(page: Page) {
  await fillCard(page, NO_FUNDS);
  await pay(page);
  await expect(page.getByRole("alert").getByText(/fondi sufficienti/)).toBeVisible();
  const toast = notices(page).getByRole("listitem");
  await expect(toast).toBeVisible();
  await expectApart(toast, page.getByRole("button", { name: "Paga ora" }));
}

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 1024, height: 620 },
]) {
  test(`a declined card is told beside the button, at ${viewport.width}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openShop(page, place);
    await add(page, ROSES);
    await fillCustomer(page, `vista${run}-${viewport.width}@posta.example`);
    const placed = page.waitForResponse(/create-order$/);
    await proceed(page);
    expect(await lines(page.getByText("Codice di sicurezza (CVC)"))).toBe(1);
    await expectDeclined(page);
    const { orderToken } = (await (await placed).json()) as { orderToken: string };
    await page.goto(`/ordine/${orderToken}`);
    await pay(page);
    await expectDeclined(page);
  });
}

test("on a phone a toast leaves the heading and the cart's bar to be read", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const toast = notices(page).getByRole("listitem");
  const heading = page.getByRole("heading", { level: 1 });
  await openShop(page, place);
  await add(page, ROSES);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(toast.getByText("Prodotto aggiunto")).toBeVisible();
  await expectApart(toast, heading);
  await expectApart(toast, page.getByRole("link", { name: /^Carrello: 1 prodotto/ }));
  await signIn(page, "superadmin");
  await expect(toast.getByText("Accesso effettuato")).toBeVisible();
  await expectApart(toast, heading);
});

test("what a bank has not decided, and the thanks in the end, pass axe", async ({
  page,
  request,
}) => {
  await cardsOf(request, KEY, "processing");
  await openShop(page, place);
  await add(page, ROSES);
  await fillCustomer(page, `vista${run}-${test.info().project.name}@posta.example`);
  const number = await proceed(page);
  await fillCard(page, GOOD);
  await pay(page);
  await expect(page.getByRole("heading", { name: /^Il pagamento dell’ordine/ })).toBeFocused();
  await expectNoViolations(page);
  await settle(request, KEY, number, true);
  await expect(page.getByRole("heading", { name: /^Grazie/ })).toBeFocused();
  await expectNoViolations(page);
  await page.goto(`/memorial/${place.deceasedId}`);
  await expect(page.getByRole("heading", { name: /^Grazie/ })).toBeVisible();
  await expectNoViolations(page);
});

test("the mailbox's name stays whole on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(stack().mailbox);
  expect(await lines(page.getByRole("heading", { name: "Posta demo" }))).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
