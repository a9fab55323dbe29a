import { expect, test } from "@playwright/test";
import {
  editOperator,
  enter,
  expectTitle,
  fillNewOperator,
  HOMES,
  loginOf,
  makeOperator,
  newSurname,
  notices,
  operatorsTable,
  signIn,
} from "./staff";

test("an operator is made from the dashboard, found in the record of changes, signs in and is deleted", async ({
  page,
  browser,
}) => {
  await signIn(page, "superadmin");
  await page.getByRole("link", { name: /^Nuovo operatore/ }).click();
  const made = await fillNewOperator(page, newSurname("Giornale"));
  await expect(operatorsTable(page).getByText(made.name)).toBeVisible();

  const theirs = await browser.newContext();
  const owner = await theirs.newPage();
  await enter(owner, made.email, made.password);
  await expectTitle(owner, HOMES.owner.title);

  await page.getByRole("link", { name: "Registro attività" }).click();
  // Where a reload would come before the page, it would stay with the operators.
  await expectTitle(page, "Registro attività");
  const entries = page
    .getByRole("table", { name: "Registro attività" })
    .getByRole("row", { name: made.name });
  // Entries travel by event: the last one may come a moment after what it tells of.
  await expect(async () => {
    await page.reload();
    await page.getByLabel("Cerca").fill(made.name);
    await expect(entries.getByText("Accesso", { exact: true })).toHaveCount(1, { timeout: 5000 });
  }).toPass();
  const creation = entries.filter({ hasText: "Creazione" });
  await expect(creation).toContainText("Super Admin");
  await expect(creation).toContainText(made.email);

  await page.getByRole("link", { name: "Operatori", exact: true }).click();
  await operatorsTable(page)
    .getByRole("button", { name: `Elimina ${made.name}` })
    .click();
  const ask = page.getByRole("alertdialog");
  await expect(ask.getByText("Sei sicuro di voler eliminare questo operatore?")).toBeVisible();
  await ask.getByRole("button", { name: "Elimina" }).click();
  await expect(notices(page).getByText("Operatore eliminato con successo")).toBeVisible();
  await expect(operatorsTable(page).getByText(made.name)).toBeHidden();

  await owner.goto("/");
  await expectTitle(owner, "Scegli il cimitero");
  await theirs.close();
});

test("an address in use is told on its field, and nothing typed is lost", async ({ page }) => {
  await signIn(page, "admin");
  await page.goto("/operators?nuovo=1");
  const dialog = page.getByRole("dialog", { name: "Nuovo Operatore" });
  await dialog.getByLabel("Nome", { exact: true }).fill("Doppio");
  await dialog.getByLabel("Cognome").fill("Indirizzo");
  await dialog.getByLabel("Email").fill(loginOf("owner").email);
  await dialog.getByLabel("Ruolo").selectOption({ label: "Proprietario" });
  await dialog.getByRole("button", { name: "Salva" }).click();
  await expect(notices(page).getByText("Email già utilizzata da un altro utente")).toBeVisible();
  await expect(dialog.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
  await expect(dialog.getByLabel("Cognome")).toHaveValue("Indirizzo");
});

test("two people who edit the same operator learn of each other", async ({ page, context }) => {
  await signIn(page, "admin");
  const made = await makeOperator(page, "Insieme");
  const mine = await editOperator(page, made.name);
  const second = await context.newPage();
  await second.goto("/operators");
  const other = await editOperator(second, made.name);
  await other.getByLabel("Telefono").fill("0577 999");
  await other.getByRole("button", { name: "Salva" }).click();
  await expect(other).toBeHidden();

  await page.bringToFront();
  await mine.getByLabel("Ragione sociale").fill("Marmi");
  await mine.getByRole("button", { name: "Salva" }).click();
  await expect(mine.getByText("Il record è stato modificato da un altro utente")).toBeVisible();
  await mine.getByRole("button", { name: "Aggiorna e tieni le mie modifiche" }).click();
  await expect(mine.getByLabel("Telefono")).toHaveValue("0577 999");
  await mine.getByRole("button", { name: "Salva" }).click();
  await expect(mine).toBeHidden();

  await page.goto("/operators");
  const saved = await editOperator(page, made.name);
  await expect(saved.getByLabel("Ragione sociale")).toHaveValue("Marmi");
  await saved.getByRole("button", { name: "Cronologia" }).click();
  const history = page.getByRole("dialog", { name: "Cronologia" });
  await expect(history.getByText(/ha creato l’operatore/)).toBeVisible();
  await expect(history.getByText("0577 999")).toBeVisible();
});
