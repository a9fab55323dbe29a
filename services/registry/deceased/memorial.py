"""Reads a public memorial by its id, its JSON built in SQL."""

import asyncpg
from fastapi import Response

_MEMORIAL = """
select row_to_json(memorial)::text
from (
  select d.id, d.name, d.surname, d.nominative, d.birthdate, d.deathdate, d.epitaph, d.picture,
    c.link3 as "cemeteryLink3", c.link4 as "cemeteryLink4", t.id as tomb_id, t.id as "tombId",
    b.id as "blockId", s.name as "sectorName", b.name as "blockName",
    t.reference as "tombReference", t.picture as "tombPicture",
    t.coordinates as "tombCoordinates", b.coordinates as "blockCoordinates",
    s.coordinates as "sectorCoordinates", t.matterport_link as "tombMatterportLink",
    b.matterport_link as "blockMatterportLink", d.commemoration_video as "commemorationVideo",
    c.name as "cemeteryName", coalesce(a.count, 0) as "affectsCount"
  from registry.deceased d
  join registry.tomb t on t.id = d.tomb_id
  join registry.block b on b.id = t.block_id
  join registry.sector s on s.id = b.sector_id
  join registry.cemetery c on c.id = s.cemetery_id
  left join registry.affects_count a on a.deceased_id = d.id
  where d.id = $1 and d.enabled and not d.reserved
    and t.enabled and b.enabled and s.enabled and c.enabled
) memorial
"""
# who stands for a record that was merged, however often that one was merged again
_KEPT = """
with recursive went(id, steps) as (
  select $1::int, 0
  union
  select m.kept_id, w.steps + 1 from went w
  join registry.merge m on m.merged_id = w.id and m.undone_at is null
  where w.steps < 50 and not exists (select from registry.deceased d where d.id = w.id)
)
select d.id from went w join registry.deceased d on d.id = w.id
where w.steps > 0 order by w.steps limit 1
"""


async def read_memorial(reads: asyncpg.Pool, deceased_id: int) -> str | None:
    """JSON of the memorial (shape `MemorialOut`); None when nobody may see it.

    The address of a record that was merged, and its QR code, show the one that it went into.
    """
    memorial: str | None = await reads.fetchval(_MEMORIAL, deceased_id)
    if memorial is None and (kept := await reads.fetchval(_KEPT, deceased_id)):
        memorial = await reads.fetchval(_MEMORIAL, kept)
    return memorial


def answer_memorial(memorial: str) -> Response:
    """The answer. Browsers ask each time whether it is still so: what is hidden is gone at once."""
    headers = {"Cache-Control": "no-cache"}
    return Response(memorial, media_type="application/json", headers=headers)
