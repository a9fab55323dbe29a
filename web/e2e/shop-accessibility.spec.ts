// The shop and its office for everybody: axe, the narrowest phone, the keyboard alone, less motion.
import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations, expectToFit } from "./axe";
import { png } from "./pictures";
import {
  add,
  aTomb,
  buy,
  calls,
  expectThanks,
  fillCustomer,
  mailAbout,
  newProduct,
  newSeller,
  openShop,
  type Place,
  proceed,
  type Seller,
} from "./shop";
import { enter, expectTitle, notices, signIn } from "./staff";

const run = `${Date.now() % 1_000_000}${process.env.TEST_PARALLEL_INDEX ?? ""}`;
const ROSES = `Rose ${run}`;
let place: Place;
let seller: Seller;
let link = "";

test.describe.configure({ mode: "default", timeout: 180_000 });

test.beforeAll(async ({ request, browser }) => {
  place = await aTomb(request);
  seller = await newSeller(`aperta${run}`, place.cemeteryId);
  await newProduct(seller, ROSES, 25.5);
  await newProduct(seller, `Lume ${run}`, 3.9);
  const page = await browser.newPage();
  const email = `axe${run}@posta.example`;
  const { id } = await buy(page, place, ROSES, email);
  await buy(page, place, ROSES, `axe-altro${run}@posta.example`);
  await page.close();
  const own = await calls(seller.email, seller.password);
  const move = (status: string) => own.put(`/api/orders/${id}/status`, { data: { status } });
  await own.put("/api/supplier-config", { data: { orderFeedback: "Fatto, grazie." } });
  await move("processing");
  const photo = { name: "tomba.png", mimeType: "image/png", buffer: png(80, 60) };
  await own.post(`/api/orders/${id}/photos`, { multipart: { photo } });
  await move("completed");
  const mail = await mailAbout(request, email, "servizio completato");
  link = /\/ordine\/[\w-]+/.exec(mail)?.[0] ?? "";
});

async function openOrders(page: Page) {
  await enter(page, seller.email, seller.password);
  await expectTitle(page, "Shop");
  await page.goto("/orders");
  await expect(page.getByRole("button", { name: /^Apri l’ordine/ }).first()).toBeVisible();
}

