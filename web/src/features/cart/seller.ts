// How a supplier is called.
import type { Product } from "./queries";

/** The business, else the person. */
export function sellerOf(product: Product | undefined): string {
  if (!product) return "";
  const { merchantBusinessName, merchantName, merchantSurname } = product;
  return merchantBusinessName?.trim() || `${merchantName} ${merchantSurname}`.trim();
}
