// Where the keyboard goes on when what was pressed goes away.
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { answer, answerBy, fail, take } from "@/test/fake-api";
import { answerImports, csv, FOUND, jobPage, makeJob, NO_LEVELS, takeFile } from "@/test/imports";
import { openPage } from "@/test/render";
import { signIn } from "@/test/staff";

const JOBS = "/api/import/jobs";
const JOB = "/api/import/jobs/{job_id}";

beforeEach(() => {
  signIn("superadmin");
  answerImports();
});

async function openWith(reply: { status?: number; body: unknown }) {
  takeFile("/api/import/columns", () => reply);
  const page = openPage("/data-import");
  await userEvent.upload(await screen.findByLabelText("File da importare"), csv());
  return page;
}

it("a preview has it, then the first of the lines that were hidden, then the wider table", async () => {
  const errors = Array.from({ length: 20 }, (_, index) => `Riga ${index + 1}: manca`);
  const ignoredColumns = ["A", "B", "C", "D", "E", "F"];
  const body = {
    ...{ totalColumns: 7, previewRows: 0, preview: [], totalRows: 20, errors, warnings: [] },
    ...{ columns: ["Cimitero", ...ignoredColumns], ignoredColumns, sheets: [] },
  };
  takeFile("/api/import/preview", () => ({ body }));
  const { user } = await openWith({ body: FOUND });
  await user.click(await screen.findByRole("button", { name: "Anteprima" }));
  expect(await screen.findByRole("heading", { name: "Anteprima del file" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Mostra tutti (20)" }));
  expect(screen.getByText("Riga 6: manca")).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Mostra tutte le 7 colonne" }));
  const table = screen.getByRole("table", { name: "Prime righe del file" });
  expect(document.activeElement).toContainElement(table);
  expect(document.body).not.toHaveFocus();
});

it("a refusal leaves it where it was", async () => {
  takeFile("/api/import/preview", () => ({ status: 400, body: {} }));
  const { user } = await openWith({ body: FOUND });
  const button = await screen.findByRole("button", { name: "Anteprima" });
  await user.click(button);
  await screen.findAllByText("Errore durante l'anteprima");
  expect(button).toHaveFocus();
});

it("what is found of the file has it after another attempt", async () => {
  const { user } = await openWith({ status: 503, body: {} });
  const retry = await screen.findByRole("button", { name: "Riprova" });
  takeFile("/api/import/columns", () => ({ body: FOUND }));
  await user.click(retry);
  await screen.findByRole("button", { name: "Importa" });
  expect(screen.getByRole("group", { name: "Che cosa contiene il file" })).toHaveFocus();
});

it.each(["the history", "a report"])(
  "an import has it that is taken back from %s",
  async (from) => {
    let job = makeJob();
    answerBy(JOB, () => job);
    answerBy(JOBS, () => jobPage([job]));
    take("post", "/api/import/jobs/{job_id}/undo", () => {
      job = makeJob({ state: "undoing", canUndo: false, removed: NO_LEVELS });
      return { status: 202, body: job };
    });
    const isReport = from === "a report";
    const { user } = openPage(`/data-import${isReport ? "?importazione=12" : ""}`);
    const name = isReport ? "Annulla importazione" : /^Annulla importazione di/;
    await user.click(await screen.findByRole("button", { name }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await user.click(dialog.getByRole("button", { name: "Annulla importazione" }));
    const card = await screen.findByRole("region", { name: /^Annullamento di registro.csv/ });
    await waitFor(() => expect(card).toHaveFocus());
  },
);

it("a report has it that comes at the second attempt, the list once it is closed", async () => {
  fail(JOB, 503);
  const { user } = openPage("/data-import?importazione=12");
  const retry = await screen.findByRole("button", { name: "Riprova" });
  answer(JOB, makeJob());
  await user.click(retry);
  expect(await screen.findByRole("region", { name: "Esito di registro.csv" })).toHaveFocus();
  await user.click(screen.getByRole("link", { name: "Chiudi l’esito" }));
  expect(screen.getByRole("heading", { name: "Importazioni precedenti" })).toHaveFocus();
});

it("the list has it that comes at the second attempt", async () => {
  fail(JOBS, 503);
  const { user } = openPage("/data-import");
  const retry = await screen.findByRole("button", { name: "Riprova" });
  answer(JOBS, jobPage([makeJob()]));
  await user.click(retry);
  await screen.findByRole("link", { name: /^Apri l’esito/ });
  expect(screen.getByRole("heading", { name: "Importazioni precedenti" })).toHaveFocus();
});
