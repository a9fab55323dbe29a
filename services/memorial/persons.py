"""Finds the memorial that anybody may see, whatever was merged into it."""

from dataclasses import dataclass

from fastapi import Response
from sqlalchemy import text
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.errors import NotFound

NO_MEMORIAL = "Memorial non trovato"

# The record that tells of this one by now, if it is public, and all that went into it. `union`
# (not `all`) ends a circle too.
_FIND = text("""
with recursive up(id) as (
  select cast(:id as int)
  union
  select p.merged_into from up join memorial.person p on p.deceased_id = up.id
  where p.merged_into is not null
),
root as (
  select p.deceased_id, p.cemetery_id
  from up join memorial.person p on p.deceased_id = up.id
  where p.merged_into is null and p.public and not p.removed
),
down(id) as (
  select deceased_id from root
  union
  select p.deceased_id from down join memorial.person p on p.merged_into = down.id
)
select deceased_id, cemetery_id, array(select id from down) as ids from root
""")


@dataclass(frozen=True, slots=True)
class Memorial:
    """A public person. ids: of the record and of all that were merged into it; their tributes
    are shown together."""

    id: int
    cemetery_id: int
    ids: tuple[int, ...]


async def find_memorial(session: AsyncSession, deceased_id: int) -> Memorial:
    """The public memorial under an id, which may be that of a merged record.

    Raises:
        NotFound: nobody may see it, or it never was.
    """
    connection = await session.connection()
    row = (await connection.execute(_FIND, {"id": deceased_id})).first()
    if row is None:
        raise NotFound(NO_MEMORIAL)
    return Memorial(row.deceased_id, row.cemetery_id, tuple(row.ids))


async def kept_by_nobody(response: Response) -> None:
    """Browsers ask each time: who is hidden is gone at the next call."""
    response.headers["Cache-Control"] = "no-cache"
