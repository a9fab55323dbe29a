import { expect, test } from "@playwright/test";
import { enterFirstCemetery, openDangelo, results, resultsHeading, searchSurname } from "./visit";

test("chooses a cemetery, finds D'Angelo, opens the memorial and comes back to the results @phone", async ({
  page,
}) => {
  await openDangelo(page);
  await page.getByRole("link", { name: /^Chiudi/ }).click();
  await expect(resultsHeading(page)).toBeVisible();
  await expect(page.getByLabel("Cognome")).toHaveValue("dangelo");
  await expect(results(page, /D['’]Angelo/i).first()).toBeVisible();
});

test("chooses a cemetery, finds D'Angelo and goes back with the browser", async ({ page }) => {
  await openDangelo(page);
  await page.goBack();
  await expect(results(page, /D['’]Angelo/i).first()).toBeVisible();
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1, name: /D['’]Angelo/i })).toBeVisible();
});

test("finds the last results again on a later visit, without a new search", async ({ page }) => {
  await enterFirstCemetery(page);
  await searchSurname(page, "dangelo");
  const title = await resultsHeading(page).textContent();
  await page.goto("about:blank");
  const searches: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/search/")) searches.push(request.url());
  });
  await page.goto("/search");
  await expect(resultsHeading(page)).toHaveText(title ?? "");
  await expect(page.getByLabel("Cognome")).toHaveValue("dangelo");
  expect(searches).toEqual([]);
});

test("finds the place in a long list again", async ({ page }) => {
  await enterFirstCemetery(page);
  await searchSurname(page, "ri");
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  const place = await page.evaluate(() => window.scrollY);
  const inView = page.getByRole("main").locator("li a[href^='/memorial/']");
  const href = await inView.evaluateAll((links) =>
    links
      .find((link) => (link.closest("li")?.getBoundingClientRect().top ?? -1) >= 0)
      ?.getAttribute("href"),
  );
  await page.locator(`a[href='${href}']`).click();
  await page.getByRole("link", { name: /^Chiudi/ }).click();
  await expect(resultsHeading(page)).toBeVisible();
  await expect
    .poll(() => page.evaluate((then) => Math.abs(window.scrollY - then), place))
    .toBeLessThan(200);
});

test("opens a memorial by its address, again after a reload", async ({ page }) => {
  await openDangelo(page);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: /D['’]Angelo/i })).toBeVisible();
  await expect(page).toHaveTitle(/D['’]Angelo.* · Camposanto/i);
  await page.getByRole("link", { name: /^Chiudi/ }).click();
  await expect(resultsHeading(page)).toBeVisible();
});

test("learns that an unknown memorial is not there", async ({ page }) => {
  await page.goto("/memorial/999999999");
  await expect(page.getByRole("heading", { name: "Memorial non trovato" })).toBeVisible();
  await page.getByRole("link", { name: "Torna alla ricerca" }).click();
  await expect(page.getByRole("heading", { name: "Scegli il cimitero" })).toBeVisible();
});

test("is led to the search from an unknown path", async ({ page }) => {
  await page.goto("/qualcosa/che/non/esiste");
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.getByRole("heading", { name: "Scegli il cimitero" })).toBeVisible();
});

test("changes cemetery and starts afresh", async ({ page }) => {
  await enterFirstCemetery(page);
  await searchSurname(page, "dangelo");
  await page.getByRole("button", { name: "Cambia Cimitero" }).click();
  await expect(page.getByRole("heading", { name: "Scegli il cimitero" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Scegli il cimitero" })).toBeVisible();
});

test("copies the link of a memorial", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openDangelo(page);
  await page.getByRole("button", { name: "Condividi" }).click();
  await page.getByRole("menuitem", { name: "Copia Link" }).click();
  const notices = page.getByRole("region", { name: "Notifiche (F8)" });
  await expect(notices.getByText("Link copiato")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test("chooses the dark theme, which is there before the first paint of the next visit", async ({
  page,
}) => {
  await page.goto("/search");
  await page.getByRole("button", { name: /^Tema/ }).click();
  await page.getByRole("menuitemradio", { name: "Scuro" }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  // The page's own modules never run: what is dark now was made so before them.
  await page.route(/\/assets\/index-.*\.js$/, (route) => route.abort());
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveClass(/dark/);
});

test("meets no error in the console and no blocked script", async ({ page }) => {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (/Content Security Policy|Uncaught/i.test(message.text())) complaints.push(message.text());
  });
  await openDangelo(page);
  await page.getByRole("button", { name: "Condividi" }).click();
  await expect(page.getByRole("menuitem", { name: "WhatsApp" })).toBeVisible();
  expect(complaints).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the site says what it needs", async ({ page }) => {
    await page.goto("/search");
    await expect(page.getByText(/^Per usare Camposanto serve JavaScript/)).toBeVisible();
  });
});
