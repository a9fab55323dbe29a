import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { answer, fail, hang, take } from "@/test/fake-api";
import { makePlace, notices, openedDialog, openList } from "@/test/places";
import { openPage } from "@/test/render";
import { signIn } from "@/test/staff";

const valdora = makePlace({ logo: "/media/0a.webp", link1: "https://comune.example/" });
const rocco = makePlace({ id: 2, name: "San Rocco", address: null, enabled: false, version: 4 });

beforeEach(() => {
  signIn("superadmin");
  answer("/api/cemeteries", [valdora, rocco]);
});

const openCemeteries = (query = "") => openList(`/cemeteries${query}`, "Cimiteri");

describe("the list of cemeteries", () => {
  it("shows every column of the specification", async () => {
    const { table, rowOf } = await openCemeteries();
    expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "#",
      "Nome",
      "Referente",
      "Settori",
      "Blocchi",
      "Tombe",
      "Defunti",
      "Stato",
      "Azioni",
    ]);
    const row = rowOf(/^Cimitero di Valdora/);
    expect(row.getByText("Viale dei Cipressi 12")).toBeVisible();
    expect(row.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual([
      "1",
      "Ufficio cimiteri",
      "2",
      "14",
      "12.400",
      "31.877",
      "Online",
      "",
    ]);
    expect(row.getByRole("link", { name: "Mappa di Cimitero di Valdora" })).toHaveAttribute(
      "href",
      "/cemeteries/1/mappa",
    );
    expect(rowOf(/^San Rocco/).getByText("Offline")).toBeVisible();
    expect(screen.getByText("2 cimiteri")).toBeVisible();
  });

  it("shows five outlines while loading", async () => {
    hang("/api/cemeteries");
    openPage("/cemeteries");
    const table = await screen.findByRole("table", { name: "Cimiteri" });
    expect(table.querySelectorAll("tbody tr")).toHaveLength(5);
  });

  it("says when there is none", async () => {
    answer("/api/cemeteries", []);
    openPage("/cemeteries");
    expect(await screen.findByText("Nessun cimitero trovato")).toBeVisible();
  });

  it("can be asked for again after a failure", async () => {
    fail("/api/cemeteries", 500);
    const { user } = openPage("/cemeteries");
    const retry = await screen.findByRole("button", { name: "Riprova" });
    answer("/api/cemeteries", [rocco]);
    await user.click(retry);
    await screen.findByText("San Rocco");
  });

  it("is searched as everything is, in its address", async () => {
    const { user, table, address } = await openCemeteries();
    await user.type(screen.getByLabelText("Cerca"), "sanrocco");
    await waitFor(() => expect(address()).toBe("/cemeteries?cerca=sanrocco"));
    await waitFor(() => expect(table.getAllByRole("rowheader")).toHaveLength(1));
    expect(screen.getByText("1 di 2 cimiteri")).toBeVisible();
  });
});

describe("for an admin", () => {
  beforeEach(() => {
    signIn("admin");
    answer("/api/cemeteries", [valdora]);
  });

  it("the own cemetery is edited, from the dashboard", async () => {
    const sent = take("patch", "/api/cemeteries/{cemetery_id}", {
      status: 200,
      body: { ...valdora, warnings: [] },
    });
    const { user, address } = openPage("/");
    await user.click(await screen.findByRole("link", { name: "Modifica cimitero" }));
    const dialog = await openedDialog("Modifica Cimitero");
    expect(address()).toBe("/cemeteries?apri=1");
    await user.clear(dialog.getByLabelText(/^Referente/));
    await user.click(dialog.getByRole("button", { name: "Salva" }));
    expect(await notices().findByText("Cimitero aggiornato con successo")).toBeVisible();
    expect(sent).toEqual([{ reference: null, version: 1 }]);
    await waitFor(() => expect(address()).toBe("/cemeteries"));
  });

  it("none is added or deleted", async () => {
    const { table, router } = await openCemeteries();
    expect(screen.queryByRole("button", { name: "Aggiungi Cimitero" })).not.toBeInTheDocument();
    expect(table.queryByRole("button", { name: /^Elimina/ })).not.toBeInTheDocument();
    expect(table.getByRole("button", { name: "Modifica Cimitero di Valdora" })).toBeVisible();
    await router.navigate("/cemeteries?nuovo=1");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});
