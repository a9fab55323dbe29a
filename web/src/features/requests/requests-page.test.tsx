import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { answer, answerBy, take } from "@/test/fake-api";
import { makePlace, notices } from "@/test/places";
import { openPage } from "@/test/render";
import { signIn } from "@/test/staff";
import { makeRequest } from "@/test/tributes";

const LIST = "/api/memorial-requests";
const ANSWER = "/api/memorial-requests/{request_id}";
const removal = makeRequest({ id: 11, kind: "removal", deceased_name: "Ada", relation: null });

let queue = [makeRequest(), removal];

beforeEach(() => {
  queue = [makeRequest(), removal];
  signIn("admin");
  answerBy(LIST, () => queue);
  // Its path is that of the count too, which comes first.
  answerBy(ANSWER, () => queue[0] ?? removal);
  answerBy("/api/memorial-requests/count", () => ({ open: queue.length }));
});

async function openRequest() {
  const page = openPage("/requests");
  const name = "Apri la richiesta di Elena Furlan per Giovanni D'Angelo";
  await page.user.click(await screen.findByRole("button", { name }));
  return { ...page, dialog: within(await screen.findByRole("dialog")) };
}

it("the queue says of whom, who asks and how it begins", async () => {
  openPage("/requests");
  const card = within(await screen.findByRole("article", { name: "Giovanni D'Angelo" }));
  for (const said of ["Correzione", "Da Elena Furlan, figlia · Tomba L-12-3", "27/11/2026, 16:40"])
    expect(card.getByText(said)).toBeVisible();
  expect(within(screen.getByRole("article", { name: /Ada/ })).getByText("Rimozione")).toBeVisible();
  expect(await screen.findByRole("link", { name: "Aperte 2" })).toBeVisible();
  expect(await screen.findByRole("link", { name: "Richieste 2 aperte" })).toBeVisible();
});

it("filters are kept in the address", async () => {
  signIn("superadmin");
  answer("/api/cemeteries", [makePlace(), makePlace({ id: 2, name: "San Rocco" })]);
  const asked = answer(LIST, []);
  const { user, address } = openPage("/requests");
  await screen.findByRole("option", { name: "San Rocco" });
  await user.selectOptions(screen.getByLabelText("Cimitero"), "San Rocco");
  const rejected = screen.getByRole("link", { name: "Respinte" });
  await waitFor(() =>
    expect(rejected).toHaveAttribute("href", expect.stringMatching(/cimitero=2/)),
  );
  await user.click(rejected);
  expect(address()).toBe("/requests?stato=respinte&cimitero=2");
  await waitFor(() =>
    expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({ status: "rejected", cemeteryId: "2" }),
  );
  expect(await screen.findByText("Nessuna richiesta respinta")).toBeVisible();
});

describe("a request", () => {
  it("in full leads to the record, the memorial and whoever wrote it", async () => {
    const { dialog } = await openRequest();
    const hrefOf = (name: RegExp) => dialog.getByRole("link", { name }).getAttribute("href");
    expect(hrefOf(/Apri la scheda/)).toBe("/deceased?apri=7");
    expect(hrefOf(/Vedi il memorial/)).toBe("/memorial/7");
    expect(hrefOf(/elena@/)).toBe("mailto:elena@posta.example");
    expect(dialog.getByText("Elena Furlan (figlia)")).toBeVisible();
    expect(dialog.getByText("0421 555123")).toBeVisible();
    expect(dialog.getByText(/vengono inviati per email a elena@posta.example/)).toBeVisible();
  });

  it("is answered with an outcome and a note", async () => {
    const sent = take("put", ANSWER, () => {
      queue = [removal];
      return { status: 200, body: makeRequest({ status: "done" }) };
    });
    const { user, dialog } = await openRequest();
    await user.click(dialog.getByRole("button", { name: "Invia la risposta" }));
    expect(dialog.getByText("Scegli l’esito")).toBeVisible();
    expect(sent).toHaveLength(0);
    await user.click(dialog.getByRole("radio", { name: /Accolta/ }));
    await user.type(dialog.getByLabelText(/Nota/), " Corretta, grazie. ");
    await user.click(dialog.getByRole("button", { name: "Invia la risposta" }));
    expect(await notices().findByText("Risposta inviata")).toBeVisible();
    expect(sent).toEqual([{ status: "done", note: "Corretta, grazie." }]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.queryByRole("article", { name: "Giovanni D'Angelo" })).toBeNull();
  });

  it("that somebody else has answered is told, and the list is read anew", async () => {
    take("put", ANSWER, () => {
      queue = [removal];
      return { status: 409, body: { message: "Richiesta già gestita" } };
    });
    const { user, dialog } = await openRequest();
    await user.click(dialog.getByRole("radio", { name: /Respinta/ }));
    await user.click(dialog.getByRole("button", { name: "Invia la risposta" }));
    expect(await notices().findByText(/già stata gestita da qualcun altro/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.queryByRole("article", { name: "Giovanni D'Angelo" })).toBeNull();
  });

  it("keeps what was written when it could not be sent", async () => {
    take("put", ANSWER, { status: 503, body: { message: "Riprova tra poco" } });
    const { user, dialog } = await openRequest();
    await user.click(dialog.getByRole("radio", { name: /Respinta/ }));
    await user.type(dialog.getByLabelText(/Nota/), "Manca un documento");
    await user.click(dialog.getByRole("button", { name: "Invia la risposta" }));
    expect(await notices().findByText(/Non è stato possibile .* Riprova tra poco/)).toBeVisible();
    expect(dialog.getByLabelText(/Nota/)).toHaveValue("Manca un documento");
  });

  it("answered before shows the answer instead of the form", async () => {
    const handled = { handledAt: "2026-11-28T09:00:00Z", handled_by_name: "Marco Bellini" };
    queue = [makeRequest({ status: "rejected", note: "Manca un documento", ...handled })];
    const { dialog } = await openRequest();
    for (const said of ["Respinta", "28/11/2026, 10:00, Marco Bellini", "Manca un documento"])
      expect(dialog.getByText(said)).toBeVisible();
    expect(dialog.queryByRole("button", { name: "Invia la risposta" })).toBeNull();
  });
});
