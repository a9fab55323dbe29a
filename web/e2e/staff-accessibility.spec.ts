import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations, expectToFit } from "./axe";
import { enter, expectTitle, notices, signIn, stranger } from "./staff";

const NEW = "/operators?nuovo=1";

async function openDashboard(page: Page) {
  await signIn(page, "superadmin");
  await expect(page.getByText("Defunti Registrati")).toBeVisible();
  await expect(page.getByRole("list", { name: "Stato del sistema" })).toBeVisible();
}

for (const colorScheme of ["light", "dark"] as const)
  test.describe(`axe, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test("on the login, its messages and its dialog", async ({ page }) => {
      await enter(page, "", "");
      await expect(page.getByText("Email richiesta")).toBeVisible();
      await expectNoViolations(page);
      await enter(page, stranger(), "sbagliata");
      await expect(notices(page).getByText("Errore di accesso")).toBeVisible();
      await expectNoViolations(page);
      await page.getByRole("button", { name: "Password dimenticata?" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectNoViolations(page);
      await page.goto("/reimposta-password#gettone");
      await expectTitle(page, "Scegli una nuova password");
      await expectNoViolations(page);
    });

    test("on the dashboard", async ({ page }) => {
      await openDashboard(page);
      await expectNoViolations(page);
    });

    test("on the operators and their dialog", async ({ page }) => {
      await signIn(page, "superadmin");
      await page.goto("/operators");
      await expect(page.getByRole("button", { name: /^Modifica / }).first()).toBeVisible();
      await expectNoViolations(page);
      await page.goto(NEW);
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Ruolo").selectOption({ label: "Fornitore" });
      await dialog.getByRole("button", { name: "Salva" }).click();
      await expect(dialog.getByText("Nome richiesto", { exact: true })).toBeVisible();
      await expectNoViolations(page);
    });

    test("on the record of changes and the 404 page", async ({ page }) => {
      await signIn(page, "superadmin");
      await page.goto("/activity");
      await expect(page.getByRole("main").locator("time").first()).toBeVisible();
      await expectNoViolations(page);
      await page.goto("/niente");
      await expectTitle(page, "Pagina non trovata");
      await expectNoViolations(page);
    });
  });

test("nothing of the staff is wider than a phone of 320 px @phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/login");
  await expectTitle(page, "Accesso operatori");
  await expectToFit(page);
  await openDashboard(page);
  await expectToFit(page);
  await page.goto("/operators");
  await expect(page.getByRole("button", { name: /^Modifica / }).first()).toBeVisible();
  await expectToFit(page);
  await page.goto(NEW);
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectToFit(page);
  await page.goto("/activity");
  await expect(page.getByRole("main").locator("time").first()).toBeVisible();
  await expectToFit(page);
});

test("every column can be read at 1280 px", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, "superadmin");
  for (const [path, name] of [
    ["/operators", "Gestione Operatori"],
    ["/activity", "Registro attività"],
  ] as const) {
    await page.goto(path);
    const table = page.getByRole("table", { name });
    await expect(table.getByRole("rowheader").first()).toBeVisible();
    const beyond = await table.evaluate((element) => {
      const frame = element.parentElement;
      return frame ? frame.scrollWidth - frame.clientWidth : 0;
    });
    expect(beyond, path).toBeLessThanOrEqual(0);
  }
});

test("the whole of the login and the sidebar can be used by keyboard", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("Email").focus();
  await page.keyboard.type(stranger());
  await page.keyboard.press("Tab");
  await page.keyboard.type("sbagliata");
  await page.keyboard.press("Enter");
  await expect(notices(page).getByText("Errore di accesso")).toBeVisible();
  await signIn(page, "superadmin");
  await page.goto("/");
  await expectTitle(page, "Dashboard");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Vai al contenuto" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});
