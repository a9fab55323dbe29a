"""What leads back to a visitor is forgotten in time, and what limits need is kept until then."""

from collections.abc import AsyncIterator
from datetime import date, timedelta
from ipaddress import ip_address

import asyncpg
import httpx
import pytest

from services.kit import clock
from services.kit.db import Database
from services.kit.testing.clock import Clock
from services.memorial.forgetting import CHORES
from services.memorial.models import Outbox
from services.memorial.settings import MemorialSettings
from services.memorial.tests.visiting import (
    HERE,
    PERSON,
    add,
    add_person,
    add_tribute,
    message,
    moment,
    number_of,
    post,
    rows,
)


@pytest.fixture
async def database_(settings: MemorialSettings) -> AsyncIterator[Database]:
    database = Database(settings.database_url, Outbox)
    yield database
    await database.close()


async def forget(database: Database) -> None:
    """What the hourly chores do."""
    for chore in CHORES:
        async with database.unit_of_work() as session:
            await chore(session)


async def days(memorial: asyncpg.Connection) -> list[date]:
    return [row["day"] for row in await rows(memorial, "visitor_key")]


async def test_addresses_are_erased_after_30_days(
    memorial: asyncpg.Connection, database_: Database, stopped: Clock
) -> None:
    at = stopped.time
    for address in (HERE, "2001:db8::1"):
        await add_tribute(memorial, ip_address=ip_address(address), created_at=at)
    for moved, left in ((timedelta(days=30), 2), (timedelta(days=30, seconds=1), 0)):
        stopped.time = at + moved
        await forget(database_)
        found = [row for row in await rows(memorial, "tribute") if row["ip_address"]]
        assert len(found) == left
    texts = await rows(memorial, "tribute")
    assert [row["text"][:8] for row in texts] == ["Pensiero"] * 2


async def test_keys_are_forgotten_when_the_second_day_is_over(
    client: httpx.AsyncClient,
    memorial: asyncpg.Connection,
    database_: Database,
    stopped: Clock,
) -> None:
    await add_person(memorial)
    stopped.time = moment("2026-05-12T12:00:00+02:00")
    one = {"deceased_id": PERSON}
    for path in ("visitor-affects", "virtual-candles"):
        assert (await post(client, path, one)).status_code == 201
    stopped.time = moment("2026-05-13T23:59:59+02:00")
    await forget(database_)
    assert await days(memorial) == [date(2026, 5, 12)]
    assert await number_of(memorial, "affect") == 1
    stopped.move(seconds=1)
    await forget(database_)
    assert await days(memorial) == []
    assert await number_of(memorial, "affect") == 0
    assert (await client.get(f"/api/visitor-affects/count/{PERSON}")).json() == {"count": 1}


async def test_keys_are_random_and_one_a_day(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, stopped: Clock
) -> None:
    await add_person(memorial)
    stopped.time = moment("2026-05-12T12:00:00+02:00")
    for _ in range(3):
        for _ in range(2):
            await post(client, "virtual-candles", {"deceased_id": PERSON})
        stopped.move(days=1)
    keys = await rows(memorial, "visitor_key")
    assert [row["day"].day for row in keys] == [12, 13, 14]
    assert len({row["key"] for row in keys}) == 3
    hashes = {row["visitor_hash"] for row in await rows(memorial, "candle")}
    assert len(hashes) == 3


async def test_hashes_go_when_no_limit_needs_them(
    client: httpx.AsyncClient,
    memorial: asyncpg.Connection,
    database_: Database,
    stopped: Clock,
) -> None:
    await add_person(memorial)
    await post(client, "visitor-messages", message())
    await post(client, "virtual-candles", {"deceased_id": PERSON})
    request = {"kind": "removal", "name": "U", "email": "u@example.org", "text": "T"}
    trace = {"visitor_hash": b"x", "created_at": clock.now()}
    await add(memorial, "correction_request", deceased_id=PERSON, **request, **trace)
    for days_, traced in ((2, True), (3, False)):
        stopped.move(days=days_ - 1)
        await forget(database_)
        for table in ("tribute", "candle", "correction_request"):
            (row,) = await rows(memorial, table)
            assert (row["visitor_hash"] is not None) is traced


async def test_a_candle_that_has_burnt_down_is_forgotten_after_30_days(
    client: httpx.AsyncClient,
    memorial: asyncpg.Connection,
    database_: Database,
    stopped: Clock,
) -> None:
    await add_person(memorial)
    await post(client, "virtual-candles", {"deceased_id": PERSON})
    stopped.move(days=31)
    await forget(database_)
    assert await number_of(memorial, "candle") == 1
    stopped.move(seconds=1)
    await forget(database_)
    assert await number_of(memorial, "candle") == 0


async def test_chores_leave_what_is_fresh(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, database_: Database
) -> None:
    await add_person(memorial)
    await post(client, "visitor-messages", message())
    before = await rows(memorial, "tribute")
    await forget(database_)
    assert await rows(memorial, "tribute") == before
    assert len(await days(memorial)) == 1
