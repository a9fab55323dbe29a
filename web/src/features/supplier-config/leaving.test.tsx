import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { answer, take } from "@/test/fake-api";
import { notices } from "@/test/operators";
import { openPage } from "@/test/render";
import { makeConfig } from "@/test/sellers";
import { signIn } from "@/test/staff";

const CONFIG = "/api/supplier-config";
const EMAIL = /^Email per le notifiche/;

/** A configuration in which an address has been typed and not saved. */
async function typed() {
  signIn("fornitore");
  answer(CONFIG, makeConfig());
  const page = openPage("/orders");
  await screen.findByText("Ancora nessun ordine.");
  await page.user.click(screen.getByRole("link", { name: "Configurazione" }));
  await page.user.click(await screen.findByRole("tab", { name: "Notifiche" }));
  await page.user.type(screen.getByLabelText(EMAIL), "ordini@ferri.example");
  return page;
}

const question = async () =>
  within(await screen.findByRole("alertdialog", { name: "Chiudere senza salvare?" }));

it("asks before a link leads away, and what was typed stays", async () => {
  const { user, address } = await typed();
  await user.click(screen.getByRole("link", { name: "Ordini" }));
  await user.click((await question()).getByRole("button", { name: "Continua a modificare" }));
  expect(address()).toBe("/supplier-config");
  expect(screen.getByLabelText(EMAIL)).toHaveValue("ordini@ferri.example");
  await user.click(screen.getByRole("link", { name: "Ordini" }));
  await user.click((await question()).getByRole("button", { name: "Chiudi senza salvare" }));
  await waitFor(() => expect(address()).toBe("/orders"));
});

it("asks before the way back", async () => {
  const { router, address } = await typed();
  void router.navigate(-1);
  await question();
  expect(address()).toBe("/supplier-config");
});

it("asks before the tab is closed, while something is unsaved", async () => {
  const { user } = await typed();
  const close = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(close()).toBe(true);
  const stored = makeConfig({ orderNotificationEmail: "ordini@ferri.example" });
  take("put", CONFIG, { status: 200, body: stored });
  answer(CONFIG, stored);
  await user.click(screen.getByRole("button", { name: "Salva Configurazione" }));
  await notices().findByText("Configurazione aggiornata");
  await waitFor(() => expect(close()).toBe(false));
  await user.click(screen.getByRole("link", { name: "Ordini" }));
  expect(await screen.findByText("Ancora nessun ordine.")).toBeVisible();
});

it("asks before signing out, and nobody is signed out who stays", async () => {
  const { user, address } = await typed();
  const sent = take("post", "/api/auth/logout", { status: 204 });
  await user.click(screen.getByRole("button", { name: "Esci" }));
  await user.click((await question()).getByRole("button", { name: "Continua a modificare" }));
  expect(sent).toEqual([]);
  expect(screen.getByLabelText(EMAIL)).toHaveValue("ordini@ferri.example");
  await user.click(screen.getByRole("button", { name: "Esci" }));
  await user.click((await question()).getByRole("button", { name: "Chiudi senza salvare" }));
  await waitFor(() => expect(address()).toBe("/search"));
  expect(sent).toHaveLength(1);
});
