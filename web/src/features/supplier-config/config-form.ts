// The configuration's form: its rules, what it begins with and what it sends.
import * as z from "zod/mini";
import { supplierText as words } from "@/lib/text/shop";
import type { ConfigChange, SupplierConfig } from "./queries";

const line = z.string().check(z.trim(), z.maxLength(200));
const anyEmail = z.email();

export const configSchema = z.object({
  stripePublicKey: line,
  stripeSecretKey: line,
  stripeWebhookSecret: line,
  orderNotificationEmail: z.string().check(
    z.trim(),
    z.refine((value) => value === "" || anyEmail.safeParse(value).success, {
      error: words.notices.badEmail,
    }),
  ),
  orderFeedback: z.string().check(z.trim(), z.maxLength(2000)),
});

export type ConfigValues = z.infer<typeof configSchema>;

/** Which tab a field stands on. */
export const TAB_OF = {
  stripePublicKey: "payments",
  stripeSecretKey: "payments",
  stripeWebhookSecret: "payments",
  orderNotificationEmail: "notices",
  orderFeedback: "feedback",
} as const satisfies Record<keyof ConfigValues, string>;

export type Tab = (typeof TAB_OF)[keyof ConfigValues];

export function configValues(config: SupplierConfig): ConfigValues {
  return {
    stripePublicKey: config.stripePublicKey ?? "",
    stripeSecretKey: config.stripeSecretKey ?? "",
    stripeWebhookSecret: "",
    orderNotificationEmail: config.orderNotificationEmail ?? "",
    orderFeedback: config.orderFeedback ?? "",
  };
}

/** What was changed alone: what is not sent is kept as it is. */
export function configChange(
  values: ConfigValues,
  changed: Partial<Record<keyof ConfigValues, boolean>>,
): ConfigChange {
  const fields = Object.keys(TAB_OF) as (keyof ConfigValues)[];
  return Object.fromEntries(
    fields.filter((field) => changed[field]).map((field) => [field, values[field]]),
  );
}
