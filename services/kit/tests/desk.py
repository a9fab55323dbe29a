"""The guestbook with its consumer running in this process, over a real database and broker."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from uuid import uuid4

import aio_pika
import asyncpg
import httpx
import orjson
from aio_pika.abc import AbstractChannel

from infra.dev.rabbit import Node
from services.kit.app import Queue, create_app
from services.kit.testing.stack import TestDatabase, eventually, serving
from services.kit.tests import guestbook
from services.kit.tests.guestbook import WRITTEN, Guests


@asynccontextmanager
async def channel_to(broker: Node) -> AsyncIterator[AbstractChannel]:
    async with await aio_pika.connect(broker.url) as connection:
        yield await connection.channel()


@dataclass
class Desk:
    """What a test does with the guestbook, and what it sees from outside."""

    database: TestDatabase
    broker: Node

    @asynccontextmanager
    async def open(
        self, *guests: Guests, in_order: bool = False
    ) -> AsyncIterator[httpx.AsyncClient]:
        """An app whose queues these guests read; a client to it, once it has a broker."""
        queues = [Queue(guest.name, guest.handlers, in_order=in_order) for guest in guests]
        app = create_app(guestbook.service(self.database.url("memorial"), self.broker.url, *queues))
        async with serving(app, {}) as client:
            await eventually(lambda: is_ready(client))
            yield client

    async def count(self, table: str, condition: str = "true") -> int:
        (row,) = await self.rows(f"select count(*) from memorial.{table} where {condition}")
        return int(row[0])

    async def copies(self, guest: Guests) -> list[str]:
        """What a guest has copied, in that order."""
        found = await self.rows(
            f"select text from memorial.copy where reader = '{guest.name}' order by id"
        )
        return [row["text"] for row in found]

    async def rows(self, query: str) -> list[asyncpg.Record]:
        connection = await self.database.connect("memorial")
        try:
            return list(await connection.fetch(query))
        finally:
            await connection.close()

    async def waiting(self, queue: str) -> int:
        """Messages that wait in a queue for a reader."""
        async with channel_to(self.broker) as channel:
            declared = await channel.declare_queue(queue, passive=True)
            return int(declared.declaration_result.message_count or 0)

    async def send(self, guest: Guests, body: bytes) -> None:
        """Puts a message straight into a guest's queue."""
        async with channel_to(self.broker) as channel:
            message = aio_pika.Message(body, delivery_mode=aio_pika.DeliveryMode.PERSISTENT)
            await channel.default_exchange.publish(message, guest.name)

    async def until_copied(self, guest: Guests, *texts: str) -> None:
        async def all_copied() -> bool:
            return len(await self.copies(guest)) >= len(texts)

        await eventually(all_copied, timeout=30)
        found = await self.copies(guest)
        assert found == list(texts), f"copied {found}"

    async def until_dead(self, guest: Guests, count: int) -> None:
        async def given_up() -> bool:
            return await self.waiting(f"{guest.name}.dead") == count

        await eventually(given_up, timeout=30)


async def is_ready(client: httpx.AsyncClient) -> bool:
    return (await client.get("/readyz")).status_code == 200


async def write(client: httpx.AsyncClient, *texts: str, request_id: str = "abcd-1234") -> None:
    for text in texts:
        headers = {"X-Request-Id": request_id}
        answer = await client.post("/api/entries", json={"text": text}, headers=headers)
        assert answer.status_code == 201


def envelope(text: object, *, kind: str = WRITTEN) -> bytes:
    """An event as another service would publish it."""
    event = {"specversion": "1.0", "id": str(uuid4()), "type": kind, "data": {"text": text}}
    return orjson.dumps(event)
