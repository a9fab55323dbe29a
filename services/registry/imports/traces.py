"""Keeps which persons and tombs other services hold something for: taking an import back leaves
them where they are."""

from collections.abc import Sequence

from sqlalchemy.dialects.postgresql import insert
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.events import Handler, Reader
from services.registry.models import OrderedTomb, RememberedPerson


class DeceasedRemembered(Reader):
    deceased_id: int


class OrderTold(Reader):
    """An order that was paid, at whatever step it is."""

    tomb_id: int


class TombsOrdered(Reader):
    tomb_ids: list[int]


async def note_remembered(session: AsyncSession, remembered: DeceasedRemembered) -> None:
    new = insert(RememberedPerson).values(deceased_id=remembered.deceased_id)
    await session.exec(new.on_conflict_do_nothing())


async def note_order(session: AsyncSession, told: OrderTold) -> None:
    await _note_tombs(session, [told.tomb_id])


async def note_ordered(session: AsyncSession, ordered: TombsOrdered) -> None:
    await _note_tombs(session, ordered.tomb_ids)


async def _note_tombs(session: AsyncSession, tomb_ids: Sequence[int]) -> None:
    rows = [{"tomb_id": tomb_id} for tomb_id in sorted(set(tomb_ids))]
    if rows:
        await session.exec(insert(OrderedTomb).values(rows).on_conflict_do_nothing())


# one that was given up was never paid, or its payment was told before
TRACE_HANDLERS = {
    "memorial.deceased.remembered.v1": Handler(DeceasedRemembered, note_remembered),
    "shop.order.paid.v1": Handler(OrderTold, note_order),
    "shop.order.processing.v1": Handler(OrderTold, note_order),
    "shop.order.completed.v1": Handler(OrderTold, note_order),
    "shop.tombs.ordered.v1": Handler(TombsOrdered, note_ordered),
}
