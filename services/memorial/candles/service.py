"""Virtual candles: one a visitor and memorial, which burns for 24 hours."""

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

from sqlalchemy import ColumnElement, func
from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit import clock
from services.kit.errors import BadRequest
from services.kit.peer import Peer
from services.memorial.candles.schemas import CandleIn, CandleLit
from services.memorial.models import Candle
from services.memorial.persons import Memorial, find_memorial
from services.memorial.remembering import note_remembered
from services.memorial.visitors import take_turn, traces_of

BURNS = timedelta(hours=24)
MOST_SHOWN = 500
BURNS_ALREADY = "Hai già acceso un lumino per questa persona: resta acceso 24 ore"


async def light_candle(
    session: AsyncSession, registry: Peer, visitor: str, body: CandleIn
) -> CandleLit:
    """Raises BadRequest while the visitor's last one burns."""
    memorial = await find_memorial(session, registry, body.deceased_id)
    await take_turn(session, visitor, f"candle {memorial.id}")
    traces = await traces_of(session, visitor)
    own = select(Candle.id).where(col(Candle.visitor_hash).in_(traces.known), *_burning(memorial))
    if (await session.exec(own.limit(1))).first() is not None:
        raise BadRequest(BURNS_ALREADY)
    now = clock.now()
    candle = Candle(
        deceased_id=memorial.id,
        visitor_name=body.visitor_name,
        message=body.message,
        created_at=now,
        expires_at=now + BURNS,
        visitor_hash=traces.today,
    )
    session.add(candle)
    await session.flush()
    await note_remembered(session, memorial.id)
    return CandleLit.model_validate(
        {**candle.model_dump(), "burning": await _count(session, memorial)}
    )


async def burning_candles(
    session: AsyncSession, registry: Peer, deceased_id: int
) -> tuple[Sequence[Candle], int]:
    """The newest that burn, and how many burn in all."""
    memorial = await find_memorial(session, registry, deceased_id)
    newest = select(Candle).where(*_burning(memorial)).order_by(col(Candle.id).desc())
    candles = (await session.exec(newest.limit(MOST_SHOWN))).all()
    total = len(candles)
    if total == MOST_SHOWN:
        total = await _count(session, memorial)
    return candles, total


def _burning(memorial: Memorial) -> tuple[ColumnElement[Any], ...]:
    return (
        col(Candle.deceased_id).in_(memorial.ids),
        col(Candle.expires_at) > clock.now(),
    )


async def _count(session: AsyncSession, memorial: Memorial) -> int:
    count = select(func.count()).select_from(Candle).where(*_burning(memorial))
    return (await session.exec(count)).one()
