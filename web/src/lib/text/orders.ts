// The catalogue of the staff's orders in use. It comes with their page.
import type { Widen } from "./it";
import { ordersIt } from "./orders-it";

export const ordersText: Widen<typeof ordersIt> = ordersIt;
