import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { pageOf } from "@/test/burials";
import { answer, answerBy, fail, hang, take } from "@/test/fake-api";
import { makeBlock, makeSector, notices, openedDialog, openList } from "@/test/places";
import { openPage } from "@/test/render";
import { signIn } from "@/test/staff";

const blocco = makeBlock({ coordinates: "45.438611, 12.326667", photos: ["/media/0a.webp"] });
const loculi = makeBlock({ id: 3, name: "Loculi Est", enabled: false, tombsCount: 0 });

beforeEach(() => {
  signIn("admin");
  answer("/api/blocks", pageOf([blocco, loculi]));
  answerBy("/api/sectors", (query) => {
    const all = [makeSector(), makeSector({ id: 5, name: "Viale Nord" })];
    const id = query.get("id");
    const wanted = (query.get("search") ?? "").toLowerCase();
    return pageOf(
      all.filter((sector) =>
        id ? String(sector.id) === id : sector.name.toLowerCase().includes(wanted),
      ),
    );
  });
});

const openBlocks = (query = "") => openList(`/blocks${query}`, "Blocchi");

describe("the list of blocks", () => {
  it("shows every column of the specification", async () => {
    const { table, rowOf } = await openBlocks();
    expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "#",
      "Nome",
      "Settore",
      "Cimitero",
      "Coordinate",
      "Stato",
      "Azioni",
    ]);
    const row = rowOf(/^Blocco C/);
    expect(row.getByText("Campo 4")).toBeVisible();
    expect(row.getByText("Cimitero di Valdora")).toBeVisible();
    expect(row.getByText("Online")).toBeVisible();
    expect(row.getByRole("link", { name: "40 tombe" })).toHaveAttribute("href", "/tombs?blocco=2");
    expect(row.getByRole("link", { name: "Mappa di Blocco C" })).toHaveAttribute(
      "href",
      "/blocks/2/mappa",
    );
    expect(rowOf(/^Loculi Est/).getByText("Offline")).toBeVisible();
    expect(screen.getByText("2 blocchi")).toBeVisible();
  });

  it("shows five outlines while loading", async () => {
    hang("/api/blocks");
    openPage("/blocks");
    const table = await screen.findByRole("table", { name: "Blocchi" });
    expect(table.querySelectorAll("tbody tr")).toHaveLength(5);
  });

  it("says when there is none, and when the filters leave none", async () => {
    answer("/api/blocks", pageOf([]));
    const { user } = openPage("/blocks?settore=4");
    expect(await screen.findByText("Nessun blocco corrisponde ai filtri scelti.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Togli i filtri" }));
    expect(await screen.findByText("Nessun blocco trovato")).toBeVisible();
  });

  it("can be asked for again after a failure", async () => {
    fail("/api/blocks", 500);
    const { user } = openPage("/blocks");
    const retry = await screen.findByRole("button", { name: "Riprova" });
    answer("/api/blocks", pageOf([blocco]));
    await user.click(retry);
    await screen.findByText("Blocco C");
  });

  it("searches from three letters on, and says so before", async () => {
    const asked = answer("/api/blocks", pageOf([blocco]));
    const { user, address } = await openBlocks();
    const search = screen.getByLabelText("Cerca");
    await user.type(search, "lo");
    expect(await screen.findByText("Inserisci almeno 3 caratteri per cercare")).toBeVisible();
    expect(search).toHaveAccessibleDescription("Inserisci almeno 3 caratteri per cercare");
    await user.type(search, "c");
    await waitFor(() => expect(address()).toBe("/blocks?cerca=loc"));
    expect(asked.map((query) => query.get("search"))).not.toContain("lo");
    expect(screen.queryByText(/Inserisci almeno/)).not.toBeInTheDocument();
    // Back below three letters nothing is searched for, and what was typed stays.
    await user.type(search, "{Backspace}");
    await waitFor(() => expect(address()).toBe("/blocks"));
    expect(search).toHaveValue("lo");
  });

  it("is filtered by a sector, searched on the server", async () => {
    const asked = answer("/api/blocks", pageOf([blocco]));
    const { user, address } = await openBlocks();
    const sector = screen.getByRole("combobox", { name: "Settore" });
    await user.type(sector, "viale");
    const option = await screen.findByRole("option", { name: /^Viale Nord/, hidden: true });
    await user.click(option);
    await waitFor(() => expect(address()).toBe("/blocks?settore=5"));
    await waitFor(() => expect(sector).toHaveValue("Viale Nord"));
    await waitFor(() => expect(asked.at(-1)?.get("sectorId")).toBe("5"));
    await user.click(screen.getByRole("button", { name: "Svuota: Settore" }));
    await waitFor(() => expect(address()).toBe("/blocks"));
  });

  it("names the sector of its address, and exports what it shows", async () => {
    const { user } = await openBlocks("?settore=4");
    const sector = screen.getByRole("combobox", { name: "Settore" });
    await waitFor(() => expect(sector).toHaveValue("Campo 4"));
    await user.click(screen.getByRole("button", { name: "Esporta" }));
    expect(await screen.findByRole("menuitem", { name: /\.csv/ })).toHaveAttribute(
      "href",
      "/api/export/blocks?format=csv&sectorId=4",
    );
  });
});

