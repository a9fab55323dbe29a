import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Role } from "@/lib/roles";
import { answer, fail, take } from "@/test/fake-api";
import { notices } from "@/test/operators";
import { makePlace } from "@/test/places";
import { openPage } from "@/test/render";
import { makeCategory, makeProduct, makeSupplier, type ShopProduct } from "@/test/sellers";
import { signIn } from "@/test/staff";

const PRODUCTS = "/api/shop/products";
const PRODUCT = "/api/shop/products/{product_id}";

const roses = makeProduct();
const candle = makeProduct({
  id: 32,
  title: "Lumino rosso",
  description: "Arde sette giorni",
  price: 3.9,
  category_id: 2,
  categoryTitle: "Lumini e Candele",
  merchant_id: 5,
  merchantName: "Bruno",
  merchantSurname: "Neri",
  merchantBusinessName: null,
  cemetery_id: 2,
  cemeteryName: "San Rocco",
  enabled: 0,
});
const categories = [
  makeCategory(),
  makeCategory({ id: 2, title: "Lumini e Candele" }),
  makeCategory({ id: 3, title: "Servizi di Pulizia", enabled: 0 }),
  makeCategory({ id: 7, title: "Solo San Rocco", cemetery_id: 2 }),
];

async function openProducts(role: Role, products: ShopProduct[] = [roses, candle]) {
  signIn(role);
  answer("/api/cemeteries", [makePlace(), makePlace({ id: 2, name: "San Rocco" })]);
  answer(PRODUCTS, products);
  answer("/api/shop/categories", categories);
  answer("/api/shop/suppliers", [
    makeSupplier(),
    makeSupplier({ id: 5, name: "Bruno", surname: "Neri", businessName: null, cemetery_id: 2 }),
  ]);
  const page = openPage("/shop");
  const table = await screen.findByRole("table", { name: "Shop" });
  await within(table).findByText(products[0]?.title ?? "Ancora nessun prodotto: creane uno.");
  return { ...page, table: within(table) };
}

const titles = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
const row = (title: string) =>
  within(screen.getByRole("rowheader", { name: title }).closest("tr") as HTMLElement);

describe("the list", () => {
  it("shows id, name, cemetery, category, price, supplier and status", async () => {
    const { table } = await openProducts("superadmin");
    expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "#",
      "Nome",
      "Cimitero",
      "Categoria",
      "Prezzo",
      "Fornitore",
      "Stato",
      "Azioni",
    ]);
    const cells = row("Mazzo di rose")
      .getAllByRole("cell")
      .map(({ textContent }) => textContent?.replace("\u00a0", " "));
    expect(cells.slice(0, 6)).toEqual([
      "31",
      "Cimitero di Valdora",
      "Fiori e Piante",
      "24,90 €",
      "Fiori Ferri",
      "Attivo",
    ]);
    expect(row("Lumino rosso").getByText("Inattivo")).toBeVisible();
    expect(row("Lumino rosso").getByText("Bruno Neri")).toBeVisible();
  });

  it.each<[Role, string[], boolean]>([
    ["superadmin", ["Cerca", "Cimitero", "Categoria", "Fornitore"], true],
    ["admin", ["Cerca", "Categoria", "Fornitore"], false],
    ["fornitore", ["Cerca", "Categoria"], false],
  ])("offers a %s the filters of the role", async (role, labels, hasCategories) => {
    await openProducts(role);
    const filters = within(screen.getByRole("group", { name: "Filtri" }));
    const fields = [...filters.getAllByRole("searchbox"), ...filters.getAllByRole("combobox")];
    expect(fields.map((field) => (field as HTMLInputElement).labels?.[0]?.textContent)).toEqual(
      labels,
    );
    expect(screen.queryAllByRole("link", { name: "Gestisci categorie" })).toHaveLength(
      hasCategories ? 1 : 0,
    );
  });

  it("is narrowed by text and choices, kept in the address", async () => {
    const { user, address } = await openProducts("superadmin");
    await user.type(screen.getByLabelText("Cerca"), "SETTE giorni");
    await waitFor(() => expect(titles()).toEqual(["Lumino rosso"]));
    expect(screen.getByText("1 di 2 prodotti")).toBeVisible();
    await user.clear(screen.getByLabelText("Cerca"));
    await user.selectOptions(screen.getByLabelText("Fornitore"), "Fiori Ferri");
    await waitFor(() => expect(titles()).toEqual(["Mazzo di rose"]));
    await user.selectOptions(screen.getByLabelText("Cimitero"), "San Rocco");
    expect(await screen.findByText("Nessun prodotto corrisponde ai filtri scelti.")).toBeVisible();
    expect(address()).toBe("/shop?cimitero=2&fornitore=4");
    await user.click(screen.getByRole("button", { name: "Togli i filtri" }));
    await waitFor(() => expect(titles()).toHaveLength(2));
  });

  it("lets a supplier filter by the categories of the own products alone", async () => {
    await openProducts("fornitore", [roses]);
    const options = within(screen.getByLabelText("Categoria")).getAllByRole("option");
    expect(options.map(({ textContent }) => textContent)).toEqual([
      "Tutte le categorie",
      "Fiori e Piante",
    ]);
  });

  it("can be asked for again", async () => {
    signIn("superadmin");
    fail(PRODUCTS, 500);
    const { user } = openPage("/shop");
    const retry = await screen.findByRole("button", { name: "Riprova" });
    answer(PRODUCTS, [roses]);
    await user.click(retry);
    expect(await screen.findByText("Mazzo di rose")).toBeVisible();
  });
});

