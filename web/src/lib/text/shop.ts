// The catalogue of the staff's shop in use. It comes with its pages.
import type { Widen } from "./it";
import { categoriesIt, productsIt, supplierIt } from "./shop-it";

export const productsText: Widen<typeof productsIt> = productsIt;
export const categoriesText: Widen<typeof categoriesIt> = categoriesIt;
export const supplierText: Widen<typeof supplierIt> = supplierIt;
