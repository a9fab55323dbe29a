import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Role } from "@/lib/roles";
import { answer, take } from "@/test/fake-api";
import { notices } from "@/test/operators";
import { makePlace } from "@/test/places";
import { openPage } from "@/test/render";
import { makeCategory, makeProduct, makeSupplier } from "@/test/sellers";
import { signIn } from "@/test/staff";

const PRODUCTS = "/api/shop/products";
const PRODUCT = "/api/shop/products/{product_id}";
const roses = makeProduct();

async function open(role: Role, button: string, title: string, stored = roses) {
  signIn(role);
  answer("/api/cemeteries", [makePlace(), makePlace({ id: 2, name: "San Rocco" })]);
  answer(PRODUCTS, [stored]);
  answer("/api/shop/categories", [
    makeCategory(),
    makeCategory({ id: 3, title: "Servizi di Pulizia", enabled: 0 }),
    makeCategory({ id: 7, title: "Solo San Rocco", cemetery_id: 2 }),
    makeCategory({ id: 8, title: "Solo Valdora", cemetery_id: 1 }),
  ]);
  answer("/api/shop/suppliers", [
    makeSupplier(),
    makeSupplier({ id: 5, name: "Bruno", surname: "Neri", businessName: null, cemetery_id: 2 }),
  ]);
  const page = openPage("/shop");
  await screen.findByText("Mazzo di rose");
  await page.user.click(screen.getByRole("button", { name: button }));
  const dialog = within(await screen.findByRole("dialog", { name: title }));
  return { ...page, dialog };
}

const openNew = (role: Role) => open(role, "Nuovo prodotto", "Nuovo prodotto");
const openStored = (role: Role, stored = roses) =>
  open(role, "Modifica Mazzo di rose", "Modifica prodotto", stored);
type Dialog = Awaited<ReturnType<typeof open>>["dialog"];
const save = (dialog: Dialog) => dialog.getByRole("button", { name: "Salva" });
const optionsOf = (field: HTMLElement) =>
  within(field)
    .getAllByRole("option")
    .map(({ textContent }) => textContent);

describe("a new product", () => {
  it("says everything that is missing, and goes to the first", async () => {
    const { user, dialog } = await openNew("superadmin");
    await user.click(save(dialog));
    for (const message of [
      "Il titolo è obbligatorio",
      "La descrizione è obbligatoria",
      "Il prezzo deve essere positivo",
      "La categoria è obbligatoria",
      "Il cimitero è obbligatorio",
      "Il fornitore è obbligatorio",
    ])
      expect(await dialog.findByText(message)).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText("Titolo")).toHaveFocus());
  });

  it.each(["0", "0,01", "0,49", "0,50", "10000", "10000,00"])("may cost %s", async (price) => {
    const { user, dialog } = await openNew("superadmin");
    const field = dialog.getByLabelText("Prezzo in euro");
    expect(field).toHaveAccessibleDescription(/sotto 0,50 € non si può pagare con carta/);
    await user.type(field, price);
    await user.click(save(dialog));
    expect(await dialog.findByText("Il titolo è obbligatorio")).toBeVisible();
    expect(field).toBeValid();
  });

  it.each([
    ["-0,01", "Il prezzo deve essere positivo"],
    ["-1", "Il prezzo deve essere positivo"],
    ["nove", "Scrivi il prezzo come 24,90"],
    ["9,999", "Scrivi il prezzo come 24,90"],
    ["10000,01", "Il prezzo può essere al massimo 10.000,00 €, quanto un ordine"],
    ["250000", "Il prezzo può essere al massimo 10.000,00 €, quanto un ordine"],
  ])("does not cost %s", async (price, message) => {
    const { user, dialog } = await openNew("superadmin");
    await user.type(dialog.getByLabelText("Prezzo in euro"), price);
    await user.click(save(dialog));
    expect(await dialog.findByText(message)).toBeVisible();
  });

  it("is sent by the names of the wire", async () => {
    const { user, dialog } = await openNew("superadmin");
    const sent = take("post", PRODUCTS, { status: 201, body: roses });
    await user.type(dialog.getByLabelText("Titolo"), " Gigli ");
    await user.type(dialog.getByLabelText("Descrizione"), "Sei gigli");
    await user.type(dialog.getByLabelText("Prezzo in euro"), "18,50");
    await user.selectOptions(dialog.getByLabelText("Cimitero"), "San Rocco");
    expect(optionsOf(dialog.getByLabelText("Categoria"))).toEqual([
      "Scegli la categoria",
      "Fiori e Piante",
      "Solo San Rocco",
    ]);
    await user.selectOptions(dialog.getByLabelText("Categoria"), "Solo San Rocco");
    expect(optionsOf(dialog.getByLabelText("Fornitore"))).toEqual([
      "Scegli il fornitore",
      "Bruno Neri",
    ]);
    await user.selectOptions(dialog.getByLabelText("Fornitore"), "Bruno Neri");
    await user.selectOptions(dialog.getByLabelText("Cimitero"), "Cimitero di Valdora");
    // What belongs to the other cemetery is chosen anew.
    expect(dialog.getByLabelText("Categoria")).toHaveValue("");
    expect(dialog.getByLabelText("Fornitore")).toHaveValue("");
    await user.selectOptions(dialog.getByLabelText("Cimitero"), "San Rocco");
    await user.selectOptions(dialog.getByLabelText("Categoria"), "Solo San Rocco");
    await user.selectOptions(dialog.getByLabelText("Fornitore"), "Bruno Neri");
    await user.click(save(dialog));
    expect(await notices().findByText("Prodotto creato")).toBeVisible();
    expect(sent).toEqual([
      {
        title: "Gigli",
        description: "Sei gigli",
        price: "18.50",
        categoryId: 7,
        fornitoreId: 5,
        cemeteryId: 2,
        enabled: 1,
        picture: null,
      },
    ]);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("of a supplier is the supplier's own, in a category of all cemeteries", async () => {
    const { user, dialog } = await openNew("fornitore");
    expect(dialog.queryByLabelText("Fornitore")).not.toBeInTheDocument();
    expect(dialog.queryByLabelText("Cimitero")).not.toBeInTheDocument();
    expect(optionsOf(dialog.getByLabelText("Categoria"))).toEqual([
      "Scegli la categoria",
      "Fiori e Piante",
    ]);
    const sent = take("post", PRODUCTS, { status: 201, body: roses });
    await user.type(dialog.getByLabelText("Titolo"), "Gigli");
    await user.type(dialog.getByLabelText("Descrizione"), "Sei gigli");
    await user.type(dialog.getByLabelText("Prezzo in euro"), "0");
    await user.selectOptions(dialog.getByLabelText("Categoria"), "Fiori e Piante");
    await user.click(save(dialog));
    expect(await notices().findByText("Prodotto creato")).toBeVisible();
    expect(sent).toMatchObject([{ fornitoreId: 4, cemeteryId: 1, price: "0" }]);
  });

  it("of an admin is of the own cemetery", async () => {
    const { dialog } = await openNew("admin");
    expect(dialog.queryByLabelText("Cimitero")).not.toBeInTheDocument();
    expect(optionsOf(dialog.getByLabelText("Fornitore"))).toEqual([
      "Scegli il fornitore",
      "Fiori Ferri",
    ]);
    expect(optionsOf(dialog.getByLabelText("Categoria"))).toContain("Solo Valdora");
    expect(optionsOf(dialog.getByLabelText("Categoria"))).not.toContain("Solo San Rocco");
  });
});

