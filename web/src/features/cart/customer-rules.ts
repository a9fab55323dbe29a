// What a customer must tell before an order is made.
import { isPhone } from "@/lib/phone";
import { cartText } from "@/lib/text/cart";

const words = cartText.customer;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** name, notes: not there until something was typed; blank when that was taken back. */
export interface Customer {
  name?: string;
  email: string;
  phone: string;
  notes?: string;
}

export const NOBODY: Customer = { email: "", phone: "" };
export const LIMITS = { name: 200, email: 254, phone: 30, notes: 1000 } as const;

export type CustomerFaults = Partial<Record<keyof Customer, string>>;

const FIELDS = {
  name: "customerName",
  email: "customerEmail",
  phone: "customerPhone",
  notes: "notes",
} as const;

/** What the service has found wrong, by the fields of the form. */
export function refusedFields(fields: Record<string, string>): CustomerFaults {
  const names = Object.keys(FIELDS) as (keyof Customer)[];
  const told = names.flatMap((name) => {
    const fault = fields[FIELDS[name]];
    return fault === undefined ? [] : [[name, fault] as const];
  });
  return Object.fromEntries(told);
}

export function customerFaults({ email, phone }: Customer): CustomerFaults {
  const faults: CustomerFaults = {};
  if (email.trim() === "") faults.email = words.missing;
  else if (!EMAIL.test(email.trim())) faults.email = words.badEmail;
  if (phone.trim() === "") faults.phone = words.missing;
  else if (!isPhone(phone)) faults.phone = words.badPhone;
  return faults;
}

/** Whether one of the two that nothing can be ordered without is not there. */
export function isIncomplete({ email, phone }: Customer): boolean {
  return email.trim() === "" || phone.trim() === "";
}
