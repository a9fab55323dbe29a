// What may be done with an order, and by whom: pure rules. The service has the last word.
import type { User } from "@/api/current-user";
import { isAmong } from "@/lib/roles";

export const STATUSES = ["pending", "paid", "processing", "completed", "cancelled"] as const;
export type OrderStatus = (typeof STATUSES)[number];
export type OrderAction = "processing" | "completed" | "cancelled";

const MOVES: Record<OrderStatus, OrderAction[]> = {
  pending: ["cancelled"],
  paid: ["processing", "cancelled"],
  processing: ["completed"],
  completed: [],
  cancelled: [],
};

/** A status that is not known is one of an order that waits. */
export function statusOf(status: string): OrderStatus {
  return STATUSES.find((known) => known === status) ?? "pending";
}

interface Placed {
  status: string;
  paymentStatus: string;
  cemeteryId: number;
}

export function actionsFor(order: Placed, caller: Pick<User, "role" | "cemetery_id">) {
  const isOwn = caller.role === "admin" && caller.cemetery_id === order.cemeteryId;
  const mayAct = isOwn || isAmong(caller.role, ["superadmin", "merchant"]);
  // What a bank decides about can be neither called off nor given back yet.
  const isAtBank = order.status === "pending" && order.paymentStatus === "processing";
  return mayAct && !isAtBank ? MOVES[statusOf(order.status)] : [];
}
