"""What it costs memorial to ask registry, before each answer, who is public now."""

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import cycle

import asyncpg

from infra.bench import load
from infra.bench.ground import Ground, running
from infra.bench.measure import cpu_seconds, median
from infra.bench.memorial import Route, contest, public_ids
from infra.bench.table import Line
from infra.dev.process import free_port
from infra.dev.program import Program, Recipe
from infra.dev.services import ROOT
from services.kit.db import SEARCH_PATH

PERSONS = 300
TEXTS = 3
PATH = "/api/visitor-messages/{}"
ASKING, COPYING = "asking", "copying"


async def measure(ground: Ground, registry_pids: list[int]) -> list[Line]:
    ids = (await public_ids(ground))[:PERSONS]
    await _copy(ground, ids)
    requests = [load.request(PATH.format(person)) for person in ids]
    with ExitStack() as stack:
        routes = {}
        for name in (ASKING, COPYING):
            port, pids = stack.enter_context(_memorial(ground, name))
            routes[name] = Route(port, pids, cycle(requests))
        before = cpu_seconds(registry_pids)
        await contest(routes)
        asked = cpu_seconds(registry_pids) - before
    asking, copying = routes[ASKING], routes[COPYING]
    each = asked / asking.answered * 1e6
    costs = median(asking.cpu), median(copying.cpu)
    return [
        Line(
            0,
            f"texts of a memorial, {asking.rate:,.0f}/s, registry asked each time",
            f"the copy alone, {copying.rate:,.0f}/s",
            asking.rate / copying.rate,
        ),
        Line(
            0,
            f"the same, {costs[0]:.0f} us of CPU, and {each:.0f} us of registry's",
            f"the copy alone, {costs[1]:.0f} us",
            (costs[0] + each) / costs[1],
        ),
        Line(
            0,
            f"the same, p50 {asking.middle:.1f} ms with {load.CONNECTIONS} at once",
            f"the copy alone, p50 {copying.middle:.1f} ms",
            asking.middle / copying.middle,
        ),
    ]


async def _copy(ground: Ground, ids: list[int]) -> None:
    """What events would have told memorial of these persons, and some texts of visitors."""
    register = await ground.connect(ground.register)
    rows = await register.fetch(
        "select id, tomb_id, cemetery_id, name, surname from registry.deceased where id = any ($1)",
        ids,
    )
    await register.close()
    memorial = await asyncpg.connect(
        ground.register.database("memorial"), server_settings=SEARCH_PATH
    )
    await memorial.executemany(
        "insert into memorial.person"
        " (deceased_id, version, tomb_id, cemetery_id, name, surname, public)"
        " values ($1, 1, $2, $3, $4, $5, true)",
        [tuple(row) for row in rows],
    )
    await memorial.executemany(
        "insert into memorial.tribute (kind, deceased_id, name, text, enabled)"
        " values ('message', $1, 'Anna', 'Un pensiero per te', true)",
        [(person,) for person in ids for _ in range(TEXTS)],
    )
    await memorial.execute("analyze memorial.person, memorial.tribute")
    await memorial.close()


@contextmanager
def _memorial(ground: Ground, name: str) -> Iterator[tuple[int, list[int]]]:
    port = free_port()
    command = [
        sys.executable,
        "-m",
        "uvicorn",
        "--factory",
        f"infra.bench.references.visits:{name}",
    ]
    command += [
        "--port",
        str(port),
        "--no-access-log",
        "--no-server-header",
        "--log-level",
        "error",
    ]
    health = f"http://127.0.0.1:{port}/healthz"
    env = ground.register.environment("memorial")
    with running(Program(Recipe(name, command, env, health, ROOT), ground.folder)) as program:
        yield port, program.pids()
