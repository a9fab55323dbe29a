import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { messages, openMemorial, somebody } from "./memorial";
import { cardOf, leaveTexts, openTexts, ownAndForeign } from "./moderation";
import { mailTo, newSurname, notices, signIn } from "./staff";

test("an owner moderates texts of the own tombs alone, and no sender", async ({
  page,
  playwright,
  baseURL,
}) => {
  const visitor = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  await signIn(page, "owner");
  const { own, foreign } = await ownAndForeign(page, visitor);
  const [mine] = await leaveTexts(visitor, own[0] ?? 0, "Mia");
  const [theirs] = await leaveTexts(visitor, foreign, "Altrui");
  await openTexts(page);
  await expect(cardOf(page, mine ?? "")).toBeVisible();
  await expect(cardOf(page, theirs ?? "")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^(Blocca|Mittenti)/ })).toHaveCount(0);
  await expect(page.getByText("Indirizzo di rete")).toHaveCount(0);
  await expect(page.getByLabel("Cimitero")).toHaveCount(0);
  await page.getByRole("button", { name: `Approva il testo di ${mine}` }).click();
  await expect(notices(page).getByText("Preghiera approvata")).toBeVisible();
  await expect(cardOf(page, mine ?? "")).toHaveCount(0);
  await openMemorial(page, own[0] ?? 0);
  await expect(messages(page).getByText(`Pensiero di ${mine}`)).toBeVisible();
  await visitor.dispose();
});

