import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { answer, fail } from "@/test/fake-api";
import { answerMemorial, openMemorial } from "@/test/memorials";
import { notices } from "@/test/operators";
import { openPage } from "@/test/render";
import { lilies, lumino, makeOffer, openShop, PRODUCTS, roses } from "@/test/shop";

const KEY = "camposanto-cart-12";
const cart = () => within(screen.getByRole("region", { name: "Carrello" }));
const titles = () =>
  screen.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent);
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? "null");

beforeEach(() => localStorage.clear());

describe("the catalogue", () => {
  it("shows category, title, description, supplier and price", async () => {
    await openShop();
    const [first] = screen.getAllByRole("article");
    const card = within(first as HTMLElement);
    expect(card.getByText("Fiori e Piante")).toBeVisible();
    expect(card.getByText("Consegna entro 24 ore")).toBeVisible();
    expect(card.getByText("Dodici rose bianche")).toBeVisible();
    expect(card.getByText("di Fiori Ferri")).toBeVisible();
    expect(card.getByText("24,90 €")).toBeVisible();
  });

  it("is there before the memorial is left, once somebody points at its services", async () => {
    answerMemorial({ tombId: 12 });
    const early = answer("/api/public/shop/products/{tomb_id}", [roses]);
    const late = answer(PRODUCTS, []);
    const { user } = await openMemorial();
    expect(early).toHaveLength(0);
    await user.hover(screen.getByRole("link", { name: "Servizi" }));
    await waitFor(() => expect(early).toHaveLength(1));
    await user.click(screen.getByRole("link", { name: "Servizi" }));
    expect(await screen.findByRole("button", { name: "Mazzo di rose" })).toBeVisible();
    expect([early.length, late.length]).toEqual([1, 0]);
  });

  it("calls an unknown category Altro, and promises a day for flowers alone", async () => {
    await openShop([makeOffer({ category_id: 9, categoryTitle: "Marmi" })]);
    expect(screen.getByText("Altro")).toBeVisible();
    expect(screen.queryByText("Consegna entro 24 ore")).not.toBeInTheDocument();
  });

  it("is narrowed by category", async () => {
    const { user } = await openShop();
    await user.click(screen.getByRole("button", { name: "Lumini e Candele", pressed: false }));
    expect(titles()).toEqual(["Lumino rosso"]);
    await user.click(screen.getByRole("button", { name: "Tutto" }));
    expect(titles()).toHaveLength(3);
  });

  it("tells all of a product in a window", async () => {
    const { user } = await openShop();
    await user.click(screen.getByRole("button", { name: "Mazzo di rose" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Mazzo di rose" }));
    expect(dialog.getByText("Dodici rose bianche")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Aggiungi" }));
    expect(cart().getByText("Mazzo di rose")).toBeVisible();
  });

  it("says when nothing is offered", async () => {
    await openShop([]);
    expect(
      await screen.findByText("Per ora nessun fornitore offre servizi per questa tomba."),
    ).toBeVisible();
  });

  it("can be asked for again", async () => {
    fail(PRODUCTS, 500);
    const { user } = openPage("/cart/12");
    await user.click(await screen.findByRole("button", { name: "Riprova" }));
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
    const retry = await screen.findByRole("button", { name: "Riprova" });
    expect(await notices().findByText("Impossibile caricare i prodotti")).toBeVisible();
    answer(PRODUCTS, [roses]);
    await user.click(retry);
    expect(await screen.findByRole("button", { name: "Mazzo di rose" })).toBeVisible();
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
  });

  it.each(["/cart/0", "/cart/abc"])("is no page at %s", async (path) => {
    openPage(path);
    expect(await screen.findByRole("heading", { name: "Pagina non trovata" })).toBeVisible();
  });

  it("does not speak of a tomb that is not public", async () => {
    fail(PRODUCTS, 404);
    openPage("/cart/12");
    expect(await screen.findByRole("heading", { name: "Pagina non trovata" })).toBeVisible();
  });
});

describe("the cart", () => {
  it("counts, changes and removes, and is kept for the tomb", async () => {
    const { user } = await openShop();
    const add = screen.getByRole("button", { name: "Aggiungi Mazzo di rose al carrello" });
    await user.click(add);
    expect(await notices().findByText("Prodotto aggiunto")).toBeVisible();
    await user.click(add);
    expect(cart().getByText("2 di Mazzo di rose")).toBeInTheDocument();
    expect(cart().getByText("49,80 €", { selector: "strong" })).toBeVisible();
    expect(kept()).toMatchObject([{ productId: 1, quantity: 2, price: 24.9 }]);
    await user.click(cart().getByRole("button", { name: "Uno in meno di Mazzo di rose" }));
    await user.click(cart().getByRole("button", { name: "Uno in meno di Mazzo di rose" }));
    expect(cart().getByText("Il carrello è vuoto")).toBeVisible();
    expect(kept()).toBeNull();
  });

  it("offers one supplier at a time, until it is emptied", async () => {
    const { user } = await openShop();
    await user.click(screen.getByRole("button", { name: /^Aggiungi Gigli/ }));
    expect(titles()).toEqual(["Gigli"]);
    expect(screen.getByText(/Vedi solo i prodotti di Bruno Neri/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Svuota il carrello e mostra tutto" }));
    expect(titles()).toHaveLength(3);
  });

  it("is found again, with today's prices and what is gone told", async () => {
    const items = [roses, lumino].map(({ id, title, description, picture }) => ({
      productId: id,
      title,
      description,
      picture,
      price: 3.9,
      quantity: 2,
    }));
    localStorage.setItem(KEY, JSON.stringify(items));
    const { user } = await openShop([roses, lilies]);
    const news = within(await screen.findByRole("status", { name: "" }, { timeout: 2000 }));
    expect(
      news.getByText("«Lumino rosso» non è più disponibile ed è stato tolto dal carrello."),
    ).toBeVisible();
    expect(
      news.getByText("Il prezzo di «Mazzo di rose» è cambiato: 3,90 € → 24,90 €."),
    ).toBeVisible();
    expect(cart().getByText("49,80 €", { selector: "strong" })).toBeVisible();
    await user.click(news.getByRole("button", { name: "Ho capito" }));
    expect(screen.queryByText(/non è più disponibile/)).not.toBeInTheDocument();
  });

  it("is begun anew, and says so, when what was kept cannot be read", async () => {
    localStorage.setItem(KEY, "{rotto");
    await openShop();
    expect(screen.getByText(/non si poteva leggere/)).toBeVisible();
    expect(cart().getByText("Il carrello è vuoto")).toBeVisible();
  });

  it("keeps its good lines when one cannot be read, says so, and says it until it was read", async () => {
    const { id, title, description, picture, price } = roses;
    const line = { productId: id, title, description, picture, price, quantity: 120 };
    const lost = { ...line, productId: 2, title: "Lumino rosso", quantity: 1.5 };
    localStorage.setItem(KEY, JSON.stringify([line, lost]));
    const { user } = await openShop();
    expect(screen.getByText(/^«Lumino rosso» non si poteva più leggere/)).toBeVisible();
    expect(
      screen.getByText(/^Di «Mazzo di rose» se ne possono ordinare al massimo 99/),
    ).toBeVisible();
    expect(cart().getByText("99 di Mazzo di rose")).toBeInTheDocument();
    expect(kept()).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "Ho capito" }));
    expect(screen.queryByText(/non si poteva più leggere/)).not.toBeInTheDocument();
    expect(kept()).toMatchObject([{ productId: 1, quantity: 99 }]);
  });

  it("leads on from a line that goes to the next one, and from the last to its heading", async () => {
    const { user } = await openShop();
    await user.click(screen.getByRole("button", { name: /^Aggiungi Mazzo/ }));
    await user.click(screen.getByRole("button", { name: /^Aggiungi Lumino/ }));
    const less = (title: string) => cart().getByRole("button", { name: `Uno in meno di ${title}` });
    await user.click(less("Mazzo di rose"));
    await waitFor(() => expect(less("Lumino rosso")).toHaveFocus());
    await user.click(cart().getByRole("button", { name: "Togli Lumino rosso dal carrello" }));
    await waitFor(() => expect(cart().getByRole("heading", { name: "Carrello" })).toHaveFocus());
  });

  it("follows what another tab does", async () => {
    const { user } = await openShop();
    await user.click(screen.getByRole("button", { name: /^Aggiungi Gigli/ }));
    localStorage.removeItem(KEY);
    window.dispatchEvent(new StorageEvent("storage", { key: KEY }));
    expect(await cart().findByText("Il carrello è vuoto")).toBeVisible();
  });
});
