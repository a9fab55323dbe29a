// What a customer has typed: it outlives a failure and a reload, not the tab.
import { sessionEntry } from "@/lib/storage";
import { type Customer, NOBODY } from "./customer-rules";

export const customerEntry = sessionEntry<Customer>("camposanto-cliente", (kept) => {
  const customer = kept as Customer | null;
  const names = Object.keys(NOBODY) as (keyof Customer)[];
  return names.every((name) => typeof customer?.[name] === "string") ? customer : null;
});
