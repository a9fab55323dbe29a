"""Makers of records, straight in the registry's tables."""

from dataclasses import dataclass
from typing import Any, Self

import asyncpg
import httpx

LEVELS = ("cemetery", "sector", "block", "tomb", "deceased")


async def add(connection: asyncpg.Connection, table: str, **values: Any) -> int:
    """A new record of `table`; its id."""
    columns = ", ".join(f'"{name}"' for name in values)
    places = ", ".join(f"${number}" for number in range(1, len(values) + 1))
    made: int = await connection.fetchval(
        f"insert into registry.{table} ({columns}) values ({places}) returning id",
        *values.values(),
    )
    return made


async def change(connection: asyncpg.Connection, table: str, record: int, **values: Any) -> None:
    """Other values for a record."""
    columns = ", ".join(f'"{name}" = ${number}' for number, name in enumerate(values, 2))
    await connection.execute(
        f"update registry.{table} set {columns} where id = $1", record, *values.values()
    )


@dataclass(frozen=True, slots=True)
class Ground:
    """A cemetery with one sector, one block and one tomb; ids."""

    connection: asyncpg.Connection
    cemetery: int
    sector: int
    block: int
    tomb: int

    @classmethod
    async def make(
        cls, connection: asyncpg.Connection, name: str = "Cimitero Maggiore", **cemetery: Any
    ) -> Self:
        ground = await add(connection, "cemetery", name=name, **cemetery)
        sector = await add(connection, "sector", cemetery_id=ground, name="Settore A")
        block = await add(connection, "block", sector_id=sector, name="Loculi Nord 1")
        tomb = await add(connection, "tomb", block_id=block, reference="L-1-1")
        return cls(connection, ground, sector, block, tomb)

    async def bury(self, surname: str, name: str = "Maria", **fields: Any) -> int:
        """A person in the tomb."""
        given = {"tomb_id": self.tomb, "surname": surname, "name": name, **fields}
        return await add(self.connection, "deceased", **given)

    async def bury_all(self, *persons: str) -> dict[str, int]:
        """Persons written 'Surname, Name' or 'Surname, Name | nominative'; ids by that text."""
        made = {}
        for person in persons:
            who, _, nominative = person.partition(" | ")
            surname, _, name = who.partition(", ")
            made[person] = await self.bury(surname, name, nominative=nominative or None)
        return made


async def search(client: httpx.AsyncClient, **wanted: Any) -> dict[str, Any]:
    answer = await client.get("/api/search/deceased", params=wanted)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def hits(client: httpx.AsyncClient, **wanted: Any) -> list[str]:
    """'Surname, Name' of the hits, best first; '~' before those with a wrong letter."""
    found = await search(client, **wanted)
    return [
        f"{'~' if hit['similar'] else ''}{hit['surname']}, {hit['name']}"
        for hit in found["results"]
    ]
