import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useEffect } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { CREATED } from "@/test/shop";
import { Toaster } from "@/ui/toaster";
import { PaymentForm } from "./payment-form";

const confirmPayment = vi.fn();

// The provider's fields need its script: here they are there at once, and a test says what becomes of a try.
vi.mock("./stripe", () => ({ stripeFor: async () => ({}) }));
vi.mock("@stripe/react-stripe-js", () => ({
  Elements: ({ children }: { children: ReactNode }) => children,
  PaymentElement: ({ onReady }: { onReady: () => void }) => {
    useEffect(() => onReady(), [onReady]);
    return null;
  },
  useStripe: () => ({ confirmPayment }),
  useElements: () => ({}),
}));

const NO_FUNDS = "La carta non ha fondi sufficienti. Provi con un'altra carta.";
const settle = vi.fn(async (_isMade: boolean) => false);

beforeEach(() => {
  confirmPayment.mockReset();
  render(
    <>
      <PaymentForm order={CREATED} checkout={{ settle, cancel: async () => undefined }} />
      <Toaster />
    </>,
  );
});

const pay = async () => userEvent.click(await screen.findByRole("button", { name: "Paga ora" }));
const toasts = () => within(screen.getByRole("region", { name: "Notifiche (F8)" }));

it("says why a card was declined above the button too, aloud once", async () => {
  confirmPayment.mockResolvedValue({ error: { message: NO_FUNDS } });
  await pay();
  expect(await screen.findByRole("alert")).toHaveTextContent(NO_FUNDS);
  expect(toasts().getByText("Errore pagamento")).toBeVisible();
  expect(toasts().getByText(NO_FUNDS)).toBeVisible();
  // Long enough for the library to have put the toast's words where they are read out.
  await new Promise((resolve) => setTimeout(resolve, 100));
  const aloud = [...document.querySelectorAll("[aria-live=assertive], [role=alert]")];
  expect(aloud.filter(({ textContent }) => textContent?.includes(NO_FUNDS))).toHaveLength(1);
  expect(screen.getByRole("button", { name: "Paga ora" })).toBeEnabled();
});

it("takes that back at the next try", async () => {
  confirmPayment.mockResolvedValueOnce({ error: { message: NO_FUNDS } });
  await pay();
  await screen.findByRole("alert");
  confirmPayment.mockReturnValue(new Promise(() => undefined));
  await pay();
  expect(screen.getByRole("button", { name: "Pagamento in corso..." })).toBeDisabled();
  expect(screen.queryByText(NO_FUNDS)).not.toBeInTheDocument();
});
