"""The memory that an export takes does not grow with its rows."""

import tracemalloc
from collections.abc import AsyncIterator

import asyncpg
import pytest

from services.kit.auth import Principal, Role
from services.kit.db import Database
from services.registry.exports import lists
from services.registry.exports.making import make_file
from services.registry.models import Outbox
from services.registry.records.filters import Filters
from services.registry.settings import RegistrySettings
from services.registry.tests.making import Ground, add

FEW, MANY = 1_500, 12_000
ROOM = 2_000_000  # a row is about a kilobyte: ten thousand more would need far more than this


@pytest.fixture
async def reads(settings: RegistrySettings) -> AsyncIterator[asyncpg.Pool]:
    database = Database(settings.database_url, Outbox)
    await database.open()
    yield database.reads
    await database.close()


async def peak(reads: asyncpg.Pool, tomb: int, kind: str) -> int:
    """Bytes that making the file of a tomb's persons needs at most."""
    tracemalloc.start()
    try:
        who = Principal(id=1, role=Role.SUPERADMIN, cemetery_id=None)
        answer = await make_file(reads, who, lists.DECEASED, Filters(tomb_id=tomb), kind)
        most = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    size = int(answer.headers["content-length"])
    assert size > 1000
    return most


@pytest.mark.parametrize("kind", ["csv", "xlsx"])
async def test_a_longer_list_needs_no_more_memory(
    reads: asyncpg.Pool, registry: asyncpg.Connection, kind: str
) -> None:
    ground = await Ground.make(registry)
    tombs = [ground.tomb, await add(registry, "tomb", block_id=ground.block)]
    for tomb, persons in zip(tombs, (FEW, MANY), strict=True):
        await registry.execute(
            "insert into registry.deceased (tomb_id, name, surname, epitaph, birthdate)"
            " select $1, 'Maria', 'Rossi ' || n, repeat(md5(n::text), 20), '1900-05-12'"
            " from generate_series(1, $2) n",
            tomb,
            persons,
        )
    await peak(reads, ground.tomb, kind)  # the first fills caches
    few, many = [await peak(reads, tomb, kind) for tomb in tombs]

    assert many < few + ROOM
