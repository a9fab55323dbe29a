"""Makers of import rows, and what a register holds."""

from typing import Any

import asyncpg

from services.registry.imports.apply import Outcome, apply_batch
from services.registry.imports.rows import COLUMNS

Row = list[Any]
_DEFAULTS = {
    "cemetery": "Cimitero Maggiore",
    "sector": "Settore A",
    "sector_enabled": True,
    "block": "Loculi 1",
    "tomb": "L-1",
    "capacity": 10,
    "tomb_enabled": True,
    "cemetery_enabled": True,
    "block_enabled": True,
    "enabled": True,
    "reserved": False,
}
_HELD = """
select d.surname || ' ' || d.name as who, t.reference as tomb, b.name as block, s.name as sector,
  c.name as cemetery, d.birthdate, d.deathdate, d.public, d.cemetery_id = c.id as placed
from registry.deceased d join registry.tomb t on t.id = d.tomb_id
join registry.block b on b.id = t.block_id join registry.sector s on s.id = b.sector_id
join registry.cemetery c on c.id = s.cemetery_id order by d.id
"""


def row(number: int, who: str = "", **cells: Any) -> Row:
    """Row `number` of a file; `who` is 'Surname Name', without it the row is about a place."""
    surname, _, name = who.partition(" ")
    given = {**_DEFAULTS, "row": number, "surname": surname or None, "name": name or None, **cells}
    return [given.get(column) for column in COLUMNS]


async def apply(connection: asyncpg.Connection, *rows: Row, job: int = 1) -> Outcome:
    """Applies a batch and commits."""
    async with connection.transaction():
        return await apply_batch(connection, job, rows)


async def held(connection: asyncpg.Connection) -> list[str]:
    """The persons, in the order in which they were stored."""
    return [record["who"] for record in await connection.fetch(_HELD)]


async def places(connection: asyncpg.Connection) -> list[asyncpg.Record]:
    records: list[asyncpg.Record] = await connection.fetch(_HELD)
    return records


async def count(connection: asyncpg.Connection) -> dict[str, int]:
    """How many records each level holds."""
    return {
        table: await connection.fetchval(f"select count(*) from registry.{table}")
        for table in ("cemetery", "sector", "block", "tomb", "deceased")
    }


def levels(cemeteries: int, sectors: int, blocks: int, tombs: int, persons: int) -> dict[str, int]:
    tables = ("cemetery", "sector", "block", "tomb", "deceased")
    return dict(zip(tables, (cemeteries, sectors, blocks, tombs, persons), strict=True))
