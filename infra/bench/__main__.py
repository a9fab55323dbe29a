"""`python -m infra.bench [--rows N] [--only search,memorial,lists,import,during,events]`"""

import argparse
import asyncio
import os
import platform
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path

import psutil
import uvloop

from infra.bench import (
    data,
    during,
    events,
    importing,
    lists,
    memorial,
    recall,
    search,
    structures,
    visits,
)
from infra.bench.ground import Ground, ground
from infra.bench.table import Line, keep, rendered
from infra.dev.process import DevError

ROWS = 200_000
LAST = Path(__file__).with_name("last.json")
PARTS = ("search", "memorial", "lists", "import", "during", "events")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m infra.bench", description=__doc__)
    parser.add_argument("--rows", type=int, default=int(os.environ.get("BENCH_ROWS", ROWS)))
    parser.add_argument("--only", type=lambda text: text.split(","), default=list(PARTS))
    options = parser.parse_args()
    start = time.monotonic()
    try:
        with (
            tempfile.TemporaryDirectory(prefix="camposanto-bench-") as folder,
            ground(Path(folder), options.rows) as prepared,
        ):
            lines = _measured(prepared, options.only)
    except DevError as problem:
        sys.stderr.write(f"{problem}\n")
        return 1
    minutes = (time.monotonic() - start) / 60
    print(rendered(lines))
    print(f"\n{options.rows:,} rows, {_machine()}, {minutes:.1f} minutes")
    day = datetime.now(UTC).date().isoformat()
    keep(lines, LAST, day=day, rows=options.rows, machine=_machine(), minutes=round(minutes, 1))
    return 0


def _measured(prepared: Ground, parts: Sequence[str]) -> list[Line]:
    lines: list[Line] = []
    if {"search", "memorial", "lists", "during"} & set(parts):
        _run("loading the register", lambda: _fill(prepared))
    if "search" in parts:
        lines += _run("search", lambda: search.measure(prepared))
        lines += _run("recall", lambda: recall.measure(prepared))
        lines += _run("structures", lambda: structures.measure(prepared))
    if "memorial" in parts:
        with prepared.registry() as (port, pids):
            lines += _run("memorial", lambda: memorial.measure(prepared, port, pids))
            lines += _run("visits", lambda: visits.measure(prepared, pids))
            lines += _run("search over HTTP", lambda: search.measure_http(prepared, port))
            lines += importing.measure_command(prepared)
    if "lists" in parts:
        with prepared.registry() as (port, _):
            lines += _run("lists", lambda: lists.measure(prepared, port))
    if "import" in parts:
        lines += _run("import", lambda: importing.measure(prepared))
    if "during" in parts:
        with prepared.registry() as (port, _):
            lines += _run("during a load", lambda: during.measure(prepared, port))
    if "events" in parts:
        lines += _run("events", lambda: events.measure(prepared))
    return sorted(lines, key=lambda line: line.goal or 99)


async def _fill(prepared: Ground) -> list[Line]:
    """The full register, through the product's own parser and apply code."""
    path = prepared.folder / "register.csv"
    data.write_csv(path, prepared.rows, seed=1)
    connection = await prepared.connect(prepared.register)
    await data.import_csv(connection, path, tell=False)
    await connection.execute("vacuum analyze")
    await connection.close()
    return []


def _run(name: str, work: Callable[[], Awaitable[list[Line]]]) -> list[Line]:
    async def measured() -> list[Line]:
        return await work()

    sys.stderr.write(f"{datetime.now(UTC):%H:%M:%S} {name}\n")
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(measured())


def _machine() -> str:
    memory = psutil.virtual_memory().total / 2**30
    return f"{os.cpu_count()} cores, {memory:.0f} GB, {platform.system()} {platform.machine()}"


if __name__ == "__main__":
    sys.exit(main())
