"""States over the broker: each event counts once, and one that is none stops nothing."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any
from uuid import uuid4

import aio_pika
import asyncpg
import httpx
import orjson
import pytest
from aio_pika.abc import AbstractChannel

from infra.dev.rabbit import Node
from services.kit.app import create_app
from services.kit.bus import EXCHANGE
from services.kit.testing.stack import eventually, serving
from services.memorial.app import service
from services.memorial.settings import MemorialSettings
from services.memorial.tests.telling import (
    CHANGED,
    REMOVED,
    cemetery_state,
    gone,
    person_state,
    tomb_state,
    user_state,
)
from services.memorial.tests.visiting import number_of, rows


class Wire:
    """The broker as other services use it, and memorial behind it."""

    def __init__(
        self, channel: AbstractChannel, memorial: asyncpg.Connection, visitor: httpx.AsyncClient
    ) -> None:
        self.channel = channel
        self.memorial = memorial
        self.visitor = visitor
        self.sent = 0

    async def send(self, kind: str, *items: Any, times: int = 1, **data: Any) -> None:
        body = data or {"items": items}
        event = {"specversion": "1.0", "id": str(uuid4()), "type": kind, "data": body}
        exchange = await self.channel.get_exchange(EXCHANGE)
        for _ in range(times):
            message = aio_pika.Message(orjson.dumps(event), delivery_mode=2)
            await exchange.publish(message, kind)
        self.sent += 1

    async def taken(self) -> None:
        """Until each event that was sent so far has had its effect."""

        async def all_taken() -> bool:
            return await number_of(self.memorial, "inbox") == self.sent

        await eventually(all_taken)

    async def dead(self) -> int:
        queue = await self.channel.declare_queue("memorial.dead", passive=True)
        return int(queue.declaration_result.message_count or 0)


@pytest.fixture
async def wire(
    settings: MemorialSettings, memorial: asyncpg.Connection, broker: Node
) -> AsyncIterator[Wire]:
    app = create_app(service(settings.model_copy(update={"amqp_url": broker.url})))
    async with await aio_pika.connect(broker.url) as connection, serving(app, {}) as client:
        await asyncio.wait_for(app.state.workers.bus.connected.wait(), 20)
        channel = await connection.channel()
        for queue in ("memorial", "memorial.dead"):
            await (await channel.get_queue(queue)).purge()
        yield Wire(channel, memorial, client)


async def test_every_state_arrives(wire: Wire, memorial: asyncpg.Connection) -> None:
    await wire.send("registry.cemetery.changed.v1", cemetery_state(1, 1), times=2)
    await wire.send("registry.tombs.changed.v1", tomb_state(12, 1), tomb_state(13, 1), times=2)
    await wire.send(CHANGED, person_state(99, 1), times=2)
    await wire.send("identity.user.changed.v1", user_state(7, 1), times=2)
    await wire.taken()
    for table, count in (("cemetery", 1), ("tomb", 2), ("person", 1), ("moderator", 1)):
        found = await rows(memorial, table)
        assert (len(found), {row["removed"] for row in found}) == (count, {False})
    await wire.send("registry.cemetery.removed.v1", gone(1, 2), times=2)
    await wire.send("registry.tombs.removed.v1", gone(12, 2), gone(13, 2))
    await wire.send(REMOVED, gone(99, 2, mergedInto=None))
    await wire.send("identity.user.removed.v1", userId=7)
    await wire.taken()
    for table in ("cemetery", "tomb", "person", "moderator"):
        assert {row["removed"] for row in await rows(memorial, table)} == {True}


async def test_what_comes_out_of_order_is_never_shown(wire: Wire) -> None:
    await wire.send(REMOVED, gone(99, 3, mergedInto=None))
    await wire.send(CHANGED, person_state(99, 2), person_state(100, 2))
    await wire.send(CHANGED, person_state(100, 1, public=False))
    await wire.taken()
    assert (await wire.visitor.get("/api/prayers/deceased/99")).status_code == 404
    assert (await wire.visitor.get("/api/prayers/deceased/100")).status_code == 200


async def test_what_is_no_state_is_set_aside_and_the_next_is_taken(
    wire: Wire, memorial: asyncpg.Connection
) -> None:
    await wire.send(CHANGED, person_state(99, 1, tombId="dodici"))
    wire.sent -= 1
    await wire.send(CHANGED, person_state(100, 1))
    await wire.taken()

    async def set_aside() -> bool:
        return await wire.dead() == 1

    await eventually(set_aside)
    assert [row["deceased_id"] for row in await rows(memorial, "person")] == [100]
