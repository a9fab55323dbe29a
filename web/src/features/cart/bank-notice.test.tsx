import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { take } from "@/test/fake-api";
import { notices } from "@/test/operators";
import { CREATE, CREATED, openCart, openShop, progress, REFRESH } from "@/test/shop";
import type { CheckoutState } from "./use-checkout";

// The provider's own fields need its script: journeys in a browser go through them.
vi.mock("./payment-form", () => ({
  PaymentForm: ({ checkout }: { checkout: CheckoutState }) => (
    <button type="button" onClick={() => void checkout.settle(true)}>
      Paga ora
    </button>
  ),
}));

const CART = "camposanto-cart-12";
const CHECKOUT = "camposanto-checkout-12";
const WAITING = "Il pagamento dell’ordine CS-26K7-4QXM è in elaborazione";
const REFUSED = "La banca ha rifiutato il pagamento dell’ordine CS-26K7-4QXM";
const placed = { number: "CS-26K7-4QXM", clientSecret: "pi_1_secret_a", token: "t", tombId: 12 };
const asked = { id: "x", content: "[[1,1]]", order: placed, bank: "asked" };
const line = { productId: 1, title: "Mazzo di rose", description: "", price: 24.9, picture: null };

const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? "null");
const keep = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));
const proceed = () => screen.getByRole("button", { name: "Procedi al pagamento" });
const say = (change: Parameters<typeof progress>[0] = {}) =>
  take("post", REFRESH, { status: 200, body: progress(change) });

/** The cart as somebody has left it who then paid. */
function leaveCart(checkout: object = asked) {
  keep(CART, [{ ...line, quantity: 1 }]);
  keep(CHECKOUT, checkout);
}

/** Opens the shop; what comes back lets the page ask again, as after a while. */
async function openWaiting() {
  const every = vi.spyOn(globalThis, "setInterval");
  leaveCart();
  const answers = say({ paymentStatus: "processing" });
  const { user } = await openCart();
  const heading = await screen.findByRole("heading", { name: WAITING });
  const again = () => {
    const [look] = every.mock.calls.find(([, pause]) => pause === 10_000) ?? [];
    return act(async () => (look as () => void)());
  };
  return { user, answers, heading, again };
}

afterEach(() => vi.restoreAllMocks());

