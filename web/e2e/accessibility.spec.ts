import { expect, test } from "@playwright/test";
import { expectNoViolations, expectToFit } from "./axe";
import { enterFirstCemetery, openDangelo, openFirstDangelo, results, searchSurname } from "./visit";

for (const colorScheme of ["light", "dark"] as const)
  test.describe(`axe, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test("on the choice of a cemetery", async ({ page }) => {
      await page.goto("/search");
      await expect(page.getByRole("button", { name: /^Entra/ }).first()).toBeVisible();
      await expectNoViolations(page);
    });

    test("on the search with results", async ({ page }) => {
      await enterFirstCemetery(page);
      await searchSurname(page, "dangelo");
      await expectNoViolations(page);
    });

    test("on a memorial, its menu and the missing one", async ({ page }) => {
      await openDangelo(page);
      await expectNoViolations(page);
      await page.getByRole("button", { name: "Condividi" }).click();
      await expect(page.getByRole("menuitem", { name: "WhatsApp" })).toBeVisible();
      await expectNoViolations(page);
      await page.goto("/memorial/999999999");
      await expect(page.getByRole("heading", { name: "Memorial non trovato" })).toBeVisible();
      await expectNoViolations(page);
    });
  });

test("nothing is wider than a phone of 320 px, and every target can be touched @phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/search");
  await expect(page.getByRole("button", { name: /^Entra/ }).first()).toBeVisible();
  await expectToFit(page);
  await enterFirstCemetery(page);
  await searchSurname(page, "ri");
  await expectToFit(page);
  await searchSurname(page, "dangelo");
  await expect(results(page, /D['’]Angelo/i).first()).toBeVisible();
  await expectToFit(page);
  await openFirstDangelo(page);
  await expectToFit(page);
});
