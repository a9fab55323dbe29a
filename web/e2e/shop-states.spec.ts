// The shop of a tomb while it loads, fails or refuses: for the keyboard alone and for axe; and that
// nothing lies over what must be touched on a phone.
import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectNoViolations } from "./axe";
import {
  add,
  aTomb,
  fillCard,
  fillCustomer,
  newProduct,
  newSeller,
  type Place,
  proceed,
} from "./shop";
import { expectTitle, notices } from "./staff";

const run = `${Date.now() % 1_000_000}${process.env.TEST_PARALLEL_INDEX ?? ""}`;
const ROSES = `Rose ${run}`;
const PRODUCTS = "**/api/public/tomb/*/products";
let place: Place;

test.describe.configure({ mode: "default", timeout: 240_000 });

test.beforeAll(async ({ request }) => {
  place = await aTomb(request);
  const seller = await newSeller(`stati${run}`, place.cemeteryId);
  await newProduct(seller, ROSES, 25.5);
  // So many that the cart below them is out of a phone's sight.
  for (const number of [1, 2, 3]) await newProduct(seller, `Lume ${number} ${run}`, 3.9);
});

function address() {
  return `/cart/${place.tombId}?defunto=${place.deceasedId}`;
}

async function open(page: Page) {
  await page.goto(address());
  await expect(page.getByRole("button", { name: ROSES, exact: true })).toBeVisible();
}

/** Goes on by Tab until it is there. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let step = 0; step < 60; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

/** What a finger in the middle of it meets is it, or within it. */
async function expectBare(target: Locator) {
  await expect(target).toBeInViewport();
  const isBare = () =>
    target.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      // The card's fields are in a tree of their own.
      const root = element.getRootNode() as Document | ShadowRoot;
      const met = root.elementFromPoint(x + width / 2, y + height / 2);
      return met !== null && (element.contains(met) || met.contains(element));
    });
  await expect.poll(isBare).toBe(true);
}

for (const colorScheme of ["light", "dark"] as const)
  test.describe(`axe, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test("while the products are on their way, and when they do not come", async ({ page }) => {
      let fails = () => {};
      const waits = new Promise<void>((resolve) => {
        fails = resolve;
      });
      await page.route(PRODUCTS, async (route) => {
        await waits;
        await route.fulfill({ status: 503, json: { message: "Riprova" } });
      });
      await page.goto(address());
      await expect(page.getByRole("status", { name: "Caricamento..." })).toBeVisible();
      await expectNoViolations(page);
      fails();
      await expect(page.getByRole("button", { name: "Riprova" })).toBeVisible();
      await expect(notices(page).getByText("Impossibile caricare i prodotti")).toBeVisible();
      await expectNoViolations(page);
    });

    test("on what a customer is refused, and a payment form that does not come", async ({
      page,
    }) => {
      await page.route("**/stripe.js", (route) => route.abort());
      await open(page);
      await add(page, ROSES);
      await page.getByLabel("Email").fill("anna@");
      await page.getByLabel("Telefono").fill("abc");
      await page.getByRole("button", { name: "Procedi al pagamento" }).click();
      await expect(page.getByText("Il numero di telefono non è valido")).toBeVisible();
      await expectNoViolations(page);
      await page.route("**/create-order", (route) =>
        route.fulfill({ status: 409, json: { message: "Il carrello è cambiato" } }),
      );
      await fillCustomer(page, `stati${run}${colorScheme}@posta.example`);
      await page.getByRole("button", { name: "Procedi al pagamento" }).click();
      await expect(notices(page).getByText("Il carrello è cambiato")).toBeVisible();
      await expectNoViolations(page);
      await page.unroute("**/create-order");
      await page.getByRole("button", { name: "Procedi al pagamento" }).click();
      await expect(page.getByRole("button", { name: "Torna al carrello" })).toBeVisible();
      await expectNoViolations(page);
      await page.getByRole("button", { name: "Torna al carrello" }).click();
      await expect(notices(page).getByText("Pagamento annullato")).toBeVisible();
    });
  });

test("the keyboard alone asks again, and reads on from the heading", async ({ page }) => {
  await page.route(PRODUCTS, (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(address());
  const retry = page.getByRole("button", { name: "Riprova" });
  await tabTo(page, retry);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await tabTo(page, retry);
  await page.unroute(PRODUCTS);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: ROSES, exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("the keyboard alone leaves a page that is none", async ({ page }) => {
  await page.goto("/cart/999999999");
  await expectTitle(page, "Pagina non trovata");
  await tabTo(page, page.getByRole("link", { name: "Torna alla ricerca" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search/);
});

test("the keyboard alone mends what is refused, and comes back from a payment that cannot be made", async ({
  page,
}) => {
  await page.route("**/stripe.js", (route) => route.abort());
  await open(page);
  await tabTo(page, page.getByRole("button", { name: `Aggiungi ${ROSES} al carrello` }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Procedi al pagamento" }));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.keyboard.type(`tasti${run}@posta.example`);
  await page.keyboard.press("Tab");
  await page.keyboard.type("abc");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Telefono")).toBeFocused();
  await expect(page.getByLabel("Telefono")).toHaveAccessibleDescription(/non è valido/);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("+39 347 123-4567");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Completa il pagamento" })).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Torna al carrello" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Carrello", exact: true })).toBeFocused();
});

test("on a phone neither toasts nor the bar lie over what is touched @phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await open(page);
  await add(page, ROSES);
  const bar = page.getByRole("link", { name: /^Carrello: 1 prodotto/ });
  await expectBare(bar);
  await bar.tap();
  await expect(page.getByRole("heading", { name: "Carrello", exact: true })).toBeFocused();
  await expect(bar).toBeHidden();
  await expectBare(page.getByRole("button", { name: "Svuota", exact: true }));
  await page.getByRole("button", { name: "Procedi al pagamento" }).tap();
  await expect(notices(page).getByText("Dati mancanti")).toBeVisible();
  await expect(bar).toBeHidden();
  await expectBare(page.getByLabel("Email"));
  await expectBare(page.getByLabel("Telefono"));
  await fillCustomer(page, `dito${run}@posta.example`);
  await proceed(page);
  await fillCard(page, "4000000000009995");
  await page.getByRole("button", { name: "Paga ora" }).tap();
  await expect(notices(page).getByText("Errore pagamento")).toBeVisible();
  for (const field of ["Numero della carta", "Scadenza (MM/AA)", "Codice di sicurezza (CVC)"])
    await expectBare(page.getByLabel(field));
  await expectBare(page.getByRole("button", { name: "Paga ora" }));
});
