// What a customer has typed: it outlives a failure and a reload, not the tab.
import { sessionEntry } from "@/lib/storage";
import type { Customer } from "./customer-rules";

export const customerEntry = sessionEntry<Customer>("camposanto-cliente", (kept) => {
  const customer = kept as Customer | null;
  const isText = (value: unknown) => typeof value === "string";
  if (!isText(customer?.email) || !isText(customer?.phone)) return null;
  const rest = [customer?.name, customer?.notes];
  return rest.every((value) => value === undefined || isText(value)) ? customer : null;
});
