import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { answer, fail, hang } from "@/test/fake-api";
import { openPage } from "@/test/render";
import { makeAudit, makeEntry, STATS, signIn } from "@/test/staff";
import { greeting } from "./greeting";

const panel = async (name: string) => within(await screen.findByRole("region", { name }));

beforeEach(() => {
  signIn("superadmin");
});

it("greets by name, with the subtitle of the role", async () => {
  openPage("/");
  await screen.findByRole("heading", { name: /^Buon.*, Chiara Vianello$/ });
  expect(screen.getByText("Amministrazione generale del sistema")).toBeVisible();
  expect(document.title).toBe("Dashboard · Camposanto");
});

it("greets an admin with the role's value", async () => {
  signIn("admin");
  openPage("/");
  await screen.findByRole("heading", { name: /Marco Bellini$/ });
  expect(screen.getByText("Gestione admin - Sistema cimiteri")).toBeVisible();
});

it.each([
  [5, "Buongiorno"],
  [12, "Buongiorno"],
  [13, "Buon pomeriggio"],
  [18, "Buonasera"],
  [2, "Buonasera"],
])("at %i one says %s", (hour, words) => {
  expect(greeting(hour)).toBe(words);
});

it("counts the Italian way", async () => {
  openPage("/");
  const counts = await panel("Numeri del sistema");
  for (const [label, count] of [
    ["Cimiteri Totali", "3"],
    ["Settori Totali", "48"],
    ["Tombe Totali", "20.412"],
    ["Defunti Registrati", "131.877"],
  ] as const) {
    expect(counts.getByText(label)).toBeVisible();
    expect(counts.getByText(count)).toBeVisible();
  }
});

it("shows four outlines while counting", async () => {
  hang("/api/stats");
  openPage("/");
  await screen.findByRole("heading", { level: 2 });
  const [waiting] = await screen.findAllByText("Caricamento...");
  expect(waiting?.parentElement?.querySelectorAll(":scope > div")).toHaveLength(4);
});

it("can count again after a failure", async () => {
  fail("/api/stats", 503);
  const { user } = openPage("/");
  const retry = await screen.findByRole("button", { name: "Riprova" });
  answer("/api/stats", STATS);
  await user.click(retry);
  await screen.findByText("20.412");
});

it("tells in plain Italian what was done last, above the state of the system", async () => {
  const asked = answer(
    "/api/audit",
    makeAudit([makeEntry(), makeEntry({ id: 2, action: "logged_in", user_name: null })]),
  );
  openPage("/");
  const recent = await panel("Attività Recenti");
  const [first, second] = await recent.findAllByRole("listitem");
  expect(first).toHaveTextContent(
    "Marco Bellini ha modificato l’operatore Lucia De Santis27/11/2026, 16:40",
  );
  expect(second).toHaveTextContent("Sistema ha effettuato l’accesso");
  const health = within(recent.getByRole("list", { name: "Stato del sistema" }));
  expect(health.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Sistema online e funzionante",
    "Database aggiornato",
  ]);
  expect(asked[0]?.get("pageSize")).toBe("6");
});

it("does not say that all is well when it is not", async () => {
  fail("/api/health/registry", 503);
  openPage("/");
  await screen.findByText("Sistema online in parte. Non risponde: registro dei cimiteri");
  expect(screen.getByText("Database non raggiungibile: registro dei cimiteri")).toBeVisible();
  expect(screen.queryByText("Sistema online e funzionante")).not.toBeInTheDocument();
});

it.each([
  ["Nuovo settore", "Nuovo Settore"],
  ["Nuova tomba", "Nuova Tomba"],
  ["Nuovo defunto", "Nuovo Defunto"],
  ["Nuovo operatore", "Nuovo Operatore"],
])("%s opens its dialog", async (button, dialog) => {
  const { user } = openPage("/");
  const quick = await panel("Accesso Rapido");
  await user.click(quick.getByRole("link", { name: new RegExp(`^${button}`) }));
  await screen.findByRole("dialog", { name: dialog });
});

it("changes the theme, in its card and in the menu", async () => {
  const { user } = openPage("/");
  const theme = await panel("Impostazioni Tema");
  expect(theme.getByRole("radio", { name: /^Sistema/ })).toBeChecked();
  await user.click(theme.getByRole("radio", { name: /^Scuro/ }));
  expect(document.documentElement).toHaveClass("dark");
  await user.click(screen.getByRole("button", { name: "Tema: Scuro" }));
  await user.click(await screen.findByRole("menuitemradio", { name: "Chiaro" }));
  expect(document.documentElement).not.toHaveClass("dark");
  expect(theme.getByRole("radio", { name: /^Chiaro/ })).toBeChecked();
});
