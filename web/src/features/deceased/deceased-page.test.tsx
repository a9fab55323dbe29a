import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { makeDeceased, makeTomb, pageOf } from "@/test/burials";
import { answer, answerBy, hang, take } from "@/test/fake-api";
import { notices, openList } from "@/test/places";
import { openPage } from "@/test/render";
import { signIn } from "@/test/staff";

const giovanni = makeDeceased({ fiscal_code: "DNGGNN31E14L736R" });
const anna = makeDeceased({
  id: 8,
  name: "Anna",
  surname: "De Luca",
  nominative: "De Luca ved. Rossi Anna",
  birthdate: "1900",
  deathdate: null,
  tomb_reference: null,
  enabled: false,
});

beforeEach(() => {
  signIn("admin");
  answer("/api/deceaseds", pageOf([giovanni, anna]));
  answer("/api/tombs", pageOf([makeTomb()]));
});

const openDeceased = (query = "") => openList(`/deceased${query}`, "Defunti");

describe("the list of deceased persons", () => {
  it("shows every column of the specification", async () => {
    const { table, rowOf } = await openDeceased();
    expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "#",
      "Nome",
      "Tomba",
      "Blocco",
      "Settore",
      "Cimitero",
      "Nascita",
      "Morte",
      "Stato",
      "Azioni",
    ]);
    const row = rowOf(/^Giovanni D'Angelo/);
    for (const text of [
      "DNGGNN31E14L736R",
      "L-12-3",
      "Blocco C",
      "Campo 4",
      "Cimitero di Valdora",
      "14/05/1931",
      "novembre 2019",
      "Attivo",
    ])
      expect(row.getByText(text)).toBeVisible();
    expect(screen.getByText("2 defunti")).toBeVisible();
  });

  it("calls a person by the nominative, a tomb without a reference by its number", async () => {
    const { rowOf } = await openDeceased();
    const row = rowOf(/^De Luca ved. Rossi Anna/);
    expect(row.getByText("TOMBA 5")).toBeVisible();
    expect(row.getByText("1900")).toBeVisible();
    expect(row.getByText("Inattivo")).toBeVisible();
    expect(row.queryByRole("link", { name: /^Apri memorial/ })).toBeNull();
  });

  it("marks who is reserved, whose memorial nobody can open", async () => {
    answer("/api/deceaseds", pageOf([giovanni, makeDeceased({ id: 9, reserved: true })]));
    const { table } = await openDeceased();
    const [shown, hidden] = (await table.findAllByRole("row")).slice(1).map((row) => within(row));
    expect(shown?.queryByText("Riservato")).toBeNull();
    expect(hidden?.getByText("Riservato")).toBeVisible();
    expect(hidden?.getByText("Attivo")).toBeVisible();
    expect(shown?.getByRole("link", { name: /^Apri memorial/ })).toBeVisible();
    expect(hidden?.queryByRole("link", { name: /^Apri memorial/ })).toBeNull();
  });

  it("leads to the memorial, and to the tomb and back", async () => {
    const { user, rowOf, address } = await openDeceased("?cerca=dangelo");
    const row = rowOf(/^Giovanni/);
    expect(row.getByRole("link", { name: /^Apri memorial di Giovanni D'Angelo/ })).toHaveAttribute(
      "href",
      "/memorial/7",
    );
    await user.click(row.getByRole("link", { name: "Modifica tomba L-12-3" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Modifica Tomba" }));
    expect(address()).toBe("/tombs?apri=5");
    await user.type(dialog.getByLabelText("Riferimento"), "b");
    take("put", "/api/tombs/{tomb_id}", { status: 200, body: { ...makeTomb(), warnings: [] } });
    await user.click(dialog.getByRole("button", { name: "Salva" }));
    await waitFor(() => expect(address()).toBe("/deceased?cerca=dangelo"));
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  it("shows five outlines while loading, and says when there is none", async () => {
    hang("/api/deceaseds");
    const { unmount } = openPage("/deceased");
    const table = await screen.findByRole("table", { name: "Defunti" });
    expect(table.querySelectorAll("tbody tr")).toHaveLength(5);
    unmount();
    answer("/api/deceaseds", pageOf([]));
    openPage("/deceased?cerca=zzz");
    expect(await screen.findByText("Nessun defunto corrisponde ai filtri scelti.")).toBeVisible();
  });
});

describe("the filters", () => {
  it("are kept in the address and asked of the service", async () => {
    const asked = answer("/api/deceaseds", pageOf([giovanni]));
    const tombs = answer("/api/tombs", pageOf([makeTomb()]));
    const { user, address } = await openDeceased();
    await user.type(screen.getByLabelText("Cerca"), "da");
    expect(await screen.findByText("Inserisci almeno 3 caratteri per cercare")).toBeVisible();
    await user.type(screen.getByLabelText("Cerca"), "n");
    await waitFor(() => expect(address()).toBe("/deceased?cerca=dan"));
    await user.type(screen.getByRole("combobox", { name: "Tomba" }), "l-1");
    await user.click(await screen.findByRole("option", { name: /^L-12-3/, hidden: true }));
    await waitFor(() => expect(address()).toBe("/deceased?cerca=dan&tomba=5"));
    expect(tombs.at(-1)?.get("free")).toBeNull();
    await waitFor(() =>
      expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
        search: "dan",
        tombId: "5",
        page: "1",
        pageSize: "50",
      }),
    );
    await user.click(screen.getByRole("button", { name: "Esporta" }));
    expect(await screen.findByRole("menuitem", { name: /\.csv/ })).toHaveAttribute(
      "href",
      "/api/export/deceaseds?format=csv&search=dan&tombId=5",
    );
  });

  it("leave the reserved ones alone, or all others", async () => {
    const asked = answer("/api/deceaseds", pageOf([giovanni]));
    const { user, address } = await openDeceased();
    const filter = screen.getByLabelText("Riservatezza");
    await user.selectOptions(filter, "Solo riservati");
    await waitFor(() => expect(address()).toBe("/deceased?riservati=si"));
    await waitFor(() => expect(asked.at(-1)?.get("reserved")).toBe("true"));
    await user.selectOptions(filter, "Non riservati");
    await waitFor(() => expect(address()).toBe("/deceased?riservati=no"));
    await waitFor(() => expect(asked.at(-1)?.get("reserved")).toBe("false"));
  });

  it("come from the quality page as a name to take away", async () => {
    const asked = answer("/api/deceaseds", pageOf([giovanni]));
    const { user, address } = await openDeceased("?qualita=wrong-fiscal-code&cerca=dan");
    expect(asked[0]?.get("quality")).toBe("wrong-fiscal-code");
    await user.click(screen.getByRole("button", { name: "Togli il filtro Codice fiscale errato" }));
    await waitFor(() => expect(address()).toBe("/deceased?cerca=dan"));
  });

  it("say that more match than are told", async () => {
    answer("/api/deceaseds", pageOf([giovanni], { total: 1000, totalPages: 20, capped: true }));
    await openDeceased("?cerca=rossi");
    expect(screen.getByText("oltre 1000 defunti")).toBeVisible();
  });
});

describe("deleting a person", () => {
  const ask = async () => {
    const page = await openDeceased();
    await page.user.click(page.table.getByRole("button", { name: "Elimina Giovanni D'Angelo" }));
    return { ...page, dialog: within(await screen.findByRole("alertdialog")) };
  };

  it("asks first", async () => {
    const removed = take("delete", "/api/deceaseds/{deceased_id}", () => {
      answer("/api/deceaseds", pageOf([anna]));
      return { status: 204 };
    });
    const { user, dialog } = await ask();
    expect(dialog.getByText("Sei sicuro di voler eliminare questo defunto?")).toBeVisible();
    await waitFor(() => expect(dialog.getByRole("button", { name: "Annulla" })).toHaveFocus());
    await user.click(dialog.getByRole("button", { name: "Elimina" }));
    await notices().findByText("Defunto eliminato con successo");
    await waitFor(() => expect(screen.queryByText("Giovanni D'Angelo")).toBeNull());
    expect(removed).toHaveLength(1);
  });

  it("says when it failed", async () => {
    const message = "Il record è stato modificato da un altro utente";
    take("delete", "/api/deceaseds/{deceased_id}", { status: 409, body: { message } });
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole("button", { name: "Elimina" }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(notices().getByText("Errore durante l'eliminazione del defunto")).toBeVisible();
  });
});

describe("an owner", () => {
  beforeEach(() => {
    signIn("owner");
    answerBy("/api/deceaseds", () => pageOf([giovanni]));
    answer("/api/tombs", pageOf([makeTomb()]));
  });

  it("neither adds nor deletes, nor edits a tomb from here", async () => {
    const { table } = await openDeceased("?nuovo=1");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.queryByRole("button", { name: "Aggiungi Defunto" })).toBeNull();
    expect(table.queryByRole("button", { name: /^Elimina/ })).toBeNull();
    expect(table.queryByRole("link", { name: /^Modifica tomba/ })).toBeNull();
  });

  it("edits the person, not the tomb", async () => {
    const sent = take("patch", "/api/deceaseds/{deceased_id}", {
      status: 200,
      body: { ...giovanni, warnings: [] },
    });
    const { user, table } = await openDeceased();
    await user.click(table.getByRole("button", { name: "Modifica Giovanni D'Angelo" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Modifica Defunto" }));
    expect(dialog.getByLabelText("Tomba")).toBeDisabled();
    expect(dialog.getByLabelText("Tomba")).toHaveValue("L-12-3");
    expect(dialog.queryByRole("button", { name: "Cronologia" })).toBeNull();
    expect(dialog.queryByRole("switch", { name: "Riservato" })).toBeNull();
    await user.type(dialog.getByLabelText(/^Epitaffio/), "Riposa in pace");
    await user.click(dialog.getByRole("button", { name: "Salva" }));
    await notices().findByText("Defunto aggiornato con successo");
    expect(sent).toEqual([{ epitaph: "Riposa in pace", version: 3 }]);
  });
});
