import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { answer, fail, take } from "@/test/fake-api";
import { makeMemorial } from "@/test/makers";
import { notices } from "@/test/operators";
import { openPage } from "@/test/render";
import { CREATE, CREATED, PRODUCTS, progress, REFRESH, roses } from "@/test/shop";

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
  return { order, user };
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

describe("an order that another tab has made of this cart", () => {
  const content = "[[1,1]]";
  const order = { number: "CS-1", clientSecret: "geheim", token: "t", tombId: 12 };
  const attempt = { id: "0d7e3a4e-6a3c-4f38-9f5c-2f6f0a8f0b11", content, order, deceasedId: 7 };
  const KEY = "camposanto-checkout-12";

  async function openBeside(path: string) {
    localStorage.setItem(KEY, JSON.stringify(attempt));
    take("post", REFRESH, { status: 200, body: progress({ orderNumber: "CS-1" }) });
    return openAt(path, "Servizi per la tomba");
  }

  it("stays for whom it is where the address names nobody", async () => {
    expect(await whomOf(await openBeside("/cart/12"))).toBe(7);
  });

  it("is for nobody in particular any more where who is named is not there", async () => {
    fail(PERSON, 404);
    expect(await whomOf(await openBeside("/cart/12?defunto=7"))).toBeUndefined();
  });

  it("is for the tomb at the next attempt when that person lies elsewhere", async () => {
    const page = await openBeside("/cart/12");
    const refused = { message: ELSEWHERE, fields: { deceasedId: ELSEWHERE } };
    take("post", CREATE, { status: 422, body: refused });
    await page.order();
    expect(await notices().findByText(ELSEWHERE)).toBeVisible();
    expect(await whomOf(page)).toBeUndefined();
  });

  it("keeps the customer's name where none was typed, and loses one that was cleared", async () => {
    const { order: send, user } = await openBeside("/cart/12");
    const sent = take("post", CREATE, { status: 503, body: { message: "Riprova" } });
    await send();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ checkoutId: attempt.id });
    expect(sent[0]).not.toHaveProperty("customerName");
    await user.type(screen.getByLabelText(/^Nome/), "A{Backspace}");
    await send();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ customerName: "" });
  });
});

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
