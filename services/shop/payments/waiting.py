"""Payments that a bank has not decided at once: one row for each try, and what old news may not do.

An event says how a payment was when it happened, and comes late, twice, or after a younger one. It
is believed when it is about the try that we know of; else the provider is asked how things are now.
"""

from datetime import datetime, timedelta

from sqlalchemy import func
from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit import clock
from services.shop.models import BankWait, CustomerOrder
from services.shop.payments.intents import Intent

LONG = timedelta(seconds=45)
GIVEN_UP_AFTER = timedelta(hours=24)


async def find_wait(session: AsyncSession, order: CustomerOrder, intent: Intent) -> BankWait | None:
    """Which try to pay a locked order a bank works at, whose news say so; None when it is over."""
    waits = await _waits(session, order)
    charge = _charge_of(intent)
    before = [wait for wait in waits if wait.charge == charge]
    if before and before[-1].failed_at is None:
        return before[-1]
    if intent.is_snapshot and (before or _open(waits)):
        order.asked_at = None
        return _open(waits)
    _end(session, _open(waits))
    assert order.id is not None
    wait = BankWait(order_id=order.id, charge=charge, began_at=clock.now())
    session.add(wait)
    await session.flush()
    return wait


def is_long(wait: BankWait) -> bool:
    """Whether nobody may be looking at the page any more: most banks decide in seconds."""
    return wait.began_at <= clock.now() - LONG


async def note_refusal(
    session: AsyncSession, order: CustomerOrder, intent: Intent
) -> BankWait | None:
    """Which try to pay a locked order the bank has refused; None when the news may be older than
    it. A payment that was called off stays so: such news are never old."""
    wait = _open(await _waits(session, order))
    if wait is None:
        assert order.id is not None
        wait = BankWait(order_id=order.id, charge=_charge_of(intent), began_at=clock.now())
    elif _may_be_old(intent) and wait.charge != _charge_of(intent):
        order.asked_at = None
        return None
    _end(session, wait)
    await session.flush()
    return wait


async def open_until(session: AsyncSession, order: CustomerOrder) -> datetime:
    """When an order is given up that nobody pays."""
    last = select(func.max(BankWait.failed_at)).where(col(BankWait.order_id) == order.id)
    failed_at = (await session.exec(last)).one()
    return given_up_at(order.created_at, failed_at)


def given_up_at(created_at: datetime, refused_at: datetime | None) -> datetime:
    """A day after it was made, and a day after a bank has last refused, which may be days later."""
    return max(filter(None, (created_at, refused_at))) + GIVEN_UP_AFTER


async def _waits(session: AsyncSession, order: CustomerOrder) -> list[BankWait]:
    """Oldest first."""
    wanted = select(BankWait).where(BankWait.order_id == order.id).order_by(col(BankWait.id))
    return list(await session.exec(wanted))


def _open(waits: list[BankWait]) -> BankWait | None:
    return next((wait for wait in reversed(waits) if wait.failed_at is None), None)


def _end(session: AsyncSession, wait: BankWait | None) -> None:
    if wait is not None:
        wait.failed_at = clock.now()
        session.add(wait)


def _may_be_old(intent: Intent) -> bool:
    return intent.is_snapshot and intent.status != "canceled"


def _charge_of(intent: Intent) -> str:
    return intent.charge or intent.id
