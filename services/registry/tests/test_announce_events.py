"""The events whose bodies are built in SQL are those of the event classes, field by field."""

import json
from typing import Any

import asyncpg
import pytest

from services.kit.events import Event
from services.kit.log import request_id
from services.registry.announce import announce, replay
from services.registry.events import LIST_SIZE, CemeteryChanged, DeceasedChanged, TombsChanged

_PLACES = """
with c as (insert into registry.cemetery (name) values ($1) returning id),
s as (insert into registry.sector (cemetery_id, name) select id, 'Settore A' from c returning id),
b as (insert into registry.block (sector_id, name) select id, 'Loculi 1' from s returning id)
select (select id from c) as cemetery, (select id from b) as block
"""
_FULL_TOMB = """
insert into registry.tomb (block_id, reference, capacity, user_id, permit_expiration_date)
values ($1, 'L-1-1', 2, 7, '2031-11-02') returning id
"""
_BARE_TOMB = "insert into registry.tomb (block_id, enabled) values ($1, false) returning id"
_FULL_PERSON = """
insert into registry.deceased (tomb_id, name, surname, nominative, birthdate, deathdate,
  picture, epitaph)
values ($1, 'Niccolò', 'D''Angelo', 'D''Angelo Niccolò', '1931-04', '2008',
  '/media/p', 'Riposi in pace') returning id
"""
_BARE_PERSON = """
insert into registry.deceased (tomb_id, name, surname) values ($1, '', 'Ignoto') returning id
"""


async def outbox(registry: asyncpg.Connection) -> list[asyncpg.Record]:
    rows = await registry.fetch("select * from registry.outbox order by id")
    return list(rows)


def items(row: asyncpg.Record) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(row["data"])["items"]
    return found


async def make_records(registry: asyncpg.Connection) -> dict[str, list[int]]:
    """A cemetery with a full and a bare tomb, and a person of each kind."""
    places = await registry.fetchrow(_PLACES, 'Cimitero d\'Oltre "Po"')
    assert places is not None
    full = await registry.fetchval(_FULL_TOMB, places["block"])
    bare = await registry.fetchval(_BARE_TOMB, places["block"])
    persons = [
        await registry.fetchval(_FULL_PERSON, full),
        await registry.fetchval(_BARE_PERSON, bare),
    ]
    return {
        "cemetery_ids": [places["cemetery"]],
        "tomb_ids": [full, bare],
        "deceased_ids": persons,
    }


async def test_an_announced_body_is_exactly_the_event(registry: asyncpg.Connection) -> None:
    await announce(registry, **await make_records(registry))
    rows = await outbox(registry)
    assert [row["name"] for row in rows] == [
        CemeteryChanged.name,
        TombsChanged.name,
        DeceasedChanged.name,
    ]
    for row in rows:
        data = json.loads(row["data"])
        event = Event.catalogue[row["name"]].model_validate(data)
        assert event.model_dump(mode="json", by_alias=True) == data
    assert [len(items(row)) for row in rows] == [1, 2, 2]


async def test_a_field_says_what_the_record_holds(registry: asyncpg.Connection) -> None:
    made = await make_records(registry)
    await announce(registry, **made)
    _, tombs, persons = await outbox(registry)
    full, bare = items(tombs)
    assert full["permitExpirationDate"] == "2031-11-02"
    assert (full["userId"], full["public"], full["cemeteryName"]) == (
        7,
        True,
        'Cimitero d\'Oltre "Po"',
    )
    assert (bare["reference"], bare["userId"], bare["public"]) == (None, None, False)
    known, unknown = items(persons)
    assert (known["birthdate"], known["deathdate"], known["public"]) == ("1931-04", "2008", True)
    assert (unknown["nominative"], unknown["public"]) == (None, False)
    assert (known["picture"], known["epitaph"]) == ("/media/p", "Riposi in pace")
    assert (unknown["picture"], unknown["epitaph"]) == (None, None)
    assert known["cemeteryId"] == made["cemetery_ids"][0]


async def test_a_list_holds_at_most_its_size_in_the_order_of_ids(
    registry: asyncpg.Connection,
) -> None:
    made = await make_records(registry)
    ids = await registry.fetch(
        "insert into registry.tomb (block_id, reference) "
        "select block_id, 'T' || n from registry.tomb, generate_series(1, 600) n "
        "where id = $1 returning id",
        made["tomb_ids"][0],
    )
    await announce(registry, tomb_ids=[row["id"] for row in reversed(ids)])
    first, second = await outbox(registry)
    assert (len(items(first)), len(items(second))) == (LIST_SIZE, 600 - LIST_SIZE)
    told = [item["tombId"] for row in (first, second) for item in items(row)]
    assert told == sorted(told)


async def test_the_event_carries_the_id_of_the_request(registry: asyncpg.Connection) -> None:
    made = await make_records(registry)
    token = request_id.set("0123456789abcdef")
    await announce(registry, cemetery_ids=made["cemetery_ids"])
    request_id.reset(token)
    (row,) = await outbox(registry)
    assert row["request_id"] == "0123456789abcdef"


@pytest.mark.parametrize("missing", [[], [999]])
async def test_nothing_to_tell_makes_no_event(
    registry: asyncpg.Connection, missing: list[int]
) -> None:
    await announce(registry, deceased_ids=missing)
    assert await outbox(registry) == []


async def test_replay_tells_every_record_once(registry: asyncpg.Connection) -> None:
    made = await make_records(registry)
    assert await replay(registry) == sum(map(len, made.values()))
    told = [len(items(row)) for row in await outbox(registry)]
    assert told == [len(ids) for ids in made.values()]
