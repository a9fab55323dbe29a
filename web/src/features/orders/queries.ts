// Orders: reading, moving on, proof of the service.
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { client } from "@/api/client";
import { failureOf } from "@/api/failure";
import { type Answer, getQuery } from "@/api/query";
import { ordersText as words } from "@/lib/text/orders";
import { kitText } from "@/lib/text/staff";
import { text } from "@/lib/text/text";
import type { ToastText } from "@/ui/toast-store";
import { askOf, type Filters, PAGE_SIZE } from "./filters";
import type { OrderAction } from "./order-rules";

const ORDERS = "/api/orders";
const ORDER = "/api/orders/{order_id}";

export type OrderRow = Answer<typeof ORDERS>[number];
export type Order = Answer<typeof ORDER>;

/** Orders come by themselves: whoever looks again sees them. */
const FRESH_FOR = 15_000;
/** How many orders all pages have: the answer is their plain list. */
const TOTAL = "X-Total-Count";

export function useOrders(filters: Filters) {
  const query = askOf(filters);
  return useQuery({
    queryKey: [ORDERS, { query }] as const,
    queryFn: async ({ signal }) => {
      const { data = [], response } = await client.GET(ORDERS, { params: { query }, signal });
      const total = Number(response.headers.get(TOTAL) ?? data.length);
      return { rows: data, total, totalPages: Math.ceil(total / PAGE_SIZE) };
    },
    placeholderData: keepPreviousData,
    staleTime: FRESH_FOR,
    refetchInterval: 60_000,
  });
}

export function useOrder(id: number) {
  return useQuery({ ...getQuery(ORDER, { path: { order_id: id } }), staleTime: FRESH_FOR });
}

function reasonOr(said: string) {
  return (error: Error) => {
    const { message } = failureOf(error);
    return message ? `${said}. ${message}` : said;
  };
}

/** What became of an order that was moved. The list may not have known of a dispute yet. */
function movedText({ status, isDisputed, refundStatus }: Order): ToastText {
  const isLeftToBank = status === "cancelled" && isDisputed && refundStatus !== "succeeded";
  if (!isLeftToBank) return { title: text.common.success, description: words.done };
  return { title: words.cancelledDisputed, description: words.cancelledDisputedHint, stays: true };
}

export function useMoveOrder() {
  return useMutation({
    mutationFn: async ({ id, status }: { id: number; status: OrderAction }) => {
      const params = { path: { order_id: id } };
      const { data } = await client.PUT("/api/orders/{order_id}/status", {
        params,
        body: { status },
      });
      return data;
    },
    meta: {
      refreshes: [ORDERS],
      done: (order) => movedText(order as Order),
      failed: reasonOr(words.failed),
      overlay: words.changing,
    },
  });
}

export function useRetryRefund(id: number) {
  return useMutation({
    mutationFn: () =>
      client.POST("/api/orders/{order_id}/refund", { params: { path: { order_id: id } } }),
    meta: {
      refreshes: [ORDERS],
      done: words.dialog.refundRetried,
      failed: reasonOr(words.dialog.refundFailed),
    },
  });
}

/** What the gateway answers to a file that it lets not through. */
const TOO_LARGE = 413;

export function useAddPhoto(id: number) {
  return useMutation({
    mutationFn: (photo: File) => {
      const form = new FormData();
      form.append("photo", photo);
      return client.POST("/api/orders/{order_id}/photos", {
        params: { path: { order_id: id } },
        // The contract calls a file a string; it travels as the form's part.
        body: form as never,
      });
    },
    meta: {
      refreshes: [ORDERS],
      done: words.dialog.photoAdded,
      failed: (error) =>
        failureOf(error).status === TOO_LARGE
          ? `${words.dialog.photoFailed}. ${kitText.photos.tooLarge}`
          : reasonOr(words.dialog.photoFailed)(error),
    },
  });
}

export function useRemovePhoto(id: number) {
  return useMutation({
    mutationFn: (photoId: number) =>
      client.DELETE("/api/orders/{order_id}/photos/{photo_id}", {
        params: { path: { order_id: id, photo_id: photoId } },
      }),
    meta: {
      refreshes: [ORDERS],
      done: words.dialog.photoRemoved,
      failed: reasonOr(words.failed),
    },
  });
}
