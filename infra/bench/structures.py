"""Goal 5: what the search structures cost in space and at an insert."""

import time

import asyncpg

from infra.bench.ground import Ground
from infra.bench.measure import median
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
create temp table plain (
  id int generated always as identity primary key, tomb_id int not null, name text not null,
  surname text not null, nominative text, birthdate text, deathdate text, epitaph text,
  gifts int, picture text, enabled boolean default true, version int default 1,
  created_at timestamptz default now()
);
create index on plain (tomb_id);
insert into plain (tomb_id, name, surname, nominative, birthdate, deathdate, epitaph)
  select tomb_id, name, surname, nominative, birthdate, deathdate, epitaph from registry.deceased;
"""
_INSERT = """
insert into {table} (tomb_id, name, surname, nominative, birthdate, deathdate, epitaph)
values ($1, $2, $3, $4, '1931-04-02', '2008-11-12', 'Riposa in pace')
"""


async def measure(ground: Ground) -> list[Line]:
    connection = await ground.connect(ground.register)
    try:
        return [await _space(connection), await _insert(connection)]
    finally:
        await connection.close()


async def _space(connection: asyncpg.Connection) -> Line:
    sizes = await connection.fetchrow(_SIZES)
    assert sizes is not None
    parts = [sizes["indexes"], sizes["dictionaries"], sizes["others"]]
    shown = ", ".join(f"{float(part) / 2**20:.0f}" for part in parts)
    about = f"heap of persons, {sizes['heap'] / 2**20:.0f} MB"
    operation = f"search structures (indexes, dictionaries, other surnames: {shown} MB)"
    ratio = float(sum(parts)) / sizes["heap"]
    return Line(5, operation, about, ratio, limit=1.2, lower_is_better=True)


async def _insert(connection: asyncpg.Connection) -> Line:
    """Without waiting for the disk, which would hide the difference; taken back at the end."""
    people = await connection.fetch(
        "select tomb_id, name, surname, nominative from registry.deceased "
        "order by hashint4(id) limit $1",
        ROUNDS * INSERTS,
    )
    took: dict[str, list[float]] = {"registry.deceased": [], "plain": []}
    luck = dice("structures-1")
    transaction = connection.transaction()
    await transaction.start()
    await connection.execute(_PLAIN)
    for turn in range(ROUNDS):
        part = people[turn * INSERTS : (turn + 1) * INSERTS]
        for table in luck.sample(list(took), 2):
            statement = _INSERT.format(table=table)
            for person in part:
                start = time.perf_counter()
                await connection.execute(statement, *person)
                took[table].append((time.perf_counter() - start) * 1000)
    await transaction.rollback()
    ours, plain = median(took["registry.deceased"]), median(took["plain"])
    about = f"plain table, {plain:.2f} ms"
    return Line(
        5,
        f"insert of a person, {ours:.2f} ms",
        about,
        ours / plain,
        limit=1.6,
        lower_is_better=True,
    )