describe("a stored product", () => {
  it("is shown as it is, and only what changed is sent", async () => {
    const { user, dialog } = await openStored("superadmin");
    expect(dialog.getByLabelText("Prezzo in euro")).toHaveValue("24,90");
    expect(dialog.getByLabelText("Categoria")).toHaveDisplayValue("Fiori e Piante");
    expect(dialog.getByLabelText("Fornitore")).toHaveDisplayValue("Fiori Ferri");
    const sent = take("put", PRODUCT, { status: 200, body: roses });
    const price = dialog.getByLabelText("Prezzo in euro");
    await user.clear(price);
    await user.type(price, "26");
    await user.click(dialog.getByRole("switch", { name: /^Attivo/ }));
    await user.click(save(dialog));
    expect(await notices().findByText("Prodotto aggiornato")).toBeVisible();
    expect(sent).toEqual([{ price: "26", enabled: 0 }]);
  });

  it("of an older time is mended, as dear as it is and with its picture", async () => {
    const old = makeProduct({ price: 12_000, picture: "http://foto.example/rose.jpg" });
    const { user, dialog } = await openStored("superadmin", old);
    const sent = take("put", PRODUCT, { status: 200, body: old });
    await user.type(dialog.getByLabelText("Titolo"), " grandi");
    await user.click(save(dialog));
    expect(await notices().findByText("Prodotto aggiornato")).toBeVisible();
    expect(sent).toEqual([{ title: "Mazzo di rose grandi" }]);
  });

  it("gets no picture that travels in the open", async () => {
    const { user, dialog } = await openStored("superadmin");
    const address = async (url: string) => {
      const field = await dialog.findByLabelText(/^Indirizzo|URL/);
      await user.clear(field);
      await user.type(field, `${url}{Enter}`);
    };
    await address("http://foto.example/rose.jpg");
    await user.click(save(dialog));
    const refused = "L'indirizzo dell'immagine deve iniziare con https://";
    expect(await dialog.findByText(refused)).toBeVisible();
    const sent = take("put", PRODUCT, { status: 200, body: roses });
    await address("https://foto.example/rose.jpg");
    await user.click(save(dialog));
    expect(await notices().findByText("Prodotto aggiornato")).toBeVisible();
    expect(sent).toEqual([{ picture: "https://foto.example/rose.jpg" }]);
  });

  it("that the service refuses stays open, with the reason beside its field", async () => {
    const { user, dialog } = await openStored("superadmin");
    take("put", PRODUCT, {
      status: 422,
      body: { message: "Controlla i campi", fields: { fornitoreId: "Il fornitore non è attivo" } },
    });
    await user.type(dialog.getByLabelText("Titolo"), " grandi");
    await user.click(save(dialog));
    await waitFor(() =>
      expect(dialog.getByLabelText("Fornitore")).toHaveAccessibleDescription(
        "Il fornitore non è attivo",
      ),
    );
    expect(await notices().findByText(/^Errore nell'aggiornamento del prodotto/)).toBeVisible();
    expect(dialog.getByLabelText("Titolo")).toHaveValue("Mazzo di rose grandi");
  });
});
