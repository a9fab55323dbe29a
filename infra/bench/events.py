"""Goals 15 to 17: events in lists, the outbox, the relay, against one message at a time."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from uuid import uuid4

import aio_pika
from aio_pika.abc import AbstractChannel, AbstractIncomingMessage, AbstractQueue
from sqlalchemy import BigInteger, text
from sqlmodel import Field, SQLModel
from sqlmodel.ext.asyncio.session import AsyncSession

from infra.bench.ground import Ground, emptied
from infra.bench.measure import Work, median, milliseconds, shuffled
from infra.bench.table import Line
from infra.dev.demo.dice import dice
from services.kit import clock, readers
from services.kit.bus import EXCHANGE, Bus, Subscription, declare_queue
from services.kit.consumer import Consumer, Relay
from services.kit.db import Database, schema
from services.kit.events import Envelope, Handler
from services.kit.outbox import emit
from services.kit.tasks import end
from services.memorial.consumers import PersonsChanged
from services.registry.events import DeceasedChanged, DeceasedState
from services.registry.models import Deceased, Inbox, Outbox

LIST = 500
SINGLES = 400
LISTS = 30
WRITES = 25
WRITE_ROUNDS = 10
RELAYED = 2000
ROUNDS = 3
IN_FLIGHT = 200
NAME = DeceasedChanged.name
QUEUE = Subscription("bench", frozenset({NAME}))

_TOMB = """
insert into registry.cemetery (name) values ('x');
insert into registry.sector (cemetery_id, name) values (1, 'x');
insert into registry.block (sector_id, name) values (1, 'x');
insert into registry.tomb (block_id, reference) values (1, 'x');
"""


class _Base(SQLModel, registry=schema("registry")):
    pass


class _Copy(_Base, table=True):
    """What memorial keeps of a person."""

    __tablename__ = "bench_copy"
    deceased_id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    version: int = Field(sa_type=BigInteger)
    tomb_id: int
    cemetery_id: int
    name: str
    surname: str
    nominative: str | None
    birthdate: str | None
    deathdate: str | None
    picture: str | None
    epitaph: str | None
    public: bool
    removed: bool


class _Copier:
    """Keeps copies of persons as other services do; `done` when it has taken `left` of them."""

    def __init__(self, left: int) -> None:
        self.left = left
        self.done = asyncio.Event()

    async def run(self, session: AsyncSession, changes: PersonsChanged) -> None:
        await readers.keep(session, _Copy, changes.items)
        self.left -= len(changes.items)
        if self.left <= 0:
            self.done.set()


def _state(person: int) -> DeceasedState:
    example = DeceasedChanged.example()
    assert isinstance(example, DeceasedChanged)
    return example.items[0].model_copy(update={"deceased_id": person})


def _event(first: int, many: int) -> Envelope:
    event = DeceasedChanged(items=[_state(person) for person in range(first, first + many)])
    body = event.model_dump_json(by_alias=True).encode()
    return Envelope(uuid4(), "registry", NAME, clock.now(), None, body)


async def measure(ground: Ground) -> list[Line]:
    connection = await ground.connect(ground.empty)
    await emptied(connection)
    await connection.execute(_TOMB)
    await connection.close()
    database = Database(ground.empty.database("registry"), Outbox)
    await database.open()
    async with database.engine.begin() as owner:
        await owner.run_sync(_Base.metadata.create_all)
    try:
        async with _broker(ground.empty.amqp_url) as (bus, channel):
            queue = await declare_queue(channel, QUEUE)
            lines = await _lists(ground, database, bus, queue)
            lines += await _writes(database, bus)
            await queue.purge()
            lines.append(await _relay(database, bus, channel))
            await queue.purge()
            return lines
    finally:
        await database.close()


@asynccontextmanager
async def _broker(url: str) -> AsyncIterator[tuple[Bus, AbstractChannel]]:
    """The product's bus as publisher, and a plain channel beside it."""
    async with await aio_pika.connect(url) as connection:
        channel = await connection.channel(publisher_confirms=True)
        await channel.declare_exchange(EXCHANGE, aio_pika.ExchangeType.TOPIC, durable=True)
        async with _running(Bus(url, (), _nothing)) as bus:
            yield bus, channel


@asynccontextmanager
async def _running(bus: Bus) -> AsyncIterator[Bus]:
    task = asyncio.create_task(bus.run())
    try:
        async with asyncio.timeout(30):
            await bus.connected.wait()
        yield bus
    finally:
        await end(task)


async def _nothing(subscription: Subscription, message: AbstractIncomingMessage) -> None:
    raise AssertionError(f"{subscription.queue} is not read: {message.message_id}")


