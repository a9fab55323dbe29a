"""How a customer's payment goes: asked at the provider when no webhook has told of it."""

import hmac
from datetime import timedelta

from sqlalchemy import or_, update
from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession
from stripe import StripeError

from services.kit import clock
from services.kit.errors import Conflict, NotFound
from services.shop.checkout.ordering import hash_of
from services.shop.checkout.schemas import Progress
from services.shop.models import CustomerOrder
from services.shop.payments.cancelling import PAID_MEANWHILE, call_off
from services.shop.payments.desk import Desk
from services.shop.payments.following import ask
from services.shop.payments.steps import Source
from services.shop.policy import NO_ORDER
from services.shop.provider import faults
from services.shop.states import OrderStatus, PaymentStatus

PAUSE = timedelta(seconds=2)


async def refresh(desk: Desk, number: str, client_secret: str) -> Progress:
    """Where the order is; a provider that is away changes nothing.

    Raises:
        NotFound: no such order, or not the caller's.
    """
    async with desk.database.unit_of_work() as session:
        order = await _find(session, number, client_secret)
        is_ours_to_ask = await _take(session, order)
    if is_ours_to_ask:
        try:
            order = await ask(desk, order, await desk.account_of(order))
        except StripeError as fault:
            faults.note(fault, "asking about a payment", order=order.number)
    return progress_of(order)


async def give_up(desk: Desk, number: str, client_secret: str) -> Progress:
    """The customer does not want to pay any more.

    Raises:
        NotFound: no such order, or not the caller's.
        Conflict: it was paid meanwhile, or the bank is at it.
    """
    async with desk.database.unit_of_work() as session:
        order = await _find(session, number, client_secret)
    if order.status == OrderStatus.PENDING:
        order = await call_off(desk, order, source=Source.CUSTOMER)
    if order.status != OrderStatus.CANCELLED:
        raise Conflict(PAID_MEANWHILE)
    return progress_of(order)


def progress_of(order: CustomerOrder) -> Progress:
    return Progress(
        order_number=order.number,
        status=OrderStatus(order.status),
        payment_status=PaymentStatus(order.payment_status),
        is_demo=not order.is_live,
        order_token=order.token,
    )


async def _find(session: AsyncSession, number: str, client_secret: str) -> CustomerOrder:
    wanted = select(CustomerOrder).where(CustomerOrder.number == number)
    order = (await session.exec(wanted)).first()
    kept = order.secret_hash if order is not None else None
    if order is None or kept is None or not hmac.compare_digest(kept, hash_of(client_secret)):
        raise NotFound(NO_ORDER)
    return order


async def _take(session: AsyncSession, order: CustomerOrder) -> bool:
    """Whether this call asks: one does every two seconds, however many there are."""
    if order.status != OrderStatus.PENDING:
        return False
    now = clock.now()
    asked = col(CustomerOrder.asked_at)
    taken = (
        update(CustomerOrder)
        .where(col(CustomerOrder.id) == order.id, or_(asked.is_(None), asked <= now - PAUSE))
        .values(asked_at=now)
        .returning(col(CustomerOrder.id))
    )
    return (await session.exec(taken)).first() is not None
