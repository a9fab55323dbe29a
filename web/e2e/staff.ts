// The steps of a working day, shared by the journeys.
import { readFileSync } from "node:fs";
import { type APIRequestContext, expect, type Page } from "@playwright/test";

export type Role = "superadmin" | "admin" | "owner" | "fornitore";

interface Login {
  role: Role;
  email: string;
  password: string;
}

interface Stack {
  users: Login[];
  mailbox: string;
  sandbox: string;
}

/** What the running stack has told of itself. */
export function stack(): Stack {
  const told = process.env.CAMPOSANTO_STACK ?? `${import.meta.dirname}/../../.local/stack.json`;
  return JSON.parse(readFileSync(told, "utf8")) as Stack;
}

/** The login that the stack has made for a role. */
export function loginOf(role: Role): Login {
  const login = stack().users.find((user) => user.role === role);
  if (!login) throw new Error(`the stack has no login for ${role}`);
  return login;
}

/** Signs in by the call itself. The site takes so many a second from one address, and all journeys
 * come from the same: one waits for its turn. */
export async function enterByCall(
  site: APIRequestContext,
  { email, password }: Omit<Login, "role">,
) {
  await expect(async () => {
    const entered = await site.post("/api/auth/login", { data: { email, password } });
    expect(entered.ok()).toBe(true);
  }).toPass({ timeout: 20_000 });
}

/** An address that nobody signs in with, another one each time: who fails too often has to wait. */
export function stranger(): string {
  return `${newSurname("nessuno")}@camposanto.example`;
}

export const HOMES: Record<Role, { path: string; title: string; label: string }> = {
  superadmin: { path: "/", title: "Dashboard", label: "Super Admin" },
  admin: { path: "/", title: "Dashboard", label: "Amministratore" },
  owner: { path: "/tombs", title: "Tombe", label: "Proprietario" },
  fornitore: { path: "/shop", title: "Shop", label: "Fornitore" },
};

export async function enter(page: Page, email: string, password: string) {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Accedi" }).click();
}

export async function signIn(page: Page, role: Role) {
  const { email, password } = loginOf(role);
  await enter(page, email, password);
  await expectTitle(page, HOMES[role].title);
}

export async function expectTitle(page: Page, name: string) {
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
}

export function notices(page: Page) {
  return page.getByRole("region", { name: "Notifiche (F8)" });
}

export function operatorsTable(page: Page) {
  return page.getByRole("table", { name: "Gestione Operatori" });
}

export interface Made {
  name: string;
  email: string;
  password: string;
}

/** Makes an owner through the dialog, which is open. */
export async function fillNewOperator(page: Page, surname: string): Promise<Made> {
  const dialog = page.getByRole("dialog", { name: "Nuovo Operatore" });
  const email = `${surname.toLowerCase()}@camposanto.example`;
  await dialog.getByLabel("Nome", { exact: true }).fill("Prova");
  await dialog.getByLabel("Cognome").fill(surname);
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Ruolo").selectOption({ label: "Proprietario" });
  const password = await dialog.getByLabel("Password", { exact: true }).inputValue();
  await dialog.getByRole("button", { name: "Salva" }).click();
  await expect(notices(page).getByText("Operatore creato con successo")).toBeVisible();
  await expect(dialog).toBeHidden();
  return { name: `Prova ${surname}`, email, password };
}

/** The text of the newest mail to an address, once it has come. */
export async function mailTo(page: Page, email: string): Promise<string> {
  const address = `${stack().mailbox}/api/messages?to=${encodeURIComponent(email)}`;
  let newest = "";
  await expect(async () => {
    const mails = (await (await page.request.get(address)).json()) as { text: string }[];
    newest = mails[0]?.text ?? "";
    expect(newest).not.toBe("");
  }).toPass();
  return newest;
}

/** A surname that no other run has. */
export function newSurname(about: string): string {
  return `${about}${Date.now().toString(36)}`;
}

export async function makeOperator(page: Page, about: string): Promise<Made> {
  await page.goto("/operators?nuovo=1");
  return fillNewOperator(page, newSurname(about));
}

export async function editOperator(page: Page, name: string) {
  await operatorsTable(page)
    .getByRole("button", { name: `Modifica ${name}` })
    .click();
  return page.getByRole("dialog", { name: "Modifica Operatore" });
}
