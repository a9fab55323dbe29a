"""Goals 6 to 8: reading a memorial, against the least that a server can do and against an ORM."""

import re
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import cycle

from infra.bench import load
from infra.bench.ground import Ground, running
from infra.bench.measure import cpu_seconds, median, shuffled
from infra.bench.table import Line
from infra.dev.demo.dice import dice
from infra.dev.gateway import traefik
from infra.dev.process import free_port
from infra.dev.program import answers

ROUNDS = 4
SECONDS = 1.5
WARM_UP = 0.2  # so that a short run does not pay for filling what lasts for seconds
WARM = 300
PATH = "/api/public/deceased/{}"

HELLO, HOT, SAME, COLD, ORM = "hello", "hot", "304", "cold", "SQLModel"


@dataclass(slots=True)
class Route:
    """One competitor, and what its rounds gave."""

    port: int
    pids: list[int]
    requests: Iterator[bytes]
    rates: list[float] = field(default_factory=list)
    slow: list[float] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    cpu: list[float] = field(default_factory=list)
    bad: int = 0
    answered: int = 0

    @property
    def rate(self) -> float:
        return median(self.rates)

    @property
    def middle(self) -> float:
        return median(self.waits)

    async def run(self) -> None:
        warm = await load.run(self.port, self.requests, WARM_UP)
        before = cpu_seconds(self.pids)
        done = await load.run(self.port, self.requests, SECONDS)
        self.cpu.append((cpu_seconds(self.pids) - before) / len(done.waits) * 1e6)
        self.rates.append(done.rate)
        self.slow.append(done.wait(0.99))
        self.waits.append(done.wait(0.5))
        self.answered += len(warm.waits) + len(done.waits)
        self.bad += done.bad


async def contest(routes: dict[str, Route]) -> None:
    luck = dice("memorial-2")
    for _ in range(ROUNDS):
        for name in shuffled(list(routes), luck):
            await routes[name].run()


async def measure(ground: Ground, port: int, pids: list[int]) -> list[Line]:
    ids = await public_ids(ground)
    warm = [load.request(PATH.format(person)) for person in ids[:WARM]]
    cold = (load.request(PATH.format(person)) for person in cycle(ids[WARM:]))
    tag = await _etag(port, ids[0])
    same = load.request(PATH.format(ids[0]), f"If-None-Match: {tag}\r\n")
    with ExitStack() as stack:
        hello_port, hello_pids = stack.enter_context(
            ground.serving("hello", "infra.bench.references.hello:app")
        )
        orm_port, orm_pids = stack.enter_context(
            ground.serving("orm", "infra.bench.references.orm:app")
        )
        direct = {
            HELLO: Route(hello_port, hello_pids, cycle(warm)),
            HOT: Route(port, pids, cycle(warm)),
            SAME: Route(port, pids, cycle([same])),
            COLD: Route(port, pids, cold),
            ORM: Route(orm_port, orm_pids, cycle(warm)),
        }
        await contest(direct)
        to_hello, to_registry = (
            stack.enter_context(_gateway(ground, upstream)) for upstream in (hello_port, port)
        )
        behind = {
            HELLO: Route(to_hello, [], cycle(warm)),
            HOT: Route(to_registry, [], cycle(warm)),
            COLD: Route(to_registry, [], cold),
        }
        await contest(behind)
    return [*_direct_lines(direct), *_gateway_lines(behind)]


async def public_ids(ground: Ground) -> list[int]:
    connection = await ground.connect(ground.register)
    rows = await connection.fetch(
        "select id from registry.deceased where public order by hashint4(id)"
    )
    await connection.close()
    return [row["id"] for row in rows]


async def _etag(port: int, person: int) -> str:
    answer = await load.fetch(port, PATH.format(person))
    found = re.search(rb"(?im)^etag: *(\S+)", answer)
    assert found, answer
    return found[1].decode()


@contextmanager
def _gateway(ground: Ground, upstream: int) -> Iterator[int]:
    """The product's Traefik in front of one server, which stands for all of them."""
    folder = ground.folder / f"gateway-{upstream}"
    folder.mkdir(exist_ok=True)
    port, address = free_port(), f"http://127.0.0.1:{upstream}"
    upstreams = dict.fromkeys(("registry", "memorial", "importer", "web"), address)
    with running(traefik(folder, port=port, upstreams=upstreams)):
        while not answers(f"http://127.0.0.1:{port}/api/public/cemeteries"):
            time.sleep(0.1)
        yield port


def _direct_lines(routes: dict[str, Route]) -> list[Line]:
    hello, orm = routes[HELLO], routes[ORM]
    cost = median(hello.cpu)
    about = f"ASGI hello, {hello.rate:,.0f}/s"
    lines = []
    for name, operation, limit in (
        (HOT, "memorial, hot", 0.5),
        (SAME, "memorial, 304", 0.6),
        (COLD, "memorial, cold", 0.12),
    ):
        route = routes[name]
        goal = 7 if name == COLD else 6
        share = route.rate / hello.rate
        lines.append(
            Line(goal, f"{operation}, {route.rate:,.0f}/s{_bad(route)}", about, share, limit=limit)
        )
    hot = median(routes[HOT].cpu)
    about = f"ASGI hello, {cost:.0f} us"
    lines.append(
        Line(
            6,
            f"memorial, hot, {hot:.0f} us of CPU",
            about,
            hot / cost,
            limit=2.2,
            lower_is_better=True,
        )
    )
    cold = median(routes[COLD].cpu)
    lines.append(Line(0, f"memorial, cold, {cold:.0f} us of CPU", about, cold / cost))
    about = f"SQLModel join, {orm.rate:,.0f}/s{_bad(orm)}"
    lines.append(Line(7, "memorial, cold", about, routes[COLD].rate / orm.rate, limit=5.0))
    return lines


def _gateway_lines(routes: dict[str, Route]) -> list[Line]:
    hello, hot, cold = routes[HELLO], routes[HOT], routes[COLD]
    about = f"Traefik to hello, {hello.rate:,.0f}/s"
    slow = median(hello.slow)
    return [
        Line(
            8,
            f"hot behind Traefik, {hot.rate:,.0f}/s{_bad(hot)}",
            about,
            hot.rate / hello.rate,
            limit=0.9,
        ),
        Line(
            8,
            f"cold behind Traefik, {cold.rate:,.0f}/s{_bad(cold)}",
            about,
            cold.rate / hello.rate,
            limit=0.25,
        ),
        Line(
            8,
            f"hot behind Traefik, p99 {median(hot.slow):.1f} ms",
            f"Traefik to hello, p99 {slow:.1f} ms",
            median(hot.slow) / slow,
            limit=2.5,
            lower_is_better=True,
        ),
    ]


def _bad(route: Route) -> str:
    return f" ({route.bad} failed)" if route.bad else ""
