// The end of what was begun here is told, also when it comes before anybody has asked how far it is.
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { queryClient } from "@/api/query-client";
import { answer, answerBy, take } from "@/test/fake-api";
import {
  answerImports,
  csv,
  FOUND,
  jobPage,
  makeJob,
  makeRunning,
  NO_LEVELS,
  takeFile,
} from "@/test/imports";
import { notices } from "@/test/operators";
import { openPage } from "@/test/render";
import { signIn } from "@/test/staff";

const JOB = "/api/import/jobs/{job_id}";
const UNDO = "/api/import/jobs/{job_id}/undo";

beforeEach(() => {
  signIn("superadmin");
  answerImports();
});

it.each([
  ["going on", makeRunning({ state: "waiting", rowsDone: 0, imported: 0 })],
  ["done already", makeJob()],
])("an import that its own answer calls %s and that is done when asked for", async (_, begun) => {
  takeFile("/api/import/columns", () => ({ body: FOUND }));
  takeFile("/api/import/jobs", () => ({ status: 202, body: begun }));
  answer(JOB, makeJob());
  const { user } = openPage("/data-import");
  await userEvent.upload(await screen.findByLabelText("File da importare"), csv());
  await user.click(await screen.findByRole("button", { name: "Importa" }));
  expect(await notices().findByText("6 record importati correttamente")).toBeVisible();
  expect(await screen.findByText("Creati nel registro: 2 tombe, 6 defunti.")).toBeVisible();
  expect(notices().getAllByText(/record importati/)).toHaveLength(1);
});

it("an import that is taken back and gone when asked for", async () => {
  let job = makeJob();
  answerBy(JOB, () => job);
  answerBy("/api/import/jobs", () => jobPage([job]));
  take("post", UNDO, () => {
    const undoing = makeJob({ state: "undoing", canUndo: false, removed: NO_LEVELS });
    job = makeJob({ state: "undone", canUndo: false, removed: { ...NO_LEVELS, deceased: 6 } });
    return { status: 202, body: undoing };
  });
  const { user } = openPage("/data-import?importazione=12");
  const report = within(await screen.findByRole("region", { name: "Esito di registro.csv" }));
  await user.click(report.getByRole("button", { name: "Annulla importazione" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await user.click(dialog.getByRole("button", { name: "Annulla importazione" }));
  expect(await notices().findByText("Importazione annullata")).toBeVisible();
  expect(await screen.findByText("Tolti dal registro: 6 defunti.")).toBeVisible();
  expect(notices().queryByText(/importati correttamente/)).toBeNull();
});

/** Begins an import that goes on, and leaves the page. */
async function beginAndLeave() {
  takeFile("/api/import/columns", () => ({ body: FOUND }));
  takeFile("/api/import/jobs", () => ({ status: 202, body: makeRunning() }));
  answer(JOB, makeRunning());
  const { user, unmount } = openPage("/data-import");
  await userEvent.upload(await screen.findByLabelText("File da importare"), csv());
  await user.click(await screen.findByRole("button", { name: "Importa" }));
  await screen.findByRole("progressbar");
  unmount();
  queryClient.clear();
  answer(JOB, makeJob());
  answer("/api/import/jobs", jobPage([makeJob({ id: 13 }), makeJob()]));
}

it("an import that ends while its page is left is told to whoever comes back, once", async () => {
  await beginAndLeave();
  const { user, address, unmount } = openPage("/data-import");
  expect(await screen.findByText("Creati nel registro: 2 tombe, 6 defunti.")).toBeVisible();
  expect(await notices().findByText("6 record importati correttamente")).toBeVisible();
  expect(address()).toBe("/data-import?importazione=12");
  await user.click(screen.getByRole("link", { name: "Chiudi l’esito" }));
  expect(address()).toBe("/data-import");
  unmount();

  const again = openPage("/data-import");
  await screen.findAllByRole("link", { name: /^Apri l’esito/ });
  expect(again.address()).toBe("/data-import");
});

it("it is told to nobody else who signs in there", async () => {
  await beginAndLeave();
  signIn("superadmin", { id: 99 });
  const { address } = openPage("/data-import");
  await screen.findAllByRole("link", { name: /^Apri l’esito/ });
  expect(address()).toBe("/data-import");
  expect(notices().queryByText(/record importati/)).toBeNull();
});

it("not of one that had ended before it was opened", async () => {
  answer(JOB, makeJob());
  openPage("/data-import?importazione=12");
  expect(await screen.findByText("Creati nel registro: 2 tombe, 6 defunti.")).toBeVisible();
  expect(notices().queryByText(/record importati/)).toBeNull();
});

it("a load that was left in the middle is shown when it is asked for, and taken back", async () => {
  const left = makeRunning({
    state: "interrupted",
    byCommand: true,
    fault: "Il caricamento si è fermato prima della fine del file.",
    secondsLeft: null,
    canUndo: true,
  });
  answer(JOB, left);
  answer("/api/import/jobs", jobPage([left]));
  const { user, address } = openPage("/data-import");
  const table = within(await screen.findByRole("table", { name: "Importazioni precedenti" }));
  expect(await table.findByText("Interrotta")).toBeVisible();
  expect(address()).toBe("/data-import");
  await user.click(table.getByRole("link", { name: /^Apri l’esito/ }));
  const report = within(await screen.findByRole("region", { name: "Esito di registro.csv" }));
  expect(report.getByText("Importazione interrotta")).toBeVisible();
  expect(report.getByText(/si è fermato prima della fine/)).toBeVisible();
  expect(screen.queryByRole("progressbar")).toBeNull();
  expect(report.getByRole("button", { name: "Annulla importazione" })).toBeVisible();
  await user.click(report.getByRole("link", { name: "Chiudi l’esito" }));
  expect(address()).toBe("/data-import");
});