for (const colorScheme of ["light", "dark"] as const)
  test.describe(`axe, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test("on the shop of a tomb, a product and the payment", async ({ page }) => {
      await openShop(page, place);
      await page.getByRole("button", { name: ROSES, exact: true }).click();
      const dialog = page.getByRole("dialog", { name: ROSES });
      await expect(dialog).toBeVisible();
      await expectNoViolations(page);
      await dialog.getByRole("button", { name: "Aggiungi" }).click();
      await page.getByRole("button", { name: "Procedi al pagamento" }).click();
      await expect(page.getByText("Email e telefono sono obbligatori").first()).toBeVisible();
      await expectNoViolations(page);
      await fillCustomer(page, `axe${run}${colorScheme}@posta.example`);
      await proceed(page);
      await expectNoViolations(page);
      await page.getByRole("button", { name: "Annulla" }).click();
      await expect(notices(page).getByText("Pagamento annullato")).toBeVisible();
    });

    test("on a customer's order, and where there is none", async ({ page }) => {
      await page.goto(link);
      await expect(page.getByRole("img", { name: "Foto 1 del servizio" })).toBeVisible();
      await expectNoViolations(page);
      await page.goto("/ordine/niente");
      await expectTitle(page, "Ordine non trovato");
      await expectNoViolations(page);
      await page.goto("/cart/999999999");
      await expectTitle(page, "Pagina non trovata");
      await expectNoViolations(page);
    });

    test("on products and orders with their dialogs", async ({ page }) => {
      await enter(page, seller.email, seller.password);
      await expect(page.getByRole("button", { name: `Modifica ${ROSES}` })).toBeVisible();
      await expectNoViolations(page);
      await page.getByRole("button", { name: "Nuovo prodotto" }).click();
      const form = page.getByRole("dialog", { name: "Nuovo prodotto" });
      await form.getByRole("button", { name: "Salva" }).click();
      await expect(form.getByText("Il titolo è obbligatorio")).toBeVisible();
      await expectNoViolations(page);
      await page.goto("/orders?cerca=nessuno");
      await expect(page.getByText("Nessun ordine corrisponde")).toBeVisible();
      await expectNoViolations(page);
      await page.goto("/orders");
      const open = page.getByRole("button", { name: /^Apri l’ordine/ });
      await expect(open.last()).toBeVisible();
      await expectNoViolations(page);
      await open.last().click();
      const order = page.getByRole("dialog", { name: /^Ordine CS-/ });
      await expect(order.getByRole("img", { name: "Foto 1 del servizio" })).toBeVisible();
      await expectNoViolations(page);
      await order.getByRole("button", { name: "Chiudi" }).click();
      await page.getByRole("button", { name: /^Annulla l’ordine/ }).click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
      await expectNoViolations(page);
    });

    test("on the configuration and the categories", async ({ page }) => {
      await enter(page, seller.email, seller.password);
      await expectTitle(page, "Shop");
      await page.goto("/supplier-config");
      await expect(page.getByText("CS-").first()).toBeVisible();
      await expectNoViolations(page);
      await page.getByRole("tab", { name: "Notifiche" }).click();
      await page.getByLabel(/^Email per le notifiche/).fill("rosa@");
      await page.getByRole("button", { name: "Salva Configurazione" }).click();
      await expect(page.getByText("Email non valida")).toBeVisible();
      await expectNoViolations(page);
      await page.context().clearCookies();
      await signIn(page, "superadmin");
      await page.goto("/categories");
      await page.getByRole("button", { name: "Modifica Fiori e Piante" }).click();
      await expect(page.getByRole("form", { name: "Modifica Fiori e Piante" })).toBeVisible();
      await expectNoViolations(page);
    });
  });

test("nothing of the shop is wider than a phone of 320 px @phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openShop(page, place);
  await add(page, ROSES);
  await expectToFit(page);
  await page.getByRole("button", { name: ROSES, exact: true }).click();
  await expect(page.getByRole("dialog", { name: ROSES })).toBeVisible();
  await expectToFit(page);
  await page.getByRole("dialog").getByRole("button", { name: "Chiudi" }).first().click();
  await fillCustomer(page, `stretta${run}@posta.example`);
  await proceed(page);
  await expectToFit(page);
  await page.goto(link);
  await expect(page.getByRole("img", { name: "Foto 1 del servizio" })).toBeVisible();
  await expectToFit(page);
  await openOrders(page);
  await expectToFit(page);
  const opener = page.getByRole("button", { name: /^Apri l’ordine/ });
  await opener.last().click();
  await expect(page.getByRole("img", { name: "Foto 1 del servizio" })).toBeVisible();
  await expectToFit(page);
  await page.goto("/shop");
  await expect(page.getByRole("button", { name: `Modifica ${ROSES}` })).toBeVisible();
  await expectToFit(page);
  for (const tab of ["Pagamenti", "Notifiche", "Feedback"]) {
    await page.goto("/supplier-config");
    await page.getByRole("tab", { name: tab }).click();
    await expectToFit(page);
  }
  await page.context().clearCookies();
  await signIn(page, "superadmin");
  await page.goto("/categories");
  await page.getByRole("button", { name: "Nuova categoria" }).click();
  await expectToFit(page);
});

test("every column of the shop's tables can be read at 1280 px", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openOrders(page);
  for (const [path, name] of [
    ["/orders", "Gestione Ordini"],
    ["/shop", "Shop"],
  ] as const) {
    await page.goto(path);
    const table = page.getByRole("table", { name });
    await expect(table.getByRole("rowheader").first()).toBeVisible();
    const beyond = await table.evaluate((element) => {
      const frame = element.parentElement;
      return frame ? frame.scrollWidth - frame.clientWidth : 0;
    });
    expect(beyond, path).toBeLessThanOrEqual(0);
  }
});

test("the keyboard alone buys, and comes back to where it was", async ({ page }) => {
  await openShop(page, place);
  const title = page.getByRole("button", { name: ROSES, exact: true });
  await title.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: ROSES })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(title).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(notices(page).getByText("Prodotto aggiunto")).toBeVisible();
  await page.getByLabel("Nome e cognome").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.type(`tastiera${run}@posta.example`);
  await page.keyboard.press("Tab");
  await page.keyboard.type("347 1234567");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Completa il pagamento" })).toBeFocused();
  await page.getByText("Carte di prova").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Numero della carta")).toBeFocused();
  await page.keyboard.press("Enter");
  await expectThanks(page);
});

test("arrow keys go through the configuration, and orders are opened and left by key", async ({
  page,
}) => {
  await openOrders(page);
  const first = page.getByRole("button", { name: /^Apri l’ordine/ }).first();
  await first.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: /^Ordine CS-/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(first).toBeFocused();
  await page.goto("/supplier-config");
  await page.getByRole("tab", { name: "Pagamenti" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Notifiche" })).toBeFocused();
  await expect(page.getByLabel(/^Email per le notifiche/)).toBeVisible();
  await page.keyboard.press("End");
  await expect(page.getByRole("tab", { name: "Feedback", selected: true })).toBeFocused();
});

test("whoever wants less motion gets none", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route("**/api/public/tomb/*/products", () => undefined);
  await page.goto(`/cart/${place.tombId}`);
  await expect(page.getByRole("status", { name: "Caricamento..." })).toBeVisible();
  const lasting = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 10).length,
  );
  expect(lasting).toBe(0);
});
