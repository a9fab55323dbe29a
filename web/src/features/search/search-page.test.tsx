import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { answer, answerBy, fail, hang } from "@/test/fake-api";
import { makeCemetery, makeHit, makeSearchPage } from "@/test/makers";
import { openPage } from "@/test/render";
import { chosenCemetery, lastSearch } from "./memory";

const SEARCH = "/api/search/deceased";
const CEMETERIES = "/api/public/cemeteries";
const heading = (name: string | RegExp) => screen.findByRole("heading", { name });
const inputs = () => ({
  surname: screen.getByLabelText("Cognome"),
  name: screen.getByLabelText("Nome"),
  submit: screen.getByRole("button", { name: "Cerca" }),
});

describe("the choice of a cemetery", () => {
  it("leads to the search and is kept", async () => {
    answer(CEMETERIES, [makeCemetery(), makeCemetery({ id: 2, name: "San Rocco", address: null })]);
    const { user, address } = openPage("/search");
    await heading("Scegli il cimitero");
    expect(document.title).toBe("Scegli il cimitero · Camposanto");
    await user.click(await screen.findByRole("button", { name: "Entra in San Rocco" }));
    await heading("San Rocco");
    expect(address()).toBe("/search?cemetery=2");
    expect(chosenCemetery.read()).toBe(2);
  });

  it("says when there is none", async () => {
    answer(CEMETERIES, []);
    openPage("/search");
    expect(await screen.findByText("Nessun cimitero disponibile al momento.")).toBeVisible();
  });

  it("shows its outline while loading", async () => {
    hang(CEMETERIES);
    openPage("/search");
    await heading("Scegli il cimitero");
    expect(screen.getByText("Caricamento...")).toBeInTheDocument();
  });

  it("can be tried again after a failure, and forgets nothing meanwhile", async () => {
    chosenCemetery.write(1);
    fail(CEMETERIES, 500);
    const { user } = openPage("/search");
    const retry = await screen.findByRole("button", { name: "Riprova" });
    answer(CEMETERIES, [makeCemetery()]);
    await user.click(retry);
    await heading("Cimitero di Valdora");
  });

  it("is restored on return", async () => {
    chosenCemetery.write(1);
    answer(CEMETERIES, [makeCemetery()]);
    const { address } = openPage("/search");
    await heading("Cimitero di Valdora");
    expect(address()).toBe("/search?cemetery=1");
  });

  it("begins again when the remembered cemetery is gone", async () => {
    chosenCemetery.write(99);
    answer(CEMETERIES, [makeCemetery()]);
    openPage("/search");
    await screen.findByRole("button", { name: "Entra in Cimitero di Valdora" });
    expect(chosenCemetery.read()).toBeNull();
  });

  it("is where unknown paths lead", async () => {
    answer(CEMETERIES, [makeCemetery()]);
    const { address } = openPage("/non/esiste");
    await heading("Scegli il cimitero");
    expect(address()).toBe("/search");
  });
});

