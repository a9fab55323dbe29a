import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations, expectToFit } from "./axe";
import { newName } from "./registry";
import { expectTitle, notices, signIn } from "./staff";

// Whoever comes finds the import that goes on: not that of the journey beside.
test.describe.configure({ mode: "default" });

const LARGEST = 10 * 1024 * 1024;
const PATIENCE = { timeout: 60_000 };

async function openImport(page: Page) {
  await signIn(page, "superadmin");
  await page.goto("/data-import");
  await expectTitle(page, "Importa Dati");
  await expect(page.getByText("Trascina qui il file")).toBeAttached();
}

interface Row {
  surname: string;
  birth?: string;
}

/** A register with names of columns that only its writer knows: `Nr.`, `Casato`. */
function register(cemetery: string, rows: Row[]): string {
  const lines = rows.map(
    ({ surname, birth = "1931" }, index) =>
      `${cemetery};Campo 1;Muro ${index % 3};L-${index};Maria;${surname};${birth}`,
  );
  return ["Cimitero;Settore;Blocco;Nr.;Nome;Casato;Data di nascita", ...lines, ""].join("\n");
}

const persons = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ surname: `Prova${index}` }));

async function choose(page: Page, name: string, content: string | Buffer) {
  const buffer = Buffer.from(content);
  await page.locator('input[type="file"]').setInputFiles({ name, mimeType: "text/csv", buffer });
}

