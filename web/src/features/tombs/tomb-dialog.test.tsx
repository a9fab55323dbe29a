import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { makeTomb, pageOf } from "@/test/burials";
import { answer, answerBy, take } from "@/test/fake-api";
import { makeBlock, notices, openedDialog, openList } from "@/test/places";
import { openPage } from "@/test/render";
import { makeAudit, makeEntry, makeUser, signIn } from "@/test/staff";

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
const saved = (change: Partial<ReturnType<typeof makeTomb>> = {}, warnings: string[] = []) => ({
  status: 200,
  body: { ...l12, version: 4, ...change, warnings },
});

describe("a new tomb", () => {
  it("is made in the block that is looked at", async () => {
    const sent = take("post", "/api/tombs", { ...saved(), status: 201 });
    const { user, address } = await openTombs("?blocco=2&nuovo=1");
    const dialog = await openedDialog("Nuova Tomba");
    await waitFor(() => expect(dialog.getByLabelText("Blocco")).toHaveValue("Blocco C"));
    await user.type(dialog.getByLabelText("Riferimento"), "L-20");
    await user.clear(dialog.getByLabelText("Capacità"));
    await user.type(dialog.getByLabelText("Capacità"), "4");
    await user.type(dialog.getByLabelText(/^Scadenza concessione/), "31122035");
    await user.type(dialog.getByLabelText(/^Proprietario/), "ada");
    await user.click(await dialog.findByRole("option", { name: /^Adami Lucia/, hidden: true }));
    expect(dialog.getByLabelText(/^Scadenza concessione/)).toHaveValue("31/12/2035");
    await user.click(dialog.getByRole("button", { name: "Salva" }));
    expect(await notices().findByText("Tomba creata con successo")).toBeVisible();
    expect(sent).toEqual([
      {
        reference: "L-20",
        capacity: 4,
        blockId: 2,
        userId: 30,
        permitExpirationDate: "2035-12-31",
        gpsCoordinates: null,
        matterportPosition: null,
        picture: null,
        enabled: true,
      },
    ]);
    await waitFor(() => expect(address()).toBe("/tombs?blocco=2"));
  });

  it("is not sent while fields are wrong, and the first of them has the focus", async () => {
    const { user } = await openTombs("?nuovo=1");
    const dialog = await openedDialog("Nuova Tomba");
    await user.clear(dialog.getByLabelText("Capacità"));
    await user.type(dialog.getByLabelText("Capacità"), "0");
    await user.click(dialog.getByRole("button", { name: "Salva" }));
    expect(await dialog.findByText("Blocco è obbligatorio")).toBeVisible();
    expect(dialog.getByText("Capacità deve essere almeno 1")).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText("Blocco")).toHaveFocus());
    expect(notices().getByText("Controlla i campi obbligatori")).toBeVisible();
  });

  it("that is refused says so in the specification's words, and why", async () => {
    const message = "Esiste già una tomba con questo riferimento nel blocco";
    const refused = { status: 409, body: { message, fields: { reference: message } } };
    take("post", "/api/tombs", refused);
    const { user } = await openTombs("?blocco=2&nuovo=1");
    const dialog = await openedDialog("Nuova Tomba");
    await user.type(dialog.getByLabelText("Riferimento"), "L-12-3");
    await user.click(dialog.getByRole("button", { name: "Salva" }));
    expect(await notices().findByText("Errore durante la creazione della tomba")).toBeVisible();
    expect(dialog.getByLabelText("Riferimento")).toBeInvalid();
    expect(dialog.getByLabelText("Riferimento")).toHaveValue("L-12-3");
  });
});

