// Where things lie in the shop: what is said covers nothing that is to be pressed, and no word breaks.
import { expect, type Locator, type Page, test } from "@playwright/test";
import {
  add,
  aTomb,
  fillCard,
  fillCustomer,
  newProduct,
  newSeller,
  openShop,
  type Place,
  pay,
  proceed,
} from "./shop";
import { notices, stack } from "./staff";

const NO_FUNDS = "4000000000009995";
const run = `${Date.now() % 1_000_000}`;
const ROSES = `Rose viste ${run}`;
let place: Place;

test.describe.configure({ mode: "default", timeout: 120_000 });

test.beforeAll(async ({ request }) => {
  place = await aTomb(request);
  await newProduct(await newSeller(`vista${run}`, place.cemeteryId), ROSES, 25.5);
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

test("the mailbox's name stays whole on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(stack().mailbox);
  expect(await lines(page.getByRole("heading", { name: "Posta demo" }))).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
