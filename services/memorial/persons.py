"""Finds the memorial that anybody may see, whatever was merged into it."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from fastapi import Response
from sqlalchemy import TextClause, text
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.errors import NotFound
from services.kit.peer import Peer
from services.memorial.registry import NO_MEMORIAL, PublicPerson, ask, is_told_by

# By the copy alone: the record that tells of this one by now, if it is public, and all that went
# into it. `union` (not `all`) ends a circle too.
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
# Whoever registry named, with all that went into the record by the copy.
_PLACE = text("""
with recursive down(id) as (
  select unnest(cast(:known as int[]))
  union
  select p.deceased_id from down join memorial.person p on p.merged_into = down.id
)
select cast(:id as int) as deceased_id, array(select id from down) as ids,
  coalesce(
    (select t.cemetery_id from memorial.tomb t where t.tomb_id = :tomb and t.cemetery_id > 0),
    (select p.cemetery_id from memorial.person p where p.deceased_id = :id and p.cemetery_id > 0)
  ) as cemetery_id
""")


@dataclass(frozen=True, slots=True)
class Memorial:
    """A public person. ids: of the record and of all that were merged into it; their tributes
    are shown together. cemetery_id: None while registry alone knows of them."""

    id: int
    cemetery_id: int | None
    ids: tuple[int, ...]


async def find_memorial(session: AsyncSession, registry: Peer, deceased_id: int) -> Memorial:
    """The public memorial under an id, which may be that of a merged record.

    To be called before the session's first statement: no transaction waits for registry.

    Raises:
        NotFound: nobody may see it, or it never was.
    """
    said = await ask(registry, deceased_id)
    return await look_up(session, registry, deceased_id, said)


async def look_up(
    session: AsyncSession, registry: Peer, deceased_id: int, said: PublicPerson | None
) -> Memorial:
    """The memorial under an id; said: by registry, which alone knows who is public. While it is
    away the copy says that too.

    Raises:
        NotFound: registry is away, and by the copy nobody may see it.
    """
    if said is None:
        return await _read(session, _FIND, {"id": deceased_id})
    known = [said.id, deceased_id]
    found = await _read(session, _PLACE, {"id": said.id, "known": known, "tomb": said.tomb_id})
    left = await _not_told(registry, said.id, set(found.ids) - set(known))
    return replace(found, ids=tuple(id_ for id_ in found.ids if id_ not in left))


async def _read(session: AsyncSession, statement: TextClause, values: dict[str, Any]) -> Memorial:
    connection = await session.connection()
    row = (await connection.execute(statement, values)).first()
    if row is None:
        raise NotFound(NO_MEMORIAL)
    return Memorial(row.deceased_id, row.cemetery_id, tuple(row.ids))


async def _not_told(registry: Peer, kept_id: int, merged: Iterable[int]) -> set[int]:
    """Those that stand for themselves again. Few records are merged: mostly nobody is asked."""
    ids = sorted(merged)
    told = await asyncio.gather(*(is_told_by(registry, id_, kept_id) for id_ in ids))
    return {id_ for id_, is_told in zip(ids, told, strict=True) if not is_told}


async def kept_by_nobody(response: Response) -> None:
    """Browsers ask each time: who is hidden is gone at the next call."""
    response.headers["Cache-Control"] = "no-cache"
