"""Writes the events of records into the outbox, their bodies built in SQL.

Each statement takes the ids ($1) and a request id ($2) and makes one outbox row per 500 records.
Whoever announces holds the lock of `records.locks`, so that what is told last is what is true.
"""

from collections.abc import Sequence

import asyncpg

from services.kit.log import request_id
from services.registry.events import (
    LIST_SIZE,
    CemeteryChanged,
    CemeteryRemoved,
    DeceasedChanged,
    DeceasedRemoved,
    TombsChanged,
    TombsRemoved,
)

_LISTS = """
insert into registry.outbox (name, data, request_id)
select '{event}', json_build_object('items', json_agg(item order by id))::text, $2
from (
  select id, (row_number() over (order by id) - 1) / {size} as list, item from ({records}) records
) lists
group by list order by list
"""
_CEMETERIES = """
select id, json_build_object('cemeteryId', id, 'version', nextval('registry.told_version'),
  'name', name, 'enabled', enabled) as item
from registry.cemetery where id = any ($1::int[])
"""
_TOMBS = """
select t.id, json_build_object('tombId', t.id, 'version', nextval('registry.told_version'),
  'cemeteryId', c.id,
  'cemeteryName', c.name, 'sectorName', s.name, 'blockId', b.id, 'blockName', b.name,
  'reference', t.reference, 'capacity', t.capacity, 'userId', t.user_id,
  'permitExpirationDate', t.permit_expiration_date,
  'public', t.enabled and b.enabled and s.enabled and c.enabled) as item
from registry.tomb t
join registry.block b on b.id = t.block_id
join registry.sector s on s.id = b.sector_id
join registry.cemetery c on c.id = s.cemetery_id
where t.id = any ($1::int[])
"""
_DECEASED = """
select id, json_build_object('deceasedId', id, 'version', nextval('registry.told_version'),
  'tombId', tomb_id,
  'cemeteryId', cemetery_id, 'name', name, 'surname', surname, 'nominative', nominative,
  'birthdate', birthdate, 'deathdate', deathdate, 'picture', picture, 'epitaph', epitaph,
  'public', public) as item
from registry.deceased where id = any ($1::int[])
"""


async def announce(
    connection: asyncpg.Connection,
    *,
    cemetery_ids: Sequence[int] = (),
    tomb_ids: Sequence[int] = (),
    deceased_ids: Sequence[int] = (),
) -> None:
    """Emits the current state of these records, as part of the running transaction."""
    for event, records, ids in (
        (CemeteryChanged.name, _CEMETERIES, cemetery_ids),
        (TombsChanged.name, _TOMBS, tomb_ids),
        (DeceasedChanged.name, _DECEASED, deceased_ids),
    ):
        if ids:
            statement = _LISTS.format(event=event, size=LIST_SIZE, records=records)
            await connection.execute(statement, ids, request_id.get())


_REMOVED = """
select id, json_build_object('id', id, 'version', nextval('registry.told_version')) as item
from unnest($1::int[]) removed(id)
"""
_REMOVED_PERSONS = """
select id, json_build_object('id', id, 'version', nextval('registry.told_version'),
  'mergedInto', $3::int) as item
from unnest($1::int[]) removed(id)
"""


async def announce_removed(
    connection: asyncpg.Connection,
    *,
    cemetery_ids: Sequence[int] = (),
    tomb_ids: Sequence[int] = (),
    deceased_ids: Sequence[int] = (),
    merged_into: int | None = None,
) -> None:
    """Tells that these records are gone; merged_into: the person who stands for them."""
    for event, records, ids, more in (
        (DeceasedRemoved.name, _REMOVED_PERSONS, deceased_ids, (merged_into,)),
        (TombsRemoved.name, _REMOVED, tomb_ids, ()),
        (CemeteryRemoved.name, _REMOVED, cemetery_ids, ()),
    ):
        if ids:
            statement = _LISTS.format(event=event, size=LIST_SIZE, records=records)
            await connection.execute(statement, ids, request_id.get(), *more)


# persons who are gone because another record tells of them
_MERGED = """
select kept_id, array_agg(merged_id order by merged_id) as merged_ids
from registry.merge m
where undone_at is null and not exists (select from registry.deceased d where d.id = m.merged_id)
group by kept_id order by kept_id
"""


async def replay(connection: asyncpg.Connection) -> int:
    """Emits the state of everything that registry owns, and who was merged into whom; answers how
    many records."""
    total = 0
    for page, argument in (
        ("select id from registry.cemetery where id > $1 order by id limit 5000", "cemetery_ids"),
        ("select id from registry.tomb where id > $1 order by id limit 5000", "tomb_ids"),
        ("select id from registry.deceased where id > $1 order by id limit 5000", "deceased_ids"),
    ):
        last = 0
        while ids := [row["id"] for row in await connection.fetch(page, last)]:
            await announce(connection, **{argument: ids})
            total += len(ids)
            last = ids[-1]
    for kept_id, merged_ids in await connection.fetch(_MERGED):
        await announce_removed(connection, deceased_ids=merged_ids, merged_into=kept_id)
    return total
