import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations, expectToFit } from "./axe";
import { somebody } from "./memorial";
import { leaveTexts, openTexts } from "./moderation";
import { expectTitle, signIn } from "./staff";

/** A text that is told as reported: few reports an hour hide what they are about. */
async function reportedText(page: Page) {
  await leaveTexts(page.request, await somebody(page.request), "Axe");
  await signIn(page, "superadmin");
  await page.route(/\/api\/prayers\/moderation\?/, async (route) => {
    const response = await route.fetch();
    const [newest, ...others] = (await response.json()) as Record<string, unknown>[];
    const reported = { reported_at: "2026-11-28T08:00:00Z", report_reasons: ["Offensivo"] };
    await route.fulfill({ response, json: [{ ...newest, ...reported }, ...others] });
  });
}

/** Few requests may be made in an hour: these are not. */
async function withRequests(page: Page) {
  const asked = {
    id: 1,
    deceased_id: 1,
    deceased_name: "Maria",
    deceased_surname: "D'Angelo",
    deceased_nominative: null,
    cemetery_id: 1,
    cemetery_name: "Camposanto di Montelauro",
    tomb_reference: "L-1-12",
    isPublic: true,
    kind: "removal",
    name: "Elena Furlan",
    email: "elena.furlan.in.de.luca@posta.example",
    phone: "0421 555123",
    relation: "figlia",
    text: "Chiedo di togliere la pagina di mia madre.\nGrazie.",
    status: "open",
    note: null,
    createdAt: "2026-11-27T15:40:00Z",
    handledAt: null,
    handled_by_name: null,
  };
  const done = { ...asked, id: 2, kind: "correction", status: "done" };
  await page.route(/\/api\/memorial-requests\?/, (route) => route.fulfill({ json: [asked, done] }));
  await page.route(/\/api\/memorial-requests\/1$/, (route) => route.fulfill({ json: asked }));
}

for (const colorScheme of ["light", "dark"] as const)
  test.describe(`axe on moderation, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test("on texts, several at once, and the question before a sender is blocked", async ({
      page,
    }) => {
      await reportedText(page);
      await openTexts(page, "?stato=tutte");
      await page.getByRole("checkbox", { name: "Seleziona tutti" }).check();
      await expect(page.getByText("Segnalata", { exact: true }).first()).toBeVisible();
      await expectNoViolations(page);
      await page
        .getByRole("button", { name: /^Blocca il mittente/ })
        .first()
        .click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectNoViolations(page);
    });

    test("on requests and their answer", async ({ page }) => {
      await withRequests(page);
      await signIn(page, "superadmin");
      await page.goto("/requests?stato=tutte");
      await expectTitle(page, "Richieste");
      const open = page.getByRole("button", { name: /^Apri la richiesta/ }).first();
      await expect(open).toBeVisible();
      await expectNoViolations(page);
      await open.click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectNoViolations(page);
      await page.getByRole("radio", { name: /^Accolta/ }).check();
      await page.getByRole("switch", { name: "Rendi riservato" }).uncheck();
      await expect(page.getByText(/resterà visibile a tutti/)).toBeVisible();
      await expectNoViolations(page);
    });
  });

test("moderation is no wider than a phone of 320 px @phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await reportedText(page);
  await openTexts(page, "?stato=tutte");
  await page.getByRole("checkbox", { name: "Seleziona tutti" }).check();
  await expectToFit(page);
  await withRequests(page);
  await page.goto("/requests?stato=tutte");
  await expectTitle(page, "Richieste");
  await expect(page.locator(".skeleton")).toHaveCount(0);
  await expectToFit(page);
});
