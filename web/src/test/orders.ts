// Orders for the tests of their page.
import type { Answer } from "@/api/query";

type OrderRow = Answer<"/api/orders">[number];
type Order = Answer<"/api/orders/{order_id}">;
type Summary = Answer<"/api/orders/summary">;
type OwnOrder = Answer<"/api/public/orders/by-token/{token}">;

export function makeOrderRow(change: Partial<OrderRow> = {}): OrderRow {
  return {
    id: 21,
    orderNumber: "CS-26K7-4QXM",
    customerName: "Anna Greco",
    customerEmail: "anna@posta.example",
    customerPhone: "347 1234567",
    tombId: 12,
    tomb: "L-12-3, Blocco C, Campo 4",
    deceased: "Giovanni D'Angelo",
    totalAmount: 3550,
    status: "paid",
    paymentStatus: "succeeded",
    createdAt: "2026-11-27T15:40:00Z",
    completedAt: null,
    cemeteryId: 1,
    cemeteryName: "Cimitero di Valdora",
    supplierId: 4,
    supplierName: "Fiori Ferri",
    isDemo: false,
    alarm: null,
    isDisputed: false,
    refundStatus: null,
    ...change,
  };
}

export function makeOrder(change: Partial<Order> = {}): Order {
  return {
    ...makeOrderRow(),
    notes: "Davanti alla foto, grazie",
    paidAt: "2026-11-27T15:42:00Z",
    cancelledAt: null,
    items: [{ title: "Mazzo di rose", quantity: 2, price: 1775 }],
    changes: [
      {
        at: "2026-11-27T15:42:00Z",
        before: "pending",
        after: "paid",
        source: "payment",
        userName: null,
        note: null,
      },
    ],
    photos: [],
    refunds: [],
    ...change,
  };
}

export function makeSummary(change: Partial<Summary> = {}): Summary {
  return { total: 0, paid: 0, processing: 0, completed: 0, lastCompleted: [], ...change };
}

/** As its customer sees it. */
export function makeOwnOrder(change: Partial<OwnOrder> = {}): OwnOrder {
  return {
    orderNumber: "CS-26K7-4QXM",
    status: "paid",
    paymentStatus: "succeeded",
    isDemo: false,
    totalAmount: 3550,
    createdAt: "2026-11-27T15:40:00Z",
    paidAt: "2026-11-27T15:42:00Z",
    completedAt: null,
    cancelledAt: null,
    tomb: "L-12-3, Blocco C, Campo 4",
    cemeteryName: "Cimitero di Valdora",
    deceased: "Giovanni D'Angelo",
    supplierName: "Fiori Ferri",
    items: [{ title: "Mazzo di rose", quantity: 2, price: 1775 }],
    feedback: null,
    photos: [],
    isDisputed: false,
    refundStatus: null,
    payableUntil: null,
    isRefused: false,
    ...change,
  };
}
