// What a clerk types from a register, without a mouse and without waiting.
import { expect, test } from "@playwright/test";
import { expectTitle, signIn } from "./staff";

test("what is typed right after a dialog opens lands in its fields", async ({ page }) => {
  await signIn(page, "admin");
  for (const pause of [0, 80, 150, 200, 250]) {
    await page.goto("/deceased");
    await expectTitle(page, "Defunti");
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    await page.getByRole("button", { name: "Aggiungi Defunto" }).focus();
    await page.keyboard.press("Enter");
    const surname = page.getByLabel("Cognome");
    await expect(surname).toBeFocused();
    await page.waitForTimeout(pause);
    await page.keyboard.type("Tastiera");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Anna");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.type("5/1900");
    await expect(surname).toHaveValue("Tastiera");
    await expect(page.getByLabel("Nome", { exact: true })).toHaveValue("Anna");
    await expect(page.getByLabel(/^Data di nascita/)).toHaveValue("5/1900");
  }
});

test("keys typed at once after the button that opens a dialog are not lost", async ({ page }) => {
  await signIn(page, "admin");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const [path, title, button, label] of [
    ["/deceased", "Defunti", "Aggiungi Defunto", "Cognome"],
    ["/tombs", "Tombe", "Aggiungi Tomba", "Riferimento"],
  ] as const) {
    await page.goto(path);
    await expectTitle(page, title);
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    await page.getByRole("button", { name: button }).focus();
    // As long as somebody needs to look at where the focus is.
    await page.waitForTimeout(700);
    await page.keyboard.press("Enter");
    await page.waitForTimeout(150);
    await page.keyboard.type("Tastiera");
    await expect(page.getByLabel(label, { exact: true })).toHaveValue("Tastiera");
  }
});
