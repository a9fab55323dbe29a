import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { answer, fail, take } from "@/test/fake-api";
import { makeMemorial } from "@/test/makers";
import { notices } from "@/test/operators";
import { openPage } from "@/test/render";
import { CREATE, CREATED, PRODUCTS, roses } from "@/test/shop";

const PERSON = "/api/public/deceased/{deceased_id}";
const ELSEWHERE = "Questa persona non riposa in questa tomba";

async function openAt(path: string, heading: string) {
  answer(PRODUCTS, [roses]);
  const { user } = openPage(path);
  await user.click(await screen.findByRole("button", { name: /^Aggiungi Mazzo/ }));
  await screen.findByRole("heading", { name: heading });
  await user.type(screen.getByLabelText("Email"), "anna@posta.example");
  await user.type(screen.getByLabelText("Telefono"), "347 1234567");
  const order = () => user.click(screen.getByRole("button", { name: "Procedi al pagamento" }));
  return { order };
}

const openFor = (heading: string) => openAt("/cart/12?defunto=7", heading);

/** Orders, and gives back for whom the service was told that it is. */
async function whomOf({ order }: Awaited<ReturnType<typeof openAt>>) {
  const sent = take("post", CREATE, { status: 503, body: { message: "Riprova" } });
  await order();
  await waitFor(() => expect(sent).toHaveLength(1));
  return sent[0]?.deceasedId;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it("is the person of the address", async () => {
  answer(PERSON, makeMemorial({ id: 7, tombId: 12 }));
  expect(await whomOf(await openFor("Servizi per Giovanni D'Angelo"))).toBe(7);
});

it("is the person of the address also while nobody can say who that is", async () => {
  fail(PERSON, 503);
  expect(await whomOf(await openFor("Servizi per la tomba"))).toBe(7);
});

it("is nobody in particular for somebody of another tomb", async () => {
  answer(PERSON, makeMemorial({ id: 7, tombId: 13 }));
  expect(await whomOf(await openFor("Servizi per la tomba"))).toBeUndefined();
});

it("is nobody in particular for somebody who is not shown any more", async () => {
  const asked = fail(PERSON, 404);
  const page = await openFor("Servizi per la tomba");
  await waitFor(() => expect(asked.attempts).toBe(1));
  expect(await whomOf(page)).toBeUndefined();
});

it.each(["/cart/12", "/cart/12?defunto=", "/cart/12?defunto=abc"])(
  "is nobody in particular at %s",
  async (path) => {
    expect(await whomOf(await openAt(path, "Servizi per la tomba"))).toBeUndefined();
  },
);

it("who lies elsewhere by now is said, and the next attempt is for the tomb", async () => {
  answer(PERSON, makeMemorial({ id: 7, tombId: 12 }));
  const { order } = await openFor("Servizi per Giovanni D'Angelo");
  take("post", CREATE, {
    status: 422,
    body: { message: ELSEWHERE, fields: { deceasedId: ELSEWHERE } },
  });
  answer(PERSON, makeMemorial({ id: 7, tombId: 13 }));
  await order();
  expect(await notices().findByText(ELSEWHERE)).toBeVisible();
  await screen.findByRole("heading", { name: "Servizi per la tomba" });
  const sent = take("post", CREATE, { status: 201, body: CREATED });
  await order();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).not.toHaveProperty("deceasedId");
});
