// A mapping made by hand is work: nobody loses it by a link.
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { answer, take } from "@/test/fake-api";
import { answerImports, csv, FOUND, makeRunning, takeFile } from "@/test/imports";
import { notices } from "@/test/operators";
import { makePlace } from "@/test/places";
import { openPage } from "@/test/render";
import { signIn } from "@/test/staff";

const MAPPINGS = "/api/import/mappings";

beforeEach(() => {
  signIn("superadmin");
  answerImports();
  answer("/api/cemeteries", [makePlace()]);
  takeFile("/api/import/columns", () => ({ body: FOUND }));
});

type Page = Awaited<ReturnType<typeof opened>>;

async function opened() {
  const page = openPage("/data-import");
  await page.user.upload(await screen.findByLabelText("File da importare"), csv());
  await page.user.click(await screen.findByRole("link", { name: "Controlla l’abbinamento" }));
  await screen.findByRole("table", { name: "Colonne del file" });
  return page;
}

async function matchedByHand() {
  const page = await opened();
  const field = screen.getByLabelText("Campo della colonna Nr.");
  await page.user.selectOptions(field, "Riferimento della tomba");
  return page;
}

const leave = ({ user }: Page) => user.click(screen.getByRole("link", { name: "Cimiteri" }));
const leftFor = ({ address }: Page) => waitFor(() => expect(address()).toBe("/cemeteries"));
const question = async () =>
  within(await screen.findByRole("alertdialog", { name: "Chiudere senza salvare?" }));

it("the way to it takes the keyboard along", async () => {
  await opened();
  expect(screen.getByRole("heading", { name: "Che cosa contiene ogni colonna" })).toHaveFocus();
});

it("is asked for before a link leads away, in whatever tab, and stays", async () => {
  const page = await matchedByHand();
  await page.user.click(screen.getByRole("tab", { name: "Carica File" }));
  await leave(page);
  await page.user.click((await question()).getByRole("button", { name: "Continua a modificare" }));
  expect(page.address()).toBe("/data-import");
  await page.user.click(screen.getByRole("tab", { name: "Mappatura Campi" }));
  expect(await screen.findByDisplayValue("Riferimento della tomba")).toBeVisible();
  await leave(page);
  await page.user.click((await question()).getByRole("button", { name: "Chiudi senza salvare" }));
  await leftFor(page);
});

it("is not lost by going back to the file, which asks nothing", async () => {
  const page = await matchedByHand();
  void page.router.navigate(-1);
  expect(await screen.findByText("3 colonne, 3 riconosciute")).toBeVisible();
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

it("that was only proposed is left without a question", async () => {
  const page = await opened();
  await leave(page);
  await leftFor(page);
});

it("that is saved is left without a question", async () => {
  const page = await matchedByHand();
  const columns = { cimitero: "Cemeteries_name", nr_: "Tombs_reference", cognomi: "surname" };
  const reading = { columns, cemetery: null, sheet: null };
  const saved = { cemeteryId: 0, reading, updatedAt: "2026-11-27T15:40:00Z" };
  take("put", `${MAPPINGS}/{cemetery_id}`, { status: 200, body: saved });
  answer(MAPPINGS, [saved]);
  await page.user.click(screen.getByRole("button", { name: "Salva abbinamento" }));
  await notices().findByText("Abbinamento salvato");
  await screen.findByRole("button", { name: /^Usa l’abbinamento/ });
  await leave(page);
  await leftFor(page);
});

it.each([
  ["Importa", false],
  ["Prova senza importare", true],
])("after «%s» it is asked for: %s", async (name, isAsked) => {
  const page = await matchedByHand();
  const job = { ...makeRunning(), dryRun: isAsked };
  const sent = takeFile("/api/import/jobs", () => ({ status: 202, body: job }));
  answer("/api/import/jobs/{job_id}", job);
  await page.user.click(screen.getByRole("tab", { name: "Carica File" }));
  await page.user.click(await screen.findByRole("button", { name }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(page.address()).toMatch(/importazione=/));
  await leave(page);
  if (isAsked) await question();
  else await leftFor(page);
});
