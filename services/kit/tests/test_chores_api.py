"""Chores: each in a unit of work of its own, at the start and then every hour."""

import asyncio
from collections.abc import AsyncIterator

import asyncpg
import pytest
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit import chores
from services.kit.chores import Chores
from services.kit.db import Database
from services.kit.tasks import end
from services.kit.testing.stack import TestDatabase, eventually
from services.kit.tests.conftest import NOWHERE
from services.kit.tests.guestbook import Entry, Outbox


@pytest.fixture
async def database(pages: TestDatabase, book: asyncpg.Connection) -> AsyncIterator[Database]:
    database = Database(pages.url("memorial"), Outbox)
    yield database
    await database.close()


async def write(session: AsyncSession) -> None:
    session.add(Entry(text="fatto"))


async def count(book: asyncpg.Connection) -> int:
    found: int = await book.fetchval("select count(*) from memorial.entry")
    return found


async def test_chores_run_at_the_start_and_are_kept(
    database: Database, book: asyncpg.Connection
) -> None:
    running = asyncio.create_task(Chores(database, [write, write]).run())

    async def both() -> bool:
        return await count(book) == 2

    await eventually(both)
    await end(running)


async def test_chores_run_again_and_again(
    database: Database, book: asyncpg.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chores, "PERIOD_SECONDS", 0.05)
    running = asyncio.create_task(Chores(database, [write]).run())

    async def often() -> bool:
        return await count(book) >= 3

    await eventually(often)
    await end(running)


async def test_a_chore_that_fails_ends_the_worker_and_keeps_what_others_did(
    database: Database, book: asyncpg.Connection
) -> None:
    """A fault of ours must be seen: the process ends with the worker."""

    async def fails(session: AsyncSession) -> None:
        await write(session)
        raise RuntimeError("broken")

    with pytest.raises(RuntimeError, match="broken"):
        await Chores(database, [write, fails]).run()
    assert await count(book) == 1


async def test_a_database_that_is_away_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chores, "PERIOD_SECONDS", 0.05)
    nowhere = Database(NOWHERE, Outbox)
    running = asyncio.create_task(Chores(nowhere, [write]).run())
    await asyncio.sleep(0.3)
    assert not running.done()
    await end(running)
    await nowhere.close()


async def test_a_chore_that_gives_way_to_another_writer_is_done_later(
    database: Database, book: asyncpg.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chores, "PERIOD_SECONDS", 0.05)
    gave_way = False

    async def gives_way_once(session: AsyncSession) -> None:
        nonlocal gave_way
        await write(session)
        if not gave_way:
            gave_way = True
            raise asyncpg.DeadlockDetectedError("deadlock detected")

    running = asyncio.create_task(Chores(database, [gives_way_once]).run())

    async def done() -> bool:
        return await count(book) >= 1

    await eventually(done)
    assert gave_way
    assert not running.done()
    await end(running)


async def test_chores_that_somebody_waits_for_have_a_period_of_their_own(
    database: Database, book: asyncpg.Connection
) -> None:
    running = asyncio.create_task(Chores(database, [write], seconds=0.05).run())

    async def often() -> bool:
        return await count(book) >= 3

    await eventually(often)
    await end(running)
