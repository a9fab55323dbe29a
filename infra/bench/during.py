"""Whether visitors notice a load: the public search's waits while a file is imported, and idle."""

import asyncio
import itertools
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress

from infra.bench import data, load
from infra.bench.ground import Ground
from infra.bench.queries import classes
from infra.bench.search import PER_CLASS, as_request
from infra.bench.table import Line
from infra.dev.demo.dice import dice
from infra.dev.services import ROOT

SECONDS = 8.0
ROUNDS = 3
ROWS = 60_000
LIMIT = 2.0
VISITORS_PAUSE = 0.02  # of one visitor after another: a cemetery's office is busy, not under siege


async def measure(ground: Ground, port: int) -> list[Line]:
    requests = await _requests(ground)
    idle: list[float] = []
    busy: list[float] = []
    bad = 0
    for number in range(ROUNDS):
        calm = await _ask(port, requests)
        async with _loading(ground, number):
            stirred = await _ask(port, requests)
        idle += calm.waits
        busy += stirred.waits
        bad += calm.bad + stirred.bad
    return [_line(load.Load(waits=idle, bad=bad), load.Load(waits=busy))]


def _line(idle: load.Load, busy: load.Load) -> Line:
    name = f"search over HTTP while a file is imported, p95 {busy.wait(0.95):.1f} ms"
    about = f"the same without, p95 {idle.wait(0.95):.1f} ms, {idle.bad} not answered"
    ratio = busy.wait(0.95) / idle.wait(0.95)
    return Line(0, name, about, ratio, limit=LIMIT, lower_is_better=True)


async def _requests(ground: Ground) -> Iterator[bytes]:
    connection = await ground.reading()
    queries = await classes(connection, dice("during-5"), PER_CLASS)
    await connection.close()
    requests = [as_request(query) for asked in queries.values() for query in asked]
    dice("during-9").shuffle(requests)
    return itertools.cycle(requests)


async def _ask(port: int, requests: Iterator[bytes]) -> load.Load:
    return await load.run(port, requests, SECONDS, connections=1, pause=VISITORS_PAUSE)


@asynccontextmanager
async def _loading(ground: Ground, number: int) -> AsyncIterator[None]:
    """The command line loads a file of its own meanwhile, and is ended with the round."""
    path = ground.folder / f"during-{number}.csv"
    data.write_csv(path, ROWS, seed=900 + number)
    program = [sys.executable, "-m", "services.importer", "load", str(path)]
    env = ground.register.environment("importer")
    quiet = asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(
        *program, cwd=ROOT, env=env, stdout=quiet, stderr=quiet
    )
    try:
        await asyncio.sleep(2.0)  # until it has begun
        yield
    finally:
        with suppress(ProcessLookupError):
            process.terminate()
        await process.wait()
