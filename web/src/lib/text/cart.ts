// The catalogue of the shop in use. It comes with the shop's own pages.
import { cartIt } from "./cart-it";
import type { Widen } from "./it";

export const cartText: Widen<typeof cartIt> = cartIt;
