"""The steps of an order: each is noted, told to the other services, and goes forward alone."""

from enum import StrEnum

from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit import clock
from services.kit.outbox import emit
from services.shop.events import (
    OrderCancelled,
    OrderCompleted,
    OrderEvent,
    OrderPaid,
    OrderProcessing,
)
from services.shop.models import CustomerOrder, OrderChange
from services.shop.states import OrderStatus

DISPUTED = "Il cliente ha contestato il pagamento presso la propria banca"
_TOLD: dict[OrderStatus, type[OrderEvent]] = {
    OrderStatus.PAID: OrderPaid,
    OrderStatus.PROCESSING: OrderProcessing,
    OrderStatus.COMPLETED: OrderCompleted,
    OrderStatus.CANCELLED: OrderCancelled,
}


class Source(StrEnum):
    """Who takes an order a step further; payment: what the card provider has told."""

    PAYMENT = "payment"
    STAFF = "staff"
    CUSTOMER = "customer"
    SYSTEM = "system"


async def lock(session: AsyncSession, order_id: int | None) -> CustomerOrder:
    """The order as it is now; nobody else changes it before this unit of work has ended."""
    wanted = select(CustomerOrder).where(col(CustomerOrder.id) == order_id)
    kept = wanted.with_for_update().execution_options(populate_existing=True)
    return (await session.exec(kept)).one()


def move(
    session: AsyncSession,
    order: CustomerOrder,
    after: OrderStatus,
    *,
    source: Source,
    user_id: int | None = None,
    note: str | None = None,
) -> None:
    """Takes a locked order to another status. The caller has checked that it may go there."""
    now = clock.now()
    _remember(session, order, after=after, source=source, user_id=user_id, note=note)
    order.status = after
    match after:
        case OrderStatus.PAID:
            order.paid_at = now
        case OrderStatus.COMPLETED:
            order.completed_at = now
        case OrderStatus.CANCELLED:
            order.cancelled_at = now
    session.add(order)
    tell(session, order)


def remark(session: AsyncSession, order: CustomerOrder, note: str, *, source: Source) -> None:
    """Notes what has happened to an order that stays where it is."""
    _remember(session, order, after=order.status, source=source, note=note)
    session.add(order)


def _remember(
    session: AsyncSession,
    order: CustomerOrder,
    *,
    after: str,
    source: Source,
    user_id: int | None = None,
    note: str | None = None,
) -> None:
    assert order.id is not None
    session.add(
        OrderChange(
            order_id=order.id,
            at=clock.now(),
            before=order.status,
            after=after,
            source=source,
            user_id=user_id,
            note=note,
        )
    )


def tell(session: AsyncSession, order: CustomerOrder) -> None:
    """Tells the other services where the order is by now."""
    assert order.id is not None
    event = _TOLD[OrderStatus(order.status)]
    emit(
        session,
        event(
            order_id=order.id,
            number=order.number,
            supplier_id=order.supplier_id,
            cemetery_id=order.cemetery_id,
            tomb_id=order.tomb_id,
            amount_cents=order.amount_cents,
            is_live=order.is_live,
            at=clock.now(),
        ),
    )


async def was_paid(session: AsyncSession, order: CustomerOrder) -> bool:
    """Whether the order ever became a paid one, of which its supplier is told; money that comes
    for a cancelled order does not make it one."""
    step = select(OrderChange.id).where(
        col(OrderChange.order_id) == order.id, col(OrderChange.after) == OrderStatus.PAID
    )
    return (await session.exec(step.limit(1))).first() is not None


def raise_alarm(order: CustomerOrder, text: str) -> None:
    """Has a person look at the order; what is told already is not told twice."""
    told = order.alarm.split("\n") if order.alarm else []
    if text not in told:
        order.alarm = "\n".join([*told, text])


def settle_alarm(order: CustomerOrder, text: str) -> None:
    """Nobody has to look at that any more."""
    told = order.alarm.split("\n") if order.alarm else []
    order.alarm = "\n".join(one for one in told if one != text) or None