describe("a stored tomb", () => {
  async function openL12() {
    const page = await openTombs();
    await page.user.click(page.table.getByRole("button", { name: "Modifica L-12-3" }));
    const dialog = await openedDialog("Modifica Tomba");
    return { ...page, dialog };
  }

  it("sends what was changed, and what is odd about it stays to be read", async () => {
    const odd = "La tomba dista 12 km dal suo cimitero";
    const sent = take("put", "/api/tombs/{tomb_id}", saved({}, [odd]));
    const { user, dialog } = await openL12();
    const place = dialog.getByLabelText(/^Coordinate GPS/);
    await user.clear(place);
    await user.type(place, "45,5 12,3{Control>}s{/Control}");
    expect(
      await notices().findByText(`Tomba aggiornata con successo. Attenzione: ${odd}`),
    ).toBeVisible();
    expect(sent).toEqual([{ gpsCoordinates: "45,5 12,3", version: 3 }]);
  });

  it("that somebody else saved first shows both values", async () => {
    const current = { ...l12, capacity: 6, user_name: "Marco Adami", user_id: 31, version: 9 };
    const sent = take("put", "/api/tombs/{tomb_id}", ({ version }) =>
      version === 3 ? { status: 409, body: { message: "Cambiata", current } } : saved(),
    );
    const { user, dialog } = await openL12();
    await user.clear(dialog.getByLabelText("Capacità"));
    await user.type(dialog.getByLabelText("Capacità"), "3");
    await user.click(dialog.getByRole("button", { name: "Salva" }));
    const notice = within(
      (await dialog.findByText("Il record è stato modificato da un altro utente")).closest(
        "[role=alert]",
      ) as HTMLElement,
    );
    expect(notice.getByText(/^Capacità/).closest("li")).toHaveTextContent(/2.*6.*tu hai scritto 3/);
    expect(notice.getByText(/^Proprietario/).closest("li")).toHaveTextContent(
      /Lucia De Santis.*Marco Adami/,
    );
    await user.click(notice.getByRole("button", { name: "Aggiorna e tieni le mie modifiche" }));
    await waitFor(() => expect(dialog.getByLabelText(/^Proprietario/)).toHaveValue("Marco Adami"));
    await user.click(dialog.getByRole("button", { name: "Salva" }));
    await notices().findByText("Tomba aggiornata con successo");
    expect(sent.at(-1)).toEqual({ capacity: 3, version: 9 });
  });

  it("cannot have less room than persons", async () => {
    const { user, rowOf } = await openTombs();
    await user.click(rowOf(/^TOMBA 6/).getByRole("button", { name: "Modifica TOMBA 6" }));
    const dialog = await openedDialog("Modifica Tomba");
    expect(dialog.getByText("Ora contiene 4 defunti.")).toBeVisible();
    await user.clear(dialog.getByLabelText("Capacità"));
    await user.type(dialog.getByLabelText("Capacità"), "3{Control>}{Enter}{/Control}");
    expect(await dialog.findByText("La tomba contiene già 4 defunti")).toBeVisible();
  });

  it("shows its history", async () => {
    const entry = makeEntry({ kind: "tomb", record_id: 5, record_label: "L-12-3" });
    const asked = answer("/api/audit", makeAudit([entry]));
    const { user, dialog } = await openL12();
    await user.click(dialog.getByRole("button", { name: "Cronologia" }));
    const history = await openedDialog("Cronologia");
    expect(await history.findByText("ha modificato la tomba L-12-3")).toBeVisible();
    expect(asked.at(-1)?.get("recordId")).toBe("5");
  });

  it("is opened by its address, alone if it is not on the page", async () => {
    answerBy("/api/tombs", (query) => pageOf(query.get("id") === "77" ? [] : [l12]));
    const { user, address } = await openTombs("?riferimento=l&apri=5");
    await openedDialog("Modifica Tomba");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(address()).toBe("/tombs?riferimento=l"));
    openPage("/tombs?apri=77");
    expect(
      await screen.findByText("Il record cercato non esiste o è stato eliminato."),
    ).toBeVisible();
  });
});

describe("an owner", () => {
  beforeEach(() => {
    signIn("owner");
    answer("/api/tombs", pageOf([l12]));
  });

  it("neither adds nor deletes, and filters nothing by block or owner", async () => {
    const { table } = await openTombs("?nuovo=1");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.queryByRole("button", { name: "Aggiungi Tomba" })).toBeNull();
    expect(table.queryByRole("button", { name: /^Elimina/ })).toBeNull();
    expect(table.queryByRole("link", { name: /^Aggiungi defunto/ })).toBeNull();
    expect(screen.queryByRole("combobox")).toBeNull();
  });

  it("changes the place alone", async () => {
    const sent = take("put", "/api/tombs/{tomb_id}", saved());
    const { user, table } = await openTombs();
    await user.click(table.getByRole("button", { name: "Modifica L-12-3" }));
    const dialog = await openedDialog("Coordinate Tomba");
    for (const label of ["Riferimento", "Blocco", "Capacità", "Scadenza concessione"])
      expect(dialog.getByLabelText(label)).toBeDisabled();
    expect(dialog.getByLabelText("Proprietario")).toBeDisabled();
    expect(dialog.getByRole("switch", { name: "Online" })).toBeDisabled();
    expect(dialog.queryByRole("button", { name: "Scegli un file" })).toBeNull();
    expect(dialog.queryByRole("button", { name: "Cronologia" })).toBeNull();
    await user.type(
      dialog.getByLabelText(/^Posizione Matterport/),
      "https://my.matterport.com/show/?m=a",
    );
    await user.click(dialog.getByRole("button", { name: "Salva" }));
    await notices().findByText("Tomba aggiornata con successo");
    expect(sent).toEqual([
      { matterportPosition: "https://my.matterport.com/show/?m=a", version: 3 },
    ]);
  });

  it("without any tomb reads so", async () => {
    answer("/api/tombs", pageOf([]));
    openPage("/tombs");
    expect(await screen.findByText("Nessuna tomba ti è ancora affidata.")).toBeVisible();
  });
});
