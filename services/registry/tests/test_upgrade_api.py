"""A register that was filled before the office had its tables is complete after the upgrade."""

import asyncio
from pathlib import Path

import asyncpg

from infra.dev.postgres import Cluster
from services.kit.migrate import alembic_config, check, upgrade
from services.kit.testing.stack import TestDatabase, make_database
from services.registry.models import Base
from services.registry.tests.making import Ground, add

VERSIONS = Path(__file__).parents[1] / "migrations"
_COUNTS = """
select kind, cemetery_id, sum(delta) as total from registry.record_count group by 1, 2 order by 1, 2
"""


async def fill(database: TestDatabase) -> None:
    """Two cemeteries as the first version kept them, with one that holds nobody."""
    registry = await database.connect("registry")
    one, other = await Ground.make(registry, "Uno"), await Ground.make(registry, "Due")
    for number in range(3):
        await one.bury("Rossi", f"N{number}", fiscal_code="x", picture="https://example.org/1.jpg")
    await add(registry, "tomb", block_id=other.block, reference="Z")
    await registry.close()


async def look(database: TestDatabase) -> tuple[list[asyncpg.Record], list[asyncpg.Record]]:
    registry = await database.connect("registry")
    counts = await registry.fetch(_COUNTS)
    tombs = await registry.fetch("select id, cemetery_id from registry.tomb order by id")
    crowded = await registry.fetch("select tomb_id from registry.crowded_tomb")
    assert [row["tomb_id"] for row in crowded] == [1]
    persons = await registry.fetch("select distinct public, reserved from registry.deceased")
    assert [tuple(row) for row in persons] == [(True, False)]
    await (await Ground.make(registry, "Tre")).bury("Verdi")
    await registry.close()
    return list(counts), list(tombs)


def test_counts_and_places_of_what_was_there(cluster: Cluster) -> None:
    database = make_database(cluster.superuser_url(), "grown")
    config = alembic_config(database.url("registry"), "registry", VERSIONS, Base.metadata)
    upgrade(config, "0001")
    asyncio.run(fill(database))
    upgrade(config)
    check(config)
    counts, tombs = asyncio.run(look(database))
    assert [tuple(row) for row in counts] == [("deceased", 1, 3), ("tomb", 1, 1), ("tomb", 2, 2)]
    assert [tuple(row) for row in tombs] == [(1, 1), (2, 2), (3, 2)]
