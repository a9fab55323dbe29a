"""Registry and importer running in this process over a real PostgreSQL and RabbitMQ."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from typing import Any

import aio_pika
import asyncpg
import httpx
from aio_pika.abc import AbstractChannel

from infra.dev.rabbit import Node
from services.importer.app import service as importer_service
from services.importer.settings import ImporterSettings
from services.kit.app import Service, Workers, create_app
from services.kit.bus import Subscription, declare_queue
from services.kit.db import Database
from services.kit.testing.stack import TestDatabase, eventually, serving
from services.kit.testing.tokens import PUBLIC_KEY, mint
from services.registry.app import service as registry_service
from services.registry.settings import MediaSettings, RegistrySettings

LEVELS = {"cemeteries": "cemetery", "sectors": "sector", "blocks": "block"} | {
    "tombs": "tomb",
    "deceased": "deceased",
}
_first_job = count(1000, 1000)


class Stage:
    """Both services; tests stop and start them, and add replicas with `importer_app`."""

    def __init__(self, database: TestDatabase, broker: Node) -> None:
        self.database = database
        self.broker = broker
        self.importer = importer_service(
            ImporterSettings(
                environment="test",
                database_url=database.url("importer"),
                amqp_url=broker.url,
                token_public_key=PUBLIC_KEY,
            )
        )
        self.registry = registry_service(
            RegistrySettings(
                environment="test",
                database_url=database.url("registry"),
                amqp_url=broker.url,
                token_public_key=PUBLIC_KEY,
                media=MediaSettings(url="memory:///"),
            )
        )
        self._registry_stack: AsyncExitStack | None = None
        self._importer_stack: AsyncExitStack | None = None
        self._channel: AbstractChannel
        self.client: httpx.AsyncClient

    @asynccontextmanager
    async def open(self) -> AsyncIterator["Stage"]:
        await self.clear()
        async with self.watching():
            try:
                await self.start_importer()
                await self.start_registry()
                yield self
            finally:
                await self.stop_registry()
                await self.stop_importer()

    @asynccontextmanager
    async def importer_app(self) -> AsyncIterator[httpx.AsyncClient]:
        """A replica of the import service, called as a superadmin."""
        app = create_app(self.importer)
        async with serving(app, {"X-Internal-Token": mint("superadmin")}) as client:
            await asyncio.wait_for(app.state.workers.bus.connected.wait(), 20)
            yield client

    @asynccontextmanager
    async def watching(self) -> AsyncIterator[None]:
        """Only looks on: both services run elsewhere."""
        async with aio_pika_channel(self.broker.url) as self._channel:
            yield

    async def start_registry(self) -> None:
        self._registry_stack = AsyncExitStack()
        await self._registry_stack.enter_async_context(working(self.registry))

    async def stop_registry(self) -> None:
        if self._registry_stack is not None:
            await self._registry_stack.aclose()
            self._registry_stack = None

    async def start_importer(self) -> None:
        self._importer_stack = AsyncExitStack()
        self.client = await self._importer_stack.enter_async_context(self.importer_app())

    async def stop_importer(self) -> None:
        """Ends the process that `client` asks, and with it the jobs that it runs."""
        if self._importer_stack is not None:
            await self._importer_stack.aclose()
            self._importer_stack = None

    async def upload(self, content: bytes, name: str = "registro.csv", **query: Any) -> Any:
        """The answer to an import of `content`."""
        return await self.client.post(
            "/api/import/csv", files={"csvFile": (name, content, "text/csv")}, params=query
        )

    async def preview(self, content: bytes, name: str = "registro.csv") -> Any:
        return await self.client.post(
            "/api/import/preview", files={"csvFile": (name, content, "text/csv")}
        )

    async def stored(self) -> dict[str, int]:
        """How many records of each level the register holds."""
        async with connected(self.database) as sql:
            return {
                plural: await sql.fetchval(f"select count(*) from registry.{table}")
                for plural, table in LEVELS.items()
            }

    async def empty_register(self) -> None:
        """Forgets what was imported; the services run on."""
        await self.settled()
        await self.database.empty("registry")

    async def settled(self) -> None:
        """Waits until no event is on its way any more."""
        await eventually(self._is_quiet)

    async def dead(self) -> int:
        """Messages that were given up."""
        queues = [await self._channel.get_queue(f"{name}.dead") for name in self._queues()]
        counts = [(await queue.declare()).message_count or 0 for queue in queues]
        return sum(counts)

    async def forget_dead(self) -> None:
        for name in self._queues():
            await (await self._channel.get_queue(f"{name}.dead")).purge()

    async def delete_queue(self, name: str) -> None:
        """As if its reader had never been there."""
        await self._channel.queue_delete(name)

    async def _is_quiet(self) -> bool:
        for name in self._queues():
            queue = await self._channel.get_queue(name)
            if (await queue.declare()).message_count:
                return False
        async with connected(self.database) as sql:
            waiting = await sql.fetchval(
                "select count(*) from"
                " (select id from registry.outbox union all select id from import.outbox) waiting"
            )
        return not waiting

    def _queues(self) -> list[str]:
        return [queue.name for one in (self.importer, self.registry) for queue in one.queues]

    async def clear(self) -> None:
        """No rows, no messages, and job numbers that no earlier test had."""
        async with aio_pika_channel(self.broker.url) as channel:
            await channel.declare_exchange("camposanto.events", "topic", durable=True)
            for one in (self.importer, self.registry):
                for queue in one.queues:
                    names = frozenset(queue.handlers)
                    subscription = Subscription(queue.name, names, queue.in_order)
                    await (await declare_queue(channel, subscription)).purge()
                    await (await channel.get_queue(f"{queue.name}.dead")).purge()
        await self.database.empty("registry")
        await self.database.empty("import")
        async with connected(self.database) as sql:
            await sql.execute(f"select setval('import.job_id_seq', {next(_first_job)})")


@asynccontextmanager
async def connected(database: TestDatabase) -> AsyncIterator[asyncpg.Connection]:
    """A superuser's connection."""
    connection = await database.connect()
    try:
        yield connection
    finally:
        await connection.close()


@asynccontextmanager
async def aio_pika_channel(url: str) -> AsyncIterator[AbstractChannel]:
    async with await aio_pika.connect(url) as connection:
        yield await connection.channel()


@asynccontextmanager
async def working(service: Service) -> AsyncIterator[Workers]:
    """The workers of a service without its routes."""
    database = Database(service.settings.database_url, service.outbox)
    await database.open()
    try:
        workers = Workers(service, database)
        async with workers.running():
            await asyncio.wait_for(workers.bus.connected.wait(), 20)
            yield workers
    finally:
        await database.close()
