"""Persons as registry tells of them, put where its events would put them."""

from typing import Any

import asyncpg

CEMETERY = "Cimitero Maggiore"


async def put(memorial: asyncpg.Connection, table: str, key: str, values: dict[str, Any]) -> int:
    """A row of a table; one with the same key is another by then."""
    names = ", ".join(values)
    places = ", ".join(f"${n}" for n in range(1, len(values) + 1))
    news = ", ".join(f"{name} = excluded.{name}" for name in values)
    await memorial.execute(
        f"insert into memorial.{table} ({names}) values ({places}) "
        f"on conflict ({key}) do update set {news}",
        *values.values(),
    )
    return int(values[key])


async def put_tomb(memorial: asyncpg.Connection, tomb_id: int = 1, **values: Any) -> int:
    usual = {
        "tomb_id": tomb_id,
        "version": 1,
        "cemetery_id": 1,
        "cemetery_name": CEMETERY,
        "sector_name": "Ponente",
        "block_name": "Loculi",
        "reference": f"L-{tomb_id}",
        "user_id": None,
        "public": True,
    }
    return await put(memorial, "tomb", "tomb_id", usual | values)


async def put_person(memorial: asyncpg.Connection, deceased_id: int, **values: Any) -> int:
    """Anna Verdi (1920 – 1998), public, in tomb 1 of cemetery 1."""
    usual = {
        "deceased_id": deceased_id,
        "version": 1,
        "tomb_id": 1,
        "cemetery_id": 1,
        "name": "Anna",
        "surname": "Verdi",
        "birthdate": "1920-05-02",
        "deathdate": "1998",
        "public": True,
        "removed": False,
    }
    return await put(memorial, "person", "deceased_id", usual | values)


async def merge(memorial: asyncpg.Connection, merged: int, into: int) -> None:
    await put_person(memorial, merged, public=False, removed=True, merged_into=into)
