"""Keeps the rows of counts few."""

from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.db import driver_connection

_ADD_UP = """
with told as (delete from memorial.tribute_count returning *)
insert into memorial.tribute_count (cemetery_id, kind, waiting, published, total)
  select cemetery_id, kind, sum(waiting), sum(published), sum(total) from told
  group by cemetery_id, kind
  having sum(waiting) <> 0 or sum(published) <> 0 or sum(total) <> 0
"""


async def add_up(session: AsyncSession) -> None:
    """A chore: the signed rows of each count become one."""
    await (await driver_connection(session)).execute(_ADD_UP)
