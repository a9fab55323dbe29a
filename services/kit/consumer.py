"""A service's two workers: the relay publishes its outbox, the consumer takes events."""

import asyncio
from collections.abc import Mapping
from datetime import timedelta

from aio_pika.abc import AbstractIncomingMessage
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit import clock
from services.kit.bus import Bus, Subscription
from services.kit.db import Database, is_database_trouble
from services.kit.events import Handlers, Received
from services.kit.log import logger, request_id
from services.kit.outbox import InboxColumns, OutboxColumns, first_time, prune_inbox, take_waiting

RELAY_BATCH = 200
IDLE_SECONDS = 1.0
INBOX_KEPT = timedelta(days=30)


class Relay:
    """Publishes what the outbox holds, in order; wakes after a commit, and every second anyway."""

    def __init__(
        self, service: str, database: Database, bus: Bus, outbox: type[OutboxColumns]
    ) -> None:
        self.service = service
        self.database = database
        self.bus = bus
        self.outbox = outbox

    async def run(self) -> None:
        """Relays until cancelled; a broker or database that is away is waited for."""
        while True:
            self.database.wake_relay.clear()
            try:
                await self.bus.connected.wait()
                more = await self.relay_once()
            except Exception as fault:
                if not is_database_trouble(fault):
                    raise
                logger.warning("relay waits", extra={"trouble": str(fault)})
                more = False
                await asyncio.sleep(IDLE_SECONDS)
            if not more:
                await self._idle()

    async def relay_once(self) -> bool:
        """Publishes one batch; False when nothing was waiting.

        Raises:
            ConnectionError: the broker is away; the batch stays in the outbox.
        """
        async with self.database.sessions() as session, session.begin():
            events = await take_waiting(session, self.outbox, self.service, limit=RELAY_BATCH)
            if events:
                await self.bus.publish(events)
        return bool(events)

    async def _idle(self) -> None:
        try:
            async with asyncio.timeout(IDLE_SECONDS):
                await self.database.wake_relay.wait()
        except TimeoutError:
            pass


class Consumer:
    """Gives each message to its handler; effect and inbox row commit together."""

    def __init__(
        self,
        database: Database,
        inbox: type[InboxColumns],
        handlers: Mapping[str, Handlers],
    ) -> None:
        self.database = database
        self.inbox = inbox
        self.handlers = handlers

    async def take(self, subscription: Subscription, message: AbstractIncomingMessage) -> None:
        """Acknowledges after the commit; a failing handler returns the message to the broker,
        which counts the tries. An absent database is waited for and counts as no try."""
        while True:
            try:
                await self.handle(subscription.queue, message.body)
            except Exception as fault:
                if is_database_trouble(fault):
                    logger.warning("consumer waits", extra={"trouble": str(fault)})
                    await asyncio.sleep(IDLE_SECONDS)
                    continue
                extra = {"event": message.type, "event_id": message.message_id}
                logger.error("event not handled", exc_info=fault, extra=extra)
                await asyncio.sleep(0.2)
                await message.nack(requeue=True)
            else:
                await message.ack()
            return

    async def forget_old_events(self, session: AsyncSession) -> None:
        """Prunes the inbox: no broker keeps an event that long."""
        await prune_inbox(session, self.inbox, clock.now() - INBOX_KEPT)

    async def handle(self, queue: str, body: bytes) -> None:
        """The effect of one delivery of an event, once for all deliveries of it."""
        event = Received.from_json(body)
        handler = self.handlers[queue].get(event.type)
        if handler is None:
            return
        token = request_id.set(event.request_id)
        try:
            async with self.database.unit_of_work() as session:
                if await first_time(session, self.inbox, event.id, queue):
                    await handler.run(session, handler.reader.model_validate(event.data))
        finally:
            request_id.reset(token)
