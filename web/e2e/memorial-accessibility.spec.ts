import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations, expectToFit } from "./axe";
import { leaveThought, messages, openMemorial, somebody } from "./memorial";

/** A text of somebody else, without waiting for anybody's approval. */
async function withThoughts(page: Page) {
  await page.route(/\/api\/visitor-messages\/\d+/, (route) =>
    route.fulfill({
      json: [
        {
          id: 1,
          visitorName: "Famiglia Zanon",
          message: "Con affetto\ne riconoscenza.",
          createdAt: "2026-11-17T09:30:00Z",
        },
      ],
    }),
  );
}

async function inDialog(page: Page, open: RegExp | string, title: string) {
  await page.getByRole("button", { name: open }).click();
  await expect(page.getByRole("dialog", { name: title })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
}

for (const colorScheme of ["light", "dark"] as const)
  test.describe(`axe on a memorial, ${colorScheme}`, () => {
    // A flame just lit moves for half a minute: nobody waits for it here.
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    test("with what was left there, its form and its faults", async ({ page }) => {
      await withThoughts(page);
      await openMemorial(page, await somebody(page.request));
      await page.getByRole("button", { name: /^Accendi lumino/ }).click();
      await expect(page.getByText(/^Il tuo arde fino alle/)).toBeVisible();
      await leaveThought(page, "Lucia", "Ciao");
      await expect(messages(page).getByText(/^Inviato oggi alle/)).toBeVisible();
      await expect(messages(page).getByText("Famiglia Zanon", { exact: true })).toBeVisible();
      await page.getByRole("button", { name: "Invia messaggio" }).click();
      await expect(page.getByText("Nome e messaggio sono obbligatori")).toBeVisible();
      await expect(page.getByRole("button", { name: "Lumino acceso" })).toBeVisible();
      await expectNoViolations(page);
    });

    test("in its windows", async ({ page }) => {
      await withThoughts(page);
      await openMemorial(page, await somebody(page.request));
      await inDialog(page, /^Segnala/, "Segnala un testo");
      const request = "Richiedi correzione o rimozione";
      await inDialog(page, request, request);
      await inDialog(page, "QR Code", "QR Code");
    });
  });

test("a memorial with its thoughts is no wider than 320 px @phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await withThoughts(page);
  await openMemorial(page, await somebody(page.request));
  await expectToFit(page);
  await page.getByRole("button", { name: "Richiedi correzione o rimozione" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectToFit(page);
});
