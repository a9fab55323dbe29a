import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import {
  BLOCK,
  create,
  DECEASED,
  expectDone,
  find,
  newName,
  openEdit,
  remove,
  SECTOR,
  TOMB,
} from "./registry";
import { expectTitle, notices, signIn } from "./staff";

/** Tabs on until something has the focus. */
async function tabTo(page: Page, role: "button" | "link", name: string) {
  const wanted = page.getByRole(role, { name, exact: true });
  for (let steps = 0; steps < 40; steps++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${name} is not reached by the keyboard`);
}

test("a clerk opens, fills and saves a person without the mouse", async ({ page }) => {
  await signIn(page, "admin");
  await page.goto("/deceased");
  await expect(page.getByRole("table", { name: "Defunti" }).getByRole("rowheader")).toHaveCount(50);
  await tabTo(page, "button", DECEASED.add);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: DECEASED.create });
  await expect(dialog.getByLabel("Cognome")).toBeFocused();
  const surname = newName("Tastiera");
  for (const typed of [surname, "Rita", "", "3/5/1931", "2019"]) {
    await page.keyboard.type(typed);
    await page.keyboard.press("Tab");
  }
  await expect(dialog.getByLabel(/^Codice fiscale/)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("combobox", { name: "Tomba" })).toBeFocused();
  await page.keyboard.type("F-");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+s");
  await expectDone(page, DECEASED.done("cre"));
  const row = await find(page, DECEASED, surname);
  await expect(row).toContainText("03/05/1931");
  await expect(row).toContainText("2019");
  await remove(page, DECEASED, surname);
});

async function exported(page: Page, format: "CSV" | "XLSX"): Promise<Buffer> {
  await page.getByRole("button", { name: "Esporta" }).click();
  const coming = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: new RegExp(`\\.${format}\\)`, "i") }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(new RegExp(`\\.${format}$`, "i"));
  return readFile(await download.path());
}

test("what is filtered is exported whole, and comes back without a change", async ({ page }) => {
  await signIn(page, "superadmin");
  await page.goto("/deceased?cimitero=3&ordine=-deathdate");
  const count = page.getByRole("status").filter({ hasText: /^[\d.]+ defunti$/ });
  const total = Number((await count.textContent())?.replace(/\D/g, ""));
  expect(total).toBeGreaterThan(100);
  expect((await exported(page, "XLSX")).toString("latin1")).toMatch(/^PK/);
  const file = await exported(page, "CSV");
  expect(file.toString("utf8").trimEnd().split("\r\n")).toHaveLength(total + 1);
  const csvFile = { name: "defunti.csv", mimeType: "text/csv", buffer: file };
  const answer = await page.request.post("/api/import/csv", { multipart: { csvFile } });
  expect(await answer.json()).toMatchObject({ totalRows: total, imported: 0, errors: [] });
});

test("a photo is uploaded, shown in the list and served for good", async ({ page }) => {
  await signIn(page, "admin");
  const name = newName("Fotografato");
  const own = (await (await page.request.get("/api/cemeteries")).json()) as { name: string }[];
  await create(page, SECTOR, name, own[0]?.name);
  const dialog = await openEdit(page, SECTOR, name);
  const files = dialog.locator('input[type="file"]');
  await files.setInputFiles({
    name: "foto.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
  });
  await expect(dialog.getByText("Il file deve essere un'immagine")).toBeVisible();
  await files.setInputFiles({
    name: "foto.png",
    mimeType: "image/png",
    buffer: await page.screenshot(),
  });
  await expect(notices(page).getByText("Immagine caricata con successo")).toBeVisible();
  await dialog.getByRole("button", { name: "Salva", exact: true }).click();
  await expectDone(page, SECTOR.done("aggiorn"));
  const picture = (await find(page, SECTOR, name)).locator("img");
  const address = (await picture.getAttribute("src")) ?? "";
  expect(address).toMatch(/^\/media\/[0-9a-f]+(-thumb)?\.webp$/);
  const served = await page.request.get(address);
  expect(served.headers()["content-type"]).toBe("image/webp");
  expect(served.headers()["cache-control"]).toContain("immutable");
  await remove(page, SECTOR, name);
});

test("two records of one person are merged, and the merge is undone", async ({ page }) => {
  await signIn(page, "admin");
  await page.goto("/duplicates");
  await expectTitle(page, "Possibili duplicati");
  const pairs = page.getByRole("article");
  await expect(pairs.first()).toBeVisible();
  const before = await pairs.count();
  const pair = pairs.first();
  const name = (await pair.getByRole("heading").textContent()) ?? "";
  await pair.getByRole("button", { name: "Unisci" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Unisci" }).click();
  await expect(notices(page).getByText("Schede unite")).toBeVisible();
  await expect(pairs).toHaveCount(before - 1);
  await page.getByRole("link", { name: "Unioni fatte" }).click();
  const undo = page.getByRole("button", { name: /^Annulla l’unione/ }).first();
  await undo.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Annulla unione" }).click();
  await expect(notices(page).getByText("Unione annullata")).toBeVisible();
  await page.getByRole("link", { name: "Da controllare" }).click();
  await expect(pairs).toHaveCount(before);
  await expect(page.getByRole("heading", { name })).toBeVisible();
});

test("the quality of the data leads to the records behind each number", async ({ page }) => {
  await signIn(page, "superadmin");
  await page.goto("/quality");
  for (const [check, list] of [
    ["Oltre la capienza", TOMB],
    ["Codice fiscale errato", DECEASED],
  ] as const) {
    const card = page.getByRole("link", { name: new RegExp(`^${check}`) });
    const count = Number(/: ([\d.]+)\./.exec((await card.getAttribute("aria-label")) ?? "")?.[1]);
    expect(count).toBeGreaterThan(0);
    await card.click();
    await expectTitle(page, list.title);
    const rows = page.getByRole("table", { name: list.title }).getByRole("rowheader");
    await expect(rows).toHaveCount(Math.min(count, 50));
    await page.goBack();
  }
});

test("tombs are generated in a block, and clashes are told", async ({ page }) => {
  await signIn(page, "admin");
  const [sector, block] = [newName("Settore"), newName("Blocco")];
  const own = (await (await page.request.get("/api/cemeteries")).json()) as { name: string }[];
  await create(page, SECTOR, sector, own[0]?.name);
  await create(page, BLOCK, block, sector);
  for (const [rows, said] of [
    ["1-2", "6 tombe generate"],
    ["1-3", "3 tombe generate"],
  ] as const) {
    await (await find(page, BLOCK, block)).getByRole("button", { name: /^Genera tombe/ }).click();
    const dialog = page.getByRole("dialog", { name: "Genera tombe" });
    await dialog.getByLabel("fila").fill(rows);
    await dialog.getByLabel("numero").fill("1-3");
    await dialog.getByRole("button", { name: /^Genera \d tombe/ }).click();
    await expectDone(page, said);
  }
  await expect(await find(page, BLOCK, block)).toContainText("9 tombe");
});

test("the map opens, and a tomb on it", async ({ page }) => {
  await signIn(page, "admin");
  await page.goto("/mappa");
  await expectTitle(page, "Mappa delle tombe");
  const list = page.getByRole("region", { name: "Tombe" });
  await expect(list.getByText(/^2\.?\d+ tombe$/)).toBeVisible();
  await expect(page.locator("canvas")).toBeVisible();
  await page.getByRole("searchbox", { name: "Cerca una tomba" }).fill("Cappella n. 1");
  const link = list.getByRole("link", { name: /^Cappella n. 1/ }).first();
  const id = /apri=(\d+)/.exec((await link.getAttribute("href")) ?? "")?.[1];

  await page.goto(`${page.url().split("?")[0]}?tomba=${id}`);
  const canvas = page.locator("canvas");
  await expect(canvas).toBeVisible();
  await expect(page.locator(".skeleton")).toHaveCount(0);
  await canvas.click();
  const dialog = page.getByRole("dialog", { name: TOMB.edit });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel("Riferimento")).toHaveValue(/^Cappella n. 1/);
});

test("a wall of niches is a grid that the arrows walk", async ({ page }) => {
  await signIn(page, "admin");
  const blocks = await page.request.get("/api/blocks", { params: { search: "Loculi Nord 9" } });
  const [block] = ((await blocks.json()) as { results: { id: number }[] }).results;
  await page.goto(`/blocks/${block?.id}/mappa?vista=griglia`);
  const grid = page.getByRole("grid");
  const first = grid.getByRole("link").first();
  await first.focus();
  await page.keyboard.press("ArrowRight");
  await expect(grid.getByRole("link").nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: TOMB.edit })).toBeVisible();
});
