"""Texts that were left before they knew their cemetery know it after the upgrade; they count."""

import asyncio
from pathlib import Path
from typing import Any

from infra.dev.postgres import Cluster
from services.kit.migrate import alembic_config, check, upgrade
from services.kit.testing.stack import TestDatabase, make_database
from services.memorial.models import Base
from services.memorial.tests.making import ELSEWHERE, HERE, add_person, add_tribute

VERSIONS = Path(__file__).parents[1] / "migrations"
MERGED, DELETED, UNKNOWN = 2, 3, 9
_COUNTS = """
select cemetery_id, kind, waiting, published, total from memorial.tribute_count order by 1, 2
"""


async def fill(database: TestDatabase) -> None:
    memorial = await database.connect("memorial")
    await add_person(memorial, 1)
    await add_person(memorial, MERGED, cemetery_id=ELSEWHERE, removed=True, merged_into=1)
    await add_person(memorial, DELETED, removed=True)
    await add_person(memorial, 4, cemetery_id=ELSEWHERE)
    for person in (1, MERGED, DELETED, UNKNOWN, 4):
        await add_tribute(memorial, person)
    await add_tribute(memorial, 1, enabled=True, kind="message")
    await memorial.close()


async def told(database: TestDatabase) -> list[int]:
    """Of whom registry hears that something was left for them."""
    memorial = await database.connect("memorial")
    rows = await memorial.fetch(
        "select (data::json ->> 'deceasedId')::int as person from memorial.outbox"
        " where name = 'memorial.deceased.remembered.v1' order by id"
    )
    await memorial.close()
    return [row["person"] for row in rows]


async def look(database: TestDatabase) -> tuple[list[tuple[Any, ...]], list[tuple[Any, ...]]]:
    memorial = await database.connect("memorial")
    texts = await memorial.fetch(
        "select deceased_id, cemetery_id from memorial.tribute order by id"
    )
    counts = await memorial.fetch(_COUNTS)
    await memorial.close()
    return [tuple(row) for row in texts], [tuple(row) for row in counts]


def test_places_and_counts_of_what_was_there(cluster: Cluster) -> None:
    database = make_database(cluster.superuser_url(), "grown_memorial")
    config = alembic_config(database.url("memorial"), "memorial", VERSIONS, Base.metadata)
    upgrade(config, "0001")
    asyncio.run(fill(database))
    upgrade(config)
    check(config)
    assert asyncio.run(told(database)) == [1, MERGED, DELETED, 4, UNKNOWN]
    texts, counts = asyncio.run(look(database))
    assert texts == [(1, HERE), (2, HERE), (3, None), (9, None), (4, ELSEWHERE), (1, HERE)]
    assert counts == [
        (HERE, "message", 0, 1, 1),
        (HERE, "prayer", 2, 0, 2),
        (ELSEWHERE, "prayer", 1, 0, 1),
    ]
