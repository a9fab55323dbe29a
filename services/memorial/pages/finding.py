"""Finds the public person that a page is of."""

import re
from dataclasses import dataclass

import asyncpg

from services.kit.wire import MAX_ID

_ID = re.compile(r"[1-9]\d{0,9}", re.ASCII)

# a merged record is the one that it went into, however often that one was merged again
_FIND = """
with recursive up(id) as (
  select $1::int
  union
  select p.merged_into from up join memorial.person p on p.deceased_id = up.id
  where p.merged_into is not null
)
select p.deceased_id as id, p.name, p.surname, p.birthdate, p.deathdate, p.picture, p.epitaph,
  t.cemetery_name as cemetery
from up
join memorial.person p on p.deceased_id = up.id
left join memorial.tomb t on t.tomb_id = p.tomb_id and not t.removed
where p.merged_into is null and p.public and not p.removed
"""


@dataclass(frozen=True, slots=True)
class Shown:
    """A public person as a preview shows them; the id is the one of the kept record."""

    id: int
    name: str
    surname: str
    birthdate: str | None
    deathdate: str | None
    picture: str | None
    epitaph: str | None
    cemetery: str | None


async def find(reads: asyncpg.Pool, spelling: str) -> Shown | None:
    """The person under what stands in an address; None when nobody may see one there."""
    if not _ID.fullmatch(spelling) or int(spelling) > MAX_ID:
        return None
    row = await reads.fetchrow(_FIND, int(spelling))
    return None if row is None else Shown(**row)
