import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { answer, answerBy, fail, take } from "@/test/fake-api";
import { answerImports, csv, FOUND, makeRunning, type Sent, takeFile } from "@/test/imports";
import { notices } from "@/test/operators";
import { makePlace } from "@/test/places";
import { openPage } from "@/test/render";
import { signIn } from "@/test/staff";
import { sizeText } from "./file-fault";
import { leftText, levelsText } from "./levels";
import { readingOf, rivalOf, wholeReading } from "./reading";

const MAPPINGS = "/api/import/mappings";
const MAPPING = "/api/import/mappings/{cemetery_id}";
const kept = {
  cemeteryId: 2,
  reading: { columns: { nr: "Tombs_reference" }, cemetery: "San Rocco", sheet: null },
  updatedAt: "2026-11-27T15:40:00Z",
};
/** A file that does not say where its rows are. */
const nowhere = { ...FOUND, columns: FOUND.columns.slice(1) };

beforeEach(() => {
  signIn("superadmin");
  answerImports();
  answer("/api/cemeteries", [makePlace(), makePlace({ id: 2, name: "San Rocco" })]);
});

const turnTo = (name: string) => screen.getByRole("tab", { name });
const field = (column: string) => screen.findByLabelText(`Campo della colonna ${column}`);

async function openMapping(found: unknown = FOUND) {
  const looked = takeFile("/api/import/columns", () => ({ body: found }));
  const page = openPage("/data-import");
  await page.user.upload(await screen.findByLabelText("File da importare"), csv());
  await screen.findByRole("button", { name: "Importa" });
  await page.user.click(turnTo("Mappatura Campi"));
  await screen.findByRole("table", { name: "Colonne del file" });
  return { ...page, looked };
}

