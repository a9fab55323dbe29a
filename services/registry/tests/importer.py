"""The importer as another service on the broker, and a registry that reads its queues."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from uuid import uuid4

import aio_pika
from aio_pika.abc import AbstractChannel, AbstractQueue

from infra.dev.rabbit import Node
from services.kit.app import create_app
from services.kit.bus import EXCHANGE
from services.kit.testing.stack import eventually, serving
from services.registry.app import service
from services.registry.settings import RegistrySettings
from services.registry.tests.batches import Row

BATCH = "importer.batch.submitted.v1"
UNDO = "importer.undo.requested.v1"


class Importer:
    """Another service on the broker: sends batches, hears what registry tells."""

    def __init__(self, channel: AbstractChannel, heard: AbstractQueue) -> None:
        self.channel = channel
        self.heard = heard
        self.events: list[dict[str, Any]] = []

    async def send(self, kind: str, data: dict[str, Any], *, event_id: str | None = None) -> None:
        event = {"specversion": "1.0", "id": event_id or str(uuid4()), "type": kind, "data": data}
        event["requestid"] = "abcd-1234"
        message = aio_pika.Message(json.dumps(event).encode(), delivery_mode=2)
        await (await self.channel.get_exchange(EXCHANGE)).publish(message, kind)

    async def submit(self, *rows: Row, job: int = 1, seq: int = 0, **more: Any) -> None:
        event_id = more.pop("event_id", None)
        data = {"jobId": job, "seq": seq, "dryRun": False, "last": True, "rows": rows, **more}
        await self.send(BATCH, data, event_id=event_id)

    async def outcomes(self, expected: int) -> list[dict[str, Any]]:
        """The outcomes of batches so far, once there are as many as expected."""

        async def all_there() -> bool:
            await self.listen()
            return len(self.told("registry.batch.applied.v1")) >= expected

        await eventually(all_there)
        return self.told("registry.batch.applied.v1")

    async def undo(self, job: int) -> list[dict[str, Any]]:
        """Asks step by step until there is no next one; the answers."""
        place: dict[str, Any] | None = {"level": "deceased", "after": 0}
        answers: list[dict[str, Any]] = []
        while place:
            await self.send(UNDO, {"jobId": job, "step": len(answers), **place})
            answers = await self.answers(job, len(answers) + 1)
            place = answers[-1]["next"]
        return answers

    async def answers(self, job: int, expected: int) -> list[dict[str, Any]]:
        """The answers to steps of taking a job back, once there are as many as expected."""

        def so_far() -> list[dict[str, Any]]:
            told = self.told("registry.undo.applied.v1")
            return [answer for answer in told if answer["jobId"] == job]

        async def all_there() -> bool:
            await self.listen()
            return len(so_far()) >= expected

        await eventually(all_there)
        return so_far()

    async def listen(self) -> None:
        """Takes what was told since."""
        while (message := await self.heard.get(fail=False, no_ack=True)) is not None:
            self.events.append(json.loads(message.body))

    def told(self, kind: str) -> list[dict[str, Any]]:
        return [event["data"] for event in self.events if event["type"] == kind]

    async def dead(self, queue: str) -> int:
        declared = await self.channel.declare_queue(f"{queue}.dead", passive=True)
        return int(declared.declaration_result.message_count or 0)

    async def until_dead(self, queue: str = "registry.batches") -> None:
        async def given_up() -> bool:
            return await self.dead(queue) == 1

        await eventually(given_up)


@asynccontextmanager
async def working(settings: RegistrySettings, broker: Node) -> AsyncIterator[None]:
    """A registry that reads its queues."""
    app = create_app(service(settings.model_copy(update={"amqp_url": broker.url})))
    async with serving(app, {}):
        await asyncio.wait_for(app.state.workers.bus.connected.wait(), 20)
        yield
