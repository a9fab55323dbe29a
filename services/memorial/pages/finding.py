"""Finds the public person that a page is of."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import asyncpg

from services.kit.errors import NotFound
from services.kit.peer import Peer
from services.kit.wire import MAX_ID
from services.memorial.naming import shown_name
from services.memorial.registry import ask

_ID = re.compile(r"[1-9]\d{0,9}", re.ASCII)

# By the copy alone. A merged record is the one that it went into, however often that one was
# merged again.
_FIND = """
with recursive up(id) as (
  select $1::int
  union
  select p.merged_into from up join memorial.person p on p.deceased_id = up.id
  where p.merged_into is not null
)
select p.deceased_id as id, p.name, p.surname, p.nominative, p.birthdate, p.deathdate,
  p.picture, p.epitaph, t.cemetery_name
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
    birthdate: str | None
    deathdate: str | None
    picture: str | None
    epitaph: str | None
    cemetery: str | None


async def find(reads: asyncpg.Pool, registry: Peer, spelling: str) -> Shown | None:
    """The person under what stands in an address, as registry knows them at this moment, or the
    copy while it is away; None when nobody may see one there."""
    if not _ID.fullmatch(spelling) or int(spelling) > MAX_ID:
        return None
    try:
        said = await ask(registry, int(spelling))
    except NotFound:
        return None
    if said is not None:
        return _shown(said.model_dump())
    row = await reads.fetchrow(_FIND, int(spelling))
    return None if row is None else _shown(dict(row))


def _shown(known: Mapping[str, Any]) -> Shown:
    return Shown(
        id=known["id"],
        name=shown_name(known["name"], known["surname"], known["nominative"]),
        birthdate=known["birthdate"],
        deathdate=known["deathdate"],
        picture=known["picture"],
        epitaph=known["epitaph"],
        cemetery=known["cemetery_name"],
    )
