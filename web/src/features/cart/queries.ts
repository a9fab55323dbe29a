// What the shop of a tomb reads and sends.
import { useMutation, useQuery } from "@tanstack/react-query";
import { client } from "@/api/client";
import { failureOf } from "@/api/failure";
import { type Offer, offersQuery } from "@/api/offers";
import { getQuery } from "@/api/query";
import { cartText } from "@/lib/text/cart";
import { type CartItem, totalCents } from "./cart-rules";
import type { PlacedOrder } from "./checkout-store";
import type { Customer } from "./customer-rules";

export type Product = Offer;

export function useProducts(tombId: number) {
  return useQuery(offersQuery(tombId));
}

/** The person whose memorial one has come from. */
export function useDeceased(id: number | null) {
  return useQuery({
    ...getQuery("/api/public/deceased/{deceased_id}", { path: { deceased_id: id ?? 0 } }),
    enabled: id !== null,
    staleTime: 5 * 60_000,
  });
}

export interface NewOrder {
  tombId: number;
  deceasedId: number | null;
  items: CartItem[];
  customer: Customer;
}

function orderBody({ tombId, deceasedId, items, customer }: NewOrder) {
  // What was never typed here is not sent: another tab may have said it of the same order.
  const [name, notes] = [customer.name?.trim(), customer.notes?.trim()];
  return {
    tombId,
    customerEmail: customer.email.trim(),
    customerPhone: customer.phone.trim(),
    items: items.map(({ productId, quantity }) => ({ productId, quantity })),
    expectedTotal: totalCents(items),
    ...(deceasedId !== null && { deceasedId }),
    ...(name !== undefined && { customerName: name }),
    ...(notes !== undefined && { notes }),
  };
}

/** items: what is in the cart, for what is said when some of it is not sold any more. */
export function useCreateOrder(items: CartItem[]) {
  return useMutation({
    mutationFn: async ({ checkoutId, ...order }: NewOrder & { checkoutId: string }) => {
      const body = { ...orderBody(order), checkoutId };
      const { data } = await client.POST("/api/public/create-order", { body });
      if (!data) throw new Error("the service made an order and told nothing of it");
      return data;
    },
    meta: {
      failed: (error) => {
        const { message, status, fields } = failureOf(error);
        const { failed, failedUnsaid, notSold } = cartText.customer;
        const gone = items.filter((_, place) => `items.${place}` in fields);
        if (status === 409 && gone.length > 0) return notSold(gone.map(({ title }) => title));
        return message ?? (status === null ? failed : failedUnsaid);
      },
    },
  });
}

export type CreatedOrder = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useCreateOrder>["mutateAsync"]>>
>;

/** Whose payment it is, and the proof that it is the asker's own. */
export type KnownPayment = Pick<PlacedOrder, "number" | "clientSecret">;

/** How far the payment of an order is, as the service knows it after asking the provider. */
export async function refreshOrder({ number, clientSecret }: KnownPayment) {
  const { data } = await client.POST("/api/public/orders/{number}/refresh", {
    params: { path: { number } },
    body: { clientSecret },
  });
  if (!data) throw new Error("the service told nothing of the order");
  return data;
}

/** Gives an order up that was not paid. */
export async function cancelOrder({ number, clientSecret }: PlacedOrder) {
  await client.POST("/api/public/orders/{number}/cancel", {
    params: { path: { number } },
    body: { clientSecret },
  });
}
