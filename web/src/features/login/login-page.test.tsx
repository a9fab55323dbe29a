import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { queryClient } from "@/api/query-client";
import { answer, fail, take } from "@/test/fake-api";
import { makeCemetery } from "@/test/makers";
import { openPage } from "@/test/render";
import { makeUser, signIn } from "@/test/staff";

async function openLogin() {
  const page = openPage("/login");
  await screen.findByRole("heading", { name: "Accesso operatori" });
  const enter = async (email: string, password: string) => {
    if (email) await page.user.type(screen.getByLabelText("Email"), email);
    if (password) await page.user.type(screen.getByLabelText("Password"), password);
    await page.user.click(screen.getByRole("button", { name: "Accedi" }));
  };
  return { ...page, enter };
}

describe("the login", () => {
  it.each([
    ["", "", ["Email richiesta", "Password richiesta"]],
    ["chiara", "segreta", ["Email non valida"]],
    ["chiara@valdora.example", "", ["Password richiesta"]],
  ])("refuses %j and %j before asking", async (email, password, messages) => {
    const { enter } = await openLogin();
    await enter(email, password);
    for (const message of messages) expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual(messages);
  });

  it("welcomes, reads the user anew and leads home", async () => {
    const { enter, address } = await openLogin();
    queryClient.setQueryData(["/api/stats", {}], { totalCemeteries: 1 });
    const sent = take("post", "/api/auth/login", () => {
      signIn("superadmin");
      return { status: 200, body: makeUser("superadmin") };
    });
    await enter(" chiara@valdora.example ", "segreta");
    await screen.findByText("20.412");
    expect(address()).toBe("/");
    expect(sent).toEqual([{ email: "chiara@valdora.example", password: "segreta" }]);
    const notices = within(screen.getByRole("region", { name: "Notifiche (F8)" }));
    expect(notices.getByText("Accesso effettuato")).toBeVisible();
    expect(notices.getByText("Ti diamo il benvenuto, Chiara Vianello.")).toBeVisible();
  });

  it.each([
    [401, { message: "Credenziali non valide" }, "Credenziali non valide"],
    [401, {}, "Credenziali non valide"],
    [
      429,
      { message: "Troppi tentativi: riprova tra 8 secondi" },
      "Troppi tentativi: riprova tra 8 secondi",
    ],
    [503, {}, "Il servizio non risponde. Riprova tra poco."],
  ])("says why it failed (%i %j)", async (status, body, message) => {
    take("post", "/api/auth/login", { status, body });
    const { enter, address } = await openLogin();
    await enter("chiara@valdora.example", "sbagliata");
    const notices = within(screen.getByRole("region", { name: "Notifiche (F8)" }));
    expect(await notices.findByText("Errore di accesso")).toBeVisible();
    expect(notices.getByText(message)).toBeVisible();
    expect(address()).toBe("/login");
    expect(screen.getByLabelText("Email")).toHaveValue("chiara@valdora.example");
    await waitFor(() => expect(screen.getByLabelText("Password")).toHaveFocus());
  });

  it("says when the browser did not keep the session", async () => {
    take("post", "/api/auth/login", { status: 200, body: makeUser("admin") });
    fail("/api/auth/user", 401);
    const { enter, address } = await openLogin();
    await enter("marco@valdora.example", "segreta");
    await screen.findAllByText(/controlla che i cookie siano permessi/);
    expect(address()).toBe("/login");
  });

  it("shows the password on request", async () => {
    const { user } = await openLogin();
    const password = screen.getByLabelText("Password");
    expect(password).toHaveAttribute("type", "password");
    await user.click(screen.getByRole("button", { name: "Mostra password" }));
    expect(password).toHaveAttribute("type", "text");
  });

  it.each(["Torna alla ricerca", "Vai alla ricerca pubblica"])("%s", async (name) => {
    answer("/api/public/cemeteries", [makeCemetery()]);
    const { user, address } = await openLogin();
    await user.click(screen.getByRole("link", { name }));
    await screen.findByRole("heading", { name: "Scegli il cimitero" });
    expect(address()).toBe("/search");
  });
});

describe("a forgotten password", () => {
  it("is answered alike for every address", async () => {
    const sent = take("post", "/api/auth/password-reset", { status: 204 });
    const { user } = await openLogin();
    await user.click(screen.getByRole("button", { name: "Password dimenticata?" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Password dimenticata?" }));
    await user.click(dialog.getByRole("button", { name: "Invia il collegamento" }));
    await dialog.findByText("Email richiesta");
    await user.type(dialog.getByLabelText("Email"), "chiunque@valdora.example{Enter}");
    await screen.findByRole("dialog", { name: "Controlla la posta" });
    expect(screen.getByText(/Se l’indirizzo appartiene a un operatore/)).toBeVisible();
    expect(sent).toEqual([{ email: "chiunque@valdora.example" }]);
  });
});

describe("a new password", () => {
  const link = "/reimposta-password#gettone-123";
  const choose = async (first: string, second: string) => {
    const page = openPage(link);
    await page.user.type(await screen.findByLabelText("Nuova password"), first);
    await page.user.type(screen.getByLabelText("Ripeti la nuova password"), second);
    await page.user.click(screen.getByRole("button", { name: "Salva la password" }));
    return page;
  };

  it("is sent with the token of the address, and leads to the login", async () => {
    const sent = take("post", "/api/auth/password-reset/confirm", { status: 204 });
    const { address } = await choose("nuova-segreta", "nuova-segreta");
    await screen.findByRole("heading", { name: "Accesso operatori" });
    expect(sent).toEqual([{ token: "gettone-123", password: "nuova-segreta" }]);
    expect(address()).toBe("/login");
    await screen.findAllByText("Password aggiornata: ora puoi accedere.");
  });

  it.each([
    ["corta", "corta", "Password deve essere di almeno 6 caratteri"],
    ["nuova-segreta", "nuova-segrete", "Le due password non coincidono"],
  ])("%s, then %s, is not sent", async (first, second, message) => {
    await choose(first, second);
    expect(await screen.findByText(message)).toBeVisible();
  });

  it("cannot be set by an old link, which can be asked for anew", async () => {
    const message = "Il collegamento non è più valido: richiedine uno nuovo";
    take("post", "/api/auth/password-reset/confirm", { status: 400, body: { message } });
    const { user } = await choose("nuova-segreta", "nuova-segreta");
    expect(await screen.findByText(message)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Richiedi un nuovo collegamento" }));
    await screen.findByRole("dialog", { name: "Password dimenticata?" });
  });

  it("cannot be set without a token", async () => {
    openPage("/reimposta-password");
    await screen.findByRole("heading", { name: "Il collegamento è incompleto" });
    await waitFor(() => expect(screen.queryByLabelText("Nuova password")).not.toBeInTheDocument());
  });
});
