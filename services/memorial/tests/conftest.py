"""The memorial service under test: its app over a real database, without workers."""

from collections.abc import AsyncIterator, Iterator
from dataclasses import replace

import asyncpg
import httpx
import pytest
from fastapi import FastAPI

from services.kit.app import create_app
from services.kit.testing.stack import TestDatabase, serving
from services.kit.testing.tokens import PUBLIC_KEY, SENDER_KEY
from services.memorial.app import service
from services.memorial.settings import MemorialSettings
from services.memorial.tests.register import Register
from services.memorial.tests.site import Site


@pytest.fixture
async def register(database: TestDatabase) -> AsyncIterator[Register]:
    register = Register(database)
    await register.start()
    yield register
    await register.stop()


@pytest.fixture
def site() -> Iterator[Site]:
    made = Site()
    yield made
    made.close()


@pytest.fixture
def settings(database: TestDatabase, register: Register) -> MemorialSettings:
    return MemorialSettings(
        environment="test",
        database_url=database.url("memorial"),
        amqp_url="amqp://nowhere.invalid",
        token_public_key=PUBLIC_KEY,
        public_url="https://cimiteri.example",
        web_url="http://nowhere.invalid",
        registry_url=register.url,
        sender_key=SENDER_KEY,
    )


@pytest.fixture
async def memorial(database: TestDatabase) -> AsyncIterator[asyncpg.Connection]:
    """A connection of the service's own role; the schema is empty before each test."""
    await database.empty("memorial")
    connection = await database.connect("memorial")
    yield connection
    await connection.close()


@pytest.fixture
def app(settings: MemorialSettings) -> FastAPI:
    return create_app(replace(service(settings), has_workers=False))


@pytest.fixture
async def client(
    app: FastAPI, memorial: asyncpg.Connection, caller: dict[str, str]
) -> AsyncIterator[httpx.AsyncClient]:
    """Calls the app as the user of `as_user`, without bus workers."""
    async with serving(app, caller) as client:
        yield client
