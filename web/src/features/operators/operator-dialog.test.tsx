import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { answer, take } from "@/test/fake-api";
import { chiara, lucia, notices, openOperators, prepareOperators, rosa } from "@/test/operators";
import { openPage } from "@/test/render";
import { makeAudit, makeEntry, makeUser, signIn } from "@/test/staff";

beforeEach(prepareOperators);

async function openNew() {
  const page = openPage("/operators?nuovo=1");
  const dialog = within(await screen.findByRole("dialog", { name: "Nuovo Operatore" }));
  const fill = async () => {
    await page.user.type(dialog.getByLabelText("Nome"), "Ada");
    await page.user.type(dialog.getByLabelText("Cognome"), "Neri");
    await page.user.type(dialog.getByLabelText("Email"), "ada@valdora.example");
    await page.user.selectOptions(dialog.getByLabelText("Ruolo"), "Proprietario");
  };
  const save = () => page.user.click(dialog.getByRole("button", { name: "Salva" }));
  return { ...page, dialog, fill, save };
}

async function openLucia() {
  const page = await openOperators();
  await page.user.click(page.table.getByRole("button", { name: "Modifica Lucia De Santis" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Modifica Operatore" }));
  const save = () => page.user.click(dialog.getByRole("button", { name: "Salva" }));
  return { ...page, dialog, save };
}

describe("a new operator", () => {
  it("is created with what was typed and the password made up", async () => {
    const sent = take("post", "/api/users", ({ name }) => {
      answer("/api/users", [chiara, lucia, rosa, makeUser("owner", { id: 9, name: String(name) })]);
      return { status: 201, body: lucia };
    });
    const { user, dialog, fill, save, address } = await openNew();
    const password = (dialog.getByLabelText("Password") as HTMLInputElement).value;
    await fill();
    await user.click(dialog.getByRole("button", { name: "Copia password" }));
    expect(await navigator.clipboard.readText()).toBe(password);
    await save();
    expect(await notices().findByText("Operatore creato con successo")).toBeVisible();
    expect(notices().getByText("Successo")).toBeVisible();
    expect(sent).toEqual([
      {
        name: "Ada",
        surname: "Neri",
        email: "ada@valdora.example",
        password,
        businessName: null,
        fiscalCode: null,
        phone: null,
        role: "owner",
        cemeteryId: 1,
        enabled: true,
      },
    ]);
    await screen.findByText("Ada De Santis");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(address()).toBe("/operators");
  });

  it("is not sent while fields are wrong", async () => {
    const { user, dialog, save } = await openNew();
    await user.clear(dialog.getByLabelText("Password"));
    await save();
    for (const message of [
      "Nome richiesto",
      "Cognome richiesto",
      "Email non valida",
      "Ruolo è obbligatorio",
      "Password deve essere di almeno 6 caratteri",
    ])
      expect(await dialog.findByText(message)).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText("Nome")).toHaveFocus());
    expect(dialog.getByLabelText("Nome")).toHaveAccessibleDescription("Nome richiesto");
  });

  it("has payment fields only as a supplier, with the hint of the demonstration keys", async () => {
    const { user, dialog } = await openNew();
    expect(dialog.queryByLabelText(/Stripe/)).not.toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText("Ruolo"), "Fornitore");
    expect(dialog.getByLabelText(/^Chiave pubblica Stripe/)).toBeVisible();
    expect(dialog.getByLabelText(/^Chiave segreta Stripe/)).toHaveAttribute("type", "password");
    expect(dialog.getByLabelText(/^Email per le notifiche/)).toBeVisible();
    expect(dialog.getByText(/si usano quelle dimostrative/)).toBeVisible();
  });

  it.each<[number, { message: string; fields?: Record<string, string> }, string, string]>([
    [
      409,
      { message: "Email già in uso", fields: { email: "Email già in uso" } },
      "Email già utilizzata da un altro utente",
      "Email già in uso",
    ],
    [
      409,
      { message: "Username già in uso" },
      "Username già utilizzato da un altro utente",
      "Username già in uso",
    ],
    [
      403,
      { message: "Non puoi assegnare questo ruolo" },
      "Errore durante la creazione dell'operatore",
      "Non puoi assegnare questo ruolo",
    ],
    [
      422,
      { message: "Controlla i campi evidenziati", fields: { phone: "Testo troppo lungo" } },
      "Errore durante la creazione dell'operatore",
      "Testo troppo lungo",
    ],
  ])("is refused: %i %j", async (status, body, said, inForm) => {
    take("post", "/api/users", { status, body });
    const { dialog, fill, save } = await openNew();
    await fill();
    await save();
    expect(await notices().findByText("Errore")).toBeVisible();
    expect(notices().getByText(said)).toBeVisible();
    expect((await dialog.findAllByText(inForm)).at(-1)).toBeVisible();
    expect(dialog.getByLabelText("Cognome")).toHaveValue("Neri");
    const [field] = Object.keys(body.fields ?? {});
    if (field === "email") expect(dialog.getByLabelText("Email")).toBeInvalid();
    if (field === "phone") expect(dialog.getByLabelText(/^Telefono/)).toBeInvalid();
  });

  it("of an admin is an owner or a supplier of the own cemetery", async () => {
    signIn("admin");
    const { dialog } = await openNew();
    const options = (label: string) =>
      within(dialog.getByLabelText(label))
        .getAllByRole("option")
        .map(({ textContent }) => textContent);
    expect(options("Ruolo")).toEqual(["Scegli il ruolo", "Proprietario", "Fornitore"]);
    expect(options("Cimitero")).toEqual(["Cimitero di Valdora"]);
    expect(dialog.getByLabelText("Cimitero")).toHaveValue("1");
  });

  it("is not lost by accident", async () => {
    const { user, dialog, fill } = await openNew();
    await fill();
    await user.keyboard("{Escape}");
    const ask = within(await screen.findByRole("alertdialog"));
    await user.click(ask.getByRole("button", { name: "Continua a modificare" }));
    expect(dialog.getByLabelText("Nome")).toHaveValue("Ada");
    await user.click(dialog.getByRole("button", { name: "Annulla" }));
    await user.click(await screen.findByRole("button", { name: "Chiudi senza salvare" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });
});

describe("an edit", () => {
  it("can be saved once something has changed, and sends that alone", async () => {
    const sent = take("put", "/api/users/{user_id}", { status: 200, body: lucia });
    const { user, dialog, save } = await openLucia();
    const button = dialog.getByRole("button", { name: "Salva" });
    expect(button).toBeDisabled();
    expect(dialog.getByText("Lascia vuoto per mantenere la password attuale.")).toBeVisible();
    await user.click(dialog.getByRole("switch", { name: "Attivo" }));
    expect(button).toBeEnabled();
    await save();
    expect(await notices().findByText("Operatore aggiornato con successo")).toBeVisible();
    expect(sent).toEqual([{ enabled: true, version: 1 }]);
  });

  it("that failed keeps what was typed and shows the reason", async () => {
    const message = "È l'ultimo Super Admin attivo";
    take("put", "/api/users/{user_id}", { status: 409, body: { message } });
    const { user, dialog, save } = await openLucia();
    await user.type(dialog.getByLabelText("Nome"), " Anna");
    await save();
    expect(await dialog.findByText(message)).toBeVisible();
    expect(notices().getByText("Errore durante l'aggiornamento dell'operatore")).toBeVisible();
    expect(dialog.getByLabelText("Nome")).toHaveValue("Lucia Anna");
  });

  it("on an old version shows what changed, and goes on from there", async () => {
    const current = { ...lucia, phone: "347 999", version: 2 };
    const message = "Il record è stato modificato da un altro utente";
    const sent = take("put", "/api/users/{user_id}", ({ version }) =>
      version === 1
        ? { status: 409, body: { message, current } }
        : { status: 200, body: { ...current, version: 3 } },
    );
    const { user, dialog, save } = await openLucia();
    await user.type(dialog.getByLabelText("Nome"), " Anna");
    await save();
    const notice = within(await dialog.findByRole("alert"));
    expect(notice.getByText(message)).toBeVisible();
    expect(notice.getByRole("listitem")).toHaveTextContent(/^Telefono: prima 347 1347 999$/);
    await user.click(notice.getByRole("button", { name: "Aggiorna e tieni le mie modifiche" }));
    expect(dialog.getByLabelText(/^Telefono/)).toHaveValue("347 999");
    expect(dialog.getByLabelText("Nome")).toHaveValue("Lucia Anna");
    await save();
    await notices().findByText("Operatore aggiornato con successo");
    expect(sent).toEqual([
      { name: "Lucia Anna", version: 1 },
      { name: "Lucia Anna", version: 2 },
    ]);
  });

  it("on an old version can begin again from the stored record", async () => {
    const current = { ...lucia, phone: "347 999", version: 2 };
    take("put", "/api/users/{user_id}", { status: 409, body: { message: "Superato", current } });
    const { user, dialog, save } = await openLucia();
    await user.type(dialog.getByLabelText("Nome"), " Anna");
    await save();
    await user.click(await dialog.findByRole("button", { name: "Ricarica i dati" }));
    expect(dialog.getByLabelText("Nome")).toHaveValue("Lucia");
    expect(dialog.getByLabelText(/^Telefono/)).toHaveValue("347 999");
    expect(dialog.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("leads to the history of the record", async () => {
    const asked = answer("/api/audit", makeAudit([makeEntry()]));
    const { user, dialog } = await openLucia();
    await user.click(dialog.getByRole("button", { name: "Cronologia" }));
    const history = within(await screen.findByRole("dialog", { name: "Cronologia" }));
    expect(await history.findByText(/ha modificato l’operatore Lucia De Santis/)).toBeVisible();
    expect(history.getByText("347 1234567")).toBeVisible();
    expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({ kind: "user", recordId: "3" });
  });

  it("of one's own name shows in the header at once", async () => {
    const renamed = { ...chiara, surname: "Vianello Rossi" };
    take("put", "/api/users/{user_id}", { status: 200, body: renamed });
    const { user, table } = await openOperators();
    await user.click(table.getByRole("button", { name: "Modifica Chiara Vianello" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Modifica Operatore" }));
    await user.type(dialog.getByLabelText("Cognome"), " Rossi");
    await user.click(dialog.getByRole("button", { name: "Salva" }));
    await within(screen.getByRole("banner")).findByText("Chiara Vianello Rossi");
  });
});
