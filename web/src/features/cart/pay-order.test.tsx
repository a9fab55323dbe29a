import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { answer, take } from "@/test/fake-api";
import { notices } from "@/test/operators";
import { makeOwnOrder } from "@/test/orders";
import { openPage } from "@/test/render";
import { CREATED, progress, REFRESH } from "@/test/shop";
import type { Place } from "./payment-failure";
import type { CreatedOrder } from "./queries";
import type { CheckoutState } from "./use-checkout";

interface Given {
  order: CreatedOrder;
  checkout: Pick<CheckoutState, "settle" | "cancel">;
  place: Place;
}

// The provider's own fields need its script: a journey in a browser goes through them.
vi.mock("./payment-form", () => ({
  PaymentForm: ({ order, checkout, place }: Given) => (
    <>
      <p>{order.clientSecret}</p>
      <button type="button" onClick={() => void checkout.settle(true)}>
        Conferma
      </button>
      <button type="button" onClick={() => void checkout.settle(false)}>
        Rifiutata
      </button>
      <button type="button" onClick={() => void checkout.cancel()}>
        {place.leave}
      </button>
    </>
  ),
}));

const ORDER = "/api/public/orders/by-token/{token}";
const PAYMENT = "/api/public/orders/by-token/{token}/payment";
const OPEN = { status: "pending", paymentStatus: "open", paidAt: null } as const;

const payNow = () => screen.getByRole("button", { name: "Paga ora" });

async function openOrder(change: Parameters<typeof makeOwnOrder>[0] = OPEN) {
  answer(ORDER, makeOwnOrder(change));
  const page = openPage("/ordine/collegamento");
  await screen.findByRole("heading", { level: 1, name: "Ordine CS-26K7-4QXM" });
  return page;
}

async function openForm() {
  const asked = take("post", PAYMENT, { status: 200, body: CREATED });
  const page = await openOrder();
  await page.user.click(payNow());
  await screen.findByText(CREATED.clientSecret);
  return { ...page, asked };
}

beforeEach(() => localStorage.clear());

describe("an order that waits for its payment", () => {
  it("is paid in the form of the cart, and the page then says so", async () => {
    const { user, asked } = await openForm();
    expect(asked).toHaveLength(1);
    await waitFor(() =>
      expect(screen.getByRole("heading", { name: "Completa il pagamento" })).toHaveFocus(),
    );
    const proofs = take("post", REFRESH, { status: 200, body: progress({ status: "paid" }) });
    answer(ORDER, makeOwnOrder());
    await user.click(screen.getByRole("button", { name: "Conferma" }));
    expect(await notices().findByText("Pagamento completato")).toBeVisible();
    expect(proofs).toEqual([{ clientSecret: CREATED.clientSecret }]);
    expect(await screen.findByText("Pagato")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Paga ora" })).not.toBeInTheDocument();
    expect(screen.queryByText("Segui l’ordine")).not.toBeInTheDocument();
  });

  it("at the bank again: says so and offers no second payment", async () => {
    const { user } = await openForm();
    take("post", REFRESH, { status: 200, body: progress({ paymentStatus: "processing" }) });
    answer(ORDER, makeOwnOrder({ ...OPEN, paymentStatus: "processing" }));
    await user.click(screen.getByRole("button", { name: "Conferma" }));
    expect(await notices().findByText("Pagamento in elaborazione")).toBeVisible();
    await waitFor(() => expect(screen.queryByText(CREATED.clientSecret)).not.toBeInTheDocument());
    expect(screen.queryByRole("button", { name: "Paga ora" })).not.toBeInTheDocument();
  });

  it("declined: the form stays for another card", async () => {
    const { user } = await openForm();
    const proofs = take("post", REFRESH, { status: 200, body: progress() });
    await user.click(screen.getByRole("button", { name: "Rifiutata" }));
    await waitFor(() => expect(proofs).toHaveLength(1));
    expect(screen.getByText(CREATED.clientSecret)).toBeVisible();
  });

  it("given up meanwhile: says that nothing was charged", async () => {
    const { user } = await openForm();
    take("post", REFRESH, { status: 200, body: progress({ status: "cancelled" }) });
    answer(ORDER, makeOwnOrder({ ...OPEN, status: "cancelled", paymentStatus: "canceled" }));
    await user.click(screen.getByRole("button", { name: "Rifiutata" }));
    expect(await notices().findByText(/Non è stato addebitato nulla/)).toBeVisible();
    expect(await screen.findByText("Annullato")).toBeVisible();
  });

  it("can be left for later, and the order stays", async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole("button", { name: "Non ora" }));
    await waitFor(() =>
      expect(screen.getByRole("heading", { name: "Paga l’ordine" })).toHaveFocus(),
    );
    expect(payNow()).toBeEnabled();
  });

  it("is not paid when there is nothing to pay any more, and the page shows why", async () => {
    take("post", PAYMENT, {
      status: 409,
      body: { message: "Il pagamento è già stato completato" },
    });
    const { user } = await openOrder();
    answer(ORDER, makeOwnOrder());
    await user.click(payNow());
    expect(await notices().findByText("Il pagamento è già stato completato")).toBeVisible();
    expect(await screen.findByText("Pagato")).toBeVisible();
  });

  it("says that it could not be begun when the service has no words for it", async () => {
    take("post", PAYMENT, { status: 500 });
    const { user } = await openOrder();
    await user.click(payNow());
    expect(await notices().findByText(/non si è potuto avviare/)).toBeVisible();
    await waitFor(() => expect(payNow()).toBeEnabled());
  });
});

describe("an order that is not to be paid now", () => {
  it.each([
    [{ paymentStatus: "processing" }, "La banca sta confermando", "Pagamento in elaborazione"],
    [{ paymentStatus: "succeeded" }, "lo sta verificando", "In attesa di pagamento"],
    [{ status: "paid" }, "Il pagamento è arrivato", "Pagato"],
    [{ status: "cancelled", paymentStatus: "canceled" }, "annullato", "Annullato"],
  ] as const)("%o: says so", async (change, meaning, state) => {
    await openOrder({ ...OPEN, ...change });
    expect(screen.getByText(state)).toBeVisible();
    expect(screen.getByText(new RegExp(meaning))).toBeVisible();
    expect(screen.queryByRole("button", { name: "Paga ora" })).not.toBeInTheDocument();
  });
});
