"""Dead letters: listed where they lie, and returned to the queue that gave them up."""

import json
import secrets
from collections.abc import AsyncIterator
from uuid import uuid4

import aio_pika
import pytest
from aio_pika.abc import AbstractChannel, AbstractQueue

from infra.dev.rabbit import Node
from services.kit.bus import DELIVERY_LIMIT, EXCHANGE, Subscription, declare_queue
from services.kit.dead_letters import list_dead, replay
from services.kit.testing.stack import eventually

EVENT = "test.thing.happened.v1"


@pytest.fixture
def name() -> str:
    return f"test-{secrets.token_hex(4)}"


@pytest.fixture
async def channel(broker: Node) -> AsyncIterator[AbstractChannel]:
    async with await aio_pika.connect(broker.url) as connection:
        yield await connection.channel()


@pytest.fixture
async def queue(channel: AbstractChannel, name: str) -> AsyncIterator[AbstractQueue]:
    await channel.declare_exchange(EXCHANGE, aio_pika.ExchangeType.TOPIC, durable=True)
    queue = await declare_queue(channel, Subscription(name, frozenset({EVENT})))
    yield queue
    await queue.delete(if_unused=False, if_empty=False)
    await (await channel.get_queue(f"{name}.dead")).delete(if_unused=False, if_empty=False)


async def kill(channel: AbstractChannel, queue: AbstractQueue, body: bytes) -> str:
    """Publishes an event that fails until its queue gives it up; its id."""
    event_id = str(uuid4())
    exchange = await channel.get_exchange(EXCHANGE)
    message = aio_pika.Message(
        body,
        message_id=event_id,
        type=EVENT,
        delivery_mode=aio_pika.DeliveryMode.PERSISTENT,
    )
    await exchange.publish(message, EVENT)
    for _ in range(DELIVERY_LIMIT + 1):
        taken = await queue.get(timeout=10, fail=True)
        assert taken is not None
        await taken.nack(requeue=True)
    return event_id


async def await_dead(broker: Node, name: str, count: int) -> None:
    async def all_dead() -> bool:
        return len(await list_dead(broker.url, [name])) == count

    await eventually(all_dead)


async def test_listing_tells_what_died_and_leaves_it(
    broker: Node, channel: AbstractChannel, queue: AbstractQueue, name: str
) -> None:
    event_id = await kill(channel, queue, b'{"data":1}')
    await await_dead(broker, name, 1)
    for _ in range(3):
        (letter,) = await list_dead(broker.url, [name])
        assert (letter.queue, letter.event, letter.event_id) == (name, EVENT, event_id)
        assert (letter.reason, letter.body) == ("delivery_limit", '{"data":1}')
        assert letter.since is not None


async def test_what_was_listed_is_there_again_at_once(
    broker: Node, channel: AbstractChannel, queue: AbstractQueue, name: str
) -> None:
    for number in range(2):
        await kill(channel, queue, json.dumps(number).encode())
    await await_dead(broker, name, 2)
    for _ in range(20):
        assert len(await list_dead(broker.url, [name])) == 2
    assert await replay(broker.url, [name]) == 2


async def test_replay_returns_each_to_its_queue_once(
    broker: Node, channel: AbstractChannel, queue: AbstractQueue, name: str
) -> None:
    ids = [await kill(channel, queue, json.dumps(number).encode()) for number in range(2)]
    await await_dead(broker, name, 2)
    assert await replay(broker.url, [name]) == 2
    assert await list_dead(broker.url, [name]) == []
    returned = [await queue.get(timeout=10, no_ack=True, fail=True) for _ in ids]
    assert [(m.message_id, m.type, m.body) for m in returned if m] == [
        (event_id, EVENT, str(number).encode()) for number, event_id in enumerate(ids)
    ]
    assert await queue.get(fail=False) is None
    assert await replay(broker.url, [name]) == 0


async def test_a_replayed_letter_may_fail_as_often_as_a_new_one(
    broker: Node, channel: AbstractChannel, queue: AbstractQueue, name: str
) -> None:
    await kill(channel, queue, b"1")
    await await_dead(broker, name, 1)
    await replay(broker.url, [name])
    for _ in range(DELIVERY_LIMIT):
        taken = await queue.get(timeout=10, fail=True)
        assert taken is not None
        await taken.nack(requeue=True)
    last = await queue.get(timeout=10, fail=True)
    assert last is not None
    await last.ack()


async def test_a_queue_that_does_not_exist_is_passed_over(broker: Node) -> None:
    assert await list_dead(broker.url, ["no-such-queue"]) == []
    assert await replay(broker.url, ["no-such-queue"]) == 0
