"""Reports: a published text that a visitor objects to waits for a moderator again."""

from datetime import timedelta
from math import ceil

from sqlalchemy import update
from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit import clock
from services.kit.db import database_under
from services.kit.errors import NotFound, TooManyRequests
from services.kit.peer import Peer
from services.memorial.models import Report, Tribute
from services.memorial.notices.service import note_waiting
from services.memorial.persons import find_memorial
from services.memorial.registry import NO_MEMORIAL
from services.memorial.settings import MemorialSettings
from services.memorial.visitors import Traces, take_turn, traces_of

AN_HOUR = timedelta(hours=1)
MOST_IN_AN_HOUR = 10
TOO_MANY = "Hai già segnalato dieci testi in un’ora: riprova più tardi"


async def report(
    session: AsyncSession,
    registry: Peer,
    settings: MemorialSettings,
    visitor: str,
    *,
    prayer_id: int,
    reason: str | None,
) -> None:
    """Hides a text that is published until a moderator has read it again.

    Raises:
        NotFound: no such text on a public memorial.
        TooManyRequests: the tenth within an hour was the last.
    """
    whose = "select deceased_id from memorial.tribute where id = $1"
    deceased_id = await database_under(session).reads.fetchval(whose, prayer_id)
    if deceased_id is None:
        raise NotFound(NO_MEMORIAL)
    await find_memorial(session, registry, deceased_id)
    tribute = await session.get(Tribute, prayer_id)
    if tribute is None:  # deleted just now
        raise NotFound(NO_MEMORIAL)
    await take_turn(session, visitor, "report")
    traces = await traces_of(session, visitor)
    if await _has_reported(session, traces, prayer_id):
        return
    await _must_be_few(session, traces)
    if not await _hide(session, prayer_id):
        return
    session.add(
        Report(
            tribute_id=prayer_id,
            reason=reason,
            created_at=clock.now(),
            visitor_hash=traces.today,
        )
    )
    await note_waiting(session, settings, tribute)


async def _has_reported(session: AsyncSession, traces: Traces, prayer_id: int) -> bool:
    """A text that was approved after a report is not hidden by the same visitor again."""
    before = select(Report.id).where(
        col(Report.tribute_id) == prayer_id, col(Report.visitor_hash).in_(traces.known)
    )
    return (await session.exec(before)).first() is not None


async def _must_be_few(session: AsyncSession, traces: Traces) -> None:
    since = clock.now() - AN_HOUR
    made = select(Report.created_at).where(
        col(Report.visitor_hash).in_(traces.known), col(Report.created_at) > since
    )
    newest = made.order_by(col(Report.created_at).desc()).limit(MOST_IN_AN_HOUR)
    moments = (await session.exec(newest)).all()
    if len(moments) == MOST_IN_AN_HOUR:
        wait = ceil((moments[-1] - since).total_seconds())
        raise TooManyRequests(TOO_MANY, retry_after=wait)


async def _hide(session: AsyncSession, prayer_id: int) -> bool:
    """False when it waits already; of two reports at once the first one hides it."""
    hidden = (
        update(Tribute)
        .where(col(Tribute.id) == prayer_id, col(Tribute.enabled))
        .values(enabled=False, reported_at=clock.now())
        .returning(col(Tribute.id))
    )
    return (await session.exec(hidden)).first() is not None
