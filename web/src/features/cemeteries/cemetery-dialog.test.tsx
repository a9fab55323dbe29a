import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { answer, fakeNetwork, take } from "@/test/fake-api";
import { makePlace, notices, openedDialog, openList } from "@/test/places";
import { signIn } from "@/test/staff";

const valdora = makePlace({ logo: "/media/0a.webp", link1: "https://comune.example/" });
const rocco = makePlace({ id: 2, name: "San Rocco", address: null, enabled: false, version: 4 });

beforeEach(() => {
  signIn("superadmin");
  answer("/api/cemeteries", [valdora, rocco]);
});

const openCemeteries = (query = "") => openList(`/cemeteries${query}`, "Cimiteri");

describe("a new cemetery", () => {
  async function openNew() {
    const page = await openCemeteries();
    await page.user.click(screen.getByRole("button", { name: "Aggiungi Cimitero" }));
    const dialog = await openedDialog("Nuovo Cimitero");
    const save = dialog.getByRole("button", { name: "Salva" });
    return { ...page, dialog, save };
  }

  it("has the five sections, and is saved once something is written", async () => {
    const sent = take("post", "/api/cemeteries", ({ name }) => {
      answer("/api/cemeteries", [valdora, rocco, makePlace({ id: 3, name: String(name) })]);
      return { status: 201, body: { ...valdora, warnings: [] } };
    });
    const { user, dialog, save } = await openNew();
    for (const section of [
      "Informazioni principali",
      "Posizione e aspetto",
      "Link",
      "Configurazione",
      "Ordinamento",
    ])
      expect(dialog.getByRole("group", { name: section })).toBeVisible();
    expect(save).toBeDisabled();
    await user.type(dialog.getByLabelText("Nome"), "Santa Maria");
    await user.type(dialog.getByLabelText(/^Etichetta del link del Comune/), "Comune");
    await user.clear(dialog.getByLabelText("Ordine"));
    await user.type(dialog.getByLabelText("Ordine"), "presto");
    await user.click(save);
    expect(await notices().findByText("Cimitero creato con successo")).toBeVisible();
    expect(sent).toMatchObject([
      {
        name: "Santa Maria",
        link1Label: "Comune",
        color: "#000000",
        order: 0,
        enabled: true,
        logo: null,
      },
    ]);
    await screen.findByText("Santa Maria");
  });

  it("is not sent while a field is wrong", async () => {
    const { user, dialog, save } = await openNew();
    await user.type(dialog.getByLabelText(/^Email/), "boh");
    await user.click(save);
    expect(await notices().findByText("Controlla i campi obbligatori")).toBeVisible();
    expect(dialog.getByText("Nome richiesto")).toBeVisible();
    expect(dialog.getByText("Email non valida")).toBeVisible();
  });

  it.each([
    [{ message: "Coordinate fuori dall’Italia" }, "Coordinate fuori dall’Italia"],
    [{}, "Si è verificato un errore durante il salvataggio"],
  ])("that is refused with %j says so", async (body, said) => {
    take("post", "/api/cemeteries", { status: 422, body });
    const { user, dialog, save } = await openNew();
    await user.type(dialog.getByLabelText("Nome"), "Santa Maria");
    await user.click(save);
    expect(await notices().findByText(said)).toBeVisible();
    expect(dialog.getByLabelText("Nome")).toHaveValue("Santa Maria");
  });
});

describe("an edit", () => {
  it("on an old version shows what changed beside one's own", async () => {
    const current = { ...valdora, address: "Via Nuova 1", version: 2 };
    take("patch", "/api/cemeteries/{cemetery_id}", {
      status: 409,
      body: { message: "x", current },
    });
    const { user, table } = await openCemeteries();
    await user.click(table.getByRole("button", { name: "Modifica Cimitero di Valdora" }));
    const dialog = await openedDialog("Modifica Cimitero");
    const address = dialog.getByLabelText(/^Indirizzo/);
    await user.clear(address);
    await user.type(address, "Via Vecchia 2");
    await user.click(dialog.getByRole("button", { name: "Salva" }));
    const notice = within(await dialog.findByRole("alert"));
    expect(notice.getByRole("listitem")).toHaveTextContent(
      "Indirizzo: prima Viale dei Cipressi 12Via Nuova 1tu hai scritto Via Vecchia 2",
    );
    await user.click(notice.getByRole("button", { name: "Ricarica i dati" }));
    expect(address).toHaveValue("Via Nuova 1");
  });
});

describe("deleting a cemetery", () => {
  const ask = async () => {
    const page = await openCemeteries();
    await page.user.click(page.table.getByRole("button", { name: "Elimina Cimitero di Valdora" }));
    return { ...page, dialog: within(await screen.findByRole("alertdialog")) };
  };

  it("asks by its name, and covers the screen meanwhile", async () => {
    take("delete", "/api/cemeteries/{cemetery_id}", () => {
      answer("/api/cemeteries", [rocco]);
      return { status: 204 };
    });
    const { user, dialog } = await ask();
    expect(
      dialog.getByText('Sei sicuro di voler eliminare il cimitero "Cimitero di Valdora"?'),
    ).toBeVisible();
    const seen = screen.findByText("Eliminazione cimitero in corso...");
    await user.click(dialog.getByRole("button", { name: "Elimina" }));
    await seen;
    await notices().findByText("Cimitero eliminato con successo");
    await waitFor(() => expect(screen.queryByText("Cimitero di Valdora")).not.toBeInTheDocument());
  });

  it("with all it holds wants its name typed", async () => {
    const message = "Il cimitero contiene ancora 2 settori, 14 blocchi e 31.877 defunti";
    const queries: Record<string, string>[] = [];
    fakeNetwork.events.on("request:start", ({ request }) => {
      const { searchParams } = new URL(request.url);
      if (request.method === "DELETE") queries.push(Object.fromEntries(searchParams));
    });
    take("delete", "/api/cemeteries/{cemetery_id}", { status: 409, body: { message } });
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole("button", { name: "Elimina" }));
    expect(await dialog.findByText(message)).toBeVisible();
    expect(notices().getByText("Errore durante l'eliminazione del cimitero")).toBeVisible();
    const all = dialog.getByRole("button", { name: "Elimina tutto" });
    expect(all).toBeDisabled();
    take("delete", "/api/cemeteries/{cemetery_id}", { status: 204 });
    await user.type(dialog.getByRole("textbox"), "cimitero di Valdora");
    await user.click(all);
    await notices().findByText("Cimitero eliminato con successo");
    expect(queries).toEqual([
      { version: "1" },
      { version: "1", cascade: "true", name: "cimitero di Valdora" },
    ]);
    fakeNetwork.events.removeAllListeners();
  });

  it("that somebody changed meanwhile is refused without that offer", async () => {
    const current = { ...valdora, version: 2 };
    const message = "Il record è stato modificato da un altro utente";
    take("delete", "/api/cemeteries/{cemetery_id}", { status: 409, body: { message, current } });
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole("button", { name: "Elimina" }));
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.queryByRole("textbox")).not.toBeInTheDocument();
  });
});
