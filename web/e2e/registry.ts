// The five levels of the registry, and what an office does with a record of each.
import { type APIResponse, expect, type Locator, type Page } from "@playwright/test";
import { expectTitle, notices } from "./staff";

export interface Level {
  path: string;
  title: string;
  add: string;
  create: string;
  edit: string;
  /** How the service's calls begin, and how it changes one. */
  api: string;
  method: "patch" | "put";
  /** `Settore creato con successo`. */
  done: (deed: "cre" | "aggiorn" | "elimin") => string;
  ask: RegExp;
  search: string;
  /** What is asked for in the list to find one by its name. */
  query: string;
  /** A field that two people change at once: its label, its name in the call, and whose value. */
  clash: { label: RegExp; field: string; theirs: string; mine: string };
  /** Fills a new one that stands in `parent`. */
  fill: (dialog: Locator, name: string, parent: string) => Promise<void>;
}

function masculine(noun: string) {
  return (deed: string) => `${noun} ${deed}ato con successo`;
}

async function pick(dialog: Locator, label: string, choice: string) {
  await dialog.getByRole("combobox", { name: label }).fill(choice);
  await dialog.page().getByRole("option", { name: choice }).first().click();
}

const NAME = { name: "Nome", exact: true } as const;

export const CEMETERY: Level = {
  path: "/cemeteries",
  title: "Cimiteri",
  add: "Aggiungi Cimitero",
  create: "Nuovo Cimitero",
  edit: "Modifica Cimitero",
  api: "/api/cemeteries",
  method: "patch",
  done: masculine("Cimitero"),
  ask: /Sei sicuro di voler eliminare il cimitero "/,
  search: "Cerca",
  query: "search",
  clash: { label: /^Referente/, field: "reference", theirs: "Anna Neri", mine: "Carlo Blu" },
  fill: async (dialog, name) => {
    await dialog.getByRole("textbox", NAME).fill(name);
    await dialog.getByRole("textbox", { name: /^Coordinate/ }).fill("43,35 N 11,29 E");
  },
};

export const SECTOR: Level = {
  path: "/sectors",
  title: "Settori",
  add: "Aggiungi Settore",
  create: "Nuovo Settore",
  edit: "Modifica Settore",
  api: "/api/sectors",
  method: "put",
  done: masculine("Settore"),
  ask: /Sei sicuro di voler eliminare questo settore\?/,
  search: "Cerca",
  query: "search",
  clash: { label: /^Descrizione/, field: "description", theirs: "Lungo il muro", mine: "A est" },
  fill: async (dialog, name, parent) => {
    await dialog.getByRole("textbox", NAME).fill(name);
    const cemetery = dialog.getByRole("combobox", { name: "Cimitero" });
    if (await cemetery.isEnabled()) await pick(dialog, "Cimitero", parent);
    else await expect(cemetery).toHaveValue(parent);
  },
};

export const BLOCK: Level = {
  path: "/blocks",
  title: "Blocchi",
  add: "Aggiungi Blocco",
  create: "Nuovo Blocco",
  edit: "Modifica Blocco",
  api: "/api/blocks",
  method: "patch",
  done: masculine("Blocco"),
  ask: /Sei sicuro di voler eliminare questo blocco\?/,
  search: "Cerca",
  query: "search",
  clash: { label: /^Descrizione/, field: "description", theirs: "Due file", mine: "Tre file" },
  fill: async (dialog, name, parent) => {
    await dialog.getByRole("textbox", NAME).fill(name);
    await pick(dialog, "Settore", parent);
  },
};

export const TOMB: Level = {
  path: "/tombs",
  title: "Tombe",
  add: "Aggiungi Tomba",
  create: "Nuova Tomba",
  edit: "Modifica Tomba",
  api: "/api/tombs",
  method: "put",
  done: (deed) => `Tomba ${deed}ata con successo`,
  ask: /Sei sicuro di voler eliminare questa tomba\?/,
  search: "Cerca riferimento",
  query: "reference",
  clash: { label: /^Capacità/, field: "capacity", theirs: "3", mine: "4" },
  fill: async (dialog, name, parent) => {
    await dialog.getByRole("textbox", { name: "Riferimento" }).fill(name);
    await pick(dialog, "Blocco", parent);
    await dialog.getByLabel("Capacità").fill("2");
  },
};

export const DECEASED: Level = {
  path: "/deceased",
  title: "Defunti",
  add: "Aggiungi Defunto",
  create: "Nuovo Defunto",
  edit: "Modifica Defunto",
  api: "/api/deceaseds",
  method: "patch",
  done: masculine("Defunto"),
  ask: /Sei sicuro di voler eliminare questo defunto\?/,
  search: "Cerca",
  query: "search",
  clash: { label: /^Epitaffio/, field: "epitaph", theirs: "Riposa in pace", mine: "Per sempre" },
  fill: async (dialog, name, parent) => {
    await dialog.getByRole("textbox", { name: "Cognome" }).fill(name);
    await dialog.getByRole("textbox", NAME).fill("Prova");
    await pick(dialog, "Tomba", parent);
  },
};

