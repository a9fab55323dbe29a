"""What an event of the provider does: it is noted and takes effect in one unit of work."""

from collections.abc import Mapping
from datetime import timedelta
from typing import Any

from sqlalchemy import delete
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit import clock
from services.kit.errors import BadRequest, Unavailable
from services.kit.log import logger
from services.shop.models import CustomerOrder, PaymentAccount, ProviderEvent
from services.shop.payments.intents import Intent, instance_of
from services.shop.payments.refunds import ToldRefund, apply_refund
from services.shop.payments.steps import lock
from services.shop.payments.transition import (
    ToldCharge,
    apply_dispute,
    apply_payment_intent,
    apply_refunded_charge,
)
from services.shop.settings import ShopSettings
from services.shop.webhooks.notices import BAD_CONTENT, Notice

PAID = "payment_intent.succeeded"
PATIENCE = timedelta(hours=1)
KEPT = timedelta(days=60)
NOT_YET = "Ordine non ancora noto"


async def deal_with(
    session: AsyncSession, settings: ShopSettings, account: PaymentAccount, notice: Notice
) -> None:
    """Applies an event once; a second copy of it, and what is nobody's of ours, does nothing.

    Raises:
        BadRequest: its object is not what its type says.
        Unavailable: it is about an order of ours that is not known yet; the provider repeats it.
    """
    if not await _first_time(session, account, notice):
        return
    try:
        await _apply(session, settings, account, notice)
    except KeyError:
        raise BadRequest(BAD_CONTENT) from None


async def _first_time(session: AsyncSession, account: PaymentAccount, notice: Notice) -> bool:
    noted = (
        insert(ProviderEvent)
        .values(payment_account_id=account.id, event_id=notice.id, kind=notice.type)
        .on_conflict_do_nothing()
        .returning(col(ProviderEvent.event_id))
    )
    return (await session.exec(noted)).first() is not None


async def _apply(
    session: AsyncSession, settings: ShopSettings, account: PaymentAccount, notice: Notice
) -> None:
    thing = notice.thing
    intent_id = thing["id"] if notice.type.startswith("payment_intent.") else None
    order = await _order_of(
        session, settings, account, notice, intent_id=intent_id or thing.get("payment_intent")
    )
    if order is None:
        return
    match notice.type:
        case str(kind) if kind.startswith("payment_intent."):
            intent = Intent.read(thing, is_snapshot=True)
            await apply_payment_intent(session, settings, order, intent)
        case "charge.refunded":
            await apply_refunded_charge(session, settings, order, ToldCharge.read(thing))
        case "charge.dispute.created":
            await apply_dispute(session, settings, order)
        case str(kind) if kind.startswith("refund."):
            order = await lock(session, order.id)
            await apply_refund(session, settings, order, ToldRefund.read(thing))


async def _order_of(
    session: AsyncSession,
    settings: ShopSettings,
    account: PaymentAccount,
    notice: Notice,
    *,
    intent_id: str | None,
) -> CustomerOrder | None:
    """The order of this account whose payment it is.

    Raises:
        Unavailable: as in `deal_with`.
    """
    ours = select(CustomerOrder).where(CustomerOrder.payment_account_id == account.id)
    known = ours.where(CustomerOrder.payment_intent_id == intent_id)
    order = (await session.exec(known)).first() if intent_id else None
    number = _number_in(notice.thing.get("metadata"), settings)
    if order is not None or number is None:
        return order
    named = select(CustomerOrder).where(CustomerOrder.number == number)
    order = (await session.exec(named)).first()
    if order is None:
        _must_be_old(notice, number)
        return None
    if order.payment_account_id != account.id or order.payment_intent_id is not None:
        if not await _is_told_twice(session, account, order, intent_id):
            extra = {"order": number, "account_id": account.id, "event": notice.id}
            logger.error("a payment names an order that is not its own", extra=extra)
        return None
    return order


async def _is_told_twice(
    session: AsyncSession, account: PaymentAccount, order: CustomerOrder, intent_id: str | None
) -> bool:
    """Whether it is the order's own payment after all. When a supplier's keys were changed for
    others of the same account there, the endpoints of both versions tell of it for a while, and
    the order's own one moves it."""
    if order.payment_account_id == account.id or order.payment_intent_id not in (None, intent_id):
        return False
    own = await session.get_one(PaymentAccount, order.payment_account_id)
    return own.provider_account is not None and own.provider_account == account.provider_account


def _number_in(metadata: Mapping[str, Any] | None, settings: ShopSettings) -> str | None:
    """Which order of this installation it claims to be about."""
    if not metadata or metadata.get("instance") != instance_of(settings):
        return None
    return metadata.get("order_number")


def _must_be_old(notice: Notice, number: str) -> None:
    """The provider may be quicker than our commit; an hour later it is not that."""
    if clock.now() - notice.created < PATIENCE:
        raise Unavailable(NOT_YET)
    extra = {"order": number, "event": notice.id, "kind": notice.type}
    logger.error("money for an order that nobody knows", extra=extra)


async def forget_events(session: AsyncSession) -> None:
    """A chore: the provider repeats an event for days, and on demand for a month."""
    old = col(ProviderEvent.received_at) < clock.now() - KEPT
    await session.exec(delete(ProviderEvent).where(old))
