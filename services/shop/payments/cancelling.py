"""Cancels orders: an open payment is called off first, a paid one goes back."""

from services.kit import clock
from services.kit.errors import Conflict
from services.shop.models import CustomerOrder
from services.shop.payments import intents
from services.shop.payments.desk import Desk
from services.shop.payments.intents import Intent
from services.shop.payments.paying_back import pay_back
from services.shop.payments.refunds import owe_refund
from services.shop.payments.steps import Source, lock
from services.shop.payments.transition import apply_payment_intent, end
from services.shop.provider import faults
from services.shop.states import OrderStatus, PaymentStatus

PAID_MEANWHILE = "Il pagamento è già stato completato"
IN_PROGRESS = "Il pagamento è in elaborazione: attendi l'esito"
CHANGED = "L'ordine è cambiato nel frattempo: riprova"
NOT_FROM_HERE = "Un ordine {} non si può annullare"
_WORDS = {
    OrderStatus.PROCESSING: "in lavorazione",
    OrderStatus.COMPLETED: "completato",
    OrderStatus.CANCELLED: "già annullato",
}


async def cancel(
    desk: Desk, order: CustomerOrder, *, source: Source, user_id: int | None = None
) -> None:
    """Cancels a pending or a paid order, whose money goes back.

    The steps are units of work of their own: the caller must not have locked the order.

    Raises:
        Conflict: it was paid meanwhile, the bank is at it, or the order has gone too far.
        AppError: the provider could not be asked about an open payment; nothing has changed.
    """
    async with desk.database.unit_of_work() as session:
        order = await session.get_one(CustomerOrder, order.id)
    if order.status == OrderStatus.PENDING and order.payment_status != PaymentStatus.SUCCEEDED:
        await call_off(desk, order, source=source, user_id=user_id)
    else:
        await _take_back(desk, order, source=source, user_id=user_id)


async def call_off(
    desk: Desk, order: CustomerOrder, *, source: Source, user_id: int | None = None
) -> CustomerOrder:
    """Cancels a pending order, its payment first; what has happened to that meanwhile is applied.

    Raises:
        Conflict: it was paid meanwhile, or the bank is at it.
        AppError: the provider could not be asked; nothing has changed.
    """
    intent = await _ended_intent(desk, order)
    async with desk.database.unit_of_work() as session:
        if intent is not None:
            order = await apply_payment_intent(
                session, desk.settings, order, intent, source=source, user_id=user_id
            )
        else:
            order = await lock(session, order.id)
            if order.payment_intent_id is not None:
                raise Conflict(CHANGED)
            if order.status == OrderStatus.PENDING:
                await end(session, desk.settings, order, source=source, user_id=user_id)
    if order.status != OrderStatus.CANCELLED:
        is_processing = order.payment_status == PaymentStatus.PROCESSING
        raise Conflict(IN_PROGRESS if is_processing else PAID_MEANWHILE)
    return order


async def _ended_intent(desk: Desk, order: CustomerOrder) -> Intent | None:
    """The payment, called off if that was possible; None when it was never begun."""
    if order.payment_intent_id is None:
        return None
    account = await desk.account_of(order)
    with faults.told("calling a payment off", order=order.number):
        return await intents.cancel(desk.client(account), order.payment_intent_id)


async def _take_back(
    desk: Desk, order: CustomerOrder, *, source: Source, user_id: int | None
) -> None:
    """Cancels an order whose money has come, and gives it back."""
    async with desk.database.unit_of_work() as session:
        order = await lock(session, order.id)
        status = OrderStatus(order.status)
        if status not in (OrderStatus.PENDING, OrderStatus.PAID):
            raise Conflict(NOT_FROM_HERE.format(_WORDS[status]))
        order.paid_at = order.paid_at or clock.now()
        await owe_refund(session, order, requested_by=user_id)
        await end(session, desk.settings, order, source=source, user_id=user_id)
    await pay_back(desk)