describe("a row", () => {
  it("is switched with one click", async () => {
    const { user } = await openProducts("fornitore", [roses]);
    const sent = take("put", PRODUCT, { status: 200, body: { ...roses, enabled: 0 } });
    answer(PRODUCTS, [{ ...roses, enabled: 0 }]);
    await user.click(screen.getByRole("button", { name: "Mazzo di rose: attivo", pressed: true }));
    expect(await notices().findByText("Stato prodotto aggiornato")).toBeVisible();
    expect(sent).toEqual([{ enabled: 0 }]);
    expect(await screen.findByText("Inattivo")).toBeVisible();
  });

  it("stays as it was when it cannot be switched", async () => {
    const { user } = await openProducts("superadmin", [roses]);
    take("put", PRODUCT, { status: 500, body: { message: "giù" } });
    await user.click(screen.getByRole("button", { name: "Mazzo di rose: attivo" }));
    expect(await notices().findByText("Errore nell'aggiornamento del prodotto")).toBeVisible();
    expect(screen.getByText("Attivo")).toBeVisible();
  });

  it("is deleted after a question", async () => {
    const { user } = await openProducts("superadmin");
    const sent = take("delete", PRODUCT, { status: 204 });
    answer(PRODUCTS, [candle]);
    await user.click(screen.getByRole("button", { name: "Elimina Mazzo di rose" }));
    const question = within(await screen.findByRole("alertdialog"));
    expect(question.getByText("Sei sicuro di voler eliminare questo prodotto?")).toBeVisible();
    await user.click(question.getByRole("button", { name: "Elimina" }));
    expect(await notices().findByText("Prodotto eliminato")).toBeVisible();
    expect(sent).toHaveLength(1);
    await waitFor(() => expect(titles()).toEqual(["Lumino rosso"]));
  });

  it("stays when it cannot be deleted, and why is told", async () => {
    const { user } = await openProducts("superadmin", [roses]);
    take("delete", PRODUCT, { status: 403, body: { message: "Non è un tuo prodotto" } });
    await user.click(screen.getByRole("button", { name: "Elimina Mazzo di rose" }));
    const question = within(await screen.findByRole("alertdialog"));
    await user.click(question.getByRole("button", { name: "Elimina" }));
    expect(
      await notices().findByText("Errore nell'eliminazione del prodotto. Non è un tuo prodotto"),
    ).toBeVisible();
    expect(titles()).toEqual(["Mazzo di rose"]);
  });
});
