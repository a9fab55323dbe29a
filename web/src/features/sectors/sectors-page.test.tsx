import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { pageOf } from "@/test/burials";
import { answer, answerBy, fail, hang } from "@/test/fake-api";
import { makePlace, makeSector, notices, openedDialog, openList } from "@/test/places";
import { openPage } from "@/test/render";
import { signIn } from "@/test/staff";

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

describe("the list of sectors", () => {
  it("shows every column of the specification", async () => {
    const { table, rowOf } = await openSectors();
    expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "#",
      "Nome",
      "Cimitero",
      "Coordinate",
      "Stato",
      "Azioni",
    ]);
    const row = rowOf(/^Campo 4/);
    expect(row.getByText(/^02\/11\/2026/).parentElement).toHaveTextContent("02/11/2026 · 2 foto");
    expect(row.getByText("Cimitero di Valdora")).toBeVisible();
    expect(row.getByRole("link", { name: /45.438611, 12.326667/ })).toHaveAttribute(
      "href",
      expect.stringContaining("query=45.438611%2C12.326667"),
    );
    expect(row.getByText("Online")).toBeVisible();
    expect(row.getByRole("link", { name: "3 blocchi" })).toHaveAttribute(
      "href",
      "/blocks?settore=4",
    );
    const picture = row.getByRole("rowheader").querySelector("img");
    expect(picture).toHaveAttribute("src", "/media/0a-thumb.webp");
    expect(rowOf(/^Viale Nord/).getByText("Offline")).toBeVisible();
    expect(screen.getByText("2 settori")).toBeVisible();
  });

  it("shows five outlines while loading", async () => {
    hang("/api/sectors");
    openPage("/sectors");
    const table = await screen.findByRole("table", { name: "Settori" });
    expect(table).toHaveAttribute("aria-busy", "true");
    expect(table.querySelectorAll("tbody tr")).toHaveLength(5);
  });

  it("says when there is none, and when the filters leave none", async () => {
    answer("/api/sectors", pageOf([]));
    const { user } = openPage("/sectors?stato=inattivi");
    expect(await screen.findByText("Nessun settore corrisponde ai filtri scelti.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Togli i filtri" }));
    expect(await screen.findByText("Nessun settore trovato")).toBeVisible();
  });

  it("can be asked for again after a failure", async () => {
    fail("/api/sectors", 500);
    const { user } = openPage("/sectors");
    const retry = await screen.findByRole("button", { name: "Riprova" });
    answer("/api/sectors", pageOf([campo]));
    await user.click(retry);
    await screen.findByText("Campo 4");
  });

  it("is filtered, sorted and exported as its address says", async () => {
    const asked = answer("/api/sectors", pageOf([campo]));
    const { user, table, address } = await openSectors("?pagina=1");
    await user.selectOptions(screen.getByLabelText("Cimitero"), "San Rocco");
    await user.selectOptions(screen.getByLabelText("Stato"), "Online");
    await user.type(screen.getByLabelText("Cerca"), "ca");
    await user.click(table.getByRole("button", { name: "Cimitero" }));
    const header = () => table.getByRole("columnheader", { name: "Cimitero" });
    await waitFor(() => expect(header()).toHaveAttribute("aria-sort", "ascending"));
    await user.click(table.getByRole("button", { name: "Cimitero" }));
    const expected = { cemeteryId: "2", enabled: "true", search: "ca", sort: "-cemetery_name" };
    await waitFor(() =>
      expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
        ...expected,
        page: "1",
        pageSize: "50",
      }),
    );
    expect(address()).toBe("/sectors?cerca=ca&cimitero=2&stato=attivi&ordine=-cemetery_name");
    expect(table.getByRole("columnheader", { name: "Cimitero" })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
    await user.click(screen.getByRole("button", { name: "Esporta" }));
    const link = await screen.findByRole("menuitem", { name: /\.xlsx/ });
    const file = new URL(link.getAttribute("href") ?? "", "http://x");
    expect(file.pathname).toBe("/api/export/sectors");
    expect(Object.fromEntries(file.searchParams)).toEqual({ format: "xlsx", ...expected });
  });

  it("loses no filter when two are changed at once", async () => {
    const { address } = await openSectors();
    fireEvent.change(screen.getByLabelText("Cimitero"), { target: { value: "2" } });
    fireEvent.change(screen.getByLabelText("Stato"), { target: { value: "false" } });
    await waitFor(() => expect(address()).toBe("/sectors?cimitero=2&stato=inattivi"));
  });

  it("has fifty rows a page and five page numbers, kept on the way back", async () => {
    const asked = answerBy("/api/sectors", (query) =>
      pageOf([makeSector({ name: `Pagina ${query.get("page")}` })], { total: 490, totalPages: 10 }),
    );
    const { user, router, address } = await openSectors("?stato=attivi");
    expect(screen.getByText("490 settori")).toBeVisible();
    expect(screen.getAllByRole("link", { name: /^Pagina \d/ })).toHaveLength(5);
    await user.click(screen.getByRole("link", { name: "Pagina 4" }));
    await screen.findByText("Pagina 4", { selector: "span" });
    expect(address()).toBe("/sectors?stato=attivi&pagina=4");
    answer("/api/blocks", pageOf([]));
    await user.click(screen.getByRole("link", { name: "Blocchi" }));
    await waitFor(() => expect(address()).toBe("/blocks"));
    const before = asked.length;
    await router.navigate(-1);
    await screen.findByText("Pagina 4", { selector: "span" });
    expect(address()).toBe("/sectors?stato=attivi&pagina=4");
    expect(asked).toHaveLength(before);
  });

  it("goes to the last page when the asked one is beyond it", async () => {
    answerBy("/api/sectors", (query) =>
      query.get("page") === "9"
        ? pageOf<typeof campo>([], { total: 60, totalPages: 2 })
        : pageOf([campo], { total: 60, totalPages: 2 }),
    );
    const { address } = await openSectors("?pagina=9");
    expect(address()).toBe("/sectors?pagina=2");
  });

  it("has neither a filter nor a choice of cemeteries for an admin", async () => {
    signIn("admin");
    answer("/api/cemeteries", [makePlace()]);
    answer("/api/sectors", pageOf([campo]));
    const { user } = await openSectors();
    expect(screen.queryByLabelText("Cimitero")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Aggiungi Settore" }));
    const dialog = await openedDialog("Nuovo Settore");
    expect(dialog.getByLabelText("Cimitero")).toHaveValue("Cimitero di Valdora");
    expect(dialog.getByLabelText("Cimitero")).toBeDisabled();
  });

  it("says in its form how much is too much, and not that something is missing", async () => {
    const { user } = await openSectors("?cimitero=2&nuovo=1");
    const dialog = await openedDialog("Nuovo Settore");
    fireEvent.change(dialog.getByLabelText("Nome"), { target: { value: "n".repeat(201) } });
    fireEvent.change(dialog.getByLabelText(/^Descrizione/), {
      target: { value: "d".repeat(5001) },
    });
    await user.click(dialog.getByRole("button", { name: "Salva" }));
    expect(await dialog.findByText("Al massimo 200 caratteri")).toBeVisible();
    expect(dialog.getByText("Al massimo 5000 caratteri")).toBeVisible();
    expect(notices().getByText("Controlla i campi segnalati")).toBeVisible();
    expect(notices().queryByText("Controlla i campi obbligatori")).toBeNull();
  });
});
