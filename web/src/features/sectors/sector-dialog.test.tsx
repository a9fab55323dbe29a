import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { pageOf } from "@/test/burials";
import { answer, answerBy, take } from "@/test/fake-api";
import { makePlace, makeSector, notices, openedDialog, openList } from "@/test/places";
import { makeAudit, makeEntry, signIn } from "@/test/staff";

const campo = makeSector({
  photos: ["/media/0a.webp", "/media/0b.webp"],
  coordinates: "45.438611, 12.326667",
});
const viale = makeSector({ id: 5, name: "Viale Nord", enabled: false, blocksCount: 0, version: 7 });

beforeEach(() => {
  signIn("superadmin");
  answer("/api/cemeteries", [makePlace(), makePlace({ id: 2, name: "San Rocco" })]);
  answer("/api/sectors", pageOf([campo, viale]));
});

const openSectors = (query = "") => openList(`/sectors${query}`, "Settori");

describe("a new sector", () => {
  async function openNew(query = "?nuovo=1") {
    const page = await openSectors(query);
    const dialog = await openedDialog("Nuovo Settore");
    const save = () => page.user.click(dialog.getByRole("button", { name: "Salva" }));
    return { ...page, dialog, save };
  }

  it("is filled in and saved with the keyboard alone", async () => {
    const sent = take("post", "/api/sectors", ({ name }) => {
      answer("/api/sectors", pageOf([campo, makeSector({ id: 9, name: String(name) })]));
      return { status: 201, body: { ...campo, warnings: [] } };
    });
    const { user, dialog, address } = await openNew();
    dialog.getByLabelText("Nome").focus();
    await user.keyboard("Campo 9{Tab}");
    await waitFor(() => expect(dialog.getByLabelText("Cimitero")).toHaveFocus());
    await user.keyboard("rocco");
    await dialog.findByRole("option", { hidden: true });
    await user.keyboard("{Enter}");
    expect(dialog.getByLabelText("Cimitero")).toHaveValue("San Rocco");
    await user.type(dialog.getByLabelText(/^Coordinate/), "45,4386; 12,3267");
    await user.type(await dialog.findByLabelText("URL: Foto"), "https://example.org/a.jpg{Enter}");
    dialog.getByRole("button", { name: "Salva" }).focus();
    await user.keyboard("{Enter}");
    expect(await notices().findByText("Settore creato con successo")).toBeVisible();
    expect(sent).toEqual([
      {
        name: "Campo 9",
        cemeteryId: 2,
        coordinates: "45,4386; 12,3267",
        description: null,
        photos: ["https://example.org/a.jpg"],
        enabled: true,
      },
    ]);
    await screen.findByText("Campo 9");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(address()).toBe("/sectors");
  });

  it("stands in the cemetery that is looked at", async () => {
    const { dialog } = await openNew("?cimitero=2&nuovo=1");
    expect(dialog.getByLabelText("Cimitero")).toHaveValue("San Rocco");
  });

  it("is not sent without a name and a cemetery", async () => {
    const { dialog, save } = await openNew();
    await save();
    expect(await dialog.findByText("Nome richiesto")).toBeVisible();
    expect(dialog.getByText("Il cimitero è obbligatorio")).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText("Nome")).toHaveFocus());
    expect(notices().getByText("Controlla i campi obbligatori")).toBeVisible();
  });

  it("keeps what was typed when it is refused, and says why on the field", async () => {
    const reason = "Coordinate non leggibili";
    take("post", "/api/sectors", {
      status: 422,
      body: { message: "Controlla i campi evidenziati", fields: { coordinates: reason } },
    });
    const { user, dialog, save } = await openNew("?cimitero=2&nuovo=1");
    await user.type(dialog.getByLabelText("Nome"), "Campo 9");
    await user.type(dialog.getByLabelText(/^Coordinate/), "boh");
    await save();
    expect(await dialog.findByText(reason)).toBeVisible();
    expect(dialog.getByLabelText(/^Coordinate/)).toBeInvalid();
    expect(dialog.getByLabelText("Nome")).toHaveValue("Campo 9");
    expect(notices().getByText("Errore durante la creazione del settore")).toBeVisible();
  });

  it("is not lost by accident, neither by closing nor by going back", async () => {
    const { user, dialog, router, address } = await openNew();
    await user.type(dialog.getByLabelText("Nome"), "Campo 9");
    await user.keyboard("{Escape}");
    await user.click(await screen.findByRole("button", { name: "Continua a modificare" }));
    answer("/api/blocks", pageOf([]));
    await router.navigate("/blocks");
    await user.click(await screen.findByRole("button", { name: "Continua a modificare" }));
    expect(dialog.getByLabelText("Nome")).toHaveValue("Campo 9");
    expect(address()).toBe("/sectors?nuovo=1");
    await user.click(dialog.getByRole("button", { name: "Annulla" }));
    await user.click(await screen.findByRole("button", { name: "Chiudi senza salvare" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(address()).toBe("/sectors");
  });
});

describe("a stored sector", () => {
  async function openCampo() {
    const page = await openSectors();
    await page.user.click(page.table.getByRole("button", { name: "Modifica Campo 4" }));
    const dialog = await openedDialog("Modifica Settore");
    const save = () => page.user.click(dialog.getByRole("button", { name: "Salva" }));
    return { ...page, dialog, save };
  }

  it("is saved once something has changed, and sends that alone", async () => {
    const sent = take("put", "/api/sectors/{sector_id}", {
      status: 200,
      body: { ...campo, warnings: [] },
    });
    const { user, dialog, save } = await openCampo();
    expect(dialog.getByRole("button", { name: "Salva" })).toBeDisabled();
    await user.click(dialog.getByRole("button", { name: "Sposta dopo la foto 1" }));
    await save();
    expect(await notices().findByText("Settore aggiornato con successo")).toBeVisible();
    expect(sent).toEqual([{ photos: ["/media/0b.webp", "/media/0a.webp"], version: 1 }]);
  });

  it("says what is odd about what was saved", async () => {
    const warnings = ["Le coordinate distano 8,0 km da quelle del cimitero: controllale"];
    take("put", "/api/sectors/{sector_id}", { status: 200, body: { ...campo, warnings } });
    const { user, dialog, save } = await openCampo();
    await user.type(dialog.getByLabelText("Nome"), " bis");
    await save();
    expect(await notices().findByText(/Attenzione: Le coordinate distano 8,0 km/)).toBeVisible();
  });

  it("that somebody else saved first shows both values, and goes on from there", async () => {
    const current = { ...campo, name: "Campo 4 est", description: "Ghiaia", version: 2 };
    const sent = take("put", "/api/sectors/{sector_id}", ({ version }) =>
      version === 1
        ? { status: 409, body: { message: "Modificato da altri", current } }
        : { status: 200, body: { ...current, warnings: [] } },
    );
    const { user, dialog, save } = await openCampo();
    await user.type(dialog.getByLabelText("Nome"), " ovest");
    await save();
    const notice = within(await dialog.findByRole("alert"));
    expect(notice.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Nome: prima Campo 4Campo 4 esttu hai scritto Campo 4 ovest",
      "Descrizione: prima vuotoGhiaia",
    ]);
    await user.click(notice.getByRole("button", { name: "Aggiorna e tieni le mie modifiche" }));
    expect(dialog.getByLabelText(/^Descrizione/)).toHaveValue("Ghiaia");
    expect(dialog.getByLabelText("Nome")).toHaveValue("Campo 4 ovest");
    await save();
    await notices().findByText("Settore aggiornato con successo");
    expect(sent).toEqual([
      { name: "Campo 4 ovest", version: 1 },
      { name: "Campo 4 ovest", version: 2 },
    ]);
  });

  it("can begin again from what somebody else saved", async () => {
    const current = { ...campo, name: "Campo 4 est", version: 2 };
    take("put", "/api/sectors/{sector_id}", { status: 409, body: { message: "x", current } });
    const { user, dialog, save } = await openCampo();
    await user.type(dialog.getByLabelText("Nome"), " ovest");
    await save();
    await user.click(await dialog.findByRole("button", { name: "Ricarica i dati" }));
    expect(dialog.getByLabelText("Nome")).toHaveValue("Campo 4 est");
    expect(dialog.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("is opened by its address, wherever in the list it is", async () => {
    const asked = answerBy("/api/sectors", (query) =>
      pageOf(query.get("id") === "77" ? [makeSector({ id: 77, name: "Lontano" })] : [campo]),
    );
    const { user, address } = await openSectors("?apri=77");
    const dialog = await openedDialog("Modifica Settore");
    expect(dialog.getByLabelText("Nome")).toHaveValue("Lontano");
    expect(asked.some((query) => query.get("id") === "77")).toBe(true);
    await user.click(dialog.getByRole("button", { name: "Annulla" }));
    await waitFor(() => expect(address()).toBe("/sectors"));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("that is not there is told so", async () => {
    answerBy("/api/sectors", (query) => pageOf(query.has("id") ? [] : [campo]));
    const { user, address } = await openSectors("?apri=77");
    const dialog = await openedDialog("Record non trovato");
    await user.click(dialog.getAllByRole("button", { name: "Chiudi" })[0] as HTMLElement);
    await waitFor(() => expect(address()).toBe("/sectors"));
  });

  it("has a history", async () => {
    const asked = answer("/api/audit", makeAudit([makeEntry({ kind: "sector" })]));
    const { user, table } = await openSectors();
    await user.click(table.getByRole("button", { name: "Cronologia di Campo 4" }));
    const history = await openedDialog("Cronologia");
    expect(await history.findByText(/ha modificato il settore/)).toBeVisible();
    expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({ kind: "sector", recordId: "4" });
  });
});

describe("deleting a sector", () => {
  const ask = async () => {
    const page = await openSectors();
    await page.user.click(page.table.getByRole("button", { name: "Elimina Campo 4" }));
    return { ...page, dialog: within(await screen.findByRole("alertdialog")) };
  };

  it("asks first, and refreshes the list", async () => {
    const removed = take("delete", "/api/sectors/{sector_id}", () => {
      answer("/api/sectors", pageOf([viale]));
      return { status: 204 };
    });
    const { user, dialog } = await ask();
    expect(dialog.getByText("Sei sicuro di voler eliminare questo settore?")).toBeVisible();
    await waitFor(() => expect(dialog.getByRole("button", { name: "Annulla" })).toHaveFocus());
    await user.click(dialog.getByRole("button", { name: "Elimina" }));
    await notices().findByText("Settore eliminato con successo");
    await waitFor(() => expect(screen.queryByText("Campo 4")).not.toBeInTheDocument());
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    expect(removed).toHaveLength(1);
  });

  it("says what it still holds", async () => {
    const message = "Il settore contiene ancora 3 blocchi";
    take("delete", "/api/sectors/{sector_id}", { status: 409, body: { message } });
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole("button", { name: "Elimina" }));
    expect(await dialog.findByText(message)).toBeVisible();
    expect(notices().getByText("Errore durante l'eliminazione del settore")).toBeVisible();
    expect(dialog.queryByRole("button", { name: "Elimina" })).not.toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Chiudi" }));
    expect(screen.getByText("Campo 4")).toBeVisible();
  });
});
