import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { makeDeceased, pageOf } from "@/test/burials";
import { answerBy, take } from "@/test/fake-api";
import { notices } from "@/test/places";
import { openPage } from "@/test/render";
import { signIn } from "@/test/staff";
import { makeRequest } from "@/test/tributes";

const ONE = "/api/memorial-requests/{request_id}";
const DECEASED = "/api/deceaseds/{deceased_id}";
const HIDE = "Rendi riservato";

let request = makeRequest();
let person = makeDeceased();

beforeEach(() => {
  request = makeRequest({ kind: "removal" });
  person = makeDeceased({ id: 7, version: 4, reserved: false });
  signIn("admin");
  answerBy("/api/memorial-requests", () => [request]);
  answerBy(ONE, () => request);
  answerBy("/api/memorial-requests/count", () => ({ open: 1 }));
  answerBy("/api/deceaseds", (query) => pageOf(query.get("id") === "7" ? [person] : []));
});

async function openRequest() {
  const page = openPage("/requests");
  await page.user.click(await screen.findByRole("button", { name: /^Apri la richiesta di/ }));
  const dialog = within(await screen.findByRole("dialog"));
  const send = () => page.user.click(dialog.getByRole("button", { name: "Invia la risposta" }));
  return { ...page, dialog, send };
}

function takeAnswer() {
  return take("put", ONE, { status: 200, body: makeRequest({ status: "done" }) });
}

function takeChange(reply: Parameters<typeof take>[2]) {
  return take("patch", DECEASED, reply);
}

it("a removal is granted only after the person was made reserved", async () => {
  const answers = takeAnswer();
  const changes = takeChange(() => {
    expect(answers).toHaveLength(0);
    return { status: 200, body: { ...person, reserved: true } };
  });
  const { user, dialog, send } = await openRequest();
  expect(dialog.getByText("Il memorial è ancora pubblico")).toBeVisible();
  expect(dialog.queryByRole("switch", { name: HIDE })).toBeNull();
  await user.click(dialog.getByRole("radio", { name: /Accolta/ }));
  expect(dialog.getByRole("switch", { name: HIDE })).toBeChecked();
  await send();
  expect(await notices().findByText("Risposta inviata")).toBeVisible();
  expect(changes).toEqual([{ reserved: true, version: 4 }]);
  expect(answers).toEqual([{ status: "done", note: null }]);
});

it("whoever leaves the memorial public is warned", async () => {
  const answers = takeAnswer();
  const changes = takeChange({ status: 200, body: person });
  const { user, dialog, send } = await openRequest();
  await user.click(dialog.getByRole("radio", { name: /Accolta/ }));
  await user.click(dialog.getByRole("switch", { name: HIDE }));
  expect(dialog.getByText(/il memorial resterà visibile a tutti/)).toBeVisible();
  await send();
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(changes).toHaveLength(0);
});

it("the request stays open, and says why, when the register refuses; then it is sent again", async () => {
  const answers = takeAnswer();
  const changed = "Il record è stato modificato da un altro utente";
  takeChange({ status: 409, body: { message: changed, current: person } });
  const { user, dialog, send } = await openRequest();
  await user.click(dialog.getByRole("radio", { name: /Accolta/ }));
  await user.type(dialog.getByLabelText(/Nota/), "Fatto");
  await send();
  expect(await notices().findByText(/la richiesta resta aperta\. Il record è stato/)).toBeVisible();
  expect(answers).toHaveLength(0);
  expect(dialog.getByLabelText(/Nota/)).toHaveValue("Fatto");
  person = { ...person, version: 5 };
  const changes = takeChange({ status: 200, body: { ...person, reserved: true } });
  await send();
  await waitFor(() => expect(answers).toEqual([{ status: "done", note: "Fatto" }]));
  expect(changes).toEqual([{ reserved: true, version: 5 }]);
});

it("a record that the register has no more is told of", async () => {
  const answers = takeAnswer();
  answerBy("/api/deceaseds", () => pageOf([]));
  const { user, dialog, send } = await openRequest();
  await user.click(dialog.getByRole("radio", { name: /Accolta/ }));
  await send();
  expect(await notices().findByText(/La scheda non è più nel registro/)).toBeVisible();
  expect(answers).toHaveLength(0);
});

it("who is reserved already is not changed when the answer is sent again", async () => {
  const answers = takeAnswer();
  person = { ...person, reserved: true };
  const changes = takeChange({ status: 200, body: person });
  const { user, dialog, send } = await openRequest();
  await user.click(dialog.getByRole("radio", { name: /Accolta/ }));
  await send();
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(changes).toHaveLength(0);
});

it("a refusal hides nobody", async () => {
  const answers = takeAnswer();
  const changes = takeChange({ status: 200, body: person });
  const { user, dialog, send } = await openRequest();
  await user.click(dialog.getByRole("radio", { name: /Respinta/ }));
  expect(dialog.queryByRole("switch", { name: HIDE })).toBeNull();
  await send();
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(changes).toHaveLength(0);
});

it("what was hidden since the list was read is known", async () => {
  answerBy(ONE, () => ({ ...request, isPublic: false }));
  const { user, dialog } = await openRequest();
  expect(await dialog.findByText(/non è più pubblico: nessun visitatore/)).toBeVisible();
  await user.click(dialog.getByRole("radio", { name: /Accolta/ }));
  expect(dialog.queryByRole("switch", { name: HIDE })).toBeNull();
});

it("a correction asks nothing of the kind", async () => {
  request = makeRequest();
  const { dialog } = await openRequest();
  expect(dialog.queryByText(/pubblico/)).toBeNull();
  expect(dialog.getByText("La scheda è stata corretta.")).toBeVisible();
});