async function match(page: Page) {
  await page.getByRole("tab", { name: "Mappatura Campi" }).click();
  await page
    .getByLabel("Campo della colonna Nr.")
    .selectOption({ label: "Riferimento della tomba" });
  await page
    .getByLabel("Campo della colonna Casato")
    .selectOption({ label: "Cognome del defunto" });
  await page.getByRole("tab", { name: "Carica File" }).click();
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const previewed = (page: Page, count: RegExp) =>
  page.getByRole("status").filter({ hasText: count });
const report = (page: Page) => page.getByRole("region", { name: /^Esito di/ });

/** Of so many bytes: thousands of rows, each with a long remark, which is not imported. */
function registerOf(bytes: number): Buffer {
  const remark = "x".repeat(400);
  const head = "Cimitero;Settore;Note\n";
  const row = `Cimitero Grande;Campo 1;${remark}\n`;
  const rows = Math.floor((bytes - head.length) / row.length) - 1;
  const text = head + row.repeat(rows);
  const last = "Cimitero Grande;Campo 2;";
  return Buffer.from(text + last + "x".repeat(bytes - text.length - last.length));
}

test("three tabs lead from a file to its mapping and to the guide", async ({ page }) => {
  await openImport(page);
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: "Scarica esempio" }).click();
  const sample = await coming;
  expect(sample.suggestedFilename()).toBe("esempio-importazione.csv");
  await choose(page, "esempio.csv", await readFile(await sample.path()));
  await button(page, "Anteprima").click();
  await expect(previewed(page, /^6 di 6 righe$/)).toBeVisible();
  await expect(page.getByText("Nessun errore: tutte le righe si possono importare.")).toBeVisible();
  await page.getByRole("tab", { name: "Mappatura Campi" }).click();
  await expect(page.getByLabel("Campo della colonna surname")).toHaveValue("surname");
  await page.getByRole("tab", { name: "Mappatura Campi" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(
    page.getByRole("table", { name: "Date" }).getByText("04/1931").first(),
  ).toBeVisible();
  await page.keyboard.press("Home");
  await expect(button(page, "Importa")).toBeEnabled();
});

test("a keyboard alone chooses a file and tries it", async ({ page }) => {
  // Asked for early: it takes a moment until the browser hands its window over.
  const opening = page.waitForEvent("filechooser");
  await openImport(page);
  await button(page, "Scegli il file").press("Enter");
  const buffer = Buffer.from(register(newName("Cimitero"), persons(3)));
  await (await opening).setFiles({ name: "registro.csv", mimeType: "text/csv", buffer });
  await expect(page.getByText("7 colonne, 5 riconosciute")).toBeVisible();
  await match(page);
  await button(page, "Prova senza importare").focus();
  await page.keyboard.press("Enter");
  await expect(report(page)).toBeFocused(PATIENCE);
  await expect(report(page).getByText(/^Prova completata: il file si può/)).toBeVisible(PATIENCE);
  await expect(report(page).getByText(/^Sarebbero creati.*3 defunti\.$/)).toBeVisible();
});

test("10 MB are taken, one byte more and a PDF are not", async ({ page }) => {
  await openImport(page);
  await choose(page, "grande.csv", registerOf(LARGEST + 1));
  await expect(page.getByRole("alert").getByText(/supera il limite di 10 MB/)).toBeVisible();
  await choose(page, "registro.csv", "%PDF-1.7\n%âãÏÓ\n1 0 obj\n<< >>\nendobj\n");
  await expect(page.getByRole("alert").getByText(/PDF/)).toBeVisible();
  await expect(button(page, "Importa")).toBeHidden();
  await choose(page, "limite.csv", registerOf(LARGEST));
  await expect(page.getByText("10 MB", { exact: true })).toBeVisible();
  await button(page, "Anteprima").click();
  await expect(previewed(page, /^10 di 2\d\.\d{3} righe$/)).toBeVisible(PATIENCE);
});

test("a workbook that was exported is read as it is", async ({ page }) => {
  await openImport(page);
  const exported = await page.request.get("/api/export/deceaseds?format=xlsx&cemeteryId=3");
  expect(exported.ok()).toBe(true);
  await choose(page, "defunti.xlsx", await exported.body());
  await button(page, "Anteprima").click();
  await expect(previewed(page, /^10 di [\d.]+ righe$/)).toBeVisible(PATIENCE);
  await expect(page.getByText("Nessun errore: tutte le righe si possono importare.")).toBeVisible();
});

test("an import is found again after a reload, and taken back", async ({ page }) => {
  await openImport(page);
  const cemetery = newName("Cimitero");
  await choose(page, "lungo.csv", register(cemetery, persons(9000)));
  await match(page);
  const begun = page.waitForResponse((answer) => answer.status() === 202);
  await button(page, "Importa").click();
  await begun;
  await expect(page.getByRole("progressbar")).toBeVisible();
  await page.goto("/data-import");
  const current = page.getByRole("region", { name: /lungo\.csv/ });
  await expect(current).toBeVisible();
  await page.reload();
  await expect(report(page).getByText("Importazione completata con successo")).toBeVisible(
    PATIENCE,
  );
  await expect(report(page).getByText(/1 cimitero.*9000 defunti/)).toBeVisible();

  await report(page).getByRole("button", { name: "Annulla importazione" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question.getByText(/9000 defunti/)).toBeVisible();
  await question.getByRole("button", { name: "Annulla importazione" }).click();
  await expect(report(page).getByText(/^Tolti dal registro: 1 cimitero/)).toBeVisible(PATIENCE);
  await expect(notices(page).getByText("Importazione annullata")).toBeVisible();
  const left = (await (await page.request.get("/api/cemeteries")).json()) as { name: string }[];
  expect(left.map(({ name }) => name)).not.toContain(cemetery);
});

test("refused rows come back mended, with the same mapping", async ({ page }) => {
  await openImport(page);
  const rows = [...persons(4), { surname: "Errata", birth: "31/02/1990" }];
  await choose(page, "registro.csv", register(newName("Cimitero"), rows));
  await match(page);
  await button(page, "Importa").click();
  await expect(notices(page).getByText(/^Importazione completata con e/)).toBeVisible(PATIENCE);
  await expect(notices(page).getByText("4 righe importate, 1 rifiutata")).toBeVisible();
  const errors = page.getByRole("table", { name: "Errori" });
  await expect(errors.getByText("«31/02/1990» non è un giorno che esiste")).toBeVisible();
  await expect(errors.getByText("Errata Maria")).toBeVisible();
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: "Scarica le righe rifiutate" }).click();
  const refused = (await readFile(await (await coming).path())).toString("utf8");
  expect(refused).toContain("Errata");
  expect(refused).not.toContain("Prova0");

  await choose(page, "corretto.csv", refused.replace("31/02/1990", "28/02/1990"));
  await expect(page.getByText(/^8 colonne/)).toBeVisible();
  await button(page, "Importa").click();
  await expect(notices(page).getByText("1 record importati correttamente")).toBeVisible(PATIENCE);
  await expect(report(page).getByText("Creati nel registro: 1 tomba, 1 defunto.")).toBeVisible();
  const row = page.getByRole("row", { name: /corretto.*1 importata/ }).first();
  expect((await row.boundingBox())?.height).toBeLessThan(64);
});

