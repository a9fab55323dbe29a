import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { answer, take } from "@/test/fake-api";
import { notices } from "@/test/operators";
import {
  CANCEL,
  CREATE,
  CREATED,
  lumino,
  openShop,
  PRODUCTS,
  progress,
  REFRESH,
} from "@/test/shop";
import type { CheckoutState } from "./use-checkout";

// The provider's own fields need its script: journeys in a browser go through them.
vi.mock("./payment-form", () => ({
  PaymentForm: ({ checkout }: { checkout: CheckoutState }) => (
    <>
      <button type="button" onClick={() => void checkout.settle(true)}>
        Paga ora
      </button>
      <button type="button" onClick={() => void checkout.cancel()}>
        Annulla
      </button>
    </>
  ),
}));

const CART = "camposanto-cart-12";
const CHECKOUT = "camposanto-checkout-12";
const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? "null");
const proceed = () => screen.getByRole("button", { name: "Procedi al pagamento" });

async function openFilled() {
  const page = await openShop();
  await page.user.click(screen.getByRole("button", { name: /^Aggiungi Mazzo/ }));
  await page.user.type(screen.getByLabelText("Email"), " anna@posta.example ");
  await page.user.type(screen.getByLabelText("Telefono"), "347 1234567");
  return page;
}

