"""From the outbox to a consumer: everything arrives, in order, and takes effect once."""

import asyncio
import json

import aio_pika
import pytest

from services.kit.app import Queue, Workers
from services.kit.bus import EXCHANGE
from services.kit.db import Database
from services.kit.outbox import emit, take_waiting
from services.kit.tasks import end
from services.kit.testing.lines import Lines
from services.kit.testing.stack import eventually
from services.kit.tests import guestbook
from services.kit.tests.desk import Desk, channel_to, envelope, write
from services.kit.tests.guestbook import WRITTEN, EntryWritten, Guests, Outbox

TEXTS = [f"n {number}" for number in range(30)]


async def test_events_arrive_once_and_in_order(desk: Desk, guest: Guests) -> None:
    async with desk.open(guest) as client:
        await write(client, *TEXTS)
        await desk.until_copied(guest, *TEXTS)
    assert guest.tries == TEXTS
    assert await desk.count("outbox") == 0


async def test_every_consumer_gets_every_event(desk: Desk, guest: Guests) -> None:
    other = Guests(f"{guest.name}-other")
    async with desk.open(guest, other) as client:
        await write(client, "Ciao")
        await desk.until_copied(guest, "Ciao")
        await desk.until_copied(other, "Ciao")


async def test_an_entry_that_was_taken_back_is_never_told(desk: Desk, guest: Guests) -> None:
    async with desk.open(guest) as client:
        for text in ("doppio", "rotto"):
            await client.post("/api/entries", json={"text": text})
        await write(client, "Ciao")
        await desk.until_copied(guest, "Ciao")
    assert guest.tries == ["Ciao"]


async def test_what_waits_since_before_the_start_is_told_then(desk: Desk, guest: Guests) -> None:
    database = Database(desk.database.url("memorial"), Outbox)
    async with database.unit_of_work() as session:
        for text in TEXTS * 4:
            emit(session, EntryWritten(text=text))
            await session.flush()
    await database.close()
    async with desk.open(guest):
        await desk.until_copied(guest, *(TEXTS * 4))


async def test_a_crash_between_publish_and_commit_sends_twice_and_works_once(
    desk: Desk, guest: Guests
) -> None:
    """The broker has confirmed, then the process dies: the outbox still holds the events."""
    queue = Queue(guest.name, guest.handlers)
    service = guestbook.service(desk.database.url("memorial"), desk.broker.url, queue)
    database = Database(service.settings.database_url, Outbox)
    workers = Workers(service, database)
    bus = asyncio.create_task(workers.bus.run())
    await workers.bus.connected.wait()
    async with channel_to(desk.broker) as channel:
        observer = await channel.declare_queue(exclusive=True)
        await observer.bind(EXCHANGE, WRITTEN)
        async with database.unit_of_work() as session:
            for text in TEXTS:
                emit(session, EntryWritten(text=text))
                await session.flush()

        with pytest.raises(ZeroDivisionError):
            await publish_and_die(workers, database)
        assert await desk.count("outbox") == len(TEXTS)
        assert await workers.relay.relay_once()
        assert not await workers.relay.relay_once()

        await desk.until_copied(guest, *TEXTS)
        await eventually(lambda: is_empty(desk, guest))
        assert guest.tries == TEXTS
        messages = [await observer.get(fail=True) for _ in range(2 * len(TEXTS))]
    ids = [message.message_id for message in messages if message is not None]
    assert ids[: len(TEXTS)] == ids[len(TEXTS) :]
    assert len(set(ids)) == len(TEXTS)
    await end(bus)
    await database.close()


async def publish_and_die(workers: Workers, database: Database) -> None:
    async with database.sessions() as session, session.begin():
        await workers.bus.publish(await take_waiting(session, Outbox, "guestbook", limit=50))
        raise ZeroDivisionError


async def is_empty(desk: Desk, guest: Guests) -> bool:
    return await desk.waiting(guest.name) == 0


async def test_the_same_event_twice_works_once(desk: Desk, guest: Guests) -> None:
    async with desk.open(guest):
        twice = envelope("Ciao")
        for body in (twice, twice, envelope("fine")):
            await desk.send(guest, body)
        await desk.until_copied(guest, "Ciao", "fine")
    assert guest.tries == ["Ciao", "fine"]


async def test_the_request_id_goes_all_the_way(desk: Desk, guest: Guests, log: Lines) -> None:
    async with desk.open(guest) as client:
        await write(client, "Ciao", request_id="from-the-gateway")
        await desk.until_copied(guest, "Ciao")
        await write(client, "Addio", request_id="another-request")
        await desk.until_copied(guest, "Ciao", "Addio")
    told = {line["text"]: line["request_id"] for line in log.about("copying")}
    assert told == {"Ciao": "from-the-gateway", "Addio": "another-request"}


async def test_an_event_is_a_cloud_event(desk: Desk, guest: Guests) -> None:
    async with channel_to(desk.broker) as channel, desk.open(guest) as client:
        observer = await channel.declare_queue(exclusive=True)
        await observer.bind(EXCHANGE, WRITTEN)
        await write(client, "Ciao", request_id="abcd-1234")
        await desk.until_copied(guest, "Ciao")
        message = await observer.get(fail=True)
    assert message is not None
    told = json.loads(message.body)
    assert told.pop("id") == message.message_id
    assert told.pop("time")
    assert told == {
        "specversion": "1.0",
        "source": "camposanto/guestbook",
        "type": WRITTEN,
        "datacontenttype": "application/json",
        "requestid": "abcd-1234",
        "data": {"text": "Ciao"},
    }
    assert message.content_type == "application/cloudevents+json"
    assert message.delivery_mode == aio_pika.DeliveryMode.PERSISTENT
