import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { makeTomb, pageOf } from "@/test/burials";
import { answer, answerBy, hang, take } from "@/test/fake-api";
import { makeBlock, makePlace, notices, openList } from "@/test/places";
import { openPage } from "@/test/render";
import { makeUser, signIn } from "@/test/staff";

const l12 = makeTomb();
const family = makeTomb({
  id: 6,
  reference: null,
  capacity: 4,
  deceasedCount: 4,
  first_deceased: "Anna De Luca",
  user_id: null,
  user_name: null,
  coordinates: null,
  enabled: false,
});
const vacant = makeTomb({ id: 8, reference: "L-13", deceasedCount: 0, first_deceased: null });
const crowded = makeTomb({ id: 9, reference: "L-14", capacity: 1, deceasedCount: 2 });

beforeEach(() => {
  signIn("admin");
  answer("/api/tombs", pageOf([l12, family, vacant, crowded]));
  answer("/api/blocks", pageOf([makeBlock(), makeBlock({ id: 3, name: "Blocco D" })]));
  answer("/api/users", [makeUser("owner"), makeUser("owner", { id: 30, surname: "Adami" })]);
});

const openTombs = (query = "") => openList(`/tombs${query}`, "Tombe");

describe("the list of tombs", () => {
  it("shows every column of the specification", async () => {
    const { table, rowOf } = await openTombs();
    expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "#",
      "Riferimento",
      "Blocco",
      "Settore",
      "Cimitero",
      "Proprietario",
      "Capacità",
      "Defunti",
      "Coordinate",
      "Stato",
      "Azioni",
    ]);
    const row = rowOf(/^L-12-3/);
    for (const text of ["Blocco C", "Campo 4", "Cimitero di Valdora", "Lucia De Santis", "1/2"])
      expect(row.getByText(text)).toBeVisible();
    expect(row.getByText("Online")).toBeVisible();
    expect(row.getByRole("link", { name: "Mostra i defunti di L-12-3" })).toHaveTextContent(
      /^Giovanni D'Angelo$/,
    );
    expect(row.getByRole("link", { name: "Mostra L-12-3 sulla mappa" })).toHaveAttribute(
      "href",
      "/blocks/2/mappa?tomba=5",
    );
    expect(screen.getByText("4 tombe")).toBeVisible();
  });

  it("has a word for each state of a tomb", async () => {
    const { rowOf } = await openTombs();
    const full = rowOf(/^TOMBA 6/);
    expect(full.getByRole("link", { name: "Mostra i defunti di TOMBA 6" })).toHaveTextContent(
      "Anna De Luca ...e altri 3",
    );
    expect(full.getByText("Senza proprietario")).toBeVisible();
    expect(full.getByText("Offline")).toBeVisible();
    expect(full.getByText("4/4")).toHaveAttribute("title", "4 defunti su 4 posti. Piena");
    expect(rowOf(/^L-13/).getByText("Tomba vuota")).toBeVisible();
    expect(rowOf(/^L-14/).getByText("2/1")).toHaveAttribute(
      "title",
      "2 defunti su 1 posto. Oltre la capienza",
    );
  });

  it("offers a place where there is one", async () => {
    const { rowOf } = await openTombs();
    expect(
      rowOf(/^L-12/).getByRole("link", { name: "Aggiungi defunto in L-12-3" }),
    ).toHaveAttribute("href", "/deceased?tomba=5&nuovo=1");
    for (const name of [/^TOMBA 6/, /^L-14/])
      expect(rowOf(name).queryByRole("link", { name: /^Aggiungi defunto/ })).toBeNull();
  });

  it("shows five outlines while loading", async () => {
    hang("/api/tombs");
    openPage("/tombs");
    const table = await screen.findByRole("table", { name: "Tombe" });
    expect(table.querySelectorAll("tbody tr")).toHaveLength(5);
  });

  it("says when there is none, and when the filters leave none", async () => {
    answer("/api/tombs", pageOf([]));
    const { user } = openPage("/tombs?riferimento=zzz");
    expect(await screen.findByText("Nessuna tomba corrisponde ai filtri scelti.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Togli i filtri" }));
    expect(await screen.findByText("Nessun dato disponibile")).toBeVisible();
  });
});

