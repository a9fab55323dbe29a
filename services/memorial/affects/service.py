"""Affects: one a visitor, memorial and day; registry is told the sum, and its search shows it."""

from sqlalchemy import func
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit import clock
from services.kit.errors import BadRequest
from services.kit.peer import Peer
from services.memorial.affects.counting import hold_merges, tell_counts
from services.memorial.models import Affect, AffectCount
from services.memorial.persons import Memorial, find_memorial, look_up
from services.memorial.registry import ask
from services.memorial.remembering import note_remembered
from services.memorial.visitors import Traces, traces_of

LEFT_ALREADY = "Hai già lasciato un affetto oggi: torna domani"


async def leave_affect(
    session: AsyncSession, registry: Peer, visitor: str, deceased_id: int
) -> int:
    """The new count of the memorial.

    Raises:
        NotFound: nobody may see that memorial.
        BadRequest: today's affect of this visitor is there already.
    """
    said = await ask(registry, deceased_id)
    traces = await traces_of(session, visitor)
    await hold_merges(session)
    memorial = await look_up(session, registry, deceased_id, said)
    await _must_be_first(session, traces, memorial)
    first = insert(AffectCount).values(deceased_id=memorial.id, count=1)
    one_more = first.on_conflict_do_update(
        index_elements=[col(AffectCount.deceased_id)],
        set_={"count": col(AffectCount.count) + 1},
    )
    (count,) = (await session.exec(one_more.returning(col(AffectCount.count)))).one()
    if count == 1:
        await note_remembered(session, memorial.id)
    await tell_counts(session, [memorial.id])
    return await _sum(session, memorial)


async def _must_be_first(session: AsyncSession, traces: Traces, memorial: Memorial) -> None:
    """Of many at once the table's key lets one through."""
    today = insert(Affect).values(
        deceased_id=memorial.id, visitor_hash=traces.today, day=clock.today()
    )
    stored = today.on_conflict_do_nothing().returning(col(Affect.deceased_id))
    is_new = (await session.exec(stored)).first() is not None
    of_merged = select(Affect.deceased_id).where(
        col(Affect.deceased_id).in_(set(memorial.ids) - {memorial.id}),
        col(Affect.visitor_hash) == traces.today,
    )
    if not is_new or (await session.exec(of_merged)).first() is not None:
        raise BadRequest(LEFT_ALREADY)


async def count_affects(session: AsyncSession, registry: Peer, deceased_id: int) -> int:
    return await _sum(session, await find_memorial(session, registry, deceased_id))


async def _sum(session: AsyncSession, memorial: Memorial) -> int:
    total = select(func.coalesce(func.sum(AffectCount.count), 0)).where(
        col(AffectCount.deceased_id).in_(memorial.ids)
    )
    return int((await session.exec(total)).one())
