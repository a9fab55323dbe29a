import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { answer } from "@/test/fake-api";
import {
  answerImports,
  csv,
  FOUND,
  makeJob,
  makeNote,
  makeRunning,
  takeFile,
} from "@/test/imports";
import { openPage } from "@/test/render";
import { signIn } from "@/test/staff";

const JOB = "/api/import/jobs/{job_id}";
const NOTES = "/api/import/jobs/{job_id}/notes";

beforeEach(() => signIn("superadmin"));

async function openNotes(query: string, results: ReturnType<typeof makeNote>[], caption: string) {
  answerImports();
  answer(JOB, makeJob({ failed: 1, skipped: 2, warned: 1 }));
  answer(NOTES, { results, total: results.length, page: 1, totalPages: 1 });
  openPage(`/data-import?importazione=12${query}`);
  const table = within(await screen.findByRole("table", { name: caption }));
  await table.findByText(/Motivo/);
  return table;
}

describe("what was found", () => {
  it("tells whom a row is about, and its column as the file calls it first", async () => {
    const reason = "manca il riferimento della tomba (colonna entombment_id o Tombs_reference)";
    const own = makeNote({ about: "entombment_id", column: "Nr.", reason });
    const table = await openNotes("&note=errori", [own], "Errori");
    expect(await table.findByText("Rossi Anna")).toBeVisible();
    expect(table.getByRole("columnheader", { name: "Di chi" })).toBeVisible();
    expect(table.getByText("Nr.").nextSibling).toHaveTextContent("entombment_id");
    expect(table.getByText("manca il riferimento della tomba")).toBeVisible();
  });

  it("says the label of a known column below the file's own name", async () => {
    const own = makeNote({ about: "birthdate", column: "Nato" });
    const table = await openNotes("&note=errori", [own], "Errori");
    expect((await table.findByText("Nato")).nextSibling).toHaveTextContent("Data di nascita");
  });

  it("gives each skipped row its own reason", async () => {
    const rows = [
      makeNote({ row: 2, about: "", reason: "ripete una riga precedente" }),
      makeNote({ row: 3, about: "", whom: "L-1-1", reason: "non aggiunge nulla" }),
    ];
    const table = await openNotes("&note=saltate", rows, "Saltate");
    const [, first, second] = table.getAllByRole("row");
    expect(first).toHaveTextContent(/Rossi Anna.*ripete una riga precedente/);
    expect(second).toHaveTextContent(/L-1-1.*non aggiunge nulla/);
  });
});

it("who brings a file that is being imported is told so, and sees that import", async () => {
  answerImports();
  const notice = "Questo file era già in corso di importazione: l'ha caricato Mario Rossi";
  const running = makeRunning();
  answer(JOB, running);
  takeFile("/api/import/columns", () => ({ body: FOUND }));
  takeFile("/api/import/jobs", () => ({ status: 202, body: { ...running, notice } }));
  openPage("/data-import");
  await userEvent.upload(await screen.findByLabelText("File da importare"), csv());
  await userEvent.click(await screen.findByRole("button", { name: "Importa" }));
  const told = await screen.findByText(notice);
  expect(told.closest("[role=status]")).toBeVisible();
  expect(await screen.findByRole("progressbar")).toBeVisible();
});
