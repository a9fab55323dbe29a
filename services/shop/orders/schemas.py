"""Shapes of orders."""

from datetime import datetime
from typing import Annotated

from pydantic import BeforeValidator

from services.kit.wire import In, Out, wire
from services.shop.states import OrderStatus, PaymentStatus, RefundStatus, read_status


def _known(text: object) -> object:
    if not isinstance(text, str):
        return text
    try:
        return read_status(text)
    except ValueError as fault:
        raise ValueError("Stato non valido") from fault


Status = Annotated[OrderStatus, BeforeValidator(_known)]


class StatusIn(In):
    status: Status


class OrderRow(Out):
    """totalAmount in cents. tomb: how the office calls it; deceased: a public name there when the
    order was made. isDemo: nobody paid. alarm: what somebody has to look at, in Italian.
    isDisputed: the customer's bank decides of the money."""

    id: int
    order_number: Annotated[str, wire("orderNumber")]
    customer_name: Annotated[str | None, wire("customerName")]
    customer_email: Annotated[str, wire("customerEmail")]
    customer_phone: Annotated[str, wire("customerPhone")]
    tomb_id: Annotated[int, wire("tombId")]
    tomb: str
    deceased: str | None
    total_amount: Annotated[int, wire("totalAmount")]
    status: OrderStatus
    payment_status: Annotated[PaymentStatus, wire("paymentStatus")]
    created_at: Annotated[datetime, wire("createdAt")]
    completed_at: Annotated[datetime | None, wire("completedAt")]
    cemetery_id: Annotated[int, wire("cemeteryId")]
    cemetery_name: Annotated[str, wire("cemeteryName")]
    supplier_id: Annotated[int, wire("supplierId")]
    supplier_name: Annotated[str, wire("supplierName")]
    is_demo: Annotated[bool, wire("isDemo")]
    alarm: str | None
    is_disputed: Annotated[bool, wire("isDisputed")]
    refund_status: Annotated[RefundStatus | None, wire("refundStatus")]


class SummaryOut(Out):
    """Over all orders, however many. total: with those that wait or were cancelled; paid: to be
    begun; lastCompleted: the five that were completed last, the newest first."""

    total: int
    paid: int
    processing: int
    completed: int
    last_completed: Annotated[list[OrderRow], wire("lastCompleted")]


class ItemOut(Out):
    """price: of one, in cents, when it was bought."""

    title: str
    quantity: int
    price: int


class ChangeOut(Out):
    """source: payment, staff, customer or system; userName: of staff."""

    at: datetime
    before: OrderStatus | None
    after: OrderStatus
    source: str
    user_name: Annotated[str | None, wire("userName")]
    note: str | None


class PhotoOut(Out):
    """url: for whoever sees the order."""

    id: int
    url: str
    width: int
    height: int


class RefundOut(Out):
    attempt: int
    amount: int
    status: RefundStatus
    created_at: Annotated[datetime, wire("createdAt")]


class OrderOut(OrderRow):
    """An order with all that belongs to it."""

    notes: str | None
    paid_at: Annotated[datetime | None, wire("paidAt")]
    cancelled_at: Annotated[datetime | None, wire("cancelledAt")]
    items: list[ItemOut]
    changes: list[ChangeOut]
    photos: list[PhotoOut]
    refunds: list[RefundOut]


class CustomerOrderOut(Out):
    """An order for who holds its link; feedback, photos: the supplier's, once it is completed.

    payableUntil: when an order that can be paid is given up; null for others. isRefused: a bank has
    said no after having been waited for, and it can be paid again.
    """

    order_number: Annotated[str, wire("orderNumber")]
    status: OrderStatus
    payment_status: Annotated[PaymentStatus, wire("paymentStatus")]
    is_demo: Annotated[bool, wire("isDemo")]
    total_amount: Annotated[int, wire("totalAmount")]
    created_at: Annotated[datetime, wire("createdAt")]
    paid_at: Annotated[datetime | None, wire("paidAt")]
    completed_at: Annotated[datetime | None, wire("completedAt")]
    cancelled_at: Annotated[datetime | None, wire("cancelledAt")]
    tomb: str
    cemetery_name: Annotated[str, wire("cemeteryName")]
    deceased: str | None
    supplier_name: Annotated[str, wire("supplierName")]
    items: list[ItemOut]
    feedback: str | None
    photos: list[PhotoOut]
    refund_status: Annotated[RefundStatus | None, wire("refundStatus")]
    is_disputed: Annotated[bool, wire("isDisputed")]
    payable_until: Annotated[datetime | None, wire("payableUntil")]
    is_refused: Annotated[bool, wire("isRefused")]
