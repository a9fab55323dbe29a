"""Reads a public memorial by its id, its JSON built in SQL."""

import asyncpg

_MEMORIAL = """
select json_build_object(
  'id', d.id, 'name', d.name, 'surname', d.surname, 'nominative', d.nominative,
  'birthdate', d.birthdate, 'deathdate', d.deathdate, 'epitaph', d.epitaph,
  'picture', d.picture, 'cemeteryLink3', c.link3, 'cemeteryLink4', c.link4,
  'tomb_id', t.id, 'tombId', t.id, 'blockId', b.id, 'sectorName', s.name, 'blockName', b.name,
  'tombReference', t.reference, 'tombPicture', t.picture, 'tombCoordinates', t.coordinates,
  'blockCoordinates', b.coordinates, 'sectorCoordinates', s.coordinates,
  'tombMatterportLink', t.matterport_link, 'blockMatterportLink', b.matterport_link,
  'commemorationVideo', d.commemoration_video, 'cemeteryName', c.name,
  'affectsCount', coalesce(a.count, 0))::text
from registry.deceased d
join registry.tomb t on t.id = d.tomb_id
join registry.block b on b.id = t.block_id
join registry.sector s on s.id = b.sector_id
join registry.cemetery c on c.id = s.cemetery_id
left join registry.affects_count a on a.deceased_id = d.id
where d.id = $1 and d.enabled and t.enabled and b.enabled and s.enabled and c.enabled
"""


async def read_memorial(reads: asyncpg.Pool, deceased_id: int) -> str | None:
    """JSON of the memorial (shape `MemorialOut`); None when nobody may see it."""
    memorial: str | None = await reads.fetchval(_MEMORIAL, deceased_id)
    return memorial
