"""Keeps the rows of counts few."""

from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.db import driver_connection

_ADD_UP = """
with told as (delete from registry.record_count returning kind, cemetery_id, delta)
insert into registry.record_count (kind, cemetery_id, delta)
  select kind, cemetery_id, sum(delta) from told group by 1, 2 having sum(delta) <> 0
"""


async def add_up(session: AsyncSession) -> None:
    """A chore: the signed rows of each count become one."""
    await (await driver_connection(session)).execute(_ADD_UP)
