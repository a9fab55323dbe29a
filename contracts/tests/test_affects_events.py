"""Registry and memorial on one broker: records, merges and affects, each told to the other."""

from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import pytest

from contracts.tests.both import STAFF, Both, both_services
from infra.dev.rabbit import Node
from services.kit.testing.stack import TestDatabase
from services.registry.tests.making import Ground, change, search


@pytest.fixture
async def connection(database: TestDatabase) -> AsyncIterator[asyncpg.Connection]:
    for schema in ("registry", "memorial"):
        await database.empty(schema)
    connection = await database.connect()
    yield connection
    await connection.close()


@pytest.fixture
async def both(
    database: TestDatabase, connection: asyncpg.Connection, broker: Node, tmp_path: Path
) -> AsyncIterator[Both]:
    async with both_services(database, broker.url, tmp_path) as both:
        yield both


async def test_the_search_shows_the_affects_of_visitors(
    both: Both, connection: asyncpg.Connection
) -> None:
    ground = await Ground.make(connection)
    person = await ground.bury("Rossi")
    await both.affect(person, 1, 2, 3)
    await both.until_count(person, 3)
    (hit,) = (await search(both.registry, q="rossi"))["results"]
    assert (hit["id"], hit["affectsCount"]) == (person, 3)


async def test_who_is_hidden_is_hidden_in_both(both: Both, connection: asyncpg.Connection) -> None:
    person = await (await Ground.make(connection)).bury("Rossi")
    assert await both.status(person) == 200
    await both.save(person, enabled=False)
    assert await both.status(person) == 404
    await both.save(person, enabled=True)
    assert await both.status(person) == 200
    answer = await both.registry.delete(f"/api/deceaseds/{person}", headers=STAFF)
    assert answer.status_code == 204
    assert await both.status(person) == 404


async def test_a_merge_adds_the_counts_and_its_undoing_parts_them(
    both: Both, connection: asyncpg.Connection
) -> None:
    ground = await Ground.make(connection)
    await change(connection, "tomb", ground.tomb, capacity=2)
    kept, other = await ground.bury("Rossi"), await ground.bury("Rosi")
    for person, visitors in ((kept, (1, 2)), (other, (3, 4, 5))):
        await both.affect(person, *visitors)
        await both.until_count(person, len(visitors))
    body = {"keepId": kept, "mergeId": other}
    answer = await both.registry.post("/api/duplicates/merge", json=body, headers=STAFF)
    assert answer.status_code in (200, 201), answer.text
    await both.until_count(kept, 5)
    assert await both.count(other) == 5  # its address shows the record that is left
    await both.affect(other, 6)
    await both.until_count(kept, 6)
    merges = (await both.registry.get("/api/duplicates/merges", headers=STAFF)).json()
    undo = f"/api/duplicates/merges/{merges['results'][0]['id']}/undo"
    answer = await both.registry.post(undo, headers=STAFF)
    assert answer.is_success, answer.text
    await both.until_count(other, 3)
    await both.until_count(kept, 3)
