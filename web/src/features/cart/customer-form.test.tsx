import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { take } from "@/test/fake-api";
import { CREATE, openShop } from "@/test/shop";

const NO_CARD =
  "Non scrivere qui numeri di carta: la carta si indica soltanto al momento di pagare";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it("shows what the service has found wrong beside its field, and leads there", async () => {
  take("post", CREATE, {
    status: 422,
    body: { message: NO_CARD, fields: { notes: NO_CARD, customerName: NO_CARD } },
  });
  const { user } = await openShop();
  await user.click(screen.getByRole("button", { name: /^Aggiungi Mazzo/ }));
  await user.type(screen.getByLabelText("Email"), "anna@posta.example");
  await user.type(screen.getByLabelText("Telefono"), "347 1234567");
  await user.type(screen.getByLabelText(/^Note/), "4242 4242 4242 4242");
  await user.click(screen.getByRole("button", { name: "Procedi al pagamento" }));
  expect(await screen.findAllByText(NO_CARD, { selector: "p[id]" })).toHaveLength(2);
  expect(screen.getByLabelText(/^Note/)).toHaveAccessibleDescription(NO_CARD);
  await waitFor(() => expect(screen.getByLabelText(/^Nome/)).toHaveFocus());
  await user.clear(screen.getByLabelText(/^Note/));
  expect(screen.queryByText(NO_CARD, { selector: "p[id]" })).not.toBeInTheDocument();
});
