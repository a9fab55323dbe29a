// What a customer must tell before an order is made.
import { cartText } from "@/lib/text/cart";

const words = cartText.customer;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

export interface Customer {
  name: string;
  email: string;
  phone: string;
  notes: string;
}

export const NOBODY: Customer = { name: "", email: "", phone: "", notes: "" };
export const LIMITS = { name: 200, email: 254, phone: 30, notes: 1000 } as const;

export type CustomerFaults = Partial<Record<"email" | "phone", string>>;

export function customerFaults({ email, phone }: Customer): CustomerFaults {
  const faults: CustomerFaults = {};
  if (email.trim() === "") faults.email = words.missing;
  else if (!EMAIL.test(email.trim())) faults.email = words.badEmail;
  if (phone.trim() === "") faults.phone = words.missing;
  return faults;
}

/** Whether one of the two that nothing can be ordered without is not there. */
export function isIncomplete({ email, phone }: Customer): boolean {
  return email.trim() === "" || phone.trim() === "";
}
