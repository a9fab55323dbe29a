"""Visitors who call, and the rows that they find and leave."""

import json
from collections.abc import Mapping
from datetime import datetime
from itertools import count
from typing import Any

import asyncpg
import httpx

HERE, THERE = "203.0.113.7", "203.0.113.8"
PERSON = 99
_number = count(1)


async def add(connection: asyncpg.Connection, table: str, **values: Any) -> int:
    """A new row of `table`; its first column, which is the id."""
    columns = ", ".join(f'"{name}"' for name in values)
    places = ", ".join(f"${number}" for number in range(1, len(values) + 1))
    row = await connection.fetchrow(
        f"insert into memorial.{table} ({columns}) values ({places}) returning *",
        *values.values(),
    )
    assert row is not None
    made: int = row[0]
    return made


async def change(connection: asyncpg.Connection, person: int = PERSON, **values: Any) -> None:
    """Other values for a person."""
    columns = ", ".join(f'"{name}" = ${number}' for number, name in enumerate(values, 2))
    await connection.execute(
        f"update memorial.person set {columns} where deceased_id = $1", person, *values.values()
    )


async def add_person(connection: asyncpg.Connection, person: int = PERSON, **fields: Any) -> int:
    """A public person of cemetery 1."""
    given: dict[str, Any] = {
        "version": 1,
        "tomb_id": 12,
        "cemetery_id": 1,
        "name": "Niccolò",
        "surname": "D'Angelo",
        "public": True,
        **fields,
    }
    return await add(connection, "person", deceased_id=person, **given)


async def merge(connection: asyncpg.Connection, person: int, into: int) -> None:
    await change(connection, person, public=False, removed=True, merged_into=into)


async def add_tribute(connection: asyncpg.Connection, person: int = PERSON, **fields: Any) -> int:
    """An approved message."""
    number = next(_number)
    given: dict[str, Any] = {
        "kind": "message",
        "deceased_id": person,
        "name": f"Visitatore {number}",
        "text": f"Pensiero {number}",
        "enabled": True,
        **fields,
    }
    return await add(connection, "tribute", **given)


def from_(address: str) -> dict[str, str]:
    """Headers of a caller, as the gateway writes them."""
    return {"X-Forwarded-For": address}


def message(person: int = PERSON, **fields: Any) -> dict[str, Any]:
    return {
        "deceased_id": person,
        "visitor_name": "Anna",
        "visitor_email": "",
        "message": "Ciao nonna",
        **fields,
    }


def prayer(person: int = PERSON, **fields: Any) -> dict[str, Any]:
    return {"deceased_id": person, "friend_name": "Ugo", "phrase": "Requiem aeternam", **fields}


async def post(
    client: httpx.AsyncClient, path: str, body: Any, address: str = HERE
) -> httpx.Response:
    return await client.post(f"/api/{path}", json=body, headers=from_(address))


def told(answer: httpx.Response) -> tuple[int, str]:
    """Status and message of a refusal."""
    return answer.status_code, answer.json()["message"]


async def rows(connection: asyncpg.Connection, table: str) -> list[dict[str, Any]]:
    found = await connection.fetch(f"select * from memorial.{table} order by 1")
    return [dict(row) for row in found]


async def number_of(connection: asyncpg.Connection, table: str) -> int:
    found: int = await connection.fetchval(f"select count(*) from memorial.{table}")
    return found


async def events(connection: asyncpg.Connection, name: str) -> list[Mapping[str, Any]]:
    """Bodies of the waiting events `memorial.<name>.v1`, oldest first."""
    waiting = await connection.fetch(
        "select data from memorial.outbox where name = $1 order by id", f"memorial.{name}.v1"
    )
    return [json.loads(row["data"]) for row in waiting]


def moment(text: str) -> datetime:
    return datetime.fromisoformat(text)
