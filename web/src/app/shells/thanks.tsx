// Where a customer is thanked: above whichever page they were taken to after paying.
import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { useThanks } from "@/lib/thanks";

const ThanksPanel = lazy(async () => ({
  default: (await import("@/features/cart/thanks-panel")).ThanksPanel,
}));

/** These say it themselves, or are for others. */
const ELSEWHERE = /^\/(ordine|pagamento|login|reimposta-password)(\/|$)/i;

export function ThanksAbove() {
  const thanks = useThanks();
  const { pathname } = useLocation();
  if (!thanks || ELSEWHERE.test(pathname)) return null;
  return (
    <Suspense fallback={null}>
      <ThanksPanel thanks={thanks} />
    </Suspense>
  );
}
