import { expect, test } from "@playwright/test";
import {
  askToRemove,
  BLOCK,
  CEMETERY,
  create,
  DECEASED,
  editInConflict,
  expectDone,
  find,
  type Level,
  newName,
  openEdit,
  remove,
  restore,
  SECTOR,
  TOMB,
} from "./registry";
import { expectTitle, signIn } from "./staff";

const BELOW = [SECTOR, BLOCK, TOMB, DECEASED];
const HOLDS = new Map<Level, string>([
  [CEMETERY, "Il cimitero contiene ancora 1 settore, 1 blocco, 1 tomba e 1 defunto"],
  [SECTOR, "Il settore contiene ancora 1 blocco"],
  [BLOCK, "Il blocco contiene ancora 1 tomba"],
  [TOMB, "La tomba contiene ancora 1 defunto"],
]);

test("a superadmin builds a cemetery down to a person, and takes it apart and together again", async ({
  page,
}) => {
  test.setTimeout(150_000);
  await signIn(page, "superadmin");
  const levels = [CEMETERY, ...BELOW];
  const names = levels.map(({ title }) => newName(title));
  for (const [at, level] of levels.entries()) {
    await create(page, level, names[at] ?? "", names[at - 1]);
    await editInConflict(page, level, names[at] ?? "");
  }
  for (const [at, level] of [...levels.entries()].slice(0, -1)) {
    const ask = await askToRemove(page, level, names[at] ?? "");
    await expect(ask.getByText(HOLDS.get(level) ?? "")).toBeVisible();
    await ask.getByRole("button", { name: /^(Annulla|Chiudi)$/ }).click();
  }
  for (const [at, level] of [...levels.entries()].reverse())
    await remove(page, level, names[at] ?? "");
  for (const name of names) await restore(page, name);
  const person = await find(page, DECEASED, names[4] ?? "");
  await expect(person).toContainText(names[3] ?? "");

  const ask = await askToRemove(page, CEMETERY, names[0] ?? "");
  await ask.getByLabel(/Per confermare scrivi il nome/).fill(names[0] ?? "");
  await ask.getByRole("button", { name: "Elimina tutto" }).click();
  await expectDone(page, "Cimitero eliminato con successo");
  await restore(page, names[0] ?? "");
  await find(page, DECEASED, names[4] ?? "");
});

test("an admin does the same below the own cemetery, which can be edited and no more", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signIn(page, "admin");
  const here = await page.request.get("/api/cemeteries");
  const [cemetery] = (await here.json()) as { name: string; id: number }[];
  if (!cemetery) throw new Error("the admin has no cemetery");
  await page.goto("/cemeteries");
  await expectTitle(page, "Cimiteri");
  await expect(page.getByRole("rowheader")).toHaveCount(1);
  await expect(page.getByRole("button", { name: /^(Aggiungi|Elimina)/ })).toHaveCount(0);
  await page.getByRole("button", { name: `Modifica ${cemetery.name}` }).click();
  const dialog = page.getByRole("dialog", { name: CEMETERY.edit });
  await dialog.getByRole("textbox", { name: /^Referente/ }).fill(newName("Ufficio"));
  await dialog.getByRole("button", { name: "Salva", exact: true }).click();
  await expectDone(page, "Cimitero aggiornato con successo");

  const names = BELOW.map(({ title }) => newName(title));
  for (const [at, level] of BELOW.entries()) {
    await create(page, level, names[at] ?? "", names[at - 1] ?? cemetery.name);
    await editInConflict(page, level, names[at] ?? "");
  }
  for (const [at, level] of [...BELOW.entries()].reverse())
    await remove(page, level, names[at] ?? "");
  for (const name of names) await restore(page, name);
  for (const [at, level] of [...BELOW.entries()].reverse())
    await remove(page, level, names[at] ?? "");
});

test("whatever is done to a record stands in the record of activity", async ({ page }) => {
  await signIn(page, "superadmin");
  const name = newName("Ricordato");
  await create(page, CEMETERY, name);
  await remove(page, CEMETERY, name);
  await restore(page, name);
  const entries = page.getByRole("table", { name: "Registro attività" }).getByRole("row", { name });
  // Entries travel by event.
  await expect(async () => {
    await page.goto("/activity");
    await page.getByLabel("Cerca").fill(name);
    for (const deed of ["Creazione", "Eliminazione", "Ripristino"])
      await expect(entries.filter({ hasText: deed })).toHaveCount(1, { timeout: 5000 });
  }).toPass();
  await expect(entries.filter({ hasText: "Ripristino" })).toContainText("Chiara Bassi");
});

test("filters and the page stand in the address, and are there again on Back", async ({ page }) => {
  await signIn(page, "superadmin");
  await page.goto("/tombs");
  await expectTitle(page, "Tombe");
  const table = page.getByRole("table", { name: "Tombe" });
  await expect(table.getByRole("rowheader")).toHaveCount(50);
  const pages = page.getByRole("navigation", { name: "Pagine" });
  await expect(pages.getByRole("link", { name: /^(Pagina )?[1-5]$/ })).toHaveCount(5);
  await page.getByRole("searchbox", { name: "Cerca riferimento" }).fill("L-1-");
  await expect(page).toHaveURL(/riferimento=L-1-/);
  await pages.getByRole("link", { name: /2$/ }).click();
  await expect(page).toHaveURL(/pagina=2/);
  await expect(table.getByRole("rowheader").first()).toContainText("L-1");
  const first = await table.getByRole("rowheader").first().textContent();
  await page.goto("/deceased");
  await expectTitle(page, "Defunti");
  await page.goBack();
  await expect(table.getByRole("rowheader").first()).toHaveText(first ?? "");
  await expect(page.getByRole("searchbox", { name: "Cerca riferimento" })).toHaveValue("L-1-");
  await page.reload();
  await expect(table.getByRole("rowheader").first()).toHaveText(first ?? "");
});

test("what is wrong is said at its field, and a person finds no place in a full tomb", async ({
  page,
}) => {
  await signIn(page, "admin");
  await page.goto("/deceased?nuovo=1");
  const dialog = page.getByRole("dialog", { name: DECEASED.create });
  await dialog.getByRole("button", { name: "Salva", exact: true }).click();
  for (const said of ["Nome richiesto", "Cognome richiesto", "Tomba richiesta"])
    await expect(dialog.getByText(said, { exact: true })).toBeVisible();
  await dialog.getByRole("combobox", { name: "Tomba" }).fill("Cappella n. 1");
  await expect(page.getByRole("option").first()).toBeVisible();
  for (const choice of await page.getByRole("option").allTextContents()) {
    const [filled, capacity] = (/(\d+)\/(\d+) posti/.exec(choice) ?? []).slice(1).map(Number);
    expect(filled, choice).toBeLessThan(capacity ?? 0);
  }
});

test("a tomb that is edited from its person leads back", async ({ page }) => {
  await signIn(page, "admin");
  const row = await find(page, DECEASED, "D'Angelo Salvatore");
  await row.getByRole("link", { name: /^Modifica tomba/ }).click();
  await expect(page.getByRole("dialog", { name: TOMB.edit })).toBeVisible();
  await page.getByRole("button", { name: "Annulla" }).click();
  await expectTitle(page, "Defunti");
  await openEdit(page, DECEASED, "D'Angelo Salvatore");
});
