"""Tells anew for which tombs something was bought: registry keeps what an undone import had made,
where somebody has bought something for it."""

from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.outbox import emit
from services.shop.events import TombsOrdered
from services.shop.models import CustomerOrder

_AN_EVENT = 1000  # tombs


async def tell_ordered(session: AsyncSession) -> int:
    """Answers how many tombs there are. Orders that were never paid are nobody's concern."""
    paid = select(CustomerOrder.tomb_id).where(col(CustomerOrder.paid_at).is_not(None))
    tombs = (await session.exec(paid.distinct().order_by(col(CustomerOrder.tomb_id)))).all()
    for first in range(0, len(tombs), _AN_EVENT):
        emit(session, TombsOrdered(tomb_ids=list(tombs[first : first + _AN_EVENT])))
    return len(tombs)