async def _lists(ground: Ground, database: Database, bus: Bus, queue: AbstractQueue) -> list[Line]:
    """Goal 15: the same persons one by one and in lists."""
    rates: dict[str, list[float]] = {
        "publish 1": [],
        "publish 500": [],
        "take 1": [],
        "take 500": [],
    }
    for turn in range(ROUNDS):
        start = 1 + turn * 100_000
        for size, count in ((1, SINGLES), (LIST, LISTS)):
            events = [_event(start + n * size, size) for n in range(count)]
            rates[f"publish {size}"].append(size * await _published(bus, events))
            rates[f"take {size}"].append(await _taken(ground, database, size * count))
            await queue.purge()
    middle = {name: median(values) for name, values in rates.items()}
    return [
        Line(
            15,
            f"events of 500, published, {middle['publish 500']:,.0f} entities/s",
            f"one an event, {middle['publish 1']:,.0f}/s",
            middle["publish 500"] / middle["publish 1"],
            limit=100.0,
        ),
        Line(
            15,
            f"events of 500, consumed and stored, {middle['take 500']:,.0f} entities/s",
            f"one an event, {middle['take 1']:,.0f}/s",
            middle["take 500"] / middle["take 1"],
            limit=30.0,
        ),
    ]


async def _published(bus: Bus, events: Sequence[Envelope]) -> float:
    """Events a second, each confirmed before the next."""
    start = time.perf_counter()
    for event in events:
        await bus.publish([event])
    return len(events) / (time.perf_counter() - start)


async def _taken(ground: Ground, database: Database, entities: int) -> float:
    """Entities a second through the product's consumer: inbox, effect, commit, acknowledgement."""
    copier = _Copier(entities)
    consumer = Consumer(database, Inbox, {QUEUE.queue: {NAME: Handler(PersonsChanged, copier.run)}})
    start = time.perf_counter()
    async with _running(Bus(ground.empty.amqp_url, (QUEUE,), consumer.take)):
        await copier.done.wait()
        return entities / (time.perf_counter() - start)


async def _write(database: Database, *, tell: bool) -> None:
    async with database.unit_of_work() as session:
        session.add(Deceased(tomb_id=1, name="Niccolò", surname="D'Angelo"))
        if tell:
            await session.flush()
            emit(session, DeceasedChanged(items=[_state(1)]))


async def _write_and_publish(database: Database, bus: Bus) -> None:
    await _write(database, tell=False)
    await bus.publish([_event(1, 1)])


async def _writes(database: Database, bus: Bus) -> list[Line]:
    """Goal 16: what it costs that an event leaves with its write."""
    works: dict[str, Work] = {
        "alone": lambda: _write(database, tell=False),
        "outbox": lambda: _write(database, tell=True),
        "inline": lambda: _write_and_publish(database, bus),
    }
    took: dict[str, list[float]] = {name: [] for name in works}
    luck = dice("events-4")
    for _ in range(WRITE_ROUNDS):
        for name in shuffled(list(works), luck):
            took[name] += [await milliseconds(works[name]) for _ in range(WRITES)]
    middle = {name: median(values) for name, values in took.items()}
    what = f"write with its event in the outbox, {middle['outbox']:.2f} ms"
    alone, inline = middle["alone"], middle["inline"]
    return [
        Line(16, what, f"write alone, {alone:.2f} ms", alone / middle["outbox"], limit=0.85),
        Line(
            16, what, f"write, then publish, {inline:.2f} ms", inline / middle["outbox"], limit=3.0
        ),
    ]


async def _relay(database: Database, bus: Bus, channel: AbstractChannel) -> Line:
    """Goal 17: emptying the outbox, against publishing what is in memory already."""
    async with database.unit_of_work() as session:
        await session.execute(text("delete from registry.outbox"))
    exchange = await channel.get_exchange(EXCHANGE)
    relay = Relay("registry", database, bus, Outbox)
    rates: dict[str, list[float]] = {"relay": [], "plain": []}
    for turn in range(ROUNDS):
        events = [_event(1 + turn * RELAYED + n, 1) for n in range(RELAYED)]
        async with database.unit_of_work() as session:
            session.add_all(_waiting(event) for event in events)
        start = time.perf_counter()
        while await relay.relay_once():
            pass
        rates["relay"].append(RELAYED / (time.perf_counter() - start))
        start = time.perf_counter()
        for first in range(0, RELAYED, IN_FLIGHT):
            some = events[first : first + IN_FLIGHT]
            await asyncio.gather(*(exchange.publish(_plain(e), e.type) for e in some))
        rates["plain"].append(RELAYED / (time.perf_counter() - start))
    relayed, plain = median(rates["relay"]), median(rates["plain"])
    about = f"{IN_FLIGHT} confirms in flight, {plain:,.0f}/s"
    return Line(17, f"outbox relay, {relayed:,.0f} events/s", about, relayed / plain, limit=0.7)


def _waiting(event: Envelope) -> Outbox:
    data = event.data.decode()
    return Outbox(event_id=event.id, name=event.type, data=data, occurred_at=event.time)


def _plain(event: Envelope) -> aio_pika.Message:
    return aio_pika.Message(event.data, delivery_mode=aio_pika.DeliveryMode.PERSISTENT)
