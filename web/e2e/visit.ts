// The steps of a visit, shared by the journeys.
import { expect, type Page } from "@playwright/test";

export async function enterFirstCemetery(page: Page) {
  await page.goto("/search");
  await page
    .getByRole("button", { name: /^Entra/ })
    .first()
    .click();
  await expect(page.getByRole("search", { name: "Cerca un defunto" })).toBeVisible();
}

export function resultsHeading(page: Page) {
  return page.getByRole("heading", { name: /^Risultati della ricerca/ });
}

export async function searchSurname(page: Page, surname: string) {
  await page.getByLabel("Cognome").fill(surname);
  await page.getByRole("button", { name: "Cerca", exact: true }).click();
  await expect(resultsHeading(page)).toBeVisible();
}

export function results(page: Page, name: RegExp) {
  return page.getByRole("main").getByRole("link", { name });
}

export async function openFirstDangelo(page: Page) {
  await results(page, /D['’]Angelo/i)
    .first()
    .click();
  await expect(page).toHaveURL(/\/memorial\/\d+$/);
  await expect(page.getByRole("heading", { level: 1, name: /D['’]Angelo/i })).toBeVisible();
}

export async function openDangelo(page: Page) {
  await enterFirstCemetery(page);
  await searchSurname(page, "dangelo");
  await openFirstDangelo(page);
}
