// A connection that dies: what was sent may have arrived, and what goes on goes on without the page.
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { queryClient } from "@/api/query-client";
import { answer, answerBy, fakeNetwork } from "@/test/fake-api";
import { answerImports, csv, FOUND, jobPage, makeJob, makeRunning, takeFile } from "@/test/imports";
import { notices } from "@/test/operators";
import { openPage } from "@/test/render";
import { signIn } from "@/test/staff";

const JOBS = "/api/import/jobs";
const JOB = "/api/import/jobs/{job_id}";
const MAY = /può essere cominciata lo stesso/;

beforeEach(() => {
  signIn("superadmin");
  answerImports();
});

function break_(method: "get" | "post", path: string, status?: number) {
  fakeNetwork.use(
    http[method](`*${path}`, () =>
      status ? new HttpResponse("", { status }) : HttpResponse.error(),
    ),
  );
}

const sentFile = { size: csv().size };

async function press(name: string) {
  takeFile("/api/import/columns", () => ({ body: FOUND }));
  const page = openPage("/data-import");
  await userEvent.upload(await screen.findByLabelText("File da importare"), csv());
  const button = await screen.findByRole("button", { name });
  await page.user.click(button);
  return page;
}

describe("an import whose answer is lost", () => {
  it.each([
    ["by the network", undefined],
    ["by what stands before the service", 504],
  ])("%s may have begun, is looked for and followed", async (_, status) => {
    break_("post", JOBS, status);
    answer(JOBS, jobPage([makeJob({ id: 11, ...sentFile })]));
    const { address } = await press("Importa");
    const notice = await screen.findByText(/Nell’elenco qui sotto per ora non c’è/);
    expect(within(notice.parentElement as HTMLElement).getByText(MAY)).toBeVisible();
    expect(screen.queryByText(/Niente è andato perso/)).toBeNull();
    answer(JOB, makeRunning(sentFile));
    answer(JOBS, jobPage([makeRunning(sentFile), makeJob({ id: 11, ...sentFile })]));
    await waitFor(() => expect(address()).toBe("/data-import?importazione=12"), { timeout: 5000 });
    expect(await screen.findByRole("progressbar")).toBeVisible();
    expect(await notices().findByText("L’importazione era cominciata")).toBeVisible();
    expect(screen.queryByText(/per ora non c’è/)).toBeNull();
  });

  it("is found after a reload too, though it has ended, and its end is told", async () => {
    break_("post", JOBS);
    const { unmount } = await press("Importa");
    await screen.findAllByText(MAY);
    unmount();
    queryClient.clear();
    signIn("superadmin");
    const other = makeJob({ id: 13, userId: 7, ...sentFile });
    answer(JOB, makeJob(sentFile));
    answer(JOBS, jobPage([other, makeJob(sentFile)]));
    const { address } = openPage("/data-import");
    await waitFor(() => expect(address()).toBe("/data-import?importazione=12"));
    expect(await notices().findByText("6 record importati correttamente")).toBeVisible();
  });

  it("and of which nobody can be asked is not called lost", async () => {
    break_("post", JOBS);
    answerBy(JOBS, () => {
      break_("get", JOBS);
      return jobPage([]);
    });
    await press("Prova senza importare");
    expect(await screen.findByText(/^Appena torna la connessione, qui si vede/)).toBeVisible();
    expect(screen.getAllByText(/: la prova di «registro.csv» può essere/)[0]).toBeVisible();
  });

  it("and that was refused is looked for no more", async () => {
    takeFile(JOBS, () => ({ status: 400, body: { message: "Il file è vuoto" } }));
    await press("Importa");
    expect(await notices().findByText(/Il file è vuoto/)).toBeVisible();
    expect(screen.queryByText(MAY)).toBeNull();
  });

  it("and that is pressed again says which import had it already", async () => {
    const again = makeJob({ id: 14, imported: 0, skipped: 6, made: makeJob().made });
    answer(JOB, again);
    answer("/api/import/jobs/{job_id}/notes", { results: [], total: 0, page: 1, totalPages: 0 });
    answer(JOBS, jobPage([again, makeJob({ id: 13, dryRun: true }), makeJob()]));
    openPage("/data-import?importazione=14");
    expect(await screen.findByText(/^Questo file era già stato importato \(Chiara/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Apri quell’esito" })).toHaveAttribute(
      "href",
      "/data-import?importazione=12",
    );
  });
});

it("an undo whose answer is lost may have begun", async () => {
  answer(JOBS, jobPage([makeJob()]));
  const { user } = openPage("/data-import");
  await user.click(await screen.findByRole("button", { name: /^Annulla importazione di/ }));
  break_("post", "/api/import/jobs/12/undo");
  const dialog = within(await screen.findByRole("alertdialog"));
  await user.click(dialog.getByRole("button", { name: "Annulla importazione" }));
  expect(await notices().findByText(/l’annullamento può essere cominciato/)).toBeVisible();
});

it("while nothing is heard of an import its numbers are told to be old, and the list stays", async () => {
  answer(JOB, makeRunning());
  answer(JOBS, jobPage([makeRunning()]));
  openPage("/data-import?importazione=12");
  expect(await screen.findByText("250 righe al secondo")).toBeVisible();
  break_("get", "/api/import/jobs/12");
  break_("get", JOBS);
  expect(
    await screen.findByText(/^Manca la connessione: ciò/, {}, { timeout: 3000 }),
  ).toBeVisible();
  expect(screen.getByText("L’importazione intanto va avanti da sola.")).toBeVisible();
  expect(screen.queryByText(/al secondo|circa 2 minuti|Puoi lasciare/)).toBeNull();
  expect(await screen.findByText(/^L’elenco è di prima/, {}, { timeout: 5000 })).toBeVisible();
  expect(screen.getByRole("link", { name: /^Apri l’esito/ })).toBeVisible();
  answer(JOB, makeRunning());
  answerBy(JOBS, () => jobPage([makeRunning()]));
  expect(await screen.findByText("250 righe al secondo", {}, { timeout: 3000 })).toBeVisible();
}, 15_000);

it("a file is not sent twice by one press", async () => {
  answer(JOB, makeRunning());
  const sent = takeFile(JOBS, () => ({ status: 202, body: makeRunning() }));
  takeFile("/api/import/columns", () => ({ body: FOUND }));
  openPage("/data-import");
  await userEvent.upload(await screen.findByLabelText("File da importare"), csv());
  const button = await screen.findByRole("button", { name: "Importa" });
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByRole("progressbar");
  expect(sent).toHaveLength(1);
});