describe("a payment that its bank has not answered", () => {
  it("stays on the page, and the cart with it, which is not offered for sale again", async () => {
    take("post", CREATE, { status: 201, body: CREATED });
    const { user, address } = await openShop();
    await user.click(screen.getByRole("button", { name: /^Aggiungi Mazzo/ }));
    await user.type(screen.getByLabelText("Email"), "anna@posta.example");
    await user.type(screen.getByLabelText("Telefono"), "347 1234567");
    await user.click(proceed());
    say({ paymentStatus: "processing" });
    await user.click(await screen.findByRole("button", { name: "Paga ora" }));
    await waitFor(async () =>
      expect(await screen.findByRole("heading", { name: WAITING })).toHaveFocus(),
    );
    expect(notices().getByText("Pagamento in elaborazione")).toBeVisible();
    expect(address()).toBe("/cart/12?defunto=7");
    expect(kept(CART)).toHaveLength(1);
    expect(kept(CHECKOUT)).toMatchObject({ bank: "asked", order: { token: "collegamento" } });
    expect(screen.queryByText("Procedi al pagamento")).not.toBeInTheDocument();
    const page = screen.getByRole("region", { name: WAITING });
    const link = within(page).getByRole("link", { name: "Segui l’ordine" });
    expect(link).toHaveAttribute("href", "/ordine/collegamento");
  });

  it("is said when the page is opened again, and asked for until it is paid", async () => {
    const { answers, heading, again } = await openWaiting();
    expect(heading).not.toHaveFocus();
    const before = answers.length;
    await again();
    await waitFor(() => expect(answers.length).toBeGreaterThan(before));
    say({ status: "paid" });
    await again();
    const thanks = "Grazie: è pagato l’ordine CS-26K7-4QXM";
    const told = await screen.findByRole("heading", { name: thanks });
    await waitFor(() => expect(told).toHaveFocus());
    expect(screen.queryByRole("heading", { name: WAITING })).not.toBeInTheDocument();
    expect([kept(CART), kept(CHECKOUT)]).toEqual([null, null]);
  });

  it("refused in the end: says so, with the way to pay, and all is in the cart", async () => {
    const { again, user } = await openWaiting();
    say();
    await again();
    const refused = within(await screen.findByRole("alert"));
    expect(refused.getByRole("heading", { name: REFUSED })).toBeVisible();
    expect(refused.getByRole("link", { name: "Paga l’ordine" })).toHaveAttribute(
      "href",
      "/ordine/t",
    );
    expect(kept(CHECKOUT)).toMatchObject({ id: "x", bank: "refused" });
    await user.click(refused.getByRole("button", { name: "Ho capito" }));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    // The same attempt: the same order is paid.
    expect(kept(CHECKOUT)).toEqual({ id: "x", content: "[[1,1]]", order: placed });
  });

  it("given up in the end: says so", async () => {
    const { again } = await openWaiting();
    say({ status: "cancelled", paymentStatus: "canceled" });
    await again();
    expect(await notices().findByText("L’ordine è stato annullato")).toBeVisible();
    expect(kept(CHECKOUT)).toBeNull();
  });

  it("can be put away for a new order, without what is being paid for", async () => {
    keep(CART, [{ ...line, quantity: 3 }]);
    keep(CHECKOUT, asked);
    say({ paymentStatus: "processing" });
    const { user } = await openCart();
    const another = await screen.findByRole("button", { name: "Nuovo ordine" });
    expect(another).toHaveAccessibleDescription(/un acquisto in più/);
    await user.click(another);
    await waitFor(() => expect(screen.getByRole("heading", { name: "Carrello" })).toHaveFocus());
    expect(kept(CART)).toMatchObject([{ productId: 1, quantity: 2 }]);
    expect(kept(CHECKOUT)).toBeNull();
  });
});

describe("another tab", () => {
  it("sees that the cart is at its bank", async () => {
    await openShop();
    say({ paymentStatus: "processing" });
    leaveCart();
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: CHECKOUT })));
    expect(await screen.findByRole("heading", { name: WAITING })).toBeVisible();
  });

  it.each([
    ["is at its bank", { paymentStatus: "processing" }, WAITING],
    ["is paid", { status: "paid" }, "Grazie: è pagato l’ordine CS-26K7-4QXM"],
  ])("orders nothing again that %s, unseen or not", async (_, state, said) => {
    const sent = take("post", CREATE, { status: 201, body: CREATED });
    const { user } = await openFilled();
    leaveCart({ ...asked, bank: undefined });
    say(state);
    await user.click(proceed());
    expect(await screen.findByRole("heading", { name: said })).toBeVisible();
    expect(sent).toEqual([]);
  });

  it("orders nothing else while nobody can say what became of the order before", async () => {
    const sent = take("post", CREATE, { status: 201, body: CREATED });
    const { user } = await openFilled();
    keep(CHECKOUT, { ...asked, content: "[[2,1]]", bank: undefined });
    take("post", REFRESH, { status: 503, body: { message: "Riprova" } });
    await user.click(proceed());
    expect(await notices().findByText("Non riusciamo a verificare il pagamento")).toBeVisible();
    expect(sent).toEqual([]);
  });
});

async function openFilled() {
  sessionStorage.setItem(
    "camposanto-cliente",
    JSON.stringify({ name: "", email: "anna@posta.example", phone: "347 1234567", notes: "" }),
  );
  keep(CART, [{ ...line, quantity: 1 }]);
  return openShop();
}
