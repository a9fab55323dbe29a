import { expect, test } from "@playwright/test";
import {
  changeBehind,
  DECEASED,
  expectDone,
  find,
  newName,
  openEdit,
  stored,
  TOMB,
} from "./registry";
import { expectTitle, signIn } from "./staff";

const PERSON = "D'Angelo Giuseppina";
const CLOSED = [
  "/cemeteries",
  "/sectors",
  "/blocks",
  "/mappa",
  "/requests",
  "/duplicates",
  "/quality",
  "/trash",
];

test("an owner sees the own tombs, and may say where they lie", async ({ page }) => {
  await signIn(page, "owner");
  const table = page.getByRole("table", { name: "Tombe" });
  await expect(table.getByRole("rowheader")).toHaveCount(5);
  await expect(page.getByRole("button", { name: /^(Aggiungi|Elimina|Esporta)/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Modifica Cappella n. 1" }).click();
  const dialog = page.getByRole("dialog", { name: "Coordinate Tomba" });
  await expect(dialog.getByLabel("Riferimento")).toBeDisabled();
  await expect(dialog.getByLabel("Capacità")).toBeDisabled();
  await expect(dialog.getByRole("combobox", { name: "Blocco" })).toBeDisabled();
  await expect(dialog.getByRole("switch", { name: "Online" })).toBeDisabled();
  const place = dialog.getByRole("textbox", { name: /^Coordinate GPS/ });
  await place.fill("ovunque");
  await dialog.getByRole("button", { name: "Salva", exact: true }).click();
  await expect(place).toHaveAttribute("aria-invalid", "true");
  await place.fill("43,3481 N 11,2924 E");
  await dialog.getByRole("button", { name: "Salva", exact: true }).click();
  await expectDone(page, "Tomba aggiornata con successo");

  const { id } = await stored(page, TOMB, "Cappella n. 1");
  expect((await changeBehind(page, TOMB, id, { capacity: 99 })).status()).toBe(403);
  expect((await page.request.delete(`${TOMB.api}/${id}`)).status()).toBe(403);
  expect((await page.request.post(TOMB.api, { data: { blockId: 1 } })).status()).toBe(403);
  expect((await changeBehind(page, TOMB, id + 1, { gpsCoordinates: "1, 1" })).status()).toBe(404);
});

test("an owner edits who lies in the own tombs, moves nobody, and learns of others", async ({
  page,
}) => {
  await signIn(page, "owner");
  const dialog = await openEdit(page, DECEASED, PERSON);
  await expect(dialog.getByRole("combobox", { name: "Tomba" })).toBeDisabled();
  const { id } = await stored(page, DECEASED, PERSON);
  const [theirs, mine] = [newName("Maestra di tutti"), newName("Madre di molti")];
  expect((await changeBehind(page, DECEASED, id, { epitaph: theirs })).status()).toBe(200);
  await dialog.getByLabel(/^Epitaffio/).fill(mine);
  await dialog.getByRole("button", { name: "Salva", exact: true }).click();
  const notice = dialog.getByRole("alert").filter({ hasText: "modificato da un altro utente" });
  await expect(notice).toContainText(theirs);
  await notice.getByRole("button", { name: "Aggiorna e tieni le mie modifiche" }).click();
  await dialog.getByRole("button", { name: "Salva", exact: true }).click();
  await expectDone(page, "Defunto aggiornato con successo");

  const row = await find(page, DECEASED, PERSON);
  await expect(row.getByRole("link", { name: /^Modifica tomba/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^(Aggiungi|Elimina)/ })).toHaveCount(0);
  const moved = await changeBehind(page, DECEASED, id, { tombId: 400 });
  expect(moved.status()).toBe(422);
  expect((await page.request.delete(`${DECEASED.api}/${id}`)).status()).toBe(403);
});

for (const role of ["owner", "fornitore"] as const)
  test(`${role} finds the office closed`, async ({ page }) => {
    await signIn(page, role);
    for (const path of role === "owner" ? CLOSED : [...CLOSED, "/tombs", "/deceased"]) {
      await page.goto(path);
      await expect(page.getByRole("alert").getByRole("heading")).toHaveText("Accesso negato");
    }
    for (const api of ["/api/trash", "/api/quality", "/api/duplicates"])
      expect((await page.request.get(api)).status(), api).toBe(403);
    for (const api of role === "owner" ? [] : ["/api/tombs", "/api/deceaseds", "/api/sectors"])
      expect((await page.request.get(api)).status(), api).toBe(403);
    const own = (await (await page.request.get("/api/cemeteries")).json()) as unknown[];
    expect(own).toHaveLength(1);
  });

test("an owner's home and dialog fit on a phone @phone", async ({ page }) => {
  await signIn(page, "owner");
  await expectTitle(page, "Tombe");
  const cards = page.getByRole("list", { name: "Tombe" });
  await expect(cards.getByRole("button", { name: /^Modifica/ })).toHaveCount(5);
  await cards.getByRole("button", { name: "Modifica Cappella n. 1" }).click();
  await expect(page.getByRole("dialog", { name: "Coordinate Tomba" })).toBeVisible();
});
