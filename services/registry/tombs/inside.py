"""What another service asks of a tomb at this moment: whether visitors are shown it, and what."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from services.kit.db import Reads
from services.kit.errors import NotFound
from services.kit.wire import MAX_ID, RecordId

router = APIRouter(tags=["internal"], include_in_schema=False)

_FEW = 3  # persons who are told by name; a common grave holds hundreds
_PUBLIC = f"""
select json_build_object('tombId', t.id, 'cemeteryId', c.id, 'cemeteryName', c.name,
  'sectorName', s.name, 'blockName', b.name, 'reference', t.reference,
  'persons', lying.persons, 'firstPersons', lying.first, 'named',
  (select json_build_object('deceasedId', d.id, 'tombId', d.tomb_id, 'name', d.name,
    'surname', d.surname, 'nominative', d.nominative)
  from registry.deceased d where d.id = $2 and d.public))::text
from registry.tomb t
join registry.block b on b.id = t.block_id
join registry.sector s on s.id = b.sector_id
join registry.cemetery c on c.id = s.cemetery_id
cross join lateral (
  select count(*) as persons, coalesce(json_agg(json_build_object('name', d.name,
    'surname', d.surname, 'nominative', d.nominative) order by d.id)
    filter (where d.place <= {_FEW}), '[]') as first
  from (select id, name, surname, nominative, row_number() over (order by id) as place
    from registry.deceased where tomb_id = t.id and public) d
) lying
where t.id = $1 and t.enabled and b.enabled and s.enabled and c.enabled
"""  # noqa: S608  a number of our own


@router.get("/internal/tombs/{tomb_id}")
async def tell_of_tomb(
    tomb_id: RecordId, reads: Reads, deceased: Annotated[int | None, Query(ge=1, le=MAX_ID)] = None
) -> Response:
    """The tomb, how many public persons lie there, and the first of them; named: the person who is
    asked about, wherever they lie, if visitors are shown them."""
    told: str | None = await reads.fetchval(_PUBLIC, tomb_id, deceased)
    if told is None:
        raise NotFound("Tomba non trovata")
    return Response(told, media_type="application/json", headers={"Cache-Control": "no-store"})