describe("the filters", () => {
  it("are kept in the address and asked of the service", async () => {
    const asked = answer("/api/tombs", pageOf([l12]));
    const { user, address } = await openTombs();
    await user.type(screen.getByLabelText("Cerca riferimento"), "l-1");
    await waitFor(() => expect(address()).toBe("/tombs?riferimento=l-1"));
    const general = screen.getByLabelText("Cerca nome o id");
    await user.type(general, "d");
    expect(await screen.findByText("Inserisci almeno 2 caratteri per cercare")).toBeVisible();
    await user.type(general, "a");
    await waitFor(() => expect(address()).toBe("/tombs?cerca=da&riferimento=l-1"));
    await user.click(screen.getByRole("combobox", { name: "Proprietario" }));
    await user.click(
      await screen.findByRole("option", { name: "Senza proprietario", hidden: true }),
    );
    await waitFor(() => expect(address()).toContain("proprietario=nessuno"));
    await waitFor(() =>
      expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
        search: "da",
        reference: "l-1",
        ownerId: "none",
        page: "1",
        pageSize: "50",
      }),
    );
    await user.click(screen.getByRole("button", { name: "Esporta" }));
    expect(await screen.findByRole("menuitem", { name: /\.xlsx/ })).toHaveAttribute(
      "href",
      "/api/export/tombs?format=xlsx&search=da&reference=l-1&ownerId=none",
    );
  });

  it("name an owner, and another in their place", async () => {
    const asked = answer("/api/tombs", pageOf([l12]));
    const owners = answer("/api/users", [makeUser("owner", { id: 30, surname: "Adami" })]);
    const { user, address } = await openTombs("?blocco=2");
    await waitFor(() =>
      expect(screen.getByRole("combobox", { name: "Blocco" })).toHaveValue("Blocco C"),
    );
    const owner = screen.getByRole("combobox", { name: "Proprietario" });
    await user.type(owner, "ada");
    await user.click(await screen.findByRole("option", { name: /^Adami Lucia/, hidden: true }));
    await waitFor(() => expect(address()).toBe("/tombs?blocco=2&proprietario=30"));
    expect(Object.fromEntries(owners.at(-1) ?? [])).toEqual({
      role: "owner",
      search: "ada",
      limit: "20",
    });
    await waitFor(() => expect(asked.at(-1)?.get("ownerId")).toBe("30"));
  });

  it("come from the quality page as a name to take away", async () => {
    const asked = answer("/api/tombs", pageOf([l12]));
    const { user, address } = await openTombs("?qualita=no-coordinates");
    expect(asked[0]?.get("quality")).toBe("no-coordinates");
    const chips = within(screen.getByRole("list", { name: "Filtro attivo" }));
    await user.click(chips.getByRole("button", { name: "Togli il filtro Senza coordinate" }));
    await waitFor(() => expect(address()).toBe("/tombs"));
    await waitFor(() => expect(screen.queryByRole("list", { name: "Filtro attivo" })).toBeNull());
  });

  it("choose among cemeteries for a superadmin alone", async () => {
    await openTombs();
    expect(screen.queryByRole("combobox", { name: "Cimitero" })).toBeNull();
  });

  it("of a cemetery let go of a block elsewhere", async () => {
    signIn("superadmin");
    answer("/api/tombs", pageOf([l12]));
    answer("/api/blocks", pageOf([makeBlock()]));
    answer("/api/cemeteries", [makePlace(), makePlace({ id: 2, name: "San Rocco" })]);
    const { user, address } = await openTombs("?blocco=2");
    await user.click(screen.getByRole("combobox", { name: "Cimitero" }));
    await user.click(await screen.findByRole("option", { name: /^San Rocco/, hidden: true }));
    await waitFor(() => expect(address()).toBe("/tombs?cimitero=2"));
  });

  it("turn pages and order, kept on Back", async () => {
    const asked = answerBy("/api/tombs", (query) =>
      pageOf([l12], { total: 480, page: Number(query.get("page")), totalPages: 10 }),
    );
    const { user, address, router } = await openTombs();
    await user.click(screen.getByRole("link", { name: "Pagina 3" }));
    await waitFor(() => expect(address()).toBe("/tombs?pagina=3"));
    await user.click(screen.getByRole("button", { name: "Blocco" }));
    await waitFor(() => expect(address()).toBe("/tombs?ordine=block_name"));
    await waitFor(() => expect(asked.at(-1)?.get("sort")).toBe("block_name"));
    await router.navigate("/deceased");
    await router.navigate(-1);
    await waitFor(() => expect(address()).toBe("/tombs?ordine=block_name"));
  });
});

describe("deleting a tomb", () => {
  const ask = async () => {
    const page = await openTombs();
    await page.user.click(page.table.getByRole("button", { name: "Elimina L-13" }));
    return { ...page, dialog: within(await screen.findByRole("alertdialog")) };
  };

  it("asks first", async () => {
    const removed = take("delete", "/api/tombs/{tomb_id}", () => {
      answer("/api/tombs", pageOf([l12]));
      return { status: 204 };
    });
    const { user, dialog } = await ask();
    expect(dialog.getByText("Sei sicuro di voler eliminare questa tomba?")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Elimina" }));
    await notices().findByText("Tomba eliminata con successo");
    await waitFor(() => expect(screen.queryByText("L-13")).toBeNull());
    expect(removed).toHaveLength(1);
  });

  it("says why it was refused", async () => {
    const message = "La tomba contiene ancora 2 defunti";
    take("delete", "/api/tombs/{tomb_id}", { status: 409, body: { message } });
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole("button", { name: "Elimina" }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(notices().getByText("Errore durante l'eliminazione della tomba")).toBeVisible();
  });
});
