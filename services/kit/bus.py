"""RabbitMQ: one topic exchange, a quorum queue per consumer with its dead-letter queue."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

import aio_pika
from aio_pika.abc import AbstractChannel, AbstractExchange, AbstractIncomingMessage, AbstractQueue
from aio_pika.exceptions import AMQPError, PublishError

from services.kit.events import Envelope
from services.kit.log import logger
from services.kit.tasks import end

EXCHANGE = "camposanto.events"
DEAD_EXCHANGE = "camposanto.dead"
DELIVERY_LIMIT = 4  # a fifth failure puts the message on the dead-letter queue
NEVER = 2**31 - 1  # RabbitMQ 4 would drop a dead letter after it was looked at twenty times
BROKER_TROUBLE = (AMQPError, OSError, RuntimeError, asyncio.InvalidStateError)


@dataclass(frozen=True, slots=True)
class Subscription:
    """A queue, the event names bound to it, and how it is read.

    in_order: one consumer at a time over all replicas, one message at a time.
    """

    queue: str
    names: frozenset[str]
    in_order: bool = False


Take = Callable[[Subscription, AbstractIncomingMessage], Awaitable[None]]


class Bus:
    """Keeps one connection to the broker for as long as the service lives, and mends it."""

    def __init__(self, url: str, subscriptions: Sequence[Subscription], take: Take) -> None:
        self.url = url
        self.subscriptions = subscriptions
        self._take = take
        self._exchange: AbstractExchange | None = None
        self.connected = asyncio.Event()

    async def run(self) -> None:
        """Connects, declares and consumes; after any break does so again, until cancelled."""
        while True:
            try:
                await self._one_connection()
            except BROKER_TROUBLE as trouble:
                logger.warning("broker not reachable", extra={"trouble": str(trouble)})
            self.connected.clear()
            await asyncio.sleep(1)

    async def publish(self, events: Sequence[Envelope]) -> None:
        """Publishes in order, persistent, and returns when the broker has confirmed all.

        Raises:
            ConnectionError: no broker, or it broke before it had confirmed, or nobody has ever
                asked for an event that needs a reader.
        """
        exchange = self._exchange
        if exchange is None:
            raise ConnectionError("no broker")
        try:
            async with asyncio.timeout(30):
                await asyncio.gather(*(_publish(exchange, event) for event in events))
        except PublishError as returned:
            raise ConnectionError("no queue takes the event yet") from returned
        except (*BROKER_TROUBLE, TimeoutError) as trouble:
            raise ConnectionError("broker broke while publishing") from trouble

    async def _one_connection(self) -> None:
        async with await aio_pika.connect(self.url, timeout=5) as connection:
            channel = await connection.channel(publisher_confirms=True, on_return_raises=True)
            self._exchange = await channel.declare_exchange(
                EXCHANGE, aio_pika.ExchangeType.TOPIC, durable=True
            )
            closings = [asyncio.ensure_future(each.closed()) for each in (connection, channel)]
            readers = []
            for subscription in self.subscriptions:
                own = await connection.channel()
                await own.set_qos(prefetch_count=1 if subscription.in_order else 16)
                queue = await declare_queue(own, subscription)
                closings.append(asyncio.ensure_future(own.closed()))
                readers.append(asyncio.create_task(self._read(subscription, queue)))
            self.connected.set()
            try:
                await asyncio.wait([*closings, *readers], return_when=asyncio.FIRST_COMPLETED)
                for reader in readers:
                    if reader.done():
                        reader.result()
            finally:
                self._exchange = None
                for closing in closings:
                    closing.cancel()
                await end(*readers)

    async def _read(self, subscription: Subscription, queue: AbstractQueue) -> None:
        """Hands over the messages of a queue one by one.

        At the end the channel is closed and the consumer never cancelled: after a cancel the next
        consumer would overtake the message in hand, and order would be lost.
        """
        waiting: asyncio.Queue[AbstractIncomingMessage] = asyncio.Queue()
        await queue.consume(waiting.put)
        try:
            while True:
                await self._take(subscription, await waiting.get())
        finally:
            await queue.channel.close()


async def _publish(exchange: AbstractExchange, event: Envelope) -> None:
    await exchange.publish(_message(event), event.type, mandatory=event.needs_reader)


def _message(event: Envelope) -> aio_pika.Message:
    return aio_pika.Message(
        event.to_json(),
        message_id=str(event.id),
        type=event.type,
        content_type="application/cloudevents+json",
        delivery_mode=aio_pika.DeliveryMode.PERSISTENT,
    )


async def declare_queue(channel: AbstractChannel, subscription: Subscription) -> AbstractQueue:
    """Declares the queue, its bindings and its dead-letter queue; harmless when they exist."""
    name = subscription.queue
    dead = await channel.declare_exchange(DEAD_EXCHANGE, aio_pika.ExchangeType.DIRECT, durable=True)
    dead_queue = await channel.declare_queue(
        f"{name}.dead",
        durable=True,
        arguments={"x-queue-type": "quorum", "x-delivery-limit": NEVER},
    )
    await dead_queue.bind(dead, routing_key=name)
    queue = await channel.declare_queue(
        name,
        durable=True,
        arguments={
            "x-queue-type": "quorum",
            "x-delivery-limit": DELIVERY_LIMIT,
            "x-dead-letter-exchange": DEAD_EXCHANGE,
            "x-dead-letter-routing-key": name,
            "x-dead-letter-strategy": "at-least-once",
            "x-overflow": "reject-publish",
            "x-single-active-consumer": subscription.in_order,
        },
    )
    for event in subscription.names:
        await queue.bind(EXCHANGE, routing_key=event)
    return queue
