"""Copies of foreign records: the newest state counts, whatever comes when and how many at once."""

from collections.abc import AsyncIterator
from datetime import date
from typing import Any

import asyncpg
import pytest
from sqlalchemy import event

from services.kit import readers
from services.kit.db import Database
from services.kit.events import Reader
from services.kit.testing.stack import TestDatabase
from services.kit.tests.guestbook import Guest, Outbox

ODD = 'D\'Angelo "Nìno" \\ {}, 1\n—  😀 %s :x $1'


class GuestState(Reader):
    guest_id: int
    version: int
    name: str
    came_on: date | None = None
    is_known: bool = True


@pytest.fixture
async def database(pages: TestDatabase, book: asyncpg.Connection) -> AsyncIterator[Database]:
    database = Database(pages.url("memorial"), Outbox)
    yield database
    await database.close()


def state(guest_id: int, version: int = 1, name: str = "Anna", **more: Any) -> GuestState:
    return GuestState(guest_id=guest_id, version=version, name=name, **more)


async def keep(database: Database, *states: GuestState, **more: Any) -> None:
    async with database.unit_of_work() as session:
        await readers.keep(session, Guest, states, **more)


async def remove(database: Database, *gone: tuple[int, int]) -> None:
    rows = [{"guest_id": guest_id, "version": version} for guest_id, version in gone]
    async with database.unit_of_work() as session:
        await readers.remove(session, Guest, rows, name="", is_known=False)


async def kept(book: asyncpg.Connection) -> list[tuple[Any, ...]]:
    found = await book.fetch(
        "select guest_id, version, name, came_on, is_known, removed from memorial.guest order by 1"
    )
    return [tuple(row) for row in found]


async def test_every_kind_of_value_is_kept_as_it_was_told(
    database: Database, book: asyncpg.Connection
) -> None:
    day = date(1931, 4, 3)
    await keep(database, state(2, 2**40, ODD, came_on=day), state(1, is_known=False))
    assert await kept(book) == [
        (1, 1, "Anna", None, False, False),
        (2, 2**40, ODD, day, True, False),
    ]


async def test_the_newest_state_counts(database: Database, book: asyncpg.Connection) -> None:
    await keep(database, state(1, 3, "Terza"), state(1, 2, "Seconda"), state(2, 1, "Prima"))
    await keep(database, state(1, 3, "Ancora"), state(2, 2, "Nuova"))
    await keep(database, state(1, 1, "Vecchia"))
    assert [row[2] for row in await kept(book)] == ["Terza", "Nuova"]


async def test_who_is_gone_is_not_brought_back_by_what_comes_late(
    database: Database, book: asyncpg.Connection
) -> None:
    await keep(database, state(1, 1, "Anna", came_on=date(2020, 1, 1)))
    await remove(database, (1, 3), (9, 2))
    await keep(database, state(1, 2, "Tardi"), state(9, 1, "Tardi"))
    assert await kept(book) == [
        (1, 3, "Anna", date(2020, 1, 1), True, True),
        (9, 2, "", None, False, True),
    ]
    await keep(database, state(1, 4, "Di nuovo"))
    assert (await kept(book))[0] == (1, 4, "Di nuovo", None, True, False)


async def test_what_is_alike_in_all_is_kept_too(
    database: Database, book: asyncpg.Connection
) -> None:
    await keep(database, state(1), state(2), name="Tutti")
    assert [row[2] for row in await kept(book)] == ["Tutti", "Tutti"]


async def test_nothing_is_nothing(database: Database, book: asyncpg.Connection) -> None:
    await keep(database)
    await remove(database)
    assert await kept(book) == []


async def test_one_statement_serves_any_number_of_records(database: Database) -> None:
    """Else each event is compiled and planned anew: sixteen times the work for five hundred."""
    statements: list[str] = []

    def note(_: Any, __: Any, statement: str, *___: Any) -> None:
        if "memorial.guest" in statement:
            statements.append(statement)

    event.listen(database.engine.sync_engine, "before_cursor_execute", note)
    for many in (1, 7, 500):
        await keep(database, *(state(n) for n in range(1, many + 1)))
    assert len(statements) == 3
    assert len(set(statements)) == 1