async function openPayment() {
  const sent = take("post", CREATE, { status: 201, body: CREATED });
  const page = await openFilled();
  await page.user.click(proceed());
  await screen.findByRole("heading", { name: "Completa il pagamento" });
  await screen.findByRole("button", { name: "Paga ora" });
  return { ...page, sent };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("an order", () => {
  it("is not made of an empty cart", async () => {
    const { user } = await openShop();
    await user.click(proceed());
    expect(await notices().findByText("Carrello vuoto")).toBeVisible();
    expect(notices().getByText("Aggiungi almeno un prodotto al carrello")).toBeVisible();
  });

  it("needs email and phone, both marked at once", async () => {
    const { user } = await openShop();
    await user.click(screen.getByRole("button", { name: /^Aggiungi Mazzo/ }));
    await user.click(proceed());
    expect(await notices().findByText("Dati mancanti")).toBeVisible();
    expect(
      screen.getAllByText("Email e telefono sono obbligatori", { selector: "p" }),
    ).toHaveLength(2);
    await waitFor(() => expect(screen.getByLabelText("Email")).toHaveFocus());
    await user.type(screen.getByLabelText("Email"), "anna@posta.example");
    await user.type(screen.getByLabelText("Telefono"), "abc");
    await user.click(proceed());
    expect(await screen.findByText("Il numero di telefono non è valido")).toBeVisible();
    expect(notices().queryByText("Dati mancanti")).not.toBeInTheDocument();
  });

  it("wants an address that is one", async () => {
    const { user } = await openFilled();
    await user.clear(screen.getByLabelText("Email"));
    await user.type(screen.getByLabelText("Email"), "anna@");
    await user.click(proceed());
    expect(screen.getByRole("alert")).toHaveTextContent("Email non valida");
  });

  it.each(["abc", "12345", "1234567890123456", "347 1234567 int. 2"])(
    "wants a number that can be dialled, not %s",
    async (typed) => {
      const sent = take("post", CREATE, { status: 201, body: CREATED });
      const { user } = await openFilled();
      await user.clear(screen.getByLabelText("Telefono"));
      await user.type(screen.getByLabelText("Telefono"), typed);
      await user.click(proceed());
      expect(screen.getByRole("alert")).toHaveTextContent("Il numero di telefono non è valido");
      await waitFor(() => expect(screen.getByLabelText("Telefono")).toHaveFocus());
      expect(sent).toEqual([]);
    },
  );

  it("sends ids, quantities and the sum that was shown, no prices, and says its number and total", async () => {
    const { sent } = await openPayment();
    expect(sent).toEqual([
      {
        tombId: 12,
        deceasedId: 7,
        customerEmail: "anna@posta.example",
        customerPhone: "347 1234567",
        items: [{ productId: 1, quantity: 1 }],
        expectedTotal: 2490,
        checkoutId: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    ]);
    expect(notices().getByText("Ordine creato")).toBeVisible();
    expect(notices().getByText("Ordine CS-26K7-4QXM, totale 24,90 €.")).toBeVisible();
    expect(screen.getByText(/DEMO: pagamento di prova/)).toBeVisible();
  });

  it("says what failed when the service has no words for it", async () => {
    const { user } = await openFilled();
    take("post", CREATE, { status: 500 });
    await user.click(proceed());
    expect(await notices().findByText("Errore nella creazione dell'ordine")).toBeVisible();
    expect(screen.getByLabelText("Email")).toHaveValue("anna@posta.example");
  });

  it("names what is not sold any more", async () => {
    const { user } = await openFilled();
    const fields = { "items.0": "Non è più disponibile" };
    take("post", CREATE, { status: 409, body: { message: "Un prodotto del carrello", fields } });
    answer(PRODUCTS, [lumino]);
    await user.click(proceed());
    expect(await notices().findByText("«Mazzo di rose» non è più in vendita.")).toBeVisible();
  });

  it("tells the service's reason, keeps what was typed, and asks for the offers anew", async () => {
    const { user } = await openFilled();
    const message = "Un prodotto del carrello non è più disponibile";
    take("post", CREATE, { status: 409, body: { message } });
    const asked = answer(PRODUCTS, [lumino]);
    await user.click(proceed());
    expect(await notices().findByText(message)).toBeVisible();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(await screen.findByText(/«Mazzo di rose» non è più disponibile/)).toBeVisible();
    expect(screen.getByLabelText("Email")).toHaveValue("anna@posta.example");
  });
});

describe("the payment", () => {
  it("done: empties the cart, thanks, and goes back to the memorial", async () => {
    const { user, address } = await openPayment();
    const asked = take("post", REFRESH, { status: 200, body: progress({ status: "paid" }) });
    await user.click(screen.getByRole("button", { name: "Paga ora" }));
    expect(await notices().findByText("Pagamento completato")).toBeVisible();
    expect(asked).toEqual([{ clientSecret: CREATED.clientSecret }]);
    expect(kept(CART)).toBeNull();
    expect(kept(CHECKOUT)).toBeNull();
    await waitFor(() => expect(address()).toBe("/memorial/7"));
    const thanks = await screen.findByRole("heading", {
      name: "Grazie: è pagato l’ordine CS-26K7-4QXM",
    });
    await waitFor(() => expect(thanks).toHaveFocus());
    expect(screen.getByText("La conferma arriva per email a anna@posta.example.")).toBeVisible();
  });

  it("given up: keeps the cart and tells the service", async () => {
    const { user } = await openPayment();
    const told = take("post", CANCEL, { status: 200, body: progress({ status: "cancelled" }) });
    await user.click(screen.getByRole("button", { name: "Annulla" }));
    expect(await notices().findByText("Pagamento annullato")).toBeVisible();
    expect(told).toEqual([{ clientSecret: CREATED.clientSecret }]);
    expect(kept(CART)).toHaveLength(1);
    expect(kept(CHECKOUT)).toBeNull();
  });

  it("given up by the office meanwhile: says that nothing was paid, and keeps the cart", async () => {
    const { user } = await openPayment();
    const ended = progress({ status: "cancelled", paymentStatus: "canceled" });
    take("post", REFRESH, { status: 200, body: ended });
    await user.click(screen.getByRole("button", { name: "Paga ora" }));
    expect(await notices().findByText(/Non è stato addebitato nulla/)).toBeVisible();
    expect(kept(CART)).toHaveLength(1);
    expect(kept(CHECKOUT)).toBeNull();
    expect(proceed()).toBeVisible();
  });

  it("given up here but paid in another tab: is paid", async () => {
    const { user } = await openPayment();
    take("post", CANCEL, { status: 409, body: { message: "Il pagamento è già stato completato" } });
    take("post", REFRESH, { status: 200, body: progress({ status: "paid" }) });
    await user.click(screen.getByRole("button", { name: "Annulla" }));
    expect(await notices().findByText("Pagamento completato")).toBeVisible();
    expect(kept(CART)).toBeNull();
  });

  it("given up without a network: is not said to be, and stays the one attempt", async () => {
    const { user } = await openPayment();
    take("post", CANCEL, { status: 503, body: { message: "Riprova" } });
    take("post", REFRESH, { status: 503, body: { message: "Riprova" } });
    await user.click(screen.getByRole("button", { name: "Annulla" }));
    expect(await notices().findByText("Non sappiamo se il pagamento è annullato")).toBeVisible();
    expect(screen.getByRole("heading", { name: "Completa il pagamento" })).toBeVisible();
    expect(kept(CHECKOUT)).not.toBeNull();
  });

  it("shows the order's own lines, and takes these alone from the cart", async () => {
    const { user } = await openPayment();
    const both = [...kept(CART), { ...kept(CART)[0], productId: 2, title: "Lumino rosso" }];
    localStorage.setItem(CART, JSON.stringify(both));
    window.dispatchEvent(new StorageEvent("storage", { key: CART }));
    expect(screen.queryByText(/Lumino rosso/)).not.toBeInTheDocument();
    take("post", REFRESH, { status: 200, body: progress({ status: "paid" }) });
    await user.click(screen.getByRole("button", { name: "Paga ora" }));
    await notices().findByText("Pagamento completato");
    expect(kept(CART)).toMatchObject([{ productId: 2 }]);
  });

  it("leaves in the cart what another tab has put there unseen", async () => {
    const { user } = await openPayment();
    take("post", REFRESH, { status: 200, body: progress({ status: "paid" }) });
    const both = [...kept(CART), { ...kept(CART)[0], productId: 2, title: "Lumino rosso" }];
    localStorage.setItem(CART, JSON.stringify(both));
    await user.click(screen.getByRole("button", { name: "Paga ora" }));
    await notices().findByText("Pagamento completato");
    expect(kept(CART)).toMatchObject([{ productId: 2 }]);
  });

  it("of the same cart is the same attempt, of another cart another one", async () => {
    const sent = take("post", CREATE, { status: 503, body: { message: "Riprova" } });
    const { user } = await openFilled();
    await user.click(proceed());
    await notices().findByText("Riprova");
    await user.type(screen.getByLabelText("Telefono"), "8");
    await user.click(proceed());
    await waitFor(() => expect(sent).toHaveLength(2));
    await user.click(screen.getByRole("button", { name: /^Uno in più/ }));
    await user.click(proceed());
    await waitFor(() => expect(sent).toHaveLength(3));
    const ids = sent.map(({ checkoutId }) => checkoutId);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[1]);
  });
});
