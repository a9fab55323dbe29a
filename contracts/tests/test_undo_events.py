"""Registry and memorial on one broker: what a visitor leaves keeps a person from being undone."""

from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import pytest

from contracts.tests.both import Both, both_services
from infra.dev.rabbit import Node
from services.kit.db import Database
from services.kit.testing.stack import TestDatabase, eventually
from services.registry.models import Outbox
from services.registry.tests.batches import apply, row
from services.registry.tests.undoing import ids, undo


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


async def test_a_person_with_a_candle_stays_and_the_others_are_gone_in_both(
    database: TestDatabase, both: Both, connection: asyncpg.Connection
) -> None:
    await apply(connection, row(1, "Rossi Maria"), row(2, "Verdi Anna", tomb="L-2"), job=7)
    remembered, other = await ids(connection, "deceased")
    lit = await both.memorial.post("/api/virtual-candles", json={"deceased_id": remembered})
    assert lit.status_code == 201, lit.text

    async def is_known() -> bool:
        return await ids_of(connection) == [remembered]

    await eventually(is_known)
    units = Database(database.url("registry"), Outbox)
    await units.open()
    undone = await undo(units, job=7)
    await units.close()
    assert undone.kept[0][0] == "Defunto Maria Rossi"
    assert undone.counts == (0, 0, 0, 1, 1)
    assert await both.status(remembered) == 200
    assert await both.status(other) == 404


async def ids_of(connection: asyncpg.Connection) -> list[int]:
    rows = await connection.fetch("select deceased_id from registry.remembered_person")
    return [row["deceased_id"] for row in rows]
