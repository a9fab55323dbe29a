"""The guestbook under test: without a database, over a real one, or with a broker too."""

from collections.abc import AsyncIterator
from secrets import token_hex

import asyncpg
import httpx
import pytest

from infra.dev.postgres import Cluster
from infra.dev.rabbit import Node
from services.kit.app import create_app
from services.kit.db import Database
from services.kit.testing.stack import TestDatabase, make_database, serving
from services.kit.tests import guestbook
from services.kit.tests.desk import Desk
from services.kit.tests.guestbook import Guests

NOWHERE = "postgresql://nobody:none@127.0.0.1:9/none"


@pytest.fixture
async def client(caller: dict[str, str]) -> AsyncIterator[httpx.AsyncClient]:
    """Calls the guestbook as the user of `as_user`; its database and broker are not there."""
    app = create_app(guestbook.service(NOWHERE, "amqp://127.0.0.1:9/"))
    async with serving(app, caller) as client:
        yield client


@pytest.fixture(scope="session")
def pages(cluster: Cluster) -> TestDatabase:
    """A database of the guestbook's own; its tables are made by `book`."""
    return make_database(cluster.superuser_url(), "guestbook")


@pytest.fixture
async def book(pages: TestDatabase) -> AsyncIterator[asyncpg.Connection]:
    """A connection of the guestbook's role; its tables are empty before each test."""
    database = Database(pages.url("memorial"), guestbook.Outbox)
    async with database.engine.begin() as connection:
        await connection.run_sync(guestbook.Base.metadata.create_all)
    await database.close()
    await pages.empty("memorial")
    reader = await pages.connect("memorial")
    yield reader
    await reader.close()


@pytest.fixture
def desk(book: asyncpg.Connection, pages: TestDatabase, broker: Node) -> Desk:
    return Desk(pages, broker)


@pytest.fixture
def guest() -> Guests:
    """A consumer with a queue of its own."""
    return Guests(f"guest-{token_hex(4)}")
