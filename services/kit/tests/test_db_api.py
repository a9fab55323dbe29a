"""The unit of work: committed before the answer goes out, taken back on any error."""

from collections.abc import AsyncIterator

import asyncpg
import httpx
import pytest
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from services.kit.app import create_app
from services.kit.db import Database, driver_connection
from services.kit.testing.stack import TestDatabase, serving
from services.kit.tests import guestbook


class Witness:
    """Counts, at the moment an answer begins to go out, what others can read."""

    def __init__(self, app: ASGIApp, book: asyncpg.Connection) -> None:
        self.app = app
        self.book = book
        self.seen: list[tuple[int, int]] = []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def look_and_send(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.seen.append(await stored(self.book))
            await send(message)

        await self.app(scope, receive, look_and_send)


async def stored(book: asyncpg.Connection) -> tuple[int, int]:
    """How many entries and waiting events there are."""
    entries = await book.fetchval("select count(*) from memorial.entry")
    events = await book.fetchval("select count(*) from memorial.outbox")
    return entries, events


@pytest.fixture
def witness(pages: TestDatabase, book: asyncpg.Connection) -> Witness:
    app = create_app(guestbook.service(pages.url("memorial"), "amqp://127.0.0.1:9/"))
    return Witness(app, book)


@pytest.fixture
async def client(witness: Witness) -> AsyncIterator[httpx.AsyncClient]:
    async with serving(witness, {}) as client:
        yield client


async def test_what_is_written_can_be_read_when_the_answer_comes(
    client: httpx.AsyncClient, witness: Witness
) -> None:
    answer = await client.post("/api/entries", json={"text": "Ciao"})
    assert answer.status_code == 201
    assert witness.seen == [(1, 1)]
    assert (await client.get(f"/api/entries/{answer.json()['id']}")).json()["text"] == "Ciao"


async def test_a_rule_that_refuses_takes_everything_back(
    client: httpx.AsyncClient, witness: Witness, book: asyncpg.Connection
) -> None:
    answer = await client.post("/api/entries", json={"text": "doppio"})
    assert (answer.status_code, answer.json()) == (409, {"message": "Esiste già"})
    assert witness.seen == [(0, 0)]
    assert await stored(book) == (0, 0)


async def test_a_fault_takes_everything_back(
    client: httpx.AsyncClient, book: asyncpg.Connection
) -> None:
    assert (await client.post("/api/entries", json={"text": "rotto"})).status_code == 500
    assert await stored(book) == (0, 0)


async def test_the_next_request_is_untouched_by_a_failed_one(
    client: httpx.AsyncClient, book: asyncpg.Connection
) -> None:
    for text in ("rotto", "doppio", "Ciao"):
        await client.post("/api/entries", json={"text": text})
    assert await stored(book) == (1, 1)


async def test_an_event_carries_what_was_written_and_who_asked(
    client: httpx.AsyncClient, book: asyncpg.Connection
) -> None:
    headers = {"X-Request-Id": "abcd-1234"}
    await client.post("/api/entries", json={"text": "Ciao"}, headers=headers)
    event = await book.fetchrow("select name, data, request_id from memorial.outbox")
    assert event is not None
    assert tuple(event) == ("guestbook.entry.written.v1", '{"text":"Ciao"}', "abcd-1234")


async def test_reads_can_write_nothing(pages: TestDatabase, book: asyncpg.Connection) -> None:
    app = create_app(guestbook.service(pages.url("memorial"), "amqp://127.0.0.1:9/"))
    async with serving(app, {}):
        reads = app.state.database.reads
        with pytest.raises(asyncpg.ReadOnlySQLTransactionError):
            await reads.execute("insert into memorial.entry (text) values ('x')")
        assert await reads.fetchval("select count(*) from memorial.entry") == 0


async def test_the_driver_s_first_statement_is_taken_back_too(
    pages: TestDatabase, book: asyncpg.Connection
) -> None:
    database = Database(pages.url("memorial"), guestbook.Outbox)

    async def write_and_fail() -> None:
        async with database.unit_of_work() as session:
            connection = await driver_connection(session)
            await connection.execute("insert into memorial.entry (text) values ('Ciao')")
            raise LookupError

    with pytest.raises(LookupError):
        await write_and_fail()
    await database.close()
    assert await stored(book) == (0, 0)
