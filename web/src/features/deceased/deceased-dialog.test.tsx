import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { makeDeceased, makeTomb, pageOf } from "@/test/burials";
import { answer, answerBy, take } from "@/test/fake-api";
import { notices, openedDialog, openList } from "@/test/places";
import { signIn } from "@/test/staff";

const giovanni = makeDeceased();
const roomy = makeTomb();
const other = makeTomb({ id: 6, reference: "L-14" });

beforeEach(() => {
  signIn("admin");
  answer("/api/deceaseds", pageOf([giovanni]));
  answerBy("/api/tombs", (query) => {
    const id = query.get("id");
    const wanted = query.get("reference") ?? "";
    return pageOf(
      [roomy, other].filter((tomb) =>
        id ? String(tomb.id) === id : (tomb.reference ?? "").includes(wanted),
      ),
    );
  });
});

const openDeceased = (query = "") => openList(`/deceased${query}`, "Defunti");
const stored = (change = {}, warnings: string[] = []) => ({
  status: 201,
  body: { ...giovanni, ...change, warnings },
});

async function openNew(query = "?nuovo=1") {
  const page = await openDeceased(query);
  return { ...page, dialog: await openedDialog("Nuovo Defunto") };
}

async function openGiovanni() {
  const page = await openDeceased();
  const edit = page.table.getByRole("button", { name: "Modifica Giovanni D'Angelo" });
  await page.user.click(edit);
  return { ...page, edit, dialog: await openedDialog("Modifica Defunto") };
}

