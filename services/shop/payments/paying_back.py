"""Asks the provider for the refunds that are owed, and about those that it has not decided."""

from datetime import timedelta

from sqlalchemy import and_, or_
from sqlmodel import col, select
from stripe import StripeClient, StripeError

from services.kit import clock
from services.kit.errors import AppError
from services.shop.models import CustomerOrder, PaymentAccount, Refund
from services.shop.payments.desk import Desk
from services.shop.payments.intents import instance_of
from services.shop.payments.pausing import is_rested
from services.shop.payments.refunds import ToldRefund, apply_refund, set_status
from services.shop.payments.steps import lock
from services.shop.provider import faults
from services.shop.states import RefundStatus

MOST_AT_ONCE = 50
REPEATED_AFTER = timedelta(minutes=1)
FIRST_LOOK = timedelta(minutes=5)
ALREADY = "charge_already_refunded"

Due = tuple[Refund, CustomerOrder, PaymentAccount]


async def pay_back(desk: Desk) -> None:
    """Deals with every refund that is due; two processes never take the same one."""
    for refund, order, account in await _take_due(desk):
        try:
            await _ask(desk, refund, order, account)
        except AppError:  # its keys cannot be opened, and that was logged
            await _refused(desk, refund, is_done=False)
        except StripeError as fault:
            faults.note(fault, "asking for a refund", order=order.number, attempt=refund.attempt)
            if not faults.is_away(fault):
                await _refused(desk, refund, is_done=fault.code == ALREADY)


async def _take_due(desk: Desk) -> list[Due]:
    """Notes that they are asked for now, so that nobody else does so at the same time."""
    now = clock.now()
    asked = col(Refund.asked_at)
    is_due = or_(
        and_(col(Refund.provider_refund).is_(None), asked <= now - REPEATED_AFTER),
        is_rested(now, col(Refund.created_at), asked, FIRST_LOOK),
    )
    wanted = (
        select(Refund, CustomerOrder, PaymentAccount)
        .join(CustomerOrder, col(CustomerOrder.id) == Refund.order_id)
        .join(PaymentAccount, col(PaymentAccount.id) == CustomerOrder.payment_account_id)
        .where(Refund.status == RefundStatus.PENDING, is_due)
        .order_by(col(Refund.id))
        .limit(MOST_AT_ONCE)
        .with_for_update(of=Refund, skip_locked=True)
    )
    async with desk.database.unit_of_work() as session:
        due = [(refund, order, account) for refund, order, account in await session.exec(wanted)]
        for refund, _, _ in due:
            refund.asked_at = now
            session.add(refund)
    return due


async def _ask(desk: Desk, refund: Refund, order: CustomerOrder, account: PaymentAccount) -> None:
    client = desk.client(account)
    if refund.provider_refund is None:
        told = await _create(client, desk, refund, order)
    else:
        found = await client.v1.refunds.retrieve_async(refund.provider_refund)
        told = ToldRefund.read(found.to_dict())
    async with desk.database.unit_of_work() as session:
        await apply_refund(session, desk.settings, await lock(session, order.id), told)


async def _create(
    client: StripeClient, desk: Desk, refund: Refund, order: CustomerOrder
) -> ToldRefund:
    """Gives back all that is left of the payment."""
    assert order.payment_intent_id is not None
    made = await client.v1.refunds.create_async(
        {
            "payment_intent": order.payment_intent_id,
            "reason": "requested_by_customer",
            "metadata": {
                "order_number": order.number,
                "attempt": str(refund.attempt),
                "instance": instance_of(desk.settings),
            },
        },
        {"idempotency_key": f"order-{order.number}-refund-{refund.attempt}"},
    )
    return ToldRefund.read(made.to_dict())


async def _refused(desk: Desk, refund: Refund, *, is_done: bool) -> None:
    """is_done: because the money has gone back already, by whoever's doing."""
    async with desk.database.unit_of_work() as session:
        order = await lock(session, refund.order_id)
        kept = await session.get_one(Refund, refund.id)
        status = RefundStatus.SUCCEEDED if is_done else RefundStatus.FAILED
        await set_status(session, desk.settings, order, kept, status)
