"""A registry and an import command as processes over a database and a broker that can be killed."""

import asyncio
import os
import signal
from asyncio.subprocess import DEVNULL, Process
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from itertools import accumulate, islice
from pathlib import Path

import asyncpg
from aio_pika.abc import AbstractQueue

from infra.dev.demo.faults import with_no_fault
from infra.dev.demo.register import Options, Register
from infra.dev.demo.writing import write_register
from infra.dev.postgres import Cluster
from infra.dev.process import free_port
from infra.dev.rabbit import Node
from services.importer.jobs.run import BATCH_ROWS
from services.importer.models import Base as ImporterBase
from services.importer.parser import parse
from services.importer.tests.command import environment, start
from services.importer.tests.stage import LEVELS, Stage, aio_pika_channel, connected
from services.kit import clock
from services.kit.bus import EXCHANGE
from services.kit.testing.stack import TestDatabase, eventually, make_database, migrate
from services.registry.models import Base as RegistryBase

ROWS = 15_000
_GATE = 0x47617465  # key of the lock that a half stored file waits for
_HOLD = f"""
create function registry.wait_half_way() returns trigger language plpgsql as $$ begin
  if (select count(*) from registry.deceased) > {ROWS // 2} then
    perform pg_advisory_xact_lock_shared({_GATE});
  end if;
  return null;
end $$;
create trigger half_way after insert on registry.deceased
  for each statement execute function registry.wait_half_way()
"""
_FREE = """
drop trigger half_way on registry.deceased; drop function registry.wait_half_way()
"""
WATCH = "watch.jobs"


@dataclass(frozen=True, slots=True)
class Book:
    """A generated register: what an import of it must give, and how many persons each further
    batch brings."""

    path: Path
    counts: Mapping[str, int]
    persons_after: frozenset[int]


def write_book(folder: Path) -> Book:
    register = Register(Options(ROWS, seed=7))
    path = folder / "registro.csv"
    write_register(path, with_no_fault(register.rows()))
    rows = iter(parse(path, clock.today()))
    persons = [0]
    while batch := list(islice(rows, BATCH_ROWS)):
        persons.append(sum(row.payload is not None and bool(row.payload.surname) for row in batch))
    counts = {level: register.counts[level] for level in LEVELS}
    return Book(path, counts, frozenset(accumulate(persons)))


@dataclass(slots=True)
class Town:
    """The servers that disasters strike, and the processes of one test."""

    cluster: Cluster
    node: Node
    database: TestDatabase
    book: Book
    _running: list[Process] = field(default_factory=list)
    _gate: asyncpg.Connection = field(init=False)

    @property
    def env(self) -> dict[str, str]:
        ports = {"CAMPOSANTO_REGISTRY_PORT": str(free_port())}
        return environment(self.database, self.node) | ports

    async def load(self, *options: str) -> Process:
        process = await start(self.env, "load", self.book.path, *options)
        self._running.append(process)
        return process

    async def registry(self) -> Process:
        quiet = {"stdout": DEVNULL, "stderr": DEVNULL}
        process = await start(self.env, "serve", service="registry", **quiet)
        self._running.append(process)
        return process

    async def some_batches(self) -> None:
        """Waits until the load is well under way."""
        await eventually(self._is_half_way, timeout=60)

    async def first_batches(self) -> None:
        """Waits until the load has begun to submit, long before it has submitted all."""
        await eventually(self._has_begun, timeout=60)

    async def must_hold_whole_batches(self) -> None:
        persons = await self._persons()
        assert persons < max(self.book.persons_after)
        assert persons in self.book.persons_after

    async def must_be_complete(self) -> None:
        """Every row once, one job, finished once and told once, nothing left on its way."""
        stage = Stage(self.database, self.node)
        async with stage.watching():
            await stage.settled()
            assert await stage.stored() == self.book.counts
            assert await stage.dead() == 0
        async with connected(self.database) as sql:
            jobs = await sql.fetch("select finished_at from import.job")
            applied = await sql.fetchval(
                "select bool_and(applied_at is not null) from import.batch"
            )
        assert [job["finished_at"] is not None for job in jobs] == [True]
        assert applied
        async with watched_jobs(self.node) as queue:
            number = (await queue.declare()).message_count or 0
            told = [await queue.get() for _ in range(number)]
        assert len({message.message_id for message in told}) == 1

    @asynccontextmanager
    async def held(self) -> AsyncIterator["Town"]:
        """No load stores more than half of its file before `let_go`, however slow a disaster is."""
        async with connected(self.database) as sql:
            await sql.execute(_HOLD)
        self._gate = await self.database.connect()
        await self._gate.execute(f"select pg_advisory_lock({_GATE})")
        try:
            yield self
        finally:
            self.let_go()
            async with connected(self.database) as sql:
                await sql.execute(_FREE)

    def let_go(self) -> None:
        """The rest of the file may be stored; with the database the lock has gone anyway."""
        self._gate.terminate()

    @asynccontextmanager
    async def empty(self) -> AsyncIterator["Town"]:
        """Nothing stored, nothing on its way; afterwards no process is left."""
        await Stage(self.database, self.node).clear()
        async with watched_jobs(self.node) as queue:
            await queue.purge()
        try:
            yield self
        finally:
            for process in self._running:
                if process.returncode is None:
                    process.kill()
                    await process.communicate()
            self._running.clear()

    async def _persons(self) -> int:
        async with connected(self.database) as sql:
            return int(await sql.fetchval("select count(*) from registry.deceased"))

    async def _is_half_way(self) -> bool:
        return await self._persons() > ROWS // 4

    async def _has_begun(self) -> bool:
        async with connected(self.database) as sql:
            return int(await sql.fetchval("select count(*) from import.batch")) > 2


@asynccontextmanager
async def watched_jobs(node: Node) -> AsyncIterator[AbstractQueue]:
    """A queue that hears of every finished job."""
    async with aio_pika_channel(node.url) as channel:
        queue = await channel.declare_queue(WATCH, durable=True)
        await queue.bind(EXCHANGE, "importer.job.finished.v1")
        yield queue


@contextmanager
def town(folder: Path) -> Iterator[Town]:
    """Servers of its own, which keep their data when they are killed."""
    with Cluster(folder / "postgres") as cluster, Node(folder / "rabbit") as node:
        database = make_database(cluster.superuser_url(), "town")
        migrate(database, "registry", "registry", RegistryBase.metadata)
        migrate(database, "importer", "import", ImporterBase.metadata)
        yield Town(cluster, node, database, write_book(folder))


async def restart(server: Cluster | Node, *, kill: bool) -> None:
    """Stops or kills a server and starts it again over its data."""
    if kill:
        os.kill(server.pids()[0], signal.SIGKILL)
    await asyncio.to_thread(server.stop)
    server.start()  # in this thread: the kernel ends a server with the thread that started it
