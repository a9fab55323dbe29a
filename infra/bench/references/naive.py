"""Searches as one would write them first, and the floor below which no search can go."""

import random

import asyncpg

from services.registry.deceased.search import PAGE_SIZE

COLUMNS = """d.id, d.name, d.surname, d.nominative, d.birthdate, d.deathdate, d.epitaph, d.picture,
  d.tomb_id, d.cemetery_id"""


async def by_primary_key(connection: asyncpg.Connection, luck: random.Random, last: int) -> None:
    """Fifty rows whose ids are known."""
    first = luck.randrange(1, max(2, last - PAGE_SIZE * 97))
    ids = [first + step * 97 for step in range(PAGE_SIZE)]
    # the columns are a constant of this file
    statement = f"select {COLUMNS} from registry.deceased d where d.id = any ($1::int[])"  # noqa: S608
    await connection.fetch(statement, ids)


async def ilike(connection: asyncpg.Connection, text: str, cemetery_id: int | None) -> list[int]:
    """ILIKE over both names, ordered, with an exact count; answers the ids of the first page."""
    scope = "and d.cemetery_id = $2" if cemetery_id else ""
    arguments = (f"%{text}%", cemetery_id) if cemetery_id else (f"%{text}%",)
    found = f"""from registry.deceased d
      where d.surname || ' ' || d.name || '' ilike $1 and d.public {scope}"""
    await connection.fetchval(f"select count(*) {found}", *arguments)
    rows = await connection.fetch(
        f"select {COLUMNS} {found} order by d.surname, d.name limit {PAGE_SIZE}",
        *arguments,
    )
    return [row["id"] for row in rows]
