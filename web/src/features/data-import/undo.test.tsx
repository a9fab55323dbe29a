import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { answer, answerBy, fail, take } from "@/test/fake-api";
import { answerImports, jobPage, makeJob, makeNote, NO_LEVELS } from "@/test/imports";
import { notices } from "@/test/operators";
import { openPage } from "@/test/render";
import { signIn } from "@/test/staff";
import { endingText } from "./use-ending";

const JOB = "/api/import/jobs/{job_id}";
const UNDO = "/api/import/jobs/{job_id}/undo";

beforeEach(() => {
  signIn("superadmin");
  answerImports();
});

describe("undoing", () => {
  const undone = makeJob({
    state: "undone",
    undoneAt: "2026-11-28T09:00:00Z",
    undoneByName: "Chiara Vianello",
    canUndo: false,
    removed: { ...NO_LEVELS, deceased: 5 },
    kept: 1,
  });

  it("asks, says what goes and what stays, and then what stayed and why", async () => {
    let job = makeJob();
    answerBy(JOB, () => job);
    answerBy("/api/import/jobs", () => jobPage([job]));
    const asked = answer("/api/import/jobs/{job_id}/notes", {
      results: [
        makeNote({ row: null, line: null, about: "Tomba A-12", reason: "modificata dopo" }),
      ],
      total: 1,
      page: 1,
      totalPages: 1,
    });
    const { user } = openPage("/data-import");
    await user.click(await screen.findByRole("button", { name: /^Annulla importazione di/ }));
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(dialog.getByText(/registro.csv.*2 tombe, 6 defunti/)).toBeVisible();
    take("post", UNDO, () => {
      job = makeJob({ state: "undoing", canUndo: false, removed: NO_LEVELS });
      return { status: 202, body: job };
    });
    await user.click(dialog.getByRole("button", { name: "Annulla importazione" }));
    expect(
      await screen.findByRole("progressbar", { name: "Annullamento di registro.csv in corso" }),
    ).toBeVisible();
    job = undone;
    expect(await screen.findByText("Tolti dal registro: 5 defunti.")).toBeVisible();
    expect(screen.getByText("1 record resta: qui sotto il perché.")).toBeVisible();
    const kept = within(await screen.findByRole("table", { name: "Rimasti" }));
    expect(await kept.findByText("Tomba A-12")).toBeVisible();
    expect(asked[0]?.get("kind")).toBe("kept");
  });

  it("that somebody else has begun says so, and shows it", async () => {
    let job = makeJob({ id: 31 });
    answerBy("/api/import/jobs", () => jobPage([job]));
    const message = "L'importazione è già stata annullata";
    take("post", UNDO, () => {
      job = { ...undone, id: 31 };
      return { status: 409, body: { message } };
    });
    const { user } = openPage("/data-import");
    await user.click(await screen.findByRole("button", { name: /^Annulla importazione di/ }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await user.click(dialog.getByRole("button", { name: "Annulla importazione" }));
    expect(await notices().findByText(new RegExp(message))).toBeVisible();
    expect(await screen.findByText("Annullata")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Annulla importazione di/ })).toBeNull();
  });

  it("is offered again for what had to stay", async () => {
    let job = makeJob({ ...undone, canUndo: true });
    answerBy(JOB, () => job);
    answerBy("/api/import/jobs", () => jobPage([job]));
    const { user } = openPage("/data-import");
    await user.click(await screen.findByRole("button", { name: /^Annulla ciò che resta di/ }));
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(dialog.getByText(/il record di «registro.csv» rimasto/)).toBeVisible();
    const sent = take("post", UNDO, () => {
      job = { ...undone, state: "undoing", kept: 0 };
      return { status: 202, body: job };
    });
    await user.click(dialog.getByRole("button", { name: "Annulla ciò che resta" }));
    await screen.findByRole("progressbar", { name: "Annullamento di registro.csv in corso" });
    job = { ...undone, kept: 0, removed: { ...NO_LEVELS, deceased: 5, tombs: 1 } };
    expect(await screen.findByText(/Tolti dal registro: .*1 tomba/)).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(screen.queryByRole("button", { name: /^Annulla ciò che resta/ })).toBeNull();
  });

  it("is offered for what can be taken back alone", async () => {
    const tried = makeJob({ id: 2, dryRun: true, canUndo: false, fileName: "prova.csv" });
    const command = makeJob({ id: 3, byCommand: true, userId: null, userName: null });
    answerImports([tried, command]);
    openPage("/data-import");
    const table = within(await screen.findByRole("table", { name: "Importazioni precedenti" }));
    expect(await table.findByText("Riga di comando")).toBeVisible();
    expect(table.getByText("Prova")).toBeVisible();
    expect(table.getAllByRole("button", { name: /^Annulla importazione/ })).toHaveLength(1);
    expect(table.getAllByRole("link", { name: /^Apri l’esito/ })).toHaveLength(2);
  });
});

