import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { answer, answerBy } from "@/test/fake-api";
import {
  answerImports,
  csv,
  FOUND,
  makeJob,
  makeNote,
  makeRunning,
  takeFile,
} from "@/test/imports";
import { notices } from "@/test/operators";
import { openPage } from "@/test/render";
import { signIn } from "@/test/staff";
import { LARGEST_FILE } from "./file-fault";

const JOB = "/api/import/jobs/{job_id}";

beforeEach(() => {
  signIn("superadmin");
  answerImports();
});

async function openImport(query = "") {
  const page = openPage(`/data-import${query}`);
  const input = await screen.findByLabelText("File da importare");
  // As a dropped file does, one of any kind comes through.
  const choose = (file: File) => userEvent.upload(input, file, { applyAccept: false });
  return { ...page, choose };
}

async function openWith(found: unknown = FOUND) {
  const sent = takeFile("/api/import/columns", () => ({ body: found }));
  const page = await openImport();
  await page.choose(csv());
  await screen.findByRole("button", { name: "Importa" });
  return { ...page, sent };
}

const button = (name: string) => screen.getByRole("button", { name });

describe("a file that cannot be imported", () => {
  it("by its name or size is refused before it is sent", async () => {
    const sent = takeFile("/api/import/columns", () => ({ body: FOUND }));
    const { choose } = await openImport();
    await choose(new File(["%PDF"], "registro.pdf.csv.txt"));
    expect(await screen.findByText(/serve un file .csv o .xlsx/)).toBeVisible();
    const large = csv("grande.csv");
    Object.defineProperty(large, "size", { value: LARGEST_FILE + 1 });
    await choose(large);
    expect(await screen.findByText(/supera il limite di 10 MB \(10,1 MB\)/)).toBeVisible();
    expect(sent).toHaveLength(0);
    expect(screen.queryByRole("button", { name: "Importa" })).toBeNull();
  });

  it("one of two that are dropped together is none", async () => {
    await openImport();
    const box = screen.getByText(/^Trascina qui/).closest("[role=presentation]") as HTMLElement;
    const files = [csv(), csv("altro.csv")];
    const items = files.map((file) => ({ kind: "file", getAsFile: () => file }));
    fireEvent.drop(box, { dataTransfer: { files, items, types: ["Files"] } });
    expect(await screen.findByText("Un file alla volta: scegline uno solo.")).toBeVisible();
  });

  it("by what is inside is refused in the service's words", async () => {
    const message = "Il file è un PDF: serve un CSV o un .xlsx";
    takeFile("/api/import/columns", () => ({ status: 400, body: { message } }));
    const { choose } = await openImport();
    await choose(csv());
    expect(await screen.findByRole("alert")).toHaveTextContent(message);
    expect(screen.queryByRole("button", { name: "Riprova" })).toBeNull();
  });

  it("because the service is silent can be sent again", async () => {
    takeFile("/api/import/columns", () => ({ status: 503, body: {} }));
    const { choose, user } = await openImport();
    await choose(csv());
    const retry = await screen.findByRole("button", { name: "Riprova" });
    takeFile("/api/import/columns", () => ({ body: FOUND }));
    await user.click(retry);
    expect(await screen.findByRole("button", { name: "Importa" })).toBeEnabled();
  });
});

describe("before it is imported", () => {
  it("a file tells its columns, and which to look at", async () => {
    await openWith();
    expect(screen.getByText("3 colonne, 2 riconosciute")).toBeVisible();
    expect(screen.getByText(/^1 colonna è abbinata per somiglianza/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Scarica esempio" })).toHaveAttribute(
      "href",
      "/api/import/sample.csv",
    );
  });

  it("it is shown with its first rows, errors and warnings", async () => {
    const { user } = await openWith();
    const sent = takeFile("/api/import/preview", () => ({
      body: {
        totalColumns: 2,
        previewRows: 1,
        columns: ["Cimitero", "Cognomi"],
        preview: [{ Cimitero: "San Rocco", Cognomi: "D'Angelo" }],
        ignoredColumns: ["Nr."],
        totalRows: 1200,
        errors: ["Riga 3: manca il cognome"],
        warnings: [],
        sheets: [],
      },
    }));
    await user.click(button("Anteprima"));
    expect(await screen.findByText("1 di 1200 righe")).toBeVisible();
    expect(screen.getByText("Riga 3: manca il cognome")).toBeVisible();
    expect(screen.getByText("Colonna non importata: Nr.")).toBeVisible();
    const table = within(screen.getByRole("table", { name: "Prime righe del file" }));
    expect(table.getByText("D'Angelo")).toBeVisible();
    expect(sent[0]?.reading).toEqual({
      columns: { "Nr.": null, Cognomi: "surname" },
      cemetery: null,
      sheet: null,
    });
  });

  it.each([
    ["Anteprima", "/api/import/preview", {}, "Errore durante l'anteprima"],
    ["Anteprima", "/api/import/preview", { message: "Il file è vuoto" }, "Il file è vuoto"],
    ["Importa", "/api/import/jobs", {}, "Errore durante l'importazione"],
    [
      "Importa",
      "/api/import/jobs",
      { message: "Il file è vuoto" },
      "Errore durante l'importazione. Il file è vuoto",
    ],
    ["Prova senza importare", "/api/import/jobs", {}, "Errore durante la prova"],
  ])("%s that fails is told and the file stays", async (name, path, body, said) => {
    const { user } = await openWith();
    takeFile(path, () => ({ status: 400, body }));
    await user.click(button(name));
    expect(await notices().findByText(said)).toBeVisible();
    expect(button("Importa")).toBeEnabled();
  });

  it("one of several sheets is chosen", async () => {
    const book = { ...FOUND, sheets: ["Note", "Registro"], sheet: "Note" };
    const { user, sent } = await openWith(book);
    await user.selectOptions(screen.getByLabelText("Foglio"), "Registro");
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.reading.sheet).toBe("Registro");
  });
});