describe("a block", () => {
  it("is made in the sector that is looked at", async () => {
    const sent = take("post", "/api/blocks", { status: 201, body: { ...blocco, warnings: [] } });
    const { user } = await openBlocks("?settore=4&nuovo=1");
    const dialog = await openedDialog("Nuovo Blocco");
    await waitFor(() => expect(dialog.getByLabelText("Settore")).toHaveValue("Campo 4"));
    await user.type(dialog.getByLabelText("Nome"), "Blocco D");
    await user.click(dialog.getByRole("switch", { name: "Online" }));
    await user.click(dialog.getByRole("button", { name: "Salva" }));
    expect(await notices().findByText("Blocco creato con successo")).toBeVisible();
    expect(sent).toEqual([
      {
        name: "Blocco D",
        sectorId: 4,
        coordinates: null,
        description: null,
        matterportPosition: null,
        photos: [],
        enabled: false,
      },
    ]);
  });

  it("is not sent without a name and a sector", async () => {
    const { user } = await openBlocks("?nuovo=1");
    const dialog = await openedDialog("Nuovo Blocco");
    await user.type(dialog.getByLabelText(/^Posizione Matterport/), "boh");
    await user.click(dialog.getByRole("button", { name: "Salva" }));
    expect(await dialog.findByText("Nome richiesto")).toBeVisible();
    expect(dialog.getByText("Settore richiesto")).toBeVisible();
    expect(dialog.getByText("URL non valido")).toBeVisible();
  });

  async function openBlocco() {
    const page = await openBlocks();
    await page.user.click(page.table.getByRole("button", { name: "Modifica Blocco C" }));
    const dialog = await openedDialog("Modifica Blocco");
    const save = () => page.user.click(dialog.getByRole("button", { name: "Salva" }));
    return { ...page, dialog, save };
  }

  it("is moved to another sector, and sends that alone", async () => {
    const sent = take("patch", "/api/blocks/{block_id}", {
      status: 200,
      body: { ...blocco, warnings: [] },
    });
    const { user, dialog, save } = await openBlocco();
    await user.tripleClick(dialog.getByLabelText("Settore"));
    await user.keyboard("viale");
    await dialog.findByRole("option", { name: /^Viale Nord/, hidden: true });
    await user.keyboard("{Enter}");
    await save();
    expect(await notices().findByText("Blocco aggiornato con successo")).toBeVisible();
    expect(sent).toEqual([{ sectorId: 5, version: 1 }]);
  });

  it("that was refused says so in the specification's words, and why on the field", async () => {
    take("patch", "/api/blocks/{block_id}", {
      status: 422,
      body: { message: "Controlla i campi evidenziati", fields: { sectorId: "Settore richiesto" } },
    });
    const { user, dialog, save } = await openBlocco();
    await user.type(dialog.getByLabelText("Nome"), " bis");
    await save();
    expect(
      await notices().findByText("Si è verificato un errore durante il salvataggio"),
    ).toBeVisible();
    expect(dialog.getByLabelText("Settore")).toBeInvalid();
    expect(dialog.getByLabelText("Nome")).toHaveValue("Blocco C bis");
  });

  it("that somebody else moved first shows both sectors", async () => {
    const current = { ...blocco, sector_id: 6, sector_name: "Campo 6", version: 2 };
    take("patch", "/api/blocks/{block_id}", { status: 409, body: { message: "x", current } });
    const { user, dialog, save } = await openBlocco();
    await user.tripleClick(dialog.getByLabelText("Settore"));
    await user.keyboard("viale");
    await dialog.findByRole("option", { name: /^Viale Nord/, hidden: true });
    await user.keyboard("{Enter}");
    await save();
    const notice = within(await dialog.findByRole("alert"));
    expect(notice.getByRole("listitem")).toHaveTextContent(
      "prima Campo 4Campo 6tu hai scritto Viale Nord",
    );
    await user.click(notice.getByRole("button", { name: "Aggiorna e tieni le mie modifiche" }));
    expect(dialog.getByLabelText("Settore")).toHaveValue("Viale Nord");
  });

  it("is deleted after a question, unless it holds tombs", async () => {
    const message = "Il blocco contiene ancora 40 tombe";
    take("delete", "/api/blocks/{block_id}", { status: 409, body: { message } });
    const { user, table } = await openBlocks();
    await user.click(table.getByRole("button", { name: "Elimina Blocco C" }));
    let ask = within(await screen.findByRole("alertdialog"));
    expect(ask.getByText("Sei sicuro di voler eliminare questo blocco?")).toBeVisible();
    await user.click(ask.getByRole("button", { name: "Elimina" }));
    expect(await ask.findByText(message)).toBeVisible();
    await user.click(ask.getByRole("button", { name: "Chiudi" }));

    take("delete", "/api/blocks/{block_id}", () => {
      answer("/api/blocks", pageOf([blocco]));
      return { status: 204 };
    });
    await user.click(table.getByRole("button", { name: "Elimina Loculi Est" }));
    ask = within(await screen.findByRole("alertdialog"));
    await user.click(ask.getByRole("button", { name: "Elimina" }));
    await notices().findByText("Blocco eliminato con successo");
    await waitFor(() => expect(screen.queryByText("Loculi Est")).not.toBeInTheDocument());
  });
});
