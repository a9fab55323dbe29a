"""GeoJSON of tombs, built in SQL; a map of twenty thousand is one statement."""

from datetime import date
from typing import get_args

from services.kit.db import Connection
from services.registry.maps.schemas import Status
from services.registry.records.quality import TOMBS

# the concession first: what a full tomb needs is its renewal. $2: today
_PERMIT = (
    f"case when {TOMBS['permit-expired']} then 'expired'"
    f" when {TOMBS['permit-expiring']} then 'expiring' end"
).replace("{}", "$2")
_STATUS = """coalesce(permit, case when persons >= capacity then 'full'
  when persons > 0 then 'occupied' else 'free' end)"""
_DEGREES = r"^-?\d{1,3}(\.\d+)?, -?\d{1,3}(\.\d+)?$"

# the persons of a cemetery are counted in one go, those of a block tomb by tomb
_LYING = {
    "cemetery": """left join (
    select tomb_id, count(*) as persons from registry.deceased
    where cemetery_id = $1 group by tomb_id) lying on lying.tomb_id = t.id""",
    "block": """left join lateral (
    select count(*) as persons from registry.deceased d where d.tomb_id = t.id) lying on true""",
}
_TOMBS = {
    kind: f"""
  select t.id, t.reference, t.reference_key, t.block_id, b.name as block_name, t.capacity,
    t.coordinates, coalesce(lying.persons, 0) as persons, {_PERMIT} as permit
  from registry.tomb t join registry.block b on b.id = t.block_id {lying}
  where t.{kind}_id = $1"""  # noqa: S608  our own parts; values are arguments
    for kind, lying in _LYING.items()
}
_COUNTS = ", ".join(
    f"'{status}', count(*) filter (where status = '{status}')" for status in get_args(Status)
)
_MAP = """
with tombs as ({tombs}),
features as (
  select id, json_build_object('type', 'Feature', 'id', id,
    'geometry', json_build_object('type', 'Point', 'coordinates', json_build_array(
      trim_scale(round(split_part(coordinates, ', ', 2)::numeric, 6)),
      trim_scale(round(split_part(coordinates, ', ', 1)::numeric, 6)))),
    'properties', json_build_object('id', id, 'reference', reference, 'block_id', block_id,
      'block_name', block_name, 'status', {status}, 'permit', permit, 'capacity', capacity,
      'deceasedCount', persons)) as feature
  from tombs where coordinates ~ '{degrees}'
)
select json_build_object('type', 'FeatureCollection',
  'features', (select coalesce(json_agg(feature order by id), '[]') from features),
  'without_coordinates', (select count(*) from tombs) - (select count(*) from features),
  'counts', (select json_build_object({counts}) from (
    select {status} as status from tombs) counted))::text
"""
_NICHES = """
select coalesce(json_agg(json_build_object('id', id, 'reference', reference, 'status', {status},
  'permit', permit, 'capacity', capacity, 'deceasedCount', persons)
  order by reference_key, id), '[]')::text
from ({tombs}) tombs
"""


async def map_json(connection: Connection, kind: str, record_id: int, today: date) -> str:
    """The tombs of a cemetery or block (`kind`) that have coordinates, shape `TombMap`."""
    statement = _MAP.format(tombs=_TOMBS[kind], status=_STATUS, degrees=_DEGREES, counts=_COUNTS)
    body: str = await connection.fetchval(statement, record_id, today)
    return body


async def niches_json(connection: Connection, block_id: int, today: date) -> str:
    """Every tomb of a block, shape `Niche` without its place."""
    statement = _NICHES.format(tombs=_TOMBS["block"], status=_STATUS)
    body: str = await connection.fetchval(statement, block_id, today)
    return body
