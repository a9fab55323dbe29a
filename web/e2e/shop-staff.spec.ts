// An order from the money to the customer's photo, and who may not see it.
import { expect, test } from "@playwright/test";
import { png } from "./pictures";
import {
  asSuperadmin,
  aTomb,
  buy,
  calls,
  mailAbout,
  newProduct,
  newSeller,
  type Place,
  type Seller,
} from "./shop";
import { enter, expectTitle, notices, type Role, signIn } from "./staff";

const run = `${Date.now() % 1_000_000}`;
const FEEDBACK = `Abbiamo posato i fiori stamattina (${run}).`;
const ROSES = `Rose bianche ${run}`;

let place: Place;
let seller: Seller;

test.describe.configure({ mode: "default", timeout: 240_000 });

test.beforeAll(async ({ request }) => {
  place = await aTomb(request);
  seller = await newSeller(`fioraia${run}`, place.cemeteryId);
  await newProduct(seller, ROSES, 30);
  const own = await calls(seller.email, seller.password);
  await own.put("/api/supplier-config", { data: { orderFeedback: FEEDBACK } });
});

test("a supplier begins, proves and completes an order, and the customer sees it", async ({
  page,
  browser,
  request,
}) => {
  const email = `lina${run}-${test.info().retry}@posta.example`;
  const { number, id } = await buy(page, place, ROSES, email);

  await enter(page, seller.email, seller.password);
  await expectTitle(page, "Shop");
  await page.getByRole("link", { name: "Ordini", exact: true }).click();
  const row = page.getByRole("row").filter({ hasText: number });
  await expect(row.getByText("Pagato")).toBeVisible();
  await row.getByRole("button", { name: /^Inizia Lavorazione/ }).click();
  await expect(notices(page).getByText("Stato ordine aggiornato")).toBeVisible();
  await expect(row.getByText("In lavorazione")).toBeVisible();

  await row.getByRole("button", { name: `Apri l’ordine ${number}` }).click();
  const dialog = page.getByRole("dialog", { name: `Ordine ${number}` });
  await dialog
    .getByLabel("Aggiungi una foto")
    .setInputFiles({ name: "tomba.png", mimeType: "image/png", buffer: png(80, 60) });
  await expect(notices(page).getByText("Foto aggiunta")).toBeVisible();
  await expect(dialog.getByRole("img", { name: "Foto 1 del servizio" })).toBeVisible();
  await dialog.getByRole("button", { name: "Chiudi" }).click();
  await row.getByRole("button", { name: /^Completa/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Completa" }).click();
  await expect(row.getByText("Completato")).toBeVisible();

  const mail = await mailAbout(request, email, "servizio completato");
  expect(mail).toContain(FEEDBACK);
  const token = /\/ordine\/([\w-]+)/.exec(mail)?.[1];
  const theirs = await browser.newContext();
  const customer = await theirs.newPage();
  await customer.goto(`/ordine/${token}`);
  await expectTitle(customer, `Ordine ${number}`);
  await expect(customer.getByText(FEEDBACK)).toBeVisible();
  const photo = customer.getByRole("img", { name: "Foto 1 del servizio" });
  await expect
    .poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBe(80);

  const url = (await photo.getAttribute("src")) ?? "";
  const photoId = /\d+$/.exec(url)?.[0];
  const status = async (address: string) => (await theirs.request.get(address)).status();
  expect(await status(url)).toBe(200);
  expect(await status(url.replace(token ?? "", "un-altro-collegamento"))).toBe(404);
  expect(await status(`/api/orders/${id}/photos/${photoId}`)).toBe(401);
  await theirs.close();
});

test("nobody of another cemetery sees it, and whoever cancels gives the money back", async ({
  page,
  request,
}) => {
  const email = `mara${run}-${test.info().retry}@posta.example`;
  const { number, id } = await buy(page, place, ROSES, email);
  const stranger = await anAdminElsewhere();
  await enter(page, stranger.email, stranger.password);
  await expectTitle(page, "Dashboard");
  await page.goto("/orders");
  await expectTitle(page, "Gestione Ordini");
  await expect(page.getByText("Ancora nessun ordine.")).toBeVisible();
  const strangers = await calls(stranger.email, stranger.password);
  expect((await strangers.get(`/api/orders/${id}`)).status()).toBe(404);
  const moved = await strangers.put(`/api/orders/${id}/status`, { data: { status: "cancelled" } });
  expect(moved.status()).toBe(404);

  await page.getByRole("button", { name: "Esci" }).click();
  await expect(page).toHaveURL(/\/search$/);
  await enter(page, seller.email, seller.password);
  await expectTitle(page, "Shop");
  await page.goto("/orders");
  const row = page.getByRole("row").filter({ hasText: number });
  await row.getByRole("button", { name: /^Annulla/ }).click();
  const question = page.getByRole("alertdialog");
  await expect(question.getByText("Il cliente riceverà il rimborso di 30,00 €.")).toBeVisible();
  await question.getByRole("button", { name: "Annulla l’ordine" }).click();
  await expect(row.getByText("Annullato")).toBeVisible();
  await expect(row.getByText("Rimborsato")).toBeVisible();
  expect(await mailAbout(request, email, "annullato")).toContain("30,00");
});

/** An admin of a cemetery where nothing was ever sold. */
async function anAdminElsewhere() {
  const office = await asSuperadmin();
  const name = `Cimitero lontano ${run}${test.info().retry}`;
  const made = await office.post("/api/cemeteries", { data: { name } });
  const { id: cemeteryId } = (await made.json()) as { id: number };
  const email = `lontano${run}${test.info().retry}@camposanto.example`;
  const password = "ufficio-per-la-prova-1";
  const data = { name: "Ada", surname: "Lontano", email, password, role: "admin", cemeteryId };
  await expect(async () => {
    const user = await office.post("/api/users", { data: { ...data, enabled: true } });
    expect(user.ok(), await user.text()).toBe(true);
  }).toPass();
  return { email, password };
}

const DENIED: [Role, string, string, string][] = [
  ["admin", "/categories", "Accesso Negato", "Solo i SuperAdmin possono gestire le categorie."],
  ["fornitore", "/categories", "Accesso Negato", "Solo i SuperAdmin possono gestire le categorie."],
  ["superadmin", "/supplier-config", "Accesso negato", "Questa pagina è riservata ai fornitori."],
  ["admin", "/supplier-config", "Accesso negato", "Questa pagina è riservata ai fornitori."],
];

for (const [role, path, title, hint] of DENIED)
  test(`${path} is not for a ${role}`, async ({ page }) => {
    await signIn(page, role);
    await page.goto(path);
    const notice = page.getByRole("alert");
    await expect(notice.getByRole("heading")).toHaveText(title);
    await expect(notice.getByText(hint)).toBeVisible();
    const calls = {
      "/categories": "/api/shop/categories",
      "/supplier-config": "/api/supplier-config",
    };
    const api = calls[path as keyof typeof calls];
    const method = path === "/categories" ? "POST" : "GET";
    const origin = new URL(page.url()).origin;
    const tried = await page.request.fetch(api, {
      method,
      headers: { Origin: origin },
      ...(method === "POST" && { data: { title: "Prova", enabled: 1 } }),
    });
    expect(tried.status()).toBe(403);
  });
