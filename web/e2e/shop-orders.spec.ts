// Orders found again among many, and a configuration that nobody loses by leaving.
import { expect, type Page, test } from "@playwright/test";
import { aTomb, buy, newProduct, newSeller, type Place, type Seller } from "./shop";
import { enter, expectTitle } from "./staff";

const run = `${Date.now() % 1_000_000}${process.env.TEST_PARALLEL_INDEX ?? ""}`;
const LILIES = `Gigli ${run}`;
let place: Place;
let seller: Seller;

test.describe.configure({ mode: "default", timeout: 240_000 });

test.beforeAll(async ({ request }) => {
  place = await aTomb(request);
  seller = await newSeller(`cercata${run}`, place.cemeteryId);
  await newProduct(seller, LILIES, 12);
});

async function openConfiguration(page: Page) {
  await enter(page, seller.email, seller.password);
  await expectTitle(page, "Shop");
  await page.getByRole("link", { name: "Configurazione" }).click();
  await page.getByRole("tab", { name: "Feedback" }).click();
  await page.getByLabel(/^Messaggio al cliente/).fill("Parole non salvate");
}

test("an order is found by number, customer and day, and its address can be kept", async ({
  page,
}) => {
  const first = await buy(page, place, LILIES, `prima${run}@posta.example`);
  const second = await buy(page, place, LILIES, `seconda${run}@posta.example`);
  await enter(page, seller.email, seller.password);
  await expectTitle(page, "Shop");
  await page.goto("/orders");
  const row = (number: string) => page.getByRole("rowheader").filter({ hasText: number });
  await expect(row(first.number)).toBeVisible();
  const search = page.getByLabel("Cerca");
  await search.fill(first.number.toLowerCase().replaceAll("-", " "));
  await expect(row(second.number)).toBeHidden();
  await expect(row(first.number)).toBeVisible();
  await page.reload();
  await expect(row(first.number)).toBeVisible();
  await expect(row(second.number)).toBeHidden();
  await page.getByLabel("Al", { exact: true }).fill("01/01/2020");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Nessun ordine corrisponde ai filtri scelti.")).toBeVisible();
  await page.getByRole("button", { name: "Togli i filtri" }).click();
  await search.fill(`SECONDA${run}@posta`);
  await expect(row(second.number)).toBeVisible();
  await expect(row(first.number)).toBeHidden();
});

test("what is typed in the configuration is not lost by going back or closing", async ({
  page,
}) => {
  await openConfiguration(page);
  await page.goBack();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Continua a modificare" }).click();
  await expect(page.getByLabel(/^Messaggio al cliente/)).toHaveValue("Parole non salvate");
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();
});

test("signing out asks too", async ({ page }) => {
  await openConfiguration(page);
  await page.getByRole("button", { name: "Esci" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Chiudi senza salvare" }).click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(question).toBeHidden();
});