/** A name that no other run has, of letters alone: with numbers it could be a fiscal code. */
export function newName(about: string): string {
  const letters = [...Date.now().toString(26)].map((digit) =>
    String.fromCharCode("a".charCodeAt(0) + Number.parseInt(digit, 26)),
  );
  return `${about} ${letters.join("")}`;
}

export async function openList(page: Page, level: Level) {
  await page.goto(level.path);
  await expectTitle(page, level.title);
}

export function rowOf(page: Page, level: Level, name: string) {
  return page.getByRole("table", { name: level.title }).getByRole("row", { name });
}

/** The list, searched for one record, which is alone in it. */
export async function find(page: Page, level: Level, name: string) {
  await openList(page, level);
  await page.getByRole("searchbox", { name: level.search, exact: true }).fill(name);
  const rows = page.getByRole("table", { name: level.title }).getByRole("rowheader");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(name);
  return rowOf(page, level, name);
}

export async function expectDone(page: Page, said: string) {
  await expect(notices(page).getByText(said)).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("alertdialog")).toBeHidden();
}

export async function create(page: Page, level: Level, name: string, parent = "") {
  await openList(page, level);
  await page.getByRole("button", { name: level.add }).click();
  const dialog = page.getByRole("dialog", { name: level.create });
  await level.fill(dialog, name, parent);
  await dialog.getByRole("button", { name: "Salva", exact: true }).click();
  await expectDone(page, level.done("cre"));
}

export async function openEdit(page: Page, level: Level, name: string) {
  const row = await find(page, level, name);
  await row.getByRole("button", { name: /^Modifica/ }).click();
  const dialog = page.getByRole("dialog", { name: level.edit });
  await expect(dialog).toBeVisible();
  return dialog;
}

interface Stored {
  id: number;
  version: number;
}

/** The record of that name, as the service has it. */
export async function stored(page: Page, level: Level, name: string): Promise<Stored> {
  const answer = await page.request.get(level.api, { params: { [level.query]: name } });
  const told = (await answer.json()) as { results: Stored[] } | Stored[];
  const [record] = Array.isArray(told) ? told : told.results;
  if (!record) throw new Error(`no ${level.api} of the name ${name}`);
  return record;
}

/** Somebody else changes the record. */
export async function changeBehind(
  page: Page,
  level: Level,
  id: number,
  fields: object,
): Promise<APIResponse> {
  return page.request[level.method](`${level.api}/${id}`, { data: fields });
}

/** Two people edit the same field: both values are shown, and the own one can be kept. */
export async function editInConflict(page: Page, level: Level, name: string) {
  const { label, field, theirs, mine } = level.clash;
  const dialog = await openEdit(page, level, name);
  const { id } = await stored(page, level, name);
  expect((await changeBehind(page, level, id, { [field]: theirs })).status()).toBe(200);
  await dialog.getByRole("textbox", { name: label }).fill(mine);
  await dialog.getByRole("button", { name: "Salva", exact: true }).click();
  const notice = dialog.getByRole("alert").filter({ hasText: "modificato da un altro utente" });
  await expect(notice).toContainText(theirs);
  await expect(notice).toContainText(mine);
  await notice.getByRole("button", { name: "Aggiorna e tieni le mie modifiche" }).click();
  await expect(dialog.getByRole("textbox", { name: label })).toHaveValue(mine);
  await dialog.getByRole("button", { name: "Salva", exact: true }).click();
  await expectDone(page, level.done("aggiorn"));
}

export async function askToRemove(page: Page, level: Level, name: string) {
  const row = await find(page, level, name);
  await row.getByRole("button", { name: /^Elimina/ }).click();
  const ask = page.getByRole("alertdialog");
  await expect(ask.getByText(level.ask)).toBeVisible();
  await ask.getByRole("button", { name: "Elimina", exact: true }).click();
  return ask;
}

export async function remove(page: Page, level: Level, name: string) {
  await askToRemove(page, level, name);
  await expectDone(page, level.done("elimin"));
  await expect(rowOf(page, level, name)).toBeHidden();
}

export async function restore(page: Page, name: string) {
  await page.goto("/trash");
  await expectTitle(page, "Cestino");
  await page.getByRole("searchbox", { name: "Cerca" }).fill(name);
  const row = page.getByRole("table", { name: "Cestino" }).getByRole("row", { name }).first();
  await row.getByRole("button", { name: /^Ripristina/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Ripristina" }).click();
  await expectDone(page, "Ripristinato con successo");
}
