"""The places of a tomb."""

from sqlmodel import col, func, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.errors import Conflict
from services.registry.models import Deceased, Tomb

FULL = "Tomba piena"


async def count_persons(session: AsyncSession, tomb_id: int | None) -> int:
    """How many lie in a tomb; exact while its lock is held."""
    lying = select(func.count()).where(col(Deceased.tomb_id) == tomb_id)
    return (await session.exec(lying)).one()


async def must_have_place(session: AsyncSession, tomb: Tomb) -> None:
    """For one more person; the caller holds the tomb's lock, so two cannot take the last place.

    Raises:
        Conflict: 'Tomba piena'.
    """
    if await count_persons(session, tomb.id) >= tomb.capacity:
        raise Conflict(FULL, {"tombId": FULL})
