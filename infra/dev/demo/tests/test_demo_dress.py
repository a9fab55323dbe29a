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
    union all select 'block', id, to_json(b) from registry.block b
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
        *(block, "Cappella n. 1", "43.348, 11.292"),
    )
    await connection.execute(
        "insert into registry.deceased (tomb_id, name, surname, picture) values ($1, $2, $3, $4)",
        *(tomb, "Maria", "D'Angelo", "/demo/ritratti/17.svg"),
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
    assert block["coordinates"] == "43.348, 11.292"
    assert block["matterport_link"].startswith("https://example.org/")
    video = await connection.fetchval("select commemoration_video from registry.deceased")
    assert video.startswith("https://example.org/")
    await connection.close()


async def test_dressing_twice_changes_nothing(registry: str) -> None:
    connection = await asyncpg.connect(registry)
    await dress(registry)
    once = await connection.fetchval(STATE)
    await dress(registry)
    assert await connection.fetchval(STATE) == once
    await connection.close()
