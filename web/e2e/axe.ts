// What every page must stand: axe, and the narrowest phone.
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Waits for what still fades in, then asks axe. The caller has seen the page's own heading. */
export async function expectNoViolations(page: Page) {
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

/** Nothing is wider than the screen of 320 px, and every target can be touched. */
export async function expectToFit(page: Page) {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll("button, a, input")]
      .filter((element) => {
        // A radio button is touched by its label.
        const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
        const isText = getComputedStyle(element).display === "inline";
        const isHidden = element.classList.contains("sr-only") || width === 0;
        return !isText && !isHidden && (width < 24 || height < 24);
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(small).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}
