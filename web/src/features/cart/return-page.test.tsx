import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { take } from "@/test/fake-api";
import { notices } from "@/test/operators";
import { openPage } from "@/test/render";
import { CREATED, openShop, progress, REFRESH, roses } from "@/test/shop";

const CART = "camposanto-cart-12";
const CHECKOUT = "camposanto-checkout-12";
const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? "null");
const ORDER = {
  number: CREATED.orderNumber,
  clientSecret: CREATED.clientSecret,
  token: "t",
  tombId: 12,
};

beforeEach(() => localStorage.clear());

function keepPaid() {
  const item = {
    productId: 1,
    title: "Rose",
    description: "",
    price: 24.9,
    picture: null,
    quantity: 1,
  };
  localStorage.setItem(CART, JSON.stringify([item]));
  localStorage.setItem(CHECKOUT, JSON.stringify({ id: "x", content: "[[1,1]]", order: ORDER }));
}

describe("whoever closed the page at once after paying", () => {
  it("finds the cart done with", async () => {
    keepPaid();
    take("post", REFRESH, { status: 200, body: progress({ status: "paid", isDemo: false }) });
    await openShop([roses]);
    await screen.findByRole("region", { name: "Notifiche (F8)" });
    expect(await notices().findByText("Ti abbiamo inviato una conferma via email.")).toBeVisible();
    expect(kept(CART)).toBeNull();
  });
});

describe("whoever comes back from the bank", () => {
  const BACK = `/?ordine=${ORDER.number}&payment_intent_client_secret=${ORDER.clientSecret}`;

  it("is told that it was paid, and the cart is empty", async () => {
    keepPaid();
    take("post", REFRESH, { status: 200, body: progress({ status: "paid" }) });
    openPage(BACK);
    expect(await screen.findByRole("heading", { name: "Pagamento completato" })).toBeVisible();
    expect(screen.getByText("Ordine CS-26K7-4QXM")).toBeVisible();
    expect(screen.getByText(/^La conferma arriva per email/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Segui l’ordine" })).toHaveAttribute(
      "href",
      "/ordine/collegamento",
    );
    expect(kept(CART)).toBeNull();
  });

  it("hears of a bank that has not answered, and the cart stays", async () => {
    keepPaid();
    const answers = take("post", REFRESH, {
      status: 200,
      body: progress({ paymentStatus: "processing" }),
    });
    openPage(BACK);
    expect(await screen.findByRole("heading", { name: "Pagamento in elaborazione" })).toBeVisible();
    expect(answers).toHaveLength(1);
    expect(kept(CART)).toHaveLength(1);
    expect(kept(CHECKOUT)).toMatchObject({ bank: "asked" });
  });

  it("is led to the cart again when it was not", async () => {
    keepPaid();
    take("post", REFRESH, { status: 200, body: progress() });
    openPage(`${BACK}&redirect_status=failed`);
    expect(
      await screen.findByRole("heading", { name: "Il pagamento non è riuscito" }),
    ).toBeVisible();
    expect(screen.getByRole("link", { name: "Torna al carrello" })).toHaveAttribute(
      "href",
      "/cart/12",
    );
    expect(kept(CART)).toHaveLength(1);
  });

  it("is led to the order again when that was paid from its own page, and hears of no cart", async () => {
    take("post", REFRESH, { status: 200, body: progress() });
    openPage(`${BACK}&redirect_status=failed`);
    await screen.findByRole("heading", { name: "Il pagamento non è riuscito" });
    expect(screen.getByText("Non è stato addebitato nulla.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Torna all’ordine" })).toHaveAttribute(
      "href",
      "/ordine/collegamento",
    );
    expect(screen.queryByRole("link", { name: "Torna al carrello" })).not.toBeInTheDocument();
  });
});
