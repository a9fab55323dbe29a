"""Dressing the loaded demo on a real database: full pages, and nothing new the second time."""

import json

import asyncpg
import pytest

from infra.dev.demo.dress import dress
from infra.dev.demo.showcase import FAMILY_BLOCK, FAMILY_SECTOR, SHOWPIECES
from services.kit.testing.stack import TestDatabase

STATE = """
select json_agg(t order by t.kind, t.id)::text from (
    select 'cemetery' as kind, id, to_json(c) as record from registry.cemetery c
    union all select 'sector', id, to_json(s) from registry.sector s
    union all select 'block', id, to_json(b) from registry.block b
    union all select 'tomb', id, to_json(t) from registry.tomb t
    union all select 'deceased', id, to_json(d) from registry.deceased d) t
"""


async def load_a_little(connection: asyncpg.Connection) -> None:
    """One chapel with one person in the first cemetery, and a cemetery that is not ours."""
    name = SHOWPIECES[0].site.name
    insert = "insert into registry.{} values ({}) returning id"
    cemetery = await connection.fetchval(insert.format("cemetery (name)", "$1"), name)
    await connection.fetchval(insert.format("cemetery (name)", "$1"), "Cimitero di un altro")
    sector = await connection.fetchval(
        insert.format("sector (cemetery_id, name)", "$1, $2"), cemetery, FAMILY_SECTOR
    )
    block = await connection.fetchval(
        insert.format("block (sector_id, name)", "$1, $2"), sector, FAMILY_BLOCK
    )
    tomb = await connection.fetchval(
        insert.format("tomb (block_id, reference, coordinates)", "$1, $2, $3"),
        *(block, "Cappella n. 1", "1, 1"),
    )
    await connection.execute(
        "insert into registry.deceased (tomb_id, name, surname, picture) values ($1, $2, $3, $4)",
        *(tomb, "Maria", "D'Angelo", "/demo/ritratti/17.svg"),
    )
    for number in range(1, 71):
        await _fill(connection, block, number)


async def _fill(connection: asyncpg.Connection, block: int, number: int) -> None:
    """A tomb with two persons, each fifth without any; its concession ran out long ago."""
    tomb = await connection.fetchval(
        "insert into registry.tomb (block_id, reference, capacity, permit_expiration_date)"
        " values ($1, $2, 2, '1990-05-31') returning id",
        *(block, f"Cappella n. {number + 1}"),
    )
    for name in ("Anna", "Bruno") if number % 5 else ():
        await connection.execute(
            "insert into registry.deceased (tomb_id, name, surname, birthdate, deathdate,"
            " fiscal_code) values ($1, $2, $3, '1927-05-14', '2009-11-02', 'VRDNNA27E54I726Z')",
            *(tomb, name, f"Verdi {number}"),
        )


@pytest.fixture
async def registry(database: TestDatabase) -> str:
    await database.empty("registry")
    connection = await database.connect("registry")
    await load_a_little(connection)
    await connection.close()
    return database.url("registry")


async def test_dress_fills_what_the_format_cannot_carry(registry: str) -> None:
    await dress(registry)
    connection = await asyncpg.connect(registry)
    cemetery = await connection.fetchrow("select * from registry.cemetery where logo is not null")
    assert cemetery
    assert cemetery["name"] == SHOWPIECES[0].site.name
    assert (cemetery["logo"], cemetery["order"]) == ("/demo/loghi/1.svg", 0)
    assert (cemetery["link3"], cemetery["link4"]) == (
        "/demo/ritratti/ricordo.svg",
        "/demo/luoghi/1.svg",
    )
    block = await connection.fetchrow("select * from registry.block")
    assert block
    assert json.loads(block["photos"]) == ["/demo/blocchi/3.svg"]
    assert block["coordinates"].startswith("43.34")
    assert block["matterport_link"].startswith("https://example.org/")
    video = await connection.fetchval(
        "select commemoration_video from registry.deceased where picture is not null"
    )
    assert video.startswith("https://example.org/")
    await connection.close()


CHECKS = {
    "over capacity": "select count(*) from registry.tomb t where t.capacity < ("
    "select count(*) from registry.deceased d where d.tomb_id = t.id)",
    "no coordinates": "select count(*) from registry.tomb where coordinates is null",
    "expired": "select count(*) from registry.tomb where permit_expiration_date < current_date",
    "renewed": "select count(*) from registry.tomb where permit_expiration_date > current_date",
    "twice": "select count(*) from (select person_key from registry.deceased"
    " group by person_key having count(*) > 1) p",
    "wrong code": "select count(*) from registry.deceased"
    " where fiscal_code is distinct from 'VRDNNA27E54I726Z' and surname like 'Verdi%'",
    "far away": "select count(*) from registry.tomb where split_part(coordinates, ',', 1)::float"
    " not between 43.346 and 43.349 or split_part(coordinates, ',', 2)::float"
    " not between 11.29 and 11.294",
}


async def test_the_office_finds_something_of_everything(registry: str) -> None:
    await dress(registry)
    connection = await asyncpg.connect(registry)
    found = {name: await connection.fetchval(check) for name, check in CHECKS.items()}
    await connection.close()
    assert found == {
        "over capacity": 2,
        "no coordinates": 1,
        "expired": 2,
        "renewed": 68,
        "twice": 4,
        "wrong code": 3 + 1,
        "far away": 0,
    }


async def test_dressing_twice_changes_nothing(registry: str) -> None:
    connection = await asyncpg.connect(registry)
    await dress(registry)
    once = await connection.fetchval(STATE)
    await dress(registry)
    assert await connection.fetchval(STATE) == once
    await connection.close()
