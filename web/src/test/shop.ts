// The shop of a tomb for the tests of its page.
import { screen } from "@testing-library/react";
import type { Answer } from "@/api/query";
import { answer } from "./fake-api";
import { makeMemorial } from "./makers";
import { openPage } from "./render";

export type Offer = Answer<"/api/public/tomb/{tomb_id}/products">[number];

export const PRODUCTS = "/api/public/tomb/{tomb_id}/products";
export const CREATE = "/api/public/create-order";
export const REFRESH = "/api/public/orders/{number}/refresh";
export const CANCEL = "/api/public/orders/{number}/cancel";

export function makeOffer(change: Partial<Offer> = {}): Offer {
  const category = change.category_id ?? 1;
  return {
    id: 1,
    title: "Mazzo di rose",
    description: "Dodici rose bianche",
    price: 24.9,
    picture: null,
    category_id: category,
    categoryId: category,
    categoryTitle: "Fiori e Piante",
    merchant_id: 4,
    merchantName: "Rosa",
    merchantSurname: "Ferri",
    merchantBusinessName: "Fiori Ferri",
    ...change,
  };
}

export const roses = makeOffer();
export const lumino = makeOffer({ id: 2, title: "Lumino rosso", price: 3.9, category_id: 2 });
export const lilies = makeOffer({
  id: 3,
  title: "Gigli",
  merchant_id: 5,
  merchantBusinessName: null,
  merchantName: "Bruno",
  merchantSurname: "Neri",
});

export const CREATED = {
  clientSecret: "pi_1_secret_a",
  supplierId: 4,
  orderNumber: "CS-26K7-4QXM",
  totalAmount: 2490,
  stripePublicKey: "pk_test_demo",
  stripeJsUrl: "/_fake-stripe/endive/stripe.js",
  isDemo: true,
  orderToken: "collegamento",
};

export function progress(change: Record<string, unknown> = {}) {
  return {
    orderNumber: CREATED.orderNumber,
    status: "pending",
    paymentStatus: "open",
    isDemo: true,
    orderToken: CREATED.orderToken,
    ...change,
  };
}

/** /cart/12 of Giovanni's tomb, with what is offered there. */
export async function openShop(offers: Offer[] = [roses, lumino, lilies]) {
  const page = await openCart(offers);
  if (offers.length > 0) await screen.findAllByRole("article");
  return page;
}

/** The same where something else may stand in the place of the catalogue. */
export async function openCart(offers: Offer[] = [roses, lumino, lilies]) {
  answer("/api/public/deceased/{deceased_id}", makeMemorial({ id: 7, tombId: 12 }));
  answer(PRODUCTS, offers);
  const page = openPage("/cart/12?defunto=7");
  await screen.findByRole("heading", { name: "Servizi per Giovanni D'Angelo" });
  return page;
}