describe("a new person", () => {
  it("is opened, filled and saved without the mouse", async () => {
    const sent = take("post", "/api/deceaseds", stored());
    const { user, table, address } = await openDeceased();
    await table.findByText("Giovanni D'Angelo");
    screen.getByRole("button", { name: "Aggiungi Defunto" }).focus();
    await user.keyboard("{Enter}");
    const dialog = await openedDialog("Nuovo Defunto");
    dialog.getByLabelText("Cognome").focus();
    await user.keyboard("De Luca{Tab}Anna{Tab}{Tab}14-5-1931{Tab}nov 2019{Tab}{Tab}L-14");
    await dialog.findByRole("option", { name: /^L-14/, hidden: true });
    await user.keyboard("{Enter}{Control>}{Enter}{/Control}");
    await notices().findByText("Defunto creato con successo");
    expect(sent).toEqual([
      {
        surname: "De Luca",
        name: "Anna",
        nominative: null,
        birthdate: "1931-05-14",
        deathdate: "2019-11",
        fiscalCode: null,
        tombId: 6,
        epitaph: null,
        picture: null,
        backgroundImage: null,
        commemorationVideo: null,
        enabled: true,
        reserved: false,
      },
    ]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(address()).toBe("/deceased");
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Aggiungi Defunto" })).toHaveFocus(),
    );
  });

  it("is followed by the next one of the register", async () => {
    const sent = take("post", "/api/deceaseds", stored());
    const { user, dialog } = await openNew("?tomba=5&nuovo=1");
    expect(dialog.getByLabelText("Tomba")).toHaveValue("L-12-3");
    await user.type(dialog.getByLabelText("Cognome"), "De Luca");
    await user.type(dialog.getByLabelText("Nome"), "Anna");
    await user.click(dialog.getByRole("button", { name: "Salva e aggiungi un altro" }));
    await notices().findByText("Defunto creato con successo");
    await waitFor(() => expect(dialog.getByLabelText("Cognome")).toHaveValue(""));
    await waitFor(() => expect(dialog.getByLabelText("Cognome")).toHaveFocus());
    await waitFor(() => expect(dialog.getByLabelText("Tomba")).toHaveValue("L-12-3"));
    await user.keyboard("Rossi{Tab}Ugo{Control>}{Shift>}{Enter}{/Shift}{/Control}");
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ surname: "Rossi", name: "Ugo", tombId: 5, epitaph: null });
    await waitFor(() => expect(dialog.getByLabelText("Cognome")).toHaveValue(""));
    await user.click(dialog.getByRole("button", { name: "Annulla" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  it("is begun elsewhere when the tomb looked at is full", async () => {
    answer("/api/tombs", pageOf([makeTomb({ deceasedCount: 2 })]));
    const { dialog } = await openNew("?tomba=5&nuovo=1");
    expect(dialog.getByLabelText("Tomba")).toHaveValue("");
  });

  it("can lie only where there is a place", async () => {
    const asked = answer("/api/tombs", pageOf([other]));
    const { user, dialog } = await openNew();
    await user.click(dialog.getByLabelText("Tomba"));
    await dialog.findByRole("option", { name: /^L-14/, hidden: true });
    expect(asked.at(-1)?.get("free")).toBe("true");
  });

  it("is not sent while fields are wrong, and the first of them has the focus", async () => {
    const { user, dialog } = await openNew();
    await user.type(dialog.getByLabelText(/^Data di nascita/), "1950");
    expect(dialog.getByText("Solo anno")).toBeVisible();
    await user.type(dialog.getByLabelText(/^Data di morte/), "05/1949");
    expect(dialog.getByText("Solo mese e anno")).toBeVisible();
    await user.keyboard("{Control>}s{/Control}");
    for (const message of [
      "Cognome richiesto",
      "Nome richiesto",
      "Tomba richiesta",
      "La data di morte precede quella di nascita",
    ])
      expect(await dialog.findByText(message)).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText("Cognome")).toHaveFocus());
    expect(notices().getByText("Controlla i campi obbligatori")).toBeVisible();
    await user.clear(dialog.getByLabelText(/^Data di morte/));
    await user.type(dialog.getByLabelText(/^Data di morte/), "31022019");
    expect(await dialog.findByText("Questa data non esiste")).toBeVisible();
  });

  it("may have a wrong fiscal code, which is told and saved", async () => {
    const odd = "Il codice fiscale ha la lettera di controllo sbagliata";
    const sent = take("post", "/api/deceaseds", stored({}, [odd]));
    const { user, dialog } = await openNew("?tomba=5&nuovo=1");
    await user.type(dialog.getByLabelText("Cognome"), "De Luca");
    await user.type(dialog.getByLabelText("Nome"), "Anna");
    const code = dialog.getByLabelText(/^Codice fiscale/);
    await user.type(code, "rssmra85t10a562");
    expect(dialog.queryByText(/puoi salvarlo lo stesso/)).toBeNull();
    await user.type(code, "x");
    expect(dialog.getByText(/^La lettera di controllo è sbagliata/)).toBeVisible();
    await user.type(code, "{Backspace}s");
    expect(dialog.queryByText(/puoi salvarlo lo stesso/)).toBeNull();
    await user.tab();
    expect(code).toHaveValue("RSSMRA85T10A562S");
    await user.type(code, "{Backspace}x");
    await user.click(dialog.getByRole("button", { name: "Salva" }));
    await notices().findByText(`Defunto creato con successo. Attenzione: ${odd}`);
    expect(sent[0]?.fiscalCode).toBe("RSSMRA85T10A562x");
  });
});

describe("a stored person", () => {
  it("sends what was changed, a date as far as it is known", async () => {
    const sent = take("patch", "/api/deceaseds/{deceased_id}", { ...stored(), status: 200 });
    const { user, dialog, edit } = await openGiovanni();
    const birth = dialog.getByLabelText(/^Data di nascita/);
    expect(birth).toHaveValue("14/05/1931");
    expect(dialog.getByRole("button", { name: "Salva" })).toBeDisabled();
    expect(dialog.queryByRole("button", { name: "Salva e aggiungi un altro" })).toBeNull();
    expect(dialog.getByRole("link", { name: /^Apri memorial/ })).toHaveAttribute(
      "href",
      "/memorial/7",
    );
    await user.clear(birth);
    await user.type(birth, "1931{Control>}s{/Control}");
    await notices().findByText("Defunto aggiornato con successo");
    expect(sent).toEqual([{ birthdate: "1931", version: 3 }]);
    await waitFor(() => expect(edit).toHaveFocus());
  });

  it("is made reserved", async () => {
    const sent = take("patch", "/api/deceaseds/{deceased_id}", {
      ...stored({ reserved: true }),
      status: 200,
    });
    const { user, dialog } = await openGiovanni();
    const reserved = dialog.getByRole("switch", { name: "Riservato" });
    expect(reserved).not.toBeChecked();
    expect(reserved).toHaveAccessibleDescription(/^Nasconde subito la persona/);
    await user.click(reserved);
    await user.click(dialog.getByRole("button", { name: "Salva" }));
    await notices().findByText("Defunto aggiornato con successo");
    expect(sent).toEqual([{ reserved: true, version: 3 }]);
  });

  it("that is reserved has no memorial to open", async () => {
    answer("/api/deceaseds", pageOf([makeDeceased({ reserved: true })]));
    const { dialog } = await openGiovanni();
    expect(dialog.getByRole("switch", { name: "Riservato" })).toBeChecked();
    expect(dialog.queryByRole("link", { name: /^Apri memorial/ })).toBeNull();
  });

  it("may go back to the tomb it lies in, though that is full", async () => {
    answer("/api/tombs", pageOf([other]));
    const { user, dialog } = await openGiovanni();
    await user.click(dialog.getByRole("button", { name: "Svuota: Tomba" }));
    await user.click(dialog.getByLabelText("Tomba"));
    const names = (await dialog.findAllByRole("option", { hidden: true })).map(
      ({ textContent }) => textContent,
    );
    expect(names[0]).toMatch(/^L-12-3/);
  });

  it("that somebody else saved first shows both values", async () => {
    const current = { ...giovanni, deathdate: "2018", tomb_reference: "L-99", version: 8 };
    const sent = take("patch", "/api/deceaseds/{deceased_id}", ({ version }) =>
      version === 3
        ? { status: 409, body: { message: "Cambiata", current } }
        : { ...stored(), status: 200 },
    );
    const { user, dialog } = await openGiovanni();
    await user.clear(dialog.getByLabelText(/^Data di morte/));
    await user.type(dialog.getByLabelText(/^Data di morte/), "2019{Control>}s{/Control}");
    const notice = within(
      (await dialog.findByText("Il record è stato modificato da un altro utente")).closest(
        "[role=alert]",
      ) as HTMLElement,
    );
    expect(notice.getByText(/^Data di morte/).closest("li")).toHaveTextContent(
      /novembre 2019.*2018.*tu hai scritto 2019/,
    );
    expect(notice.getByText(/^Tomba/).closest("li")).toHaveTextContent(/L-12-3.*L-99/);
    await user.click(notice.getByRole("button", { name: "Aggiorna e tieni le mie modifiche" }));
    await waitFor(() => expect(dialog.getByLabelText("Tomba")).toHaveValue("L-99"));
    await user.click(dialog.getByRole("button", { name: "Salva" }));
    await notices().findByText("Defunto aggiornato con successo");
    expect(sent.at(-1)).toEqual({ deathdate: "2019", version: 8 });
  });
});
