// A supplier's configuration and how their orders go.
import { useMutation, useQuery } from "@tanstack/react-query";
import { client } from "@/api/client";
import { failureOf } from "@/api/failure";
import { type Answer, getQuery } from "@/api/query";
import { supplierText as words } from "@/lib/text/shop";

const CONFIG = "/api/supplier-config";
const SUMMARY = "/api/orders/summary";

export type SupplierConfig = Answer<typeof CONFIG>;
export type OrderSummary = Answer<typeof SUMMARY>;

const CHECK_AGAIN = 15_000;

export function useSupplierConfig() {
  return useQuery({
    ...getQuery(CONFIG, {}),
    // Keys that the office has entered are being tried: their outcome comes by itself.
    refetchInterval: ({ state }) => (state.data?.keysNotice ? CHECK_AGAIN : false),
  });
}

export function useOrderSummary() {
  return useQuery({ ...getQuery(SUMMARY, {}), staleTime: 15_000 });
}

export interface ConfigChange {
  stripePublicKey?: string;
  stripeSecretKey?: string;
  stripeWebhookSecret?: string;
  orderNotificationEmail?: string;
  orderFeedback?: string;
}

export function useSaveConfig() {
  return useMutation({
    mutationFn: async (change: ConfigChange) => (await client.PUT(CONFIG, { body: change })).data,
    meta: {
      refreshes: [CONFIG],
      done: words.updated,
      failed: (error) => {
        const { message } = failureOf(error);
        return message ? `${words.failed}. ${message}` : words.failed;
      },
    },
  });
}