it.each([
  [{}, "Importazione completata con successo", "6 record importati correttamente"],
  [
    { imported: 4, failed: 2, success: false },
    "Importazione completata con errori",
    "4 righe importate, 2 rifiutate",
  ],
  [{ dryRun: true }, "Prova completata", "Nessun errore: il file si può importare."],
  [
    { dryRun: true, imported: 1, failed: 2, success: false },
    "Prova completata",
    "1 riga importabile, 2 da correggere",
  ],
  [
    { state: "failed", fault: "Il file è sparito", success: false },
    "Errore",
    "Errore durante l'importazione. Il file è sparito",
  ],
  [
    { state: "interrupted", fault: "Si è fermata", success: null },
    "Importazione interrotta",
    "Si è fermata",
  ],
  [{ state: "undone" }, "Successo", "Importazione annullata"],
] as const)("an end %o is told", (change, title, description) => {
  const told = endingText(makeJob(change));
  expect(told).toMatchObject({ title, description });
  const isBad = "success" in change || "fault" in change;
  expect(told.variant).toBe(isBad ? "destructive" : undefined);
});

describe("a report", () => {
  it("is opened, searched and closed", async () => {
    const job = makeJob({ imported: 4, failed: 2, skipped: 1, success: false });
    answerImports([job]);
    answer(JOB, job);
    const asked = answer("/api/import/jobs/{job_id}/notes", {
      results: [makeNote({ about: "", reason: "doppia" })],
      total: 120,
      page: 1,
      totalPages: 3,
    });
    const { user, address } = openPage("/data-import");
    await user.click(await screen.findByRole("link", { name: /^Apri l’esito/ }));
    expect(await screen.findByText("120 voci")).toBeVisible();
    expect(screen.getByRole("region", { name: "Esito di registro.csv" })).toHaveFocus();
    await user.click(screen.getByRole("link", { name: /^Saltate/ }));
    await user.type(await screen.findByLabelText("Cerca nell’esito"), "doppia{Enter}");
    await waitFor(() =>
      expect(address()).toBe("/data-import?importazione=12&note=saltate&cerca=doppia"),
    );
    await waitFor(() => expect(asked.at(-1)?.get("q")).toBe("doppia"));
    expect(asked.at(-1)?.get("kind")).toBe("skipped");
    await user.click(await screen.findByRole("link", { name: "Pagina 2" }));
    await waitFor(() => expect(asked.at(-1)?.get("page")).toBe("2"));
    await user.click(screen.getByRole("link", { name: "Chiudi l’esito" }));
    await waitFor(() => expect(address()).toBe("/data-import"));
  });

  it("of an import that is not there says so", async () => {
    fail(JOB, 404);
    openPage("/data-import?importazione=99");
    expect(await screen.findByText("Questa importazione non c’è")).toBeVisible();
  });
});
