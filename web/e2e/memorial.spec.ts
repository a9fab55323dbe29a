import { expect, test } from "@playwright/test";
import {
  approve,
  leaveThought,
  messages,
  openMemorial,
  somebody,
  somebodyWithTour,
} from "./memorial";
import { newSurname, notices } from "./staff";

test("what a visitor writes waits, is approved, shows to all and can be reported", async ({
  page,
  browser,
}) => {
  const author = newSurname("Lucia");
  const words = `<img src=x onerror="document.title='rotto'"> ${author}`;
  await openMemorial(page, await somebody(page.request));
  await leaveThought(page, author, words);
  await expect(notices(page).getByText("Messaggio inviato")).toBeVisible();
  await expect(messages(page).getByText(/^Inviato oggi alle/)).toBeVisible();
  await page.reload();
  await expect(messages(page).getByText(/^Inviato oggi alle/)).toBeVisible();

  const stranger = await (await browser.newContext()).newPage();
  await openMemorial(stranger, Number(page.url().split("/").at(-1)));
  await expect(messages(stranger).getByText(/il primo può essere il tuo/)).toBeVisible();

  await approve(stranger, words);
  await stranger.reload();
  await expect(messages(stranger).getByText(words)).toBeVisible();
  await expect(stranger).not.toHaveTitle("rotto");
  await page.reload();
  await expect(messages(page).getByText(words)).toHaveCount(1);
  await expect(messages(page).getByText(/^Inviato oggi alle/)).toBeHidden();

  await stranger.getByRole("button", { name: `Segnala il testo di ${author}` }).click();
  const dialog = stranger.getByRole("dialog", { name: "Segnala un testo" });
  await dialog.getByLabel("Motivo").fill("Non mi pare adatto");
  await dialog.getByRole("button", { name: "Segnala" }).click();
  await expect(notices(stranger).getByText("Segnalazione inviata")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(messages(stranger).getByText(words)).toBeHidden();
  await stranger.context().close();
});

test("one candle a day: it burns, and a second is refused in the service's words @phone", async ({
  page,
}) => {
  await openMemorial(page, await somebody(page.request));
  const candle = page.getByRole("button", { name: /^(Accendi lumino|Lumino acceso)/ });
  await expect(candle).toContainText("Nessun lumino acceso");
  await candle.click();
  await expect(notices(page).getByText("Lumino acceso")).toBeVisible();
  await expect(candle).toContainText(/^Lumino accesoIl tuo arde fino alle/);
  await expect(candle.locator(".flame")).toBeVisible();
  await page.reload();
  await expect(candle).toContainText("Lumino acceso");
  await candle.click();
  await expect(
    notices(page).getByText("Hai già acceso un lumino per questa persona: resta acceso 24 ore"),
  ).toBeVisible();
  await expect(notices(page).getByText("Errore")).toHaveCount(0);
  // A tab that knows nothing of it learns it from the service.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(candle).toContainText("Accendi lumino");
  await candle.click();
  await expect(candle).toContainText(/^Lumino accesoIl tuo arde già/);
});

test("one affect a day: it counts, and a second is refused in the service's words", async ({
  page,
}) => {
  await openMemorial(page, await somebody(page.request));
  const heart = page.getByRole("button", { name: /Affetti Lasciati$/ });
  await expect(heart).toContainText("0");
  await heart.click();
  await expect(notices(page).getByText("Affetto aggiunto")).toBeVisible();
  await expect(heart).toContainText("1");
  await heart.click();
  await expect(
    notices(page).getByText("Hai già lasciato un affetto oggi: torna domani"),
  ).toBeVisible();
  await expect(notices(page).getByText("Errore")).toHaveCount(0);
  await page.reload();
  await expect(heart).toContainText("1");
  await expect(heart).toHaveAccessibleName(/^Oggi hai lasciato un affetto/);
});

test("a thought that cannot be sent stays, and is sent when the network is back", async ({
  page,
  context,
}) => {
  await openMemorial(page, await somebody(page.request));
  await context.setOffline(true);
  await leaveThought(page, "Lucia", "Ciao nonna");
  await expect(notices(page).getByText(/^Manca la connessione/)).toBeVisible();
  await expect(page.getByText(/Il testo è ancora qui/)).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByLabel("Il tuo pensiero")).toHaveValue("Ciao nonna");
  await page.getByRole("button", { name: "Invia messaggio" }).click();
  await expect(messages(page).getByText(/^Inviato oggi alle/)).toBeVisible();
  await expect(page.getByLabel("Il tuo pensiero")).toHaveValue("");
});

test("the page can be read when the rest of it does not come, and asks for it again", async ({
  page,
}) => {
  const id = await somebody(page.request);
  await page.route(/\/assets\/(tributes|share-menu|qr-dialog)-/, (route) => route.abort());
  await page.goto(`/memorial/${id}`);
  await expect(page.getByText(/messaggi e preghiere non si sono caricati/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "QR Code" }).click();
  await expect(notices(page).getByText(/^Non si è potuto aprire/)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "QR Code" }).click();
  const dialog = page.getByRole("dialog", { name: "QR Code" });
  await dialog.getByRole("button", { name: "Chiudi" }).first().click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Condividi" }).click();
  await expect(page.getByRole("menuitem", { name: "WhatsApp" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Riprova" }).click();
  await expect(page.getByRole("heading", { name: "Lascia un pensiero" })).toBeVisible();
});

test("on a phone the memories come first, and a button leads to the form @phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await openMemorial(page, await somebody(page.request));
  const title = page.getByRole("heading", { name: "Lascia un pensiero" });
  await expect(title).not.toBeInViewport();
  await page.getByRole("button", { name: "Lascia un pensiero" }).click();
  await expect(title).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("radio", { name: "Messaggio" })).toBeFocused();
});

test("the QR code is shown, downloaded in both kinds and printed on one page", async ({ page }) => {
  const id = await somebody(page.request);
  await openMemorial(page, id);
  await page.getByRole("button", { name: "QR Code" }).click();
  const dialog = page.getByRole("dialog", { name: "QR Code" });
  await expect(dialog.getByRole("img", { name: /^Codice QR/ })).toBeVisible();
  for (const kind of ["PNG", "SVG"]) {
    const coming = page.waitForEvent("download");
    await dialog.getByRole("link", { name: `Scarica ${kind}` }).click();
    const name = (await coming).suggestedFilename();
    expect(name).toBe(`camposanto-qr-${id}.${kind.toLowerCase()}`);
  }
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("#root")).toBeHidden();
  await expect(page.locator("body > .on-paper img")).toBeVisible();
  const sheet = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(sheet.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test("the phone's own menu shares where there is one @phone", async ({ page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, { share: async (what: unknown) => void shared.push(what) });
  });
  const id = await somebody(page.request);
  await openMemorial(page, id);
  await page.getByRole("button", { name: "Condividi" }).click();
  await page.getByRole("menuitem", { name: "Scegli un’app..." }).click();
  const shared = await page.evaluate(() => Reflect.get(window, "shared") as { url: string }[]);
  expect(shared).toEqual([expect.objectContaining({ url: page.url() })]);
});

test("nothing is asked of another site before a click", async ({ page }) => {
  const id = await somebodyWithTour(page.request);
  await page.goto("/search");
  const home = new URL(page.url()).origin;
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== home) foreign.push(request.url());
  });
  await openMemorial(page, id);
  await expect(page.getByRole("link", { name: /^Visita Virtuale/ })).toBeVisible();
  await expect(page.getByText(/si apre un altro sito/)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(foreign).toEqual([]);
});
