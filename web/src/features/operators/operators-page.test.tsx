import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { answer, fail, hang, take } from "@/test/fake-api";
import { chiara, lucia, notices, openOperators, prepareOperators, rosa } from "@/test/operators";
import { openPage } from "@/test/render";
import { signIn } from "@/test/staff";

beforeEach(prepareOperators);

describe("the list", () => {
  it("shows every column of the specification", async () => {
    const { table } = await openOperators();
    expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "#",
      "Nome",
      "Cimitero",
      "Ruolo",
      "Ragione sociale",
      "Telefono",
      "Stato",
      "Azioni",
    ]);
    const header = table.getByRole("rowheader", { name: /^Lucia/ });
    const row = within(header.closest("tr") as HTMLElement);
    expect(row.getByText("lucia@valdora.example", { exact: false })).toBeVisible();
    expect(row.getByText("Cimitero di Valdora")).toBeVisible();
    expect(row.getByText("Proprietario")).toBeVisible();
    expect(row.getByText("347 1")).toBeVisible();
    expect(row.getByText("Inattivo")).toBeVisible();
    expect(row.getAllByRole("cell").at(4)).toHaveTextContent("347 1");
    expect(screen.getByText("3 operatori")).toBeVisible();
  });

  it("shows five outlines while loading", async () => {
    hang("/api/users");
    openPage("/operators");
    const table = await screen.findByRole("table", { name: "Gestione Operatori" });
    expect(table).toHaveAttribute("aria-busy", "true");
    expect(table.querySelectorAll("tbody tr")).toHaveLength(5);
  });

  it("says when there is nobody", async () => {
    answer("/api/users", []);
    openPage("/operators");
    expect(await screen.findByText("Nessun dato disponibile")).toBeVisible();
  });

  it("can be asked for again after a failure", async () => {
    fail("/api/users", 500);
    const { user } = openPage("/operators");
    const retry = await screen.findByRole("button", { name: "Riprova" });
    answer("/api/users", [lucia]);
    await user.click(retry);
    await screen.findByText("Lucia De Santis");
  });

  it("is filtered by cemetery, kept in the address", async () => {
    const { user, table, address } = await openOperators();
    await user.selectOptions(screen.getByLabelText("Cimitero"), "San Rocco");
    await waitFor(() => expect(address()).toBe("/operators?cimitero=2"));
    await waitFor(() => expect(table.getAllByRole("rowheader")).toHaveLength(1));
    expect(screen.getByText("1 di 3 operatori")).toBeVisible();
    await user.type(screen.getByLabelText("Cerca"), "lucia");
    await screen.findByText("Nessun operatore corrisponde ai filtri scelti.");
    await user.click(screen.getByRole("button", { name: "Togli i filtri" }));
    await waitFor(() => expect(table.getAllByRole("rowheader")).toHaveLength(3));
    expect(address()).toBe("/operators");
  });

  it("offers no cemetery that nobody knows", async () => {
    answer("/api/users", [lucia, { ...rosa, cemetery_id: 999, cemetery_name: null }]);
    await openOperators();
    const options = within(screen.getByLabelText("Cimitero")).getAllByRole("option");
    expect(options.map(({ textContent }) => textContent)).toEqual([
      "Tutti i cimiteri",
      "Cimitero di Valdora",
      "San Rocco",
    ]);
  });

  it("has no filter of cemeteries for an admin", async () => {
    signIn("admin");
    answer("/api/users", [lucia]);
    await openOperators();
    expect(screen.queryByLabelText("Cimitero")).not.toBeInTheDocument();
  });
});

describe("deleting", () => {
  const ask = async () => {
    const page = await openOperators();
    await page.user.click(page.table.getByRole("button", { name: "Elimina Lucia De Santis" }));
    return { ...page, dialog: within(await screen.findByRole("alertdialog")) };
  };

  it("asks first, covers the screen meanwhile and refreshes the list", async () => {
    const removed = take("delete", "/api/users/{user_id}", () => {
      answer("/api/users", [chiara, rosa]);
      return { status: 204 };
    });
    const { user, dialog } = await ask();
    expect(dialog.getByText("Sei sicuro di voler eliminare questo operatore?")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Elimina" }));
    await notices().findByText("Operatore eliminato con successo");
    await waitFor(() => expect(screen.queryByText("Lucia De Santis")).not.toBeInTheDocument());
    expect(removed).toHaveLength(1);
    expect(screen.queryByText("Eliminazione operatore in corso...")).not.toBeInTheDocument();
  });

  it("does nothing when it is called off", async () => {
    const removed = take("delete", "/api/users/{user_id}", { status: 204 });
    const { user, dialog } = await ask();
    await waitFor(() => expect(dialog.getByRole("button", { name: "Annulla" })).toHaveFocus());
    await user.click(dialog.getByRole("button", { name: "Annulla" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    expect(removed).toHaveLength(0);
  });

  it("says why it was refused", async () => {
    const message = "È l'ultimo Super Admin attivo";
    take("delete", "/api/users/{user_id}", { status: 409, body: { message } });
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole("button", { name: "Elimina" }));
    await notices().findByText(`Errore durante l'eliminazione dell'operatore. ${message}`);
  });

  it("is not offered for oneself", async () => {
    const { table } = await openOperators();
    expect(table.queryByRole("button", { name: "Elimina Chiara Vianello" })).toBeNull();
    expect(table.getByRole("button", { name: "Modifica Chiara Vianello" })).toBeVisible();
  });
});
