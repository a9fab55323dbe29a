"""Who changes a level and who places something below it wait for each other.

Neither could see what the other has not committed yet: what becomes visible, and what events tell
of a record and its levels, would be wrong for good. Taken before any row is read to be changed.
"""

from sqlmodel import func, select
from sqlmodel.ext.asyncio.session import AsyncSession

_PLACING = func.hashtext("registry.placing")  # as in the triggers of the first migration


async def lock_levels(session: AsyncSession) -> None:
    """Alone: a cemetery, sector or block is renamed, moved, switched or removed."""
    await session.exec(select(func.pg_advisory_xact_lock(_PLACING)))


async def lock_places(session: AsyncSession) -> None:
    """Together with others of this kind: tombs or persons are written."""
    await session.exec(select(func.pg_advisory_xact_lock_shared(_PLACING)))
