import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations, expectToFit } from "./axe";
import { BLOCK, CEMETERY, DECEASED, type Level, SECTOR, TOMB } from "./registry";
import { expectTitle, signIn } from "./staff";

/** Each list with few rows, which are all alike: axe looks at every one. */
const LISTS: [Level, string][] = [
  [CEMETERY, ""],
  [SECTOR, "?cimitero=3"],
  [BLOCK, "?cimitero=1&settore=2"],
  [TOMB, "?cimitero=1&settore=2&riferimento=Cappella n. 1&qualita=no-owner"],
  [DECEASED, "?tomba=1"],
];
const ROWS = /^(Modifica|Ripristina) /;

/** A list of the registry with its rows. */
async function openRows(page: Page, path: string, title: string) {
  await page.goto(path);
  await expectTitle(page, title);
  await expect(page.getByRole("button", { name: ROWS }).first()).toBeVisible();
}

/** Each tool, once what it is about has been drawn. */
const TOOLS: Record<string, (page: Page) => Promise<void>> = {
  "/cemeteries/1/mappa": async (page) => {
    await expect(page.locator("canvas")).toBeVisible();
    await expect(page.getByRole("link", { name: /Occupata|Piena/ }).first()).toBeVisible();
  },
  "/quality": async (page) => {
    await expect(page.getByRole("link", { name: /^Senza coordinate/ })).toBeVisible();
  },
  "/duplicates": async (page) => {
    await expect(page.getByRole("article").first()).toBeVisible();
  },
  "/trash": async (page) => {
    await expect(page.getByRole("status").filter({ hasText: /nel cestino$/ })).toBeVisible();
  },
};

async function openWall(page: Page) {
  const blocks = await page.request.get("/api/blocks", { params: { search: "Loculi Nord 9" } });
  const [block] = ((await blocks.json()) as { results: { id: number }[] }).results;
  await page.goto(`/blocks/${block?.id}/mappa?vista=griglia`);
  await expect(page.getByRole("grid").getByRole("link").first()).toBeVisible();
}

// A phone meets the light one alone.
for (const colorScheme of ["light", "dark"] as const)
  test.describe(
    colorScheme === "light" ? "axe on the registry" : "the registry in the dark",
    () => {
      test.use({ colorScheme });

      test("the five lists and their dialogs", async ({ page }) => {
        test.setTimeout(150_000);
        await signIn(page, "superadmin");
        for (const [{ path, title, create }, filters] of LISTS) {
          await openRows(page, path + filters, title);
          await expectNoViolations(page);
          await page.goto(`${path}?nuovo=1`);
          const dialog = page.getByRole("dialog", { name: create });
          await dialog.getByRole("textbox", { name: /^(Coordinate|Epitaffio)/ }).fill(" ");
          await dialog.getByRole("button", { name: "Salva", exact: true }).click();
          await expect(dialog.locator("[aria-invalid=true]").first()).toBeVisible();
          await expectNoViolations(page);
        }
      });

      test("the tools", async ({ page }) => {
        await signIn(page, "superadmin");
        for (const [path, isDrawn] of Object.entries(TOOLS)) {
          await page.goto(path);
          await isDrawn(page);
          await expectNoViolations(page);
        }
        await openWall(page);
        await expectNoViolations(page);
      });

      test("what an owner sees", async ({ page }) => {
        await signIn(page, "owner");
        await openRows(page, "/tombs", "Tombe");
        await expectNoViolations(page);
        await page.getByRole("button", { name: ROWS }).first().click();
        await expect(page.getByRole("dialog", { name: "Coordinate Tomba" })).toBeVisible();
        await expectNoViolations(page);
      });
    },
  );

test("nothing of the registry is wider than a phone of 320 px @phone", async ({ page }) => {
  test.setTimeout(150_000);
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, "superadmin");
  for (const [{ path, title, create }] of LISTS) {
    await openRows(page, path, title);
    await expectToFit(page);
    await page.goto(`${path}?nuovo=1`);
    await expect(page.getByRole("dialog", { name: create })).toBeVisible();
    await expectToFit(page);
  }
  for (const [path, isDrawn] of Object.entries(TOOLS)) {
    await page.goto(path);
    await isDrawn(page);
    await expectToFit(page);
  }
});
