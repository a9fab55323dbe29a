"""Asks the provider about payments that no webhook has told of, and gives up what nobody pays.

Orders are taken with a lock that others skip and noted as asked about in a commit of their own, so
that several processes share the work; the older an order, the seldomer it is asked about.
"""

from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, or_
from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession
from stripe import StripeError

from services.kit import clock
from services.kit.db import database_under
from services.kit.errors import AppError
from services.kit.log import logger
from services.shop.models import CustomerOrder, PaymentAccount
from services.shop.payments import intents
from services.shop.payments.desk import Desk
from services.shop.payments.intents import Intent
from services.shop.payments.pausing import is_rested
from services.shop.payments.paying_back import pay_back
from services.shop.payments.steps import Source, lock, raise_alarm
from services.shop.payments.transition import apply_payment_intent, end
from services.shop.payments.waiting import GIVEN_UP_AFTER, open_until
from services.shop.provider import faults
from services.shop.provider.client import Provider
from services.shop.settings import ShopSettings
from services.shop.states import OrderStatus, PaymentStatus

FIRST_QUESTION = timedelta(minutes=1)
MOST_AT_ONCE = 50
UNKNOWN_PAYMENT = "Il gestore dei pagamenti non dà notizie di questo pagamento: verificare"

Due = tuple[CustomerOrder, PaymentAccount]


async def reconcile(session: AsyncSession, *, provider: Provider, settings: ShopSettings) -> None:
    """The chore of every minute; `session` only leads to the database."""
    desk = Desk(database_under(session), provider, settings)
    await follow_payments(desk)
    await pay_back(desk)


async def follow_payments(desk: Desk) -> None:
    """Asks about every pending order that is due; while the provider is away, the rest waits."""
    for order, account in await _take_due(desk):
        try:
            await ask(desk, order, account)
        except AppError:  # its keys cannot be opened, and that was logged
            await _alarm(desk, order)
        except StripeError as fault:
            faults.note(fault, "asking about a payment", order=order.number)
            if faults.is_away(fault):
                return
            await _alarm(desk, order)


async def ask(desk: Desk, order: CustomerOrder, account: PaymentAccount) -> CustomerOrder:
    """Takes the order to where the provider says that its payment is.

    Raises:
        StripeError: the provider does not say.
    """
    if order.payment_intent_id is None:
        return await _give_up(desk, order)
    order, _ = await look(desk, order, account, order.payment_intent_id)
    return order


async def look(
    desk: Desk, order: CustomerOrder, account: PaymentAccount, intent_id: str
) -> tuple[CustomerOrder, Intent]:
    """The order's payment at the provider, and the order where that has taken it.

    Raises:
        StripeError: the provider does not say.
    """
    client = desk.client(account)
    intent = await intents.retrieve(client, intent_id)
    if intent.is_open and await _is_lapsed(desk, order):
        intent = await intents.cancel(client, intent.id)
    async with desk.database.unit_of_work() as session:
        order = await apply_payment_intent(
            session, desk.settings, order, intent, source=Source.SYSTEM
        )
    return order, intent


async def _is_lapsed(desk: Desk, order: CustomerOrder) -> bool:
    """Whether nobody may pay it any more; who waits for the bank is told first that it refused."""
    async with desk.database.unit_of_work() as session:
        kept = await session.get_one(CustomerOrder, order.id)
        if kept.payment_status == PaymentStatus.PROCESSING:
            return False
        return await open_until(session, kept) <= clock.now()


def _is_over(order: CustomerOrder) -> bool:
    return order.created_at <= clock.now() - GIVEN_UP_AFTER


async def _give_up(desk: Desk, order: CustomerOrder) -> CustomerOrder:
    """Of a payment that was never begun nobody knows the secret: it cannot be paid any more."""
    async with desk.database.unit_of_work() as session:
        order = await lock(session, order.id)
        is_waiting = order.status == OrderStatus.PENDING and order.payment_intent_id is None
        if is_waiting and _is_over(order):
            await end(session, desk.settings, order, source=Source.SYSTEM)
    return order


async def _alarm(desk: Desk, order: CustomerOrder) -> None:
    """The keys are gone or the payment is: a day later a person has to look for it."""
    if not _is_over(order):
        return
    async with desk.database.unit_of_work() as session:
        order = await lock(session, order.id)
        raise_alarm(order, UNKNOWN_PAYMENT)
        session.add(order)
    logger.error("a payment cannot be asked about", extra={"order": order.number})


async def _take_due(desk: Desk) -> list[Due]:
    """Notes that they are asked about now, so that nobody else does so at the same time."""
    now = clock.now()
    wanted = (
        select(CustomerOrder, PaymentAccount)
        .join(PaymentAccount, col(PaymentAccount.id) == CustomerOrder.payment_account_id)
        .where(CustomerOrder.status == OrderStatus.PENDING, *_is_due(now))
        .order_by(col(CustomerOrder.asked_at).nulls_first(), col(CustomerOrder.id))
        .limit(MOST_AT_ONCE)
        .with_for_update(of=CustomerOrder, skip_locked=True)
    )
    async with desk.database.unit_of_work() as session:
        due = [(order, account) for order, account in await session.exec(wanted)]
        for order, _ in due:
            order.asked_at = now
            session.add(order)
    return due


def _is_due(now: datetime) -> tuple[ColumnElement[Any], ...]:
    """A payment of which we know nothing final; one that was never begun can only be given up."""
    created, asked = col(CustomerOrder.created_at), col(CustomerOrder.asked_at)
    return (
        col(CustomerOrder.payment_status) != PaymentStatus.SUCCEEDED,
        created <= now - FIRST_QUESTION,
        or_(col(CustomerOrder.payment_intent_id).is_not(None), created <= now - GIVEN_UP_AFTER),
        is_rested(now, created, asked, FIRST_QUESTION),
    )