describe("an import", () => {
  it("is begun, followed and told of when it is done", async () => {
    let job = makeRunning();
    answerBy(JOB, () => job);
    const { user, address } = await openWith();
    const sent = takeFile("/api/import/jobs", () => ({ status: 202, body: job }));
    await user.click(button("Importa"));
    const bar = await screen.findByRole("progressbar");
    expect(address()).toBe("/data-import?importazione=12");
    expect(sent[0]?.query).toBe("?dryRun=false");
    expect(bar).toHaveAttribute("value", "42");
    for (const said of ["1200 righe finora", "250 righe al secondo", "mancano circa 2 minuti"])
      expect(screen.getByText(said)).toBeVisible();
    job = makeRunning({ isWaitingForRegistry: true });
    expect(await screen.findByText("in attesa del registro")).toBeVisible();
    job = makeJob();
    const toast = await notices().findByText("Importazione completata con successo");
    expect(toast).toBeVisible();
    expect(notices().getByText("6 record importati correttamente")).toBeVisible();
    expect(screen.getByText("Creati nel registro: 2 tombe, 6 defunti.")).toBeVisible();
  });

  it("with refused rows is a partial success, told as an error", async () => {
    let job = makeRunning();
    answerBy(JOB, () => job);
    answer("/api/import/jobs/{job_id}/notes", {
      results: [makeNote()],
      total: 1,
      page: 1,
      totalPages: 1,
    });
    await openImport("?importazione=12");
    await screen.findByRole("progressbar");
    job = makeJob({ imported: 5, failed: 1, success: false, hasRefusedRows: true });
    expect(await notices().findByText("Importazione completata con errori")).toBeVisible();
    expect(notices().getByText("5 righe importate, 1 rifiutata")).toBeVisible();
    expect(screen.getByRole("link", { name: "Scarica le righe rifiutate" })).toHaveAttribute(
      "href",
      "/api/import/jobs/12/refused.csv",
    );
    const found = within(await screen.findByRole("table", { name: "Errori" }));
    expect(await found.findByText("manca")).toBeVisible();
    expect(found.getByText("linea 4 del file")).toBeVisible();
    expect(found.getByText("Cognome del defunto")).toBeVisible();
  });

  it("that can be tried is only tried", async () => {
    answer(JOB, makeJob({ dryRun: true, canUndo: false }));
    const { user } = await openWith();
    const tried = makeRunning({ dryRun: true });
    const sent = takeFile("/api/import/jobs", () => ({ status: 202, body: tried }));
    await user.click(button("Prova senza importare"));
    expect(await screen.findByText(/^Prova completata: il file si può importare/)).toBeVisible();
    expect(screen.getByText(/^Sarebbero creati nel registro: 2 tombe/)).toBeVisible();
    expect(sent[0]?.query).toBe("?dryRun=true");
  });

  it("that is refused does not stand above the report of an older trial", async () => {
    answer(JOB, makeJob({ dryRun: true, canUndo: false }));
    const { choose, user, address } = await openImport("?importazione=12");
    expect(await screen.findByText(/^Prova completata: il file si può importare/)).toBeVisible();
    takeFile("/api/import/columns", () => ({ body: FOUND }));
    await choose(csv());
    const message = "Nel file manca la colonna Cemeteries_name";
    takeFile("/api/import/jobs", () => ({ status: 400, body: { message } }));
    await user.click(await screen.findByRole("button", { name: "Prova senza importare" }));
    expect(await notices().findByText(`Errore durante la prova. ${message}`)).toBeVisible();
    expect(screen.getAllByText(message)[0]).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/^Prova completata: il file/)).toBeNull());
    expect(address()).toBe("/data-import");
  });

  it("that goes on is found again by whoever comes back", async () => {
    answerImports([makeRunning({ id: 30 }), makeJob()]);
    answer(JOB, makeRunning({ id: 30 }));
    const { address } = await openImport();
    expect(await screen.findByRole("progressbar")).toBeVisible();
    expect(address()).toBe("/data-import?importazione=30");
    expect(screen.getByText(/l’importazione va avanti da sola/)).toBeVisible();
  });

  it("that a command goes on with depends on that command", async () => {
    answer(JOB, makeRunning({ byCommand: true, userId: null, userName: null }));
    await openImport("?importazione=12");
    expect(await screen.findByText(/finché va avanti il comando/)).toBeVisible();
    expect(screen.queryByText(/va avanti da sola/)).toBeNull();
  });
});
