import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Role } from "@/lib/roles";
import { answer, fail, take } from "@/test/fake-api";
import { notices } from "@/test/operators";
import { makePlace } from "@/test/places";
import { openPage } from "@/test/render";
import { makeCategory } from "@/test/sellers";
import { signIn } from "@/test/staff";

const CATEGORIES = "/api/shop/categories";
const CATEGORY = "/api/shop/categories/{category_id}";
const flowers = makeCategory();
const local = makeCategory({ id: 7, title: "Marmi", cemetery_id: 2, enabled: 0 });

async function openCategories(categories = [flowers, local]) {
  signIn("superadmin");
  answer("/api/cemeteries", [makePlace(), makePlace({ id: 2, name: "San Rocco" })]);
  answer(CATEGORIES, categories);
  const page = openPage("/categories");
  await screen.findByRole("heading", { level: 1, name: "Gestione Categorie" });
  if (categories.length > 0) await screen.findAllByRole("article");
  return page;
}

const titles = () =>
  screen.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent);
const card = (title: string) =>
  within(screen.getByRole("heading", { name: title }).closest("article") as HTMLElement);

it.each<Role>(["admin", "owner", "fornitore"])("is not for a %s, who reads why", async (role) => {
  signIn(role);
  openPage("/categories");
  const notice = within(await screen.findByRole("alert"));
  expect(notice.getByRole("heading", { name: "Accesso Negato" })).toBeVisible();
  expect(notice.getByText("Solo i SuperAdmin possono gestire le categorie.")).toBeVisible();
});

describe("the cards", () => {
  it("show number, cemetery and whether the category is in use", async () => {
    await openCategories();
    expect(card("Fiori e Piante").getByText("Categoria 1")).toBeVisible();
    expect(card("Fiori e Piante").getByText("Tutti i cimiteri")).toBeVisible();
    expect(card("Fiori e Piante").getByText("Attiva")).toBeVisible();
    expect(await card("Marmi").findByText("San Rocco")).toBeVisible();
    expect(card("Marmi").getByText("Disattivata")).toBeVisible();
  });

  it("are narrowed to a cemetery, with those of all of them", async () => {
    const { user, address } = await openCategories();
    await user.selectOptions(screen.getByLabelText("Cimitero"), "Cimitero di Valdora");
    await waitFor(() => expect(titles()).toEqual(["Fiori e Piante"]));
    expect(address()).toBe("/categories?cimitero=1");
  });

  it("can be asked for again", async () => {
    signIn("superadmin");
    fail(CATEGORIES, 500);
    const { user } = openPage("/categories");
    const retry = await screen.findByRole("button", { name: "Riprova" });
    answer(CATEGORIES, [flowers]);
    await user.click(retry);
    expect(await screen.findByRole("article")).toBeVisible();
  });

  it("may be none", async () => {
    await openCategories([]);
    expect(await screen.findByText("Ancora nessuna categoria.")).toBeVisible();
  });
});

describe("the form in the list", () => {
  it("begins a category of all cemeteries, and wants a title", async () => {
    const { user } = await openCategories();
    const sent = take("post", CATEGORIES, { status: 201, body: flowers });
    await user.click(screen.getByRole("button", { name: "Nuova categoria" }));
    const form = within(screen.getByRole("form", { name: "Nuova categoria" }));
    await waitFor(() => expect(form.getByLabelText("Titolo")).toHaveFocus());
    await user.click(form.getByRole("button", { name: "Salva" }));
    expect(form.getByText("Il titolo è obbligatorio")).toBeVisible();
    await waitFor(() => expect(form.getByLabelText("Titolo")).toHaveFocus());
    await user.type(form.getByLabelText("Titolo"), "Marmi{Enter}");
    expect(await notices().findByText("Categoria creata")).toBeVisible();
    expect(sent).toEqual([{ title: "Marmi", enabled: 1, cemeteryId: 0 }]);
    expect(screen.queryByRole("form", { name: "Nuova categoria" })).not.toBeInTheDocument();
  });

  it("changes a category in its place", async () => {
    const { user } = await openCategories();
    const sent = take("put", CATEGORY, { status: 200, body: flowers });
    await user.click(screen.getByRole("button", { name: "Modifica Marmi" }));
    const form = within(screen.getByRole("form", { name: "Modifica Marmi" }));
    expect(form.getByLabelText("Cimitero")).toHaveDisplayValue("San Rocco");
    await user.click(form.getByRole("switch", { name: "Attiva" }));
    await user.selectOptions(form.getByLabelText("Cimitero"), "Tutti i cimiteri");
    await user.click(form.getByRole("button", { name: "Salva" }));
    expect(await notices().findByText("Categoria aggiornata")).toBeVisible();
    expect(sent).toEqual([{ title: "Marmi", enabled: 1, cemeteryId: 0 }]);
  });

  it("keeps what is typed when the service refuses it, and is left with Escape", async () => {
    const { user } = await openCategories();
    take("post", CATEGORIES, {
      status: 409,
      body: { message: "C'è già una categoria con questo titolo", fields: { title: "C'è già" } },
    });
    await user.click(screen.getByRole("button", { name: "Nuova categoria" }));
    const form = within(screen.getByRole("form", { name: "Nuova categoria" }));
    await user.type(form.getByLabelText("Titolo"), "Marmi{Enter}");
    expect(
      await notices().findByText(
        "Errore nella creazione della categoria. C'è già una categoria con questo titolo",
      ),
    ).toBeVisible();
    expect(form.getByLabelText("Titolo")).toHaveValue("Marmi");
    expect(form.getByLabelText("Titolo")).toHaveAccessibleDescription(/C'è già/);
    await user.type(form.getByLabelText("Titolo"), "{Escape}");
    expect(screen.queryByRole("form", { name: "Nuova categoria" })).not.toBeInTheDocument();
  });
});

describe("a deletion", () => {
  it("is asked about, and takes the card away", async () => {
    const { user } = await openCategories();
    const sent = take("delete", CATEGORY, { status: 204 });
    answer(CATEGORIES, [flowers]);
    await user.click(screen.getByRole("button", { name: "Elimina Marmi" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(dialog.getByText("Sei sicuro di voler eliminare questa categoria?")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Elimina" }));
    expect(await notices().findByText("Categoria eliminata")).toBeVisible();
    expect(sent).toHaveLength(1);
    await waitFor(() => expect(titles()).toEqual(["Fiori e Piante"]));
  });

  it("of a category in use is refused, and the reason stays to be read", async () => {
    const { user } = await openCategories();
    const reason = "La categoria è usata da 12 prodotti";
    take("delete", CATEGORY, { status: 409, body: { message: reason } });
    await user.click(screen.getByRole("button", { name: "Elimina Fiori e Piante" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await user.click(dialog.getByRole("button", { name: "Elimina" }));
    expect(await dialog.findByText(reason)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Chiudi" }));
    expect(titles()).toHaveLength(2);
  });
});
