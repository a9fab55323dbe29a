// What is offered for a tomb: its shop asks for it, and the memorial as soon as somebody is about to go there.
import { type Answer, get, getQuery } from "./query";
import { queryClient } from "./query-client";

const OFFERS = "/api/public/tomb/{tomb_id}/products";

export type Offer = Answer<typeof OFFERS>[number];

export function offersQuery(tombId: number) {
  // Prices and offers may change while somebody chooses.
  return { ...getQuery(OFFERS, { path: { tomb_id: tombId } }), staleTime: 60_000 };
}

export function prefetchOffers(tombId: number) {
  const ask = { path: { tomb_id: tombId } };
  void queryClient.prefetchQuery({
    ...offersQuery(tombId),
    queryFn: ({ signal }) => get("/api/public/shop/products/{tomb_id}", ask, signal),
  });
}
