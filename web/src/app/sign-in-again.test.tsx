import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "@/lib/page";
import { answer, fail, take } from "@/test/fake-api";
import { openPage } from "@/test/render";
import { makeUser, signIn } from "@/test/staff";

const operator = makeUser("owner");
const me = makeUser("admin");

/** Edits an operator's phone, with a session that ends before it is saved. */
async function saveAfterTheEnd() {
  let isOver = true;
  const sent = take("put", "/api/users/{user_id}", () =>
    isOver
      ? { status: 401, body: { message: "Accesso richiesto" } }
      : { status: 200, body: { ...operator, phone: "0577 1", version: 2 } },
  );
  const { user, address } = openPage("/operators");
  await user.click(await screen.findByRole("button", { name: "Modifica Lucia De Santis" }));
  const form = within(await screen.findByRole("dialog", { name: "Modifica Operatore" }));
  await user.type(form.getByLabelText(/^Telefono/), "0577 1");
  await user.click(form.getByRole("button", { name: "Salva" }));
  const again = within(await screen.findByRole("dialog", { name: "La sessione è scaduta" }));
  return { user, address, sent, again, form, renew: () => (isOver = false) };
}

beforeEach(() => {
  signIn("admin");
  answer("/api/users", [me, operator]);
});

it("asks to sign in where one is, and sends again what was being saved", async () => {
  const { user, sent, again, renew, address } = await saveAfterTheEnd();
  expect(again.getByLabelText("Email")).toHaveValue(me.email);
  take("post", "/api/auth/login", () => {
    renew();
    return { status: 200, body: me };
  });
  await user.type(again.getByLabelText("Password"), "segreta");
  await user.click(again.getByRole("button", { name: "Accedi" }));
  await screen.findAllByText("Operatore aggiornato con successo");
  expect(sent.map(({ phone }) => phone)).toEqual(["0577 1", "0577 1"]);
  expect(address()).toBe("/operators");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

it("keeps what was typed when one signs in later", async () => {
  const { user, again, form } = await saveAfterTheEnd();
  await user.click(again.getByRole("button", { name: "Più tardi" }));
  await waitFor(() => expect(form.getByRole("button", { name: "Salva" })).toBeEnabled());
  expect(form.getByLabelText(/^Telefono/)).toHaveValue("0577 1");
  expect(form.getByText("Accesso richiesto")).toBeInTheDocument();
});

it("asks again after a wrong password", async () => {
  const { user, again } = await saveAfterTheEnd();
  take("post", "/api/auth/login", { status: 401, body: { message: "Credenziali non valide" } });
  await user.type(again.getByLabelText("Password"), "sbagliata");
  await user.click(again.getByRole("button", { name: "Accedi" }));
  await screen.findAllByText("Credenziali non valide");
  expect(again.getByLabelText("Email")).toHaveValue(me.email);
});

it("begins afresh for somebody else, who must not save this one's work", async () => {
  const load = vi.spyOn(page, "load").mockImplementation(() => undefined);
  const { user, again, sent } = await saveAfterTheEnd();
  take("post", "/api/auth/login", { status: 200, body: makeUser("superadmin") });
  await user.type(again.getByLabelText("Password"), "segreta");
  await user.click(again.getByRole("button", { name: "Accedi" }));
  await waitFor(() => expect(load).toHaveBeenCalledWith("/"));
  expect(sent).toHaveLength(1);
});

it("asks once for several calls, and repeats them all", async () => {
  fail("/api/stats", 401);
  fail("/api/audit", 401);
  const { user } = openPage("/");
  const again = within(await screen.findByRole("dialog", { name: "La sessione è scaduta" }));
  take("post", "/api/auth/login", () => {
    signIn("admin");
    return { status: 200, body: me };
  });
  await user.type(again.getByLabelText("Password"), "segreta");
  await user.click(again.getByRole("button", { name: "Accedi" }));
  await screen.findByText("20.412");
  await screen.findByText(/ha modificato l’operatore Lucia De Santis/);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
