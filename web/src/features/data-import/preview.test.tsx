import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { answer } from "@/test/fake-api";
import { answerImports, jobPage, makeJob, makeNote } from "@/test/imports";
import { openPage } from "@/test/render";
import { signIn } from "@/test/staff";
import { inOwnNames } from "./own-names";
import { PreviewView } from "./preview-view";

const column = (name: string, chosen: string | null) => ({
  ...{ name, chosen, field: chosen },
  ...{ isCertain: true, samples: [] },
});
const MATCHED = [column("Nato il", "birthdate"), column("Tomba", "Tombs_reference")];
const PREVIEW = {
  totalColumns: 2,
  previewRows: 1,
  columns: ["Nato il", "Tomba"],
  preview: [{ "Nato il": "31/02/1990", Tomba: "" }],
  ignoredColumns: [] as string[],
  totalRows: 1,
  errors: [] as string[],
  warnings: [] as string[],
  sheets: [],
};

it("problems are told by the file's own names of columns", () => {
  const told = inOwnNames([...MATCHED, column("surname", "surname"), column("Note", null)]);
  expect(
    told(
      "Riga 3 (linea 4): birthdate: «x» non è una data; entombment_id: manca il riferimento della tomba (colonna entombment_id o Tombs_reference); surname: manca; Blocks_id: manca il blocco (colonna Blocks_id o Blocks_name)",
    ),
  ).toBe(
    "Riga 3 (linea 4): «Nato il»: «x» non è una data; «Tomba»: manca il riferimento della tomba; surname: manca; Blocks_id: manca il blocco (colonna Blocks_id o Blocks_name)",
  );
  const error = "Riga 1 (linea 2): birthdate: «31/02/1990» non è un giorno che esiste";
  render(<PreviewView preview={{ ...PREVIEW, errors: [error] }} matched={MATCHED} />);
  expect(screen.getByText(/^Riga 1 \(linea 2\): «Nato il»: «31/)).toBeVisible();
});

it.each([
  [999, "999 errori", "Mostra tutti (999)", 999],
  [1000, "1000 errori", "Mostra tutti (1000)", 1000],
  [1001, "più di 1000 errori", "Mostra i primi 1000", 1001],
])("of %i lines of errors the right number is told", (count, title, button, shown) => {
  const errors = Array.from({ length: count }, (_, index) => `Riga ${index + 1}: manca`);
  if (count > 1000) errors[1000] = "... e altri 500 errori";
  render(<PreviewView preview={{ ...PREVIEW, errors }} matched={MATCHED} />);
  expect(screen.getByText(title)).toBeVisible();
  fireEvent.click(screen.getByText(button));
  expect(screen.getAllByText(/^Riga \d+: manca$|^\.\.\. e altri 500 errori$/)).toHaveLength(shown);
});

it("many columns that are not imported are folded, the first in sight", () => {
  const ignoredColumns = Array.from({ length: 189 }, (_, index) => `Extra ${index + 1}`);
  render(<PreviewView preview={{ ...PREVIEW, ignoredColumns }} matched={MATCHED} />);
  const summary = screen.getByText(/^189 colonne non importate: Extra 1, .*Extra 5\.\.\.$/);
  expect(summary.tagName).toBe("SUMMARY");
  expect(screen.getByText(/Extra 189/)).not.toBeVisible();
});

it("of a file with many columns that are not imported the others are shown first", async () => {
  const ignoredColumns = Array.from({ length: 189 }, (_, index) => `Extra ${index + 1}`);
  const columns = ["Nato il", ...ignoredColumns, "Tomba"];
  const preview = { ...PREVIEW, columns, ignoredColumns, totalColumns: 191 };
  render(<PreviewView preview={preview} matched={MATCHED} />);
  const names = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(names()).toEqual(["Riga", "Nato il", "Tomba"]);
  await userEvent.click(screen.getByRole("button", { name: "Mostra tutte le 191 colonne" }));
  expect(names()).toHaveLength(192);
});

it("a trial stands in the history as what it was", async () => {
  signIn("superadmin");
  answerImports();
  answer("/api/import/jobs", jobPage([makeJob({ dryRun: true, skipped: 2, canUndo: false })]));
  openPage("/data-import");
  expect(await screen.findByText("6 da importare, 2 saltate, nulla registrato")).toBeVisible();
});

it("the pages of what was found and of the history have names of their own", async () => {
  signIn("superadmin");
  const job = makeJob({ warned: 60 });
  answerImports();
  answer("/api/import/jobs", { ...jobPage([job]), totalPages: 2 });
  answer("/api/import/jobs/{job_id}", job);
  answer("/api/import/jobs/{job_id}/notes", {
    results: [makeNote({ reason: "strano" })],
    total: 60,
    page: 1,
    totalPages: 2,
  });
  openPage("/data-import?importazione=12");
  await screen.findByText("strano");
  const names = screen.getAllByRole("navigation").map((nav) => nav.getAttribute("aria-label"));
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain("Pagine delle importazioni precedenti");
});
