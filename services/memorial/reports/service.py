"""Reports: a published text that a visitor objects to waits for a moderator again.

Mostly it is hidden until then (ADR 0039 says when it is not).
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from math import ceil

from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit import clock
from services.kit.db import database_under
from services.kit.errors import NotFound, TooManyRequests
from services.kit.peer import Peer
from services.memorial.models import Report, Tribute
from services.memorial.notices.service import note_waiting
from services.memorial.persons import find_memorial
from services.memorial.policy import NO_TEXT
from services.memorial.settings import MemorialSettings
from services.memorial.visitors import Traces, take_turn, traces_of

AN_HOUR = timedelta(hours=1)
MOST_IN_AN_HOUR, MOST_HIDDEN = 10, 3
VOUCHED_FOR = timedelta(days=30)
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
    """Has a published text read again by a moderator.

    Raises:
        NotFound: no such text on a public memorial.
        TooManyRequests: the tenth within an hour was the last.
    """
    await _must_be_public(session, registry, prayer_id)
    await take_turn(session, visitor, "report")
    traces = await traces_of(session, visitor)
    if await _has_reported(session, traces, prayer_id):
        return
    lately = await _made_lately(session, traces)
    tribute = await _lock(session, prayer_id)
    if not tribute.enabled:
        return
    is_new = tribute.reported_at is None
    tribute.reported_at = tribute.reported_at or clock.now()
    tribute.enabled = len(lately) >= MOST_HIDDEN or _is_vouched_for(tribute)
    made = Report(
        tribute_id=prayer_id, reason=reason, created_at=clock.now(), visitor_hash=traces.today
    )
    session.add_all([tribute, made])
    if is_new or not tribute.enabled:
        await note_waiting(session, settings, tribute)


async def _must_be_public(session: AsyncSession, registry: Peer, prayer_id: int) -> None:
    """Of a text that nobody may see is not told that it is there."""
    whose = "select deceased_id from memorial.tribute where id = $1"
    deceased_id = await database_under(session).reads.fetchval(whose, prayer_id)
    if deceased_id is None:
        raise NotFound(NO_TEXT)
    try:
        await find_memorial(session, registry, deceased_id)
    except NotFound as hidden:
        raise NotFound(NO_TEXT) from hidden


async def _has_reported(session: AsyncSession, traces: Traces, prayer_id: int) -> bool:
    """A text that was approved after a report is not reported by the same visitor again."""
    before = select(Report.id).where(
        col(Report.tribute_id) == prayer_id, col(Report.visitor_hash).in_(traces.known)
    )
    return (await session.exec(before)).first() is not None


async def _made_lately(session: AsyncSession, traces: Traces) -> Sequence[datetime]:
    """When the visitor has reported texts within the hour."""
    since = clock.now() - AN_HOUR
    made = select(Report.created_at).where(
        col(Report.visitor_hash).in_(traces.known), col(Report.created_at) > since
    )
    newest = made.order_by(col(Report.created_at).desc()).limit(MOST_IN_AN_HOUR)
    moments = (await session.exec(newest)).all()
    if len(moments) == MOST_IN_AN_HOUR:
        wait = ceil((moments[-1] - since).total_seconds())
        raise TooManyRequests(TOO_MANY, retry_after=wait)
    return moments


async def _lock(session: AsyncSession, prayer_id: int) -> Tribute:
    """Moderators and other visitors decide before this one or after."""
    wanted = select(Tribute).where(col(Tribute.id) == prayer_id).with_for_update()
    tribute = (await session.exec(wanted)).first()
    if tribute is None:  # deleted just now
        raise NotFound(NO_TEXT)
    return tribute


def _is_vouched_for(tribute: Tribute) -> bool:
    """Whether a moderator has approved it after a report not long ago: nobody hides it then."""
    return tribute.vouched_at is not None and clock.now() - tribute.vouched_at < VOUCHED_FOR
