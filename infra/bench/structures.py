"""Goal 5: what the search structures cost in space and at an insert."""

import time

import asyncpg

from infra.bench.ground import FULL, Ground
from infra.bench.measure import median, shuffled
from infra.bench.table import Line
from infra.dev.demo.dice import dice

ROUNDS = 6
INSERTS = 150

_SIZES = """
select pg_relation_size('registry.deceased') as heap,
  (select sum(pg_relation_size(indexrelid)) from pg_index
   where indrelid = 'registry.deceased'::regclass
     and indexrelid::regclass::text like '%.ix_deceased_by_%') as indexes,
  pg_total_relation_size('registry.surname_term') + pg_total_relation_size('registry.given_term')
    as dictionaries,
  pg_total_relation_size('registry.other_surname') as others
"""
# the same persons without keys, search indexes and triggers
_PLAIN = """
create table registry.bench_plain (
  id int generated always as identity primary key, tomb_id int not null, name text not null,
  surname text not null, nominative text, birthdate text, deathdate text, epitaph text,
  gifts int, picture text, enabled boolean default true, version int default 1,
  created_at timestamptz default now()
);
create index on registry.bench_plain (tomb_id);
insert into registry.bench_plain (tomb_id, name, surname, nominative, birthdate, deathdate, epitaph)
  select tomb_id, name, surname, nominative, birthdate, deathdate, epitaph from registry.deceased;
"""
_PEOPLE = """
select tomb_id, name, surname, nominative from registry.deceased order by hashint4(id) limit $1
"""
_INSERT = """
insert into registry.{table} (tomb_id, name, surname, nominative, birthdate, deathdate, epitaph)
values ($1, $2, $3, $4, '1931-04-02', '2008-11-12', 'Riposa in pace')
"""


async def measure(ground: Ground) -> list[Line]:
    connection = await ground.connect(ground.register)
    try:
        return [await _space(connection, ground.rows), *await _insert(connection)]
    finally:
        await connection.close()


async def _space(connection: asyncpg.Connection, rows: int) -> Line:
    sizes = await connection.fetchrow(_SIZES)
    assert sizes is not None
    parts = [sizes["indexes"], sizes["dictionaries"], sizes["others"]]
    shown = ", ".join(f"{float(part) / 2**20:.0f}" for part in parts)
    about = f"heap of persons, {sizes['heap'] / 2**20:.0f} MB"
    operation = f"search structures (indexes, dictionaries, other surnames: {shown} MB)"
    ratio = float(sum(parts)) / sizes["heap"]
    # dictionaries stop growing with the surnames: the goal is one for a full register
    limit = 1.2 if rows >= FULL else None
    return Line(5, operation, about, ratio, limit=limit, lower_is_better=True)


async def _insert(connection: asyncpg.Connection) -> list[Line]:
    """Each insert with its own commit, as a person is registered; then without."""
    people = await connection.fetch(_PEOPLE, 2 * ROUNDS * INSERTS)
    half = len(people) // 2
    await connection.execute(_PLAIN)
    lines = [await _contest(connection, people[:half], "insert of a person", limit=1.6)]
    async with connection.transaction():
        what = "the same without waiting for a commit"
        lines.append(await _contest(connection, people[half:], what))
    await connection.execute("drop table registry.bench_plain")
    return lines


async def _contest(
    connection: asyncpg.Connection,
    people: list[asyncpg.Record],
    what: str,
    *,
    limit: float | None = None,
) -> Line:
    took: dict[str, list[float]] = {"deceased": [], "bench_plain": []}
    luck = dice(what)
    for turn in range(ROUNDS):
        part = people[turn * INSERTS : (turn + 1) * INSERTS]
        for table in shuffled(list(took), luck):
            statement = _INSERT.format(table=table)
            for person in part:
                start = time.perf_counter()
                await connection.execute(statement, *person)
                took[table].append((time.perf_counter() - start) * 1000)
    ours, plain = median(took["deceased"]), median(took["bench_plain"])
    about = f"plain table, {plain:.2f} ms"
    goal = 5 if limit else 0
    operation = f"{what}, {ours:.2f} ms"
    return Line(goal, operation, about, ours / plain, limit=limit, lower_is_better=True)
