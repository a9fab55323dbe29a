"""What the office and suppliers do with orders."""

from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.audit import Action, Change, record
from services.kit.auth import Principal
from services.kit.db import driver_connection
from services.kit.errors import Conflict
from services.shop.events import ShopAudit
from services.shop.letters.service import order_completed
from services.shop.models import CustomerOrder
from services.shop.orders.finding import find_order, subject_of
from services.shop.orders.query import show_order
from services.shop.orders.schemas import OrderOut
from services.shop.payments import refunds
from services.shop.payments.cancelling import cancel
from services.shop.payments.desk import Desk
from services.shop.payments.paying_back import pay_back
from services.shop.payments.steps import Source, move
from services.shop.states import OrderStatus, may_move

WORDS = {
    OrderStatus.PENDING: "In attesa di pagamento",
    OrderStatus.PAID: "Pagato",
    OrderStatus.PROCESSING: "In lavorazione",
    OrderStatus.COMPLETED: "Completato",
    OrderStatus.CANCELLED: "Annullato",
}


async def change_status(
    session: AsyncSession, desk: Desk, who: Principal, *, order_id: int, to: OrderStatus
) -> OrderOut:
    """Begins, completes or cancels an order; what was paid goes back.

    Raises:
        NotFound: not the caller's.
        Conflict: the order may not go there.
    """
    async with desk.database.unit_of_work() as finding:
        order = await find_order(finding, who, order_id)
    before = OrderStatus(order.status)
    _must_move(before, to)
    if to is OrderStatus.CANCELLED:
        # its steps are units of work of their own, with the provider asked in between
        await cancel(desk, order, source=Source.STAFF, user_id=who.id)
    else:
        order = await find_order(session, who, order_id, lock=True)
        _must_move(OrderStatus(order.status), to)
        move(session, order, to, source=Source.STAFF, user_id=who.id)
        if to is OrderStatus.COMPLETED:
            await session.flush()
            await order_completed(session, desk.settings, order)
    _note(session, who, order, before=before, after=to)
    await session.flush()
    return await show_order(await driver_connection(session), who, order_id)


async def retry_refund(
    session: AsyncSession, desk: Desk, who: Principal, *, order_id: int
) -> OrderOut:
    """Tries a refund again that has failed."""
    async with desk.database.unit_of_work() as owing:
        order = await find_order(owing, who, order_id)
        await refunds.retry_refund(owing, order, user_id=who.id)
    await pay_back(desk)
    change = [Change(field="refund", before="failed", after="pending")]
    record(session, ShopAudit, who, Action.UPDATED, subject=subject_of(order), changes=change)
    return await show_order(await driver_connection(session), who, order_id)


def _must_move(before: OrderStatus, to: OrderStatus) -> None:
    if not may_move(before, to):
        raise Conflict(f"Un ordine «{WORDS[before]}» non può diventare «{WORDS[to]}»")


def _note(
    session: AsyncSession,
    who: Principal,
    order: CustomerOrder,
    *,
    before: OrderStatus,
    after: OrderStatus,
) -> None:
    change = [Change(field="status", before=before, after=after)]
    record(session, ShopAudit, who, Action.UPDATED, subject=subject_of(order), changes=change)
