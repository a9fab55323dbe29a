// What is told of imports: numbers that agree, and words that are true.
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { importText, jobsText } from "@/lib/text/data-import";
import { answer, answerBy } from "@/test/fake-api";
import { answerImports, jobPage, makeJob, makeNote, makeRunning, NO_LEVELS } from "@/test/imports";
import { openPage } from "@/test/render";
import { signIn } from "@/test/staff";
import { leftText } from "./levels";
import { rowsText } from "./rows-text";
import { endingText } from "./use-ending";

const JOBS = "/api/import/jobs";
const JOB = "/api/import/jobs/{job_id}";
const NOTES = "/api/import/jobs/{job_id}/notes";

beforeEach(() => {
  signIn("superadmin");
  answerImports();
});

it("one is told as one", () => {
  expect(importText.columns("1", "1")).toBe("1 colonna, riconosciuta");
  expect(importText.columns("1", "0")).toBe("1 colonna, non riconosciuta");
  expect(importText.columns("12", "1")).toBe("12 colonne, 1 riconosciuta");
  expect(importText.imported("1")).toBe("1 record importati correttamente");
  expect(jobsText.speed("1")).toBe("1 riga al secondo");
  expect(jobsText.left(leftText(1))).toBe("manca circa 1 secondo");
  expect(jobsText.left(leftText(100))).toBe("mancano circa 2 minuti");
  expect(jobsText.undoRestAsk("a.csv", "1")).toContain("viene tolto il record di «a.csv» rimasto");
});

describe("the rows of an import in the history", () => {
  it.each([
    [{ imported: 0, totalRows: 0, rowsDone: 0 }, "0 righe"],
    [{ state: "undone", removed: { ...NO_LEVELS, deceased: 4 } }, "tolti 4 defunti"],
    [
      { state: "undone", removed: { ...NO_LEVELS, tombs: 1 }, kept: 1 },
      "tolti 1 tomba, 1 record rimasto",
    ],
    [{ state: "undone", removed: NO_LEVELS, kept: 2 }, "niente tolto, 2 record rimasti"],
    [{ state: "waiting", imported: 0 }, ""],
  ] as const)("%o are %s", (change, said) => {
    expect(rowsText(makeJob(change))).toBe(said);
  });

  it("are those of the card above", async () => {
    answer(JOBS, jobPage([makeRunning({ state: "waiting", imported: 0 })]));
    answer(JOB, makeRunning({ imported: 56_000 }));
    openPage("/data-import?importazione=12");
    const table = within(await screen.findByRole("table", { name: "Importazioni precedenti" }));
    expect(await table.findByText("56.000 importate")).toBeVisible();
    expect(table.getByText("In corso")).toBeVisible();
    expect(table.queryByText("In attesa")).toBeNull();
  });
});

it("of a file without rows nobody says that it was a success", async () => {
  const empty = makeJob({ totalRows: 0, rowsDone: 0, imported: 0, made: NO_LEVELS });
  answer(JOB, empty);
  openPage("/data-import?importazione=12");
  expect(await screen.findByText("Il file non ha righe: niente da importare")).toBeVisible();
  expect(screen.queryByText(/completata con successo/)).toBeNull();
  expect(endingText(empty)).toEqual({
    title: "Niente da importare",
    description: "Il file non ha righe.",
  });
  expect(endingText(makeJob({ imported: 0, skipped: 6 })).description).toBe(
    "0 record importati correttamente: le righe del file c’erano già.",
  );
});

describe("an import that has not come so far", () => {
  const small = makeRunning({ id: 12, fileName: "piccolo.csv", rowsDone: 0, share: 0 });

  it("waits for the one before it", async () => {
    answer(JOB, small);
    answer(
      JOBS,
      jobPage([small, makeRunning({ id: 11, fileName: "grande.csv" }), makeJob({ id: 3 })]),
    );
    openPage("/data-import?importazione=12");
    expect(await screen.findByText("Comincia quando è finito «grande.csv».")).toBeVisible();
    expect(screen.getByRole("heading", { name: "piccolo.csv è in attesa" })).toBeVisible();
    expect(screen.getByRole("progressbar")).not.toHaveAttribute("value");
    expect(screen.queryByText("0%")).toBeNull();
    const row = screen.getByRole("rowheader", { name: "piccolo.csv" }).closest("tr");
    expect(row).toHaveTextContent("In attesa");
  });

  it("does not guess how long it takes", async () => {
    const trial = { dryRun: true, rowsDone: 0, totalRows: 30, share: 0.5, secondsLeft: 1 };
    answer(JOB, makeRunning(trial));
    openPage("/data-import?importazione=12");
    expect(await screen.findByText("30 righe lette: ora la prova nel registro")).toBeVisible();
    expect(screen.queryByText(/circa|al secondo/)).toBeNull();
  });
});

it("a page that is not there leads to the last one", async () => {
  const job = makeJob({ failed: 60 });
  answer(JOB, job);
  answer(JOBS, { results: [], total: 21, page: 99, totalPages: 2 });
  answer(NOTES, { results: [], total: 60, page: 9999, totalPages: 2 });
  const { address } = openPage("/data-import?importazione=12&foglio=9999&pagina=99");
  await waitFor(() => expect(address()).toContain("foglio=2"));
  await waitFor(() => expect(address()).toContain("pagina=2"));
});

describe("a search in the report", () => {
  async function search(found: Record<string, number>) {
    answer(JOB, makeJob({ failed: 3, skipped: 2, warned: 1 }));
    answerBy(NOTES, (query) => {
      const total = query.get("q") ? (found[query.get("kind") ?? ""] ?? 0) : 9;
      const results = total > 0 ? [makeNote()] : [];
      return { results, total, page: 1, totalPages: 1 };
    });
    openPage("/data-import?importazione=12&note=errori&cerca=Neri+Ida");
  }

  it("says in which other tab there is somebody", async () => {
    await search({ skipped: 1 });
    expect(await screen.findByText(/ma ce ne sono altrove/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Saltate (1)" })).toHaveAttribute(
      "href",
      "/data-import?importazione=12&note=saltate&cerca=Neri+Ida",
    );
    const tabs = within(screen.getByRole("navigation", { name: "Che cosa mostrare" }));
    expect(tabs.getByRole("link", { name: "Errori 0" })).toBeVisible();
    expect(tabs.getByRole("link", { name: "Saltate 1" })).toBeVisible();
  });

  it("says that rows without a remark are not searched", async () => {
    await search({});
    expect(await screen.findByText(/Le righe importate senza avvisi non hanno voci/)).toBeVisible();
  });
});
