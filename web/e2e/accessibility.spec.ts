import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { enterFirstCemetery, openDangelo, openFirstDangelo, results, searchSurname } from "./visit";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Waits for what still fades in, then asks axe. The caller has seen the page's own heading. */
async function expectNoViolations(page: Page) {
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.all(finite.map((animation) => animation.finished.catch(() => undefined)));
  });
  // Menus and toasts stand outside the landmarks, where their library puts them.
  const report = await new AxeBuilder({ page }).withTags(RULES).disableRules(["region"]).analyze();
  const findings = report.violations.map(({ id, nodes }) => {
    const where = nodes.slice(0, 4).map((node) => node.target.join(" "));
    return `${id}: ${where.join(" | ")} :: ${nodes[0]?.failureSummary}`;
  });
  expect(findings).toEqual([]);
}

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

async function expectToFit(page: Page) {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll("button, a, input")]
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        const isText = getComputedStyle(element).display === "inline";
        const isHidden = element.classList.contains("sr-only") || width === 0;
        return !isText && !isHidden && (width < 24 || height < 24);
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(small).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}