test("a saved mapping is applied by itself to the next file", async ({ page }) => {
  await openImport(page);
  const cemetery = newName("Cimitero");
  const made = await page.request.post("/api/cemeteries", { data: { name: cemetery } });
  expect(made.ok()).toBe(true);
  // Columns of its own: the mapping is none of the other journeys'.
  const kept = register(cemetery, persons(3)).replace("Nr.;Nome;Casato", "Sito;Nome;Stirpe");
  const chooseKept = async (name: string) => {
    await choose(page, name, kept);
    await expect(page.getByText(/^7 colonne/)).toBeVisible();
  };
  await chooseKept("primo.csv");
  await page.getByRole("tab", { name: "Mappatura Campi" }).click();
  for (const [name, label] of [
    ["Sito", "Riferimento della tomba"],
    ["Stirpe", "Cognome del defunto"],
  ] as const)
    await page.getByLabel(`Campo della colonna ${name}`).selectOption({ label });
  await page.getByLabel("Salva per").selectOption({ label: cemetery });
  await button(page, "Salva abbinamento").click();
  await expect(notices(page).getByText("Abbinamento salvato")).toBeVisible();

  await page.goto("/data-import");
  await chooseKept("secondo.csv");
  await expect(page.getByText(`Abbinamento salvato per ${cemetery} applicato`)).toBeVisible();
  await expect(page.getByText("7 colonne, 7 riconosciute")).toBeVisible();
  await button(page, "Prova senza importare").click();
  await expect(report(page).getByText(/^Sarebbero creati.*3 defunti\.$/)).toBeVisible(PATIENCE);
  await expect(page.getByText("3 da importare, nulla registrato").first()).toBeVisible();
  await button(page, "Non usarlo").click();
  await expect(page.getByText("7 colonne, 5 riconosciute")).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const)
  test.describe(`axe, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test("on a file, its mapping, a report and the guide", async ({ page }) => {
      await openImport(page);
      const rows = [...persons(2), { surname: "Errata", birth: "31/02/1990" }];
      await choose(page, "registro.csv", register(newName("Cimitero"), rows));
      await page.getByRole("tab", { name: "Mappatura Campi" }).click();
      await expect(page.getByLabel("Campo della colonna Nr.")).toBeVisible();
      await expectNoViolations(page);
      await match(page);
      await button(page, "Prova senza importare").click();
      await expect(report(page).getByText(/^Prova completata/)).toBeVisible(PATIENCE);
      await button(page, "Anteprima").click();
      await expect(page.getByText("Anteprima del file")).toBeVisible();
      await expectNoViolations(page);
      await page.getByRole("tab", { name: "Guida Formati" }).click();
      await expect(page.getByText("punto e virgola (;)")).toBeVisible();
      await expectNoViolations(page);
    });
  });

test("nothing of it is wider than a phone of 320 px @phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openImport(page);
  await choose(page, "registro.csv", register("Cimitero", persons(3)));
  await match(page);
  await button(page, "Anteprima").click();
  await expect(page.getByText("Anteprima del file")).toBeVisible();
  await expectToFit(page);
  await page.goto("/data-import?scheda=guida");
  await expect(page.getByText("punto e virgola (;)")).toBeVisible();
  await expectToFit(page);
});
