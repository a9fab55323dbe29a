"""The registry under test: its app over a real database, and makers of records."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import aio_pika
import asyncpg
import httpx
import pytest

from infra.dev.rabbit import Node
from services.kit.app import create_app
from services.kit.bus import EXCHANGE
from services.kit.cache import MicroCache
from services.kit.db import Database
from services.kit.testing.stack import TestDatabase, serving
from services.kit.testing.tokens import PUBLIC_KEY
from services.registry.app import service
from services.registry.deceased.shortcut import MEMORIAL
from services.registry.models import Outbox
from services.registry.settings import MediaSettings, RegistrySettings
from services.registry.tests.importer import Importer, working


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where pictures are kept."""
    return tmp_path / "media"


@pytest.fixture
def settings(database: TestDatabase, folder: Path) -> RegistrySettings:
    return RegistrySettings(
        environment="test",
        database_url=database.url("registry"),
        amqp_url="amqp://nowhere.invalid",
        token_public_key=PUBLIC_KEY,
        media=MediaSettings(url=folder.as_uri()),
    )


@pytest.fixture
async def registry(database: TestDatabase) -> AsyncIterator[asyncpg.Connection]:
    """A connection of the registry's own role; the schema is empty before each test."""
    await database.empty("registry")
    connection = await database.connect("registry")
    yield connection
    await connection.close()


@pytest.fixture
async def units(
    settings: RegistrySettings, registry: asyncpg.Connection
) -> AsyncIterator[Database]:
    """Units of work for what consumers do, without a broker."""
    units = Database(settings.database_url, Outbox)
    await units.open()
    yield units
    await units.close()


@pytest.fixture
async def client(
    settings: RegistrySettings, registry: asyncpg.Connection, caller: dict[str, str]
) -> AsyncIterator[httpx.AsyncClient]:
    """Calls the app as the user of `as_user`, without bus workers."""
    app = create_app(replace(service(settings), has_workers=False))
    async with serving(MicroCache(app, paths=MEMORIAL, ttl=0.0), caller) as client:
        yield client


@pytest.fixture
async def importer(
    settings: RegistrySettings, registry: asyncpg.Connection, broker: Node
) -> AsyncIterator[Importer]:
    """Its queues are empty, and a registry reads them."""
    async with await aio_pika.connect(broker.url) as connection, working(settings, broker):
        channel = await connection.channel()
        for queue in ("registry", "registry.batches"):
            await (await channel.declare_queue(f"{queue}.dead", passive=True)).purge()
        heard = await channel.declare_queue(exclusive=True)
        await heard.bind(EXCHANGE, "registry.#")
        yield Importer(channel, heard)