test("what was reported waits again, with the reason, and is deleted for good", async ({
  page,
  request,
}) => {
  const id = await somebody(request);
  const [author] = await leaveTexts(request, id, "Segnalato");
  await signIn(page, "superadmin");
  await openTexts(page);
  await page.getByRole("button", { name: `Approva il testo di ${author}` }).click();
  await expect(notices(page).getByText("Preghiera approvata")).toBeVisible();
  const shown = await request.get(`/api/visitor-messages/${id}`);
  const [text] = (await shown.json()) as { id: number }[];
  await request.post(`/api/prayers/${text?.id}/report`, { data: { reason: "<b>Offensivo</b>" } });
  await page.reload();
  const card = cardOf(page, author ?? "");
  await expect(card.getByText("Segnalata", { exact: true })).toBeVisible();
  await expect(card.getByText("<b>Offensivo</b>")).toBeVisible();
  expect(await (await request.get(`/api/visitor-messages/${id}`)).json()).toEqual([]);
  await page.getByRole("button", { name: `Elimina il testo di ${author}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Elimina" }).click();
  await expect(notices(page).getByText("Preghiera eliminata")).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.getByRole("link", { name: /^Tutte/ }).click();
  await expect(card).toHaveCount(0);
});

test("several are approved at once, one after the other by keyboard", async ({ page, request }) => {
  const authors = await leaveTexts(request, await somebody(request), "Tastiera", 4);
  await signIn(page, "superadmin");
  await openTexts(page);
  for (const author of authors.slice(0, 2))
    await page.getByRole("checkbox", { name: `Seleziona il testo di ${author}` }).check();
  await expect(page.getByText("2 selezionati")).toBeVisible();
  await page.getByRole("button", { name: "Approva selezionati" }).click();
  await expect(notices(page).getByText("2 testi approvati")).toBeVisible();
  for (const author of authors.slice(0, 2)) await expect(cardOf(page, author)).toHaveCount(0);

  const [third, fourth] = authors.slice(2).map((author) => cardOf(page, author));
  await fourth?.focus();
  await page.keyboard.press("a");
  await expect(notices(page).getByText("Preghiera approvata")).toBeVisible();
  await expect(third as NonNullable<typeof third>).toBeFocused();
  await page.keyboard.press("Delete");
  const question = page.getByRole("alertdialog");
  await expect(question.getByRole("button", { name: "Annulla" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(notices(page).getByText("Preghiera eliminata")).toBeVisible();
  await expect(third as NonNullable<typeof third>).toHaveCount(0);
  await expect(page.locator("body")).not.toBeFocused();
});

test("who moderates at the same time is told kindly", async ({ page, browser, request }) => {
  const [author] = await leaveTexts(request, await somebody(request), "Insieme");
  await signIn(page, "superadmin");
  await openTexts(page);
  const other = await (await browser.newContext()).newPage();
  await signIn(other, "superadmin");
  await openTexts(other);
  for (const [who, said] of [
    [other, "Preghiera eliminata"],
    [page, /Qualcun altro lo ha già eliminato/],
  ] as const) {
    await who.getByRole("button", { name: `Elimina il testo di ${author}` }).click();
    await who.getByRole("alertdialog").getByRole("button", { name: "Elimina" }).click();
    await expect(notices(who).getByText(said)).toBeVisible();
    await expect(cardOf(who, author ?? "")).toHaveCount(0);
  }
  await other.context().close();
});

test("a sender is blocked by e-mail, stands in the list, and may write again", async ({
  page,
  request,
}) => {
  const id = await somebody(request);
  const author = newSurname("Molesto");
  const email = `${author.toLowerCase()}@posta.example`;
  const data = { deceased_id: id, visitor_name: author, visitor_email: email, message: "Comprate" };
  const write = async () => (await request.post("/api/visitor-messages", { data })).status();
  expect(await write()).toBe(201);
  await signIn(page, "superadmin");
  await openTexts(page);
  await page.getByRole("button", { name: `Blocca il mittente ${author}` }).click();
  const dialog = page.getByRole("dialog", { name: "Blocca mittente" });
  await dialog.getByRole("radio", { name: "L’indirizzo email" }).check();
  await dialog.getByRole("button", { name: "Blocca" }).click();
  await expect(notices(page).getByText("Mittente bloccato")).toBeVisible();
  expect(await write()).toBe(403);
  await page.getByRole("button", { name: "Mittenti bloccati" }).click();
  const list = page.getByRole("dialog", { name: "Mittenti bloccati" });
  await list
    .getByRole("button", { name: /^Sblocca m•••@posta\.example/ })
    .first()
    .click();
  await expect(notices(page).getByText("Mittente sbloccato")).toBeVisible();
  expect(await write()).toBe(201);
});

test("a relative's request is answered, and the relative is told", async ({ page, request }) => {
  const name = newSurname("Parente");
  const email = `${name.toLowerCase()}@posta.example`;
  const text = "La data di nascita è sbagliata.";
  const data = { deceased_id: await somebody(request), kind: "correction", name, email, text };
  expect((await request.post("/api/memorial-requests", { data })).status()).toBe(201);
  await signIn(page, "superadmin");
  await page.goto("/requests");
  await page.getByRole("button", { name: new RegExp(`^Apri la richiesta di ${name} `) }).click();
  const dialog = page.getByRole("dialog", { name: "Richiesta di correzione" });
  await expect(dialog.getByText(text)).toBeVisible();
  await dialog.getByRole("radio", { name: /^Accolta/ }).check();
  await dialog.getByLabel(/^Nota/).fill("Corretta oggi, grazie.");
  await dialog.getByRole("button", { name: "Invia la risposta" }).click();
  await expect(notices(page).getByText("Risposta inviata")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`Da ${name}`)).toHaveCount(0);
  expect(await mailTo(page, email)).toContain("Corretta oggi, grazie.");
  await page.getByRole("link", { name: "Accolte" }).click();
  await expect(page.getByText(`Da ${name}`)).toBeVisible();
});

test("a removal that is granted hides the memorial, by the keyboard alone", async ({
  page,
  request,
}) => {
  const id = await somebody(request);
  const name = newSurname("Erede");
  const email = `${name.toLowerCase()}@posta.example`;
  const data = { deceased_id: id, kind: "removal", name, email, text: "Non lo vogliamo in rete." };
  expect((await request.post("/api/memorial-requests", { data })).status()).toBe(201);
  await signIn(page, "superadmin");
  await page.goto("/requests");
  await page.getByRole("button", { name: new RegExp(`^Apri la richiesta di ${name} `) }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Richiesta di rimozione" });
  await expect(dialog.getByText("Il memorial è ancora pubblico")).toBeVisible();
  await dialog.getByRole("radio", { name: /^Accolta/ }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  const hides = dialog.getByRole("switch", { name: "Rendi riservato" });
  await expect(hides).toBeFocused();
  await expect(hides).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(notices(page).getByText("Risposta inviata")).toBeVisible();
  await expect(dialog).toBeHidden();
  expect((await request.get(`/api/public/deceased/${id}`)).status()).toBe(404);
  expect(await mailTo(page, email)).toContain("è stata accolta");
});

test("labels of those in the list come as a file", async ({ page }) => {
  await signIn(page, "owner");
  await page.goto("/deceased");
  await page.getByRole("button", { name: "Etichette QR" }).click();
  const coming = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: /defunti dell’elenco$/ }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe("etichette-qr.pdf");
  expect((await readFile(await download.path())).toString("latin1")).toMatch(/^%PDF-/);
});