describe("the search", () => {
  beforeEach(() => {
    answer(CEMETERIES, [makeCemetery()]);
  });

  it("asks by surname and name, together and apart, and shows who was found", async () => {
    const hit = makeHit({ epitaph: "Riposa in pace", affectsCount: 12345 });
    const asked = answer(SEARCH, makeSearchPage([hit]));
    const { user } = openPage("/search?cemetery=1");
    await heading("Cimitero di Valdora");
    const { surname, name, submit } = inputs();
    expect(submit).toBeDisabled();
    await user.type(surname, "   ");
    expect(submit).toBeDisabled();
    await user.type(surname, "dangelo");
    await user.type(name, "giovanni{Enter}");

    await heading("Risultati della ricerca (1)");
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({
      q: "dangelo giovanni",
      surname: "dangelo",
      name: "giovanni",
      cemeteryId: "1",
      page: "1",
    });
    const card = within(
      screen.getByRole("link", { name: "Giovanni D'Angelo" }).closest("li") as HTMLElement,
    );
    expect(card.getByText("GD")).toBeInTheDocument();
    expect(card.getByText("14/05/1931")).toBeInTheDocument();
    expect(card.getByText("novembre 2019")).toBeInTheDocument();
    expect(card.getByText(/Campo 4 · Blocco C · Tomba L-12-3/)).toBeInTheDocument();
    expect(card.getByText("Riposa in pace")).toBeInTheDocument();
    expect(card.getByText("12.345")).toBeInTheDocument();
    expect(card.getByRole("link")).toHaveAttribute("href", "/memorial/7");
  });

  it("shows no count of affects when there are none", async () => {
    answer(SEARCH, makeSearchPage([makeHit({ affectsCount: 0 })]));
    openPage("/search?cemetery=1&surname=d");
    await screen.findByRole("link", { name: "Giovanni D'Angelo" });
    expect(screen.queryByText("Affetti Lasciati")).not.toBeInTheDocument();
  });

  it("cannot be asked twice at once", async () => {
    hang(SEARCH);
    openPage("/search?cemetery=1&surname=d");
    expect(await screen.findByText("Ricerca in corso...")).toBeInTheDocument();
    expect(inputs().submit).toBeDisabled();
  });

  it("says when nobody was found", async () => {
    answer(SEARCH, makeSearchPage([]));
    openPage("/search?cemetery=1&surname=zzz");
    expect(
      await screen.findByText("Nessun defunto trovato con i criteri di ricerca specificati."),
    ).toBeVisible();
    await heading("Risultati della ricerca (0)");
  });

  it("keeps similar names apart", async () => {
    const similar = makeHit({ id: 8, nominative: "Dangelis Rosa", similar: true });
    answer(SEARCH, makeSearchPage([makeHit(), similar]));
    openPage("/search?cemetery=1&surname=dangelo");
    const apart = await heading("Forse cercavi");
    const found = screen.getByRole("link", { name: "Giovanni D'Angelo" });
    const meant = screen.getByRole("link", { name: "Dangelis Rosa" });
    expect(found.compareDocumentPosition(apart)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(apart.compareDocumentPosition(meant)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("says 1000+ when the count stops there, and turns pages in the address", async () => {
    const asked = answerBy(SEARCH, (query) =>
      makeSearchPage([makeHit()], {
        total: 1000,
        capped: true,
        page: Number(query.get("page")),
        totalPages: 20,
      }),
    );
    const { user, address } = openPage("/search?cemetery=1&surname=rossi");
    await heading("Risultati della ricerca (1000+)");
    const pages = within(screen.getByRole("navigation", { name: "Pagine dei risultati" }));
    expect(pages.getAllByRole("link", { name: /^Pagina \d/ })).toHaveLength(5);
    await user.click(pages.getByRole("link", { name: "Pagina 3" }));
    await waitFor(() => expect(screen.getByText("Pagina 3 di 20")).toBeVisible());
    expect(address()).toBe("/search?cemetery=1&surname=rossi&page=3");
    expect(asked[1]?.get("page")).toBe("3");
    await waitFor(async () =>
      expect(await heading("Risultati della ricerca (1000+)")).toHaveFocus(),
    );
  });

  it("goes to the last page when the address asks for one beyond it", async () => {
    answerBy(SEARCH, (query) => {
      const page = Number(query.get("page"));
      return makeSearchPage(page > 2 ? [] : [makeHit()], { total: 60, page, totalPages: 2 });
    });
    const { address } = openPage("/search?cemetery=1&surname=d&page=9");
    expect(await screen.findByText("Pagina 2 di 2")).toBeVisible();
    expect(address()).toBe("/search?cemetery=1&surname=d&page=2");
  });

  it("empties the results and the memory after a failure, without a message", async () => {
    answer(SEARCH, makeSearchPage([makeHit()]));
    const { user } = openPage("/search?cemetery=1&surname=dangelo");
    await heading("Risultati della ricerca (1)");
    expect(lastSearch.read()).not.toBeNull();
    fail(SEARCH, 500);
    await user.type(inputs().surname, "x{Enter}");
    await waitFor(() => expect(lastSearch.read()).toBeNull());
    expect(screen.queryByText(/Risultati/)).not.toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(inputs().submit).toBeEnabled();
    answer(SEARCH, makeSearchPage([makeHit()]));
    await user.click(screen.getByRole("button", { name: "Riprova" }));
    await heading("Risultati della ricerca (1)");
  });

  it("searches for no signs alone", async () => {
    const { user } = openPage("/search?cemetery=1");
    await user.type(await screen.findByLabelText("Cognome"), "' %");
    expect(inputs().submit).toBeDisabled();
  });

  it("restores words, results and page from the last visit without asking again", async () => {
    const page = makeSearchPage([makeHit()], { total: 60, page: 2, totalPages: 2 });
    chosenCemetery.write(1);
    lastSearch.write({
      state: { cemeteryId: 1, surname: "dangelo", name: "", page: 2 },
      answer: page,
      at: Date.now() - 60_000,
    });
    openPage("/search");
    await screen.findByRole("link", { name: "Giovanni D'Angelo" });
    expect(inputs().surname).toHaveValue("dangelo");
    expect(screen.getByText("Pagina 2 di 2")).toBeVisible();
  });

  it("asks again when the last visit was long ago", async () => {
    const asked = answer(SEARCH, makeSearchPage([]));
    chosenCemetery.write(1);
    lastSearch.write({
      state: { cemeteryId: 1, surname: "dangelo", name: "", page: 1 },
      answer: makeSearchPage([makeHit()]),
      at: Date.now() - 24 * 3_600_000,
    });
    openPage("/search");
    await heading("Risultati della ricerca (0)");
    expect(asked).toHaveLength(1);
  });

  it("forgets everything with Cambia Cimitero", async () => {
    answer(SEARCH, makeSearchPage([makeHit()]));
    const { user, address } = openPage("/search?cemetery=1&surname=dangelo");
    await heading("Risultati della ricerca (1)");
    await user.click(screen.getByRole("button", { name: "Cambia Cimitero" }));
    await heading("Scegli il cimitero");
    expect(address()).toBe("/search");
    expect(chosenCemetery.read()).toBeNull();
    expect(lastSearch.read()).toBeNull();
  });
});
