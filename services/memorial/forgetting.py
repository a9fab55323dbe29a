"""Chores: what leads back to a visitor is forgotten as soon as no limit needs it."""

from datetime import timedelta

from sqlalchemy import delete, update
from sqlmodel import col
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit import clock
from services.memorial.models import Affect, Candle, CorrectionRequest, Report, Tribute, VisitorKey
from services.memorial.visitors import oldest_day

ADDRESS_KEPT = timedelta(days=30)
CANDLE_KEPT = timedelta(days=30)
TRACE_KEPT = timedelta(days=2)


async def forget_keys(session: AsyncSession) -> None:
    """From two days on, no hash leads back to an address; no affect of such a day refuses one."""
    await session.exec(delete(VisitorKey).where(col(VisitorKey.day) < oldest_day()))
    await session.exec(delete(Affect).where(col(Affect.day) < oldest_day()))


async def forget_addresses(session: AsyncSession) -> None:
    """Moderators see for 30 days where a text came from."""
    is_old = col(Tribute.created_at) < clock.now() - ADDRESS_KEPT
    known = update(Tribute).where(col(Tribute.ip_address).is_not(None), is_old)
    await session.exec(known.values(ip_address=None))


async def forget_traces(session: AsyncSession) -> None:
    """Hashes whose key is gone can tell nothing but which texts came from one hand."""
    old = clock.now() - TRACE_KEPT
    for table in (Tribute, Candle, CorrectionRequest, Report):
        traced = update(table).where(
            col(table.visitor_hash).is_not(None), col(table.created_at) < old
        )
        await session.exec(traced.values(visitor_hash=None))


async def forget_candles(session: AsyncSession) -> None:
    """A candle that has burnt down is shown to nobody any more."""
    burnt = col(Candle.expires_at) < clock.now() - CANDLE_KEPT
    await session.exec(delete(Candle).where(burnt))


CHORES = (forget_keys, forget_addresses, forget_traces, forget_candles)
