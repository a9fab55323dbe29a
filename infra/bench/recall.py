"""Goal 4: who is found in spite of a wrong letter, and whether totals are true."""

import random

import asyncpg

from infra.bench.ground import Ground
from infra.bench.queries import Person, persons, typo
from infra.bench.references import naive
from infra.bench.table import Line
from infra.dev.demo.dice import dice
from services.kit.text import fold_given, fold_surname
from services.registry.deceased.query import readings
from services.registry.deceased.search import CAP, MIN_INFIX, PAGE_SIZE, find

TYPOS = 200
SCANNED = 60
SHORTEST = 4

_SCAN = """
select count(distinct id) from registry.search_name
where cemetery_id = $1 and public and name_key like '%' || $3 || '%'
  and case when $2 = '' then true else surname_key like '%' || $2 || '%' end
"""


async def measure(ground: Ground) -> list[Line]:
    connection = await ground.reading()
    try:
        luck = dice("recall-11")
        people = await persons(connection, luck)
        lines = await _recall(connection, [p for p in people if p.is_plain][:TYPOS], luck)
        return [*lines, await _totals(connection, people[:SCANNED])]
    finally:
        await connection.close()


async def _recall(
    connection: asyncpg.Connection, people: list[Person], luck: random.Random
) -> list[Line]:
    found = with_name = plainly = 0
    for person in people:
        wrong = typo(luck, person.surname)
        found += await _is_found(connection, person, wrong, "")
        with_name += await _is_found(connection, person, wrong, person.first_name)
        plainly += person.id in await naive.ilike(connection, wrong, person.cemetery_id)
    count = len(people)
    about = f"ILIKE: {100 * plainly / count:.0f} %"
    what = f"{count} surnames with a typo, the right one in the first {PAGE_SIZE}"
    return [
        Line(4, what, about, 100 * found / count, "%", limit=95.0),
        Line(4, "the same with the given name", about, 100 * with_name / count, "%", limit=95.0),
    ]


async def _is_found(
    connection: asyncpg.Connection, person: Person, surname: str, name: str
) -> bool:
    """Whether somebody of the right surname stands on the first page."""
    hits = await find(connection, readings("", surname, name), person.cemetery_id)
    return bool(
        await connection.fetchval(
            "select exists (select from registry.search_name "
            "where id = any ($1::int[]) and surname_key = $2)",
            hits.ids[:PAGE_SIZE],
            fold_surname(person.surname),
        )
    )


async def _totals(connection: asyncpg.Connection, people: list[Person]) -> Line:
    right = count = 0
    for person in people:
        for surname, name in _parts(person):
            key = fold_surname(surname)
            if 0 < len(key) < SHORTEST - 1 or (not key and len(fold_given(name)) < MIN_INFIX):
                continue
            hits = await find(connection, readings("", surname, name), person.cemetery_id)
            scanned = await connection.fetchval(_SCAN, person.cemetery_id, key, fold_given(name))
            count += 1
            right += hits.exact == min(scanned, CAP)
    about = f"full scan, {count} searches"
    return Line(
        4, f"totals that are exact up to {CAP}", about, 100 * right / count, "%", limit=100.0
    )


def _parts(person: Person) -> list[tuple[str, str]]:
    surname, name = person.surname, person.name
    return [
        (surname, ""),
        (surname, name),
        (surname[1:5], ""),
        (surname[:4], name[:3]),
        (surname[2:7], name[1:4]),
        ("", name),
    ]