/** Goes on to import, and tells how the file was said to be read. */
async function readingSent(user: ReturnType<typeof openPage>["user"]): Promise<Sent["reading"]> {
  const sent = takeFile("/api/import/jobs", () => ({ status: 202, body: makeRunning() }));
  answer("/api/import/jobs/{job_id}", makeRunning());
  await user.click(turnTo("Carica File"));
  await user.click(await screen.findByRole("button", { name: "Importa" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  return (sent[0] as Sent).reading;
}

describe("the columns of the file", () => {
  it("need a file first", async () => {
    const { user, address } = openPage("/data-import?scheda=mappatura");
    expect(await screen.findByText("Prima scegli un file")).toBeVisible();
    await user.click(screen.getByRole("link", { name: "Vai a Carica File" }));
    expect(address()).toBe("/data-import");
  });

  it("say what they hold, how sure that is, and samples", async () => {
    await openMapping();
    const table = within(screen.getByRole("table", { name: "Colonne del file" }));
    const row = (name: string) =>
      within(table.getByRole("rowheader", { name }).closest("tr") as HTMLElement);
    expect(row("Cimitero").getByText("Certo")).toBeVisible();
    expect(row("Cognomi").getByText("Da controllare")).toBeVisible();
    expect(row("Nr.").getByText("L-1 · L-2")).toBeVisible();
    expect(await field("Nr.")).toHaveDisplayValue("Non importata");
    expect(await field("Cognomi")).toHaveDisplayValue("Cognome del defunto");
    expect(screen.queryByLabelText("Cimitero di tutte le righe")).toBeNull();
  });

  it("are read as they were matched, and keep it when the tab is left", async () => {
    const { user } = await openMapping();
    await user.selectOptions(await field("Nr."), "Riferimento della tomba");
    await user.selectOptions(await field("Cognomi"), "Non importata");
    await user.click(turnTo("Guida Formati"));
    await screen.findByRole("table", { name: "Date" });
    await user.click(turnTo("Mappatura Campi"));
    expect(await field("Nr.")).toHaveDisplayValue("Riferimento della tomba");
    expect((await readingSent(user)).columns).toEqual({
      "Nr.": "Tombs_reference",
      Cognomi: null,
    });
  });

  it("matched to one field are told of each other", async () => {
    const { user } = await openMapping();
    await user.selectOptions(await field("Nr."), "Cognome del defunto");
    expect(screen.getByText("Campo già abbinato a «Cognomi»")).toBeVisible();
    expect(screen.getByText("Campo già abbinato a «Nr.»")).toBeVisible();
  });

  it("without a cemetery have one for every row", async () => {
    const { user } = await openMapping(nowhere);
    await user.click(turnTo("Carica File"));
    expect(await screen.findByText(/scegli quello di tutte le righe/)).toBeVisible();
    await user.click(turnTo("Mappatura Campi"));
    await user.type(await screen.findByLabelText("Cimitero di tutte le righe"), "Nuovo Campo");
    expect((await readingSent(user)).cemetery).toBe("Nuovo Campo");
    expect(screen.getByText("Cimitero di tutte le righe: Nuovo Campo")).toBeVisible();
  });
});

describe("a mapping", () => {
  it("is kept for a cemetery", async () => {
    const { user } = await openMapping();
    const sent = take("put", MAPPING, () => {
      answer(MAPPINGS, [kept]);
      return { status: 200, body: kept };
    });
    await user.selectOptions(await field("Nr."), "Riferimento della tomba");
    await user.selectOptions(screen.getByLabelText("Salva per"), "San Rocco");
    await user.click(screen.getByRole("button", { name: "Salva abbinamento" }));
    expect(await notices().findByText("Abbinamento salvato")).toBeVisible();
    const columns = { Cimitero: "Cemeteries_name", "Nr.": "Tombs_reference", Cognomi: "surname" };
    expect(sent).toEqual([{ reading: { columns, cemetery: null, sheet: null } }]);
    expect(
      await screen.findByRole("button", { name: "Usa l’abbinamento di San Rocco" }),
    ).toBeVisible();
  });

  it("that is kept is used, also for what is known by its name", async () => {
    answer(MAPPINGS, [kept]);
    const { user } = await openMapping(nowhere);
    const mapped = nowhere.columns.map((column) =>
      column.name === "Nr." ? { ...column, field: "Tombs_reference", isCertain: true } : column,
    );
    const looked = takeFile("/api/import/columns", () => ({
      body: { ...nowhere, columns: mapped },
    }));
    await user.click(await screen.findByRole("button", { name: /^Usa l’abbinamento/ }));
    expect(await screen.findByText("Abbinamento in uso: San Rocco")).toBeVisible();
    expect(looked[0]?.reading.columns).toEqual({ nr: "Tombs_reference" });
    expect(await screen.findByDisplayValue("Riferimento della tomba")).toBeVisible();
    expect(screen.getByLabelText("Cimitero di tutte le righe")).toHaveValue("San Rocco");
    expect(await readingSent(user)).toEqual({
      columns: { "Nr.": "Tombs_reference", Cognomi: "surname" },
      cemetery: "San Rocco",
      sheet: null,
    });
  });

  it("that the file cannot be read with is told where it was chosen", async () => {
    answer(MAPPINGS, [kept]);
    const { user } = await openMapping();
    const message = "L'abbinamento non vale per questo file";
    takeFile("/api/import/columns", () => ({ status: 400, body: { message } }));
    await user.click(await screen.findByRole("button", { name: /^Usa l’abbinamento/ }));
    expect(await screen.findByRole("alert")).toHaveTextContent(message);
    expect(screen.queryByText(/^Abbinamento in uso/)).toBeNull();
    expect(await field("Cognomi")).toHaveDisplayValue("Cognome del defunto");
  });

  it("is forgotten after a question", async () => {
    let all = [{ ...kept, cemeteryId: 0 }];
    answerBy(MAPPINGS, () => all);
    take("delete", MAPPING, () => {
      all = [];
      return { status: 204 };
    });
    const { user } = openPage("/data-import?scheda=mappatura");
    const name = "Elimina l’abbinamento di Tutti i cimiteri";
    await user.click(await screen.findByRole("button", { name }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await user.click(dialog.getByRole("button", { name: "Elimina" }));
    expect(await notices().findByText("Abbinamento eliminato")).toBeVisible();
    expect(await screen.findByText("Ancora nessun abbinamento salvato.")).toBeVisible();
    expect(screen.getByRole("heading", { name: "Abbinamenti salvati" })).toHaveFocus();
  });
});

describe("the guide", () => {
  it("tells columns, dates and rules as the import knows them", async () => {
    openPage("/data-import?scheda=guida");
    const columns = within(await screen.findByRole("table", { name: "Colonne: Cimitero" }));
    for (const said of ["Nome del cimitero", "cimitero", "Obbligatoria", "Nome", "San Rocco"])
      expect(columns.getByText(said)).toBeVisible();
    const dates = within(screen.getByRole("table", { name: "Date" }));
    expect(dates.getByText("1931-04")).toBeVisible();
    expect(dates.getByText("nessuna data")).toBeVisible();
    expect(screen.getByText("punto e virgola (;)")).toBeVisible();
    expect(screen.getByText("10 MB")).toBeVisible();
    expect(screen.getByText(/^La prima riga del file/)).toBeVisible();
  });

  it("can be asked for again", async () => {
    fail("/api/import/guide", 500);
    const { user } = openPage("/data-import?scheda=guida");
    const retry = await screen.findByRole("button", { name: "Riprova" });
    answerImports();
    await user.click(retry);
    expect(await screen.findByText("punto e virgola (;)")).toBeVisible();
  });
});

it("is no screen of an admin", async () => {
  signIn("admin");
  openPage("/data-import");
  expect(await screen.findByRole("alert")).toBeVisible();
  expect(screen.queryByLabelText("File da importare")).toBeNull();
});

it("counts, sizes and times are told in words", () => {
  expect(sizeText(900)).toBe("meno di 0,1 MB");
  expect(sizeText(10 * 1024 * 1024)).toBe("10 MB");
  expect([0.2, 59, 95, 5399, 7300].map(leftText)).toEqual([
    "1 secondo",
    "59 secondi",
    "2 minuti",
    "90 minuti",
    "2 ore",
  ]);
  const levels = { cemeteries: 1, sectors: 2, blocks: 0, tombs: 12345, deceased: 1 };
  expect(levelsText(levels)).toBe("1 cimitero, 2 settori, 12.345 tombe, 1 defunto");
});

it("a reading names what is not known by itself, and every column when it is kept", () => {
  const columns = FOUND.columns.map((column) => ({ ...column, chosen: column.field }));
  const matching = { columns, cemetery: "San Rocco", sheet: "Uno", isMapped: false };
  expect(readingOf(matching)).toEqual({
    columns: { "Nr.": null, Cognomi: "surname" },
    cemetery: null,
    sheet: "Uno",
  });
  expect(wholeReading(matching).columns).toHaveProperty("Cimitero", "Cemeteries_name");
  expect(wholeReading(matching).sheet).toBeNull();
  expect(columns.map((column) => rivalOf(columns, column))).toEqual([null, null, null]);
});
