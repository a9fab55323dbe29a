"""Goals 1 to 3: a search and its first page, against fetching known rows and against ILIKE."""

from functools import partial
from itertools import cycle
from urllib.parse import urlencode

import asyncpg

from infra.bench import load
from infra.bench.ground import FULL, Ground
from infra.bench.measure import Work, best_of, percentile
from infra.bench.queries import Query, classes
from infra.bench.references import naive
from infra.bench.table import Line
from infra.dev.demo.dice import dice
from services.registry.deceased.query import readings
from services.registry.deceased.search import find, page_rows

PER_CLASS = 12
RUNS = 4
NAIVE_PER_CLASS = 3
HTTP_SECONDS = 3.0
FLOOR, OURS, ILIKE, ONE_TEXT = "primary key", "search", "ILIKE", "one text"

Times = dict[str, list[float]]


async def search(connection: asyncpg.Connection, query: Query, cemetery_id: int | None) -> None:
    """The product's search, its two names apart as the page sends them."""
    found = await find(connection, readings("", query.surname, query.name), cemetery_id)
    await page_rows(connection, found, 1)


async def search_one_text(
    connection: asyncpg.Connection, query: Query, cemetery_id: int | None
) -> None:
    """The same with both names in one text, so that the service has to split it."""
    found = await find(connection, readings(f"{query.surname} {query.name}", "", ""), cemetery_id)
    await page_rows(connection, found, 1)


async def times(
    connection: asyncpg.Connection, queries: dict[str, list[Query]], last: int, *, everywhere: bool
) -> dict[str, Times]:
    """Milliseconds by competitor and class, the shortest of four runs of each search."""
    luck = dice("search-3")
    taken: dict[str, Times] = {}
    for kind, asked in queries.items():
        for place, query in enumerate(asked):
            cemetery = None if everywhere else query.person.cemetery_id
            works: dict[str, Work] = {
                FLOOR: partial(naive.by_primary_key, connection, luck, last),
                OURS: partial(search, connection, query, cemetery),
            }
            if query.name and query.surname:
                works[ONE_TEXT] = partial(search_one_text, connection, query, cemetery)
            best = await best_of(RUNS, works)
            if place < NAIVE_PER_CLASS:
                text = f"{query.surname} {query.name}".strip()
                plain: Work = partial(naive.ilike, connection, text, cemetery)
                best |= await best_of(2, {ILIKE: plain})
            for name, value in best.items():
                taken.setdefault(name, {}).setdefault(kind, []).append(value)
    return taken


async def measure(ground: Ground) -> list[Line]:
    connection = await ground.reading()
    try:
        queries = await classes(connection, dice("search-5"), PER_CLASS)
        last = await connection.fetchval("select max(id) from registry.deceased")
        lines = []
        for everywhere in (False, True):
            taken = await times(connection, queries, last, everywhere=everywhere)
            lines += _lines(taken, ground.rows, everywhere=everywhere)
    finally:
        await connection.close()
    return lines


def _lines(taken: dict[str, Times], rows: int, *, everywhere: bool) -> list[Line]:
    place = "all cemeteries" if everywhere else "one cemetery"
    half, tail = (5.0, 20.0) if everywhere else (4.0, 10.0)
    goal = 2 if everywhere else 1
    floor, ours, one_text = (_all(taken[name]) for name in (FLOOR, OURS, ONE_TEXT))
    floors = {share: percentile(floor, share) for share in (0.5, 0.95)}
    lines = []
    for share, limit in ((0.5, half), (0.95, tail)):
        name = f"p{share * 100:.0f}"
        value = percentile(ours, share)
        about = f"50 rows by primary key, {name} {floors[share]:.2f} ms"
        operation = f"search in {place}, {name} {value:.2f} ms"
        ratio = value / floors[share]
        lines.append(Line(goal, operation, about, ratio, limit=limit, lower_is_better=True))
    plain = percentile(_all(taken[ILIKE]), 0.5)
    # ILIKE reads every row, so what it is worth to avoid it grows with the rows
    limit = (200.0 if everywhere else 20.0) * min(1.0, rows / FULL)
    about = f"ILIKE and count(*), p50 {plain:.1f} ms"
    gain = plain / percentile(ours, 0.5)
    lines.append(Line(3, f"search in {place}, p50", about, gain, limit=limit))
    split = percentile(one_text, 0.5)
    lines.append(
        Line(
            0,
            f"one text of two names in {place}, p50 {split:.2f} ms",
            "as above",
            split / floors[0.5],
        )
    )
    kinds = {kind: percentile(values, 0.5) for kind, values in taken[OURS].items()}
    worst = max(kinds, key=lambda kind: kinds[kind])
    about = f"slowest class: {worst}"
    lines.append(Line(0, f"search in {place}, p50 of a class", about, kinds[worst], "ms"))
    return lines


def _all(times: Times) -> list[float]:
    return [value for values in times.values() for value in values]


async def measure_http(ground: Ground, port: int) -> list[Line]:
    """The same searches through the service, one after the other."""
    connection = await ground.reading()
    queries = await classes(connection, dice("search-5"), PER_CLASS)
    await connection.close()
    requests = [as_request(query) for asked in queries.values() for query in asked]
    dice("search-9").shuffle(requests)
    done = await load.run(port, cycle(requests), HTTP_SECONDS, connections=1)
    about = f"p95 {done.wait(0.95):.1f} ms, {done.bad} not answered"
    return [Line(0, "search in one cemetery over HTTP, p50", about, done.wait(0.5), "ms")]


def as_request(query: Query) -> bytes:
    """A search over HTTP, as a visitor sends it."""
    asked = {
        "q": f"{query.surname} {query.name}".strip(),
        "surname": query.surname,
        "name": query.name,
        "cemeteryId": query.person.cemetery_id,
    }
    return load.request(f"/api/search/deceased?{urlencode(asked)}")
