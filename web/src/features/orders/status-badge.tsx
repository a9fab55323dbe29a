// How far an order is, in a word and its colour.
import { ordersText as words } from "@/lib/text/orders";
import { Badge } from "@/ui/badge";
import { type OrderStatus, statusOf } from "./order-rules";

const TONES = {
  pending: "quiet",
  paid: "warm",
  processing: "warm",
  completed: "good",
  cancelled: "alert",
} as const satisfies Record<OrderStatus, "quiet" | "warm" | "good" | "alert">;

export function StatusBadge({ status }: { status: string }) {
  const known = statusOf(status);
  return (
    <Badge tone={TONES[known]} dot>
      {words.states[known]}
    </Badge>
  );
}

/** An order that moves no money: nothing is delivered for it. */
export function DemoBadge() {
  return (
    <span title={words.demoHint}>
      <Badge tone="warm">{words.demo}</Badge>
    </span>
  );
}
