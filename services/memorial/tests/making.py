"""Makers of records and texts, straight in the tables of memorial, and what tests read of them."""

import json
from ipaddress import ip_address
from typing import Any

import asyncpg

from services.kit import clock
from services.kit.testing.tokens import mint

HERE, ELSEWHERE = 1, 2
ADDRESS = "203.0.113.7"


async def add(memorial: asyncpg.Connection, table: str, **values: Any) -> asyncpg.Record:
    """A new row of `table`, as it is stored."""
    columns = ", ".join(f'"{name}"' for name in values)
    places = ", ".join(f"${number}" for number in range(1, len(values) + 1))
    row = await memorial.fetchrow(
        f"insert into memorial.{table} ({columns}) values ({places}) returning *",
        *values.values(),
    )
    assert row is not None
    return row


async def add_cemetery(
    memorial: asyncpg.Connection, cemetery: int = HERE, name: str = "Cimitero Maggiore"
) -> int:
    await add(memorial, "cemetery", cemetery_id=cemetery, version=1, name=name, enabled=True)
    return cemetery


async def add_person(memorial: asyncpg.Connection, deceased_id: int = 1, **fields: Any) -> int:
    """A public person in a tomb of the same number; cemetery_id, owner: of the tomb."""
    owner = fields.pop("owner", None)
    given: dict[str, Any] = {
        "deceased_id": deceased_id,
        "version": 1,
        "tomb_id": deceased_id,
        "cemetery_id": HERE,
        "name": "Maria",
        "surname": "Rossi",
        "public": True,
        **fields,
    }
    await add(
        memorial,
        "tomb",
        tomb_id=given["tomb_id"],
        version=1,
        cemetery_id=given["cemetery_id"],
        cemetery_name="Cimitero Maggiore",
        sector_name="Settore A",
        block_name="Loculi Nord",
        reference=f"L-{given['tomb_id']}",
        user_id=owner,
        public=True,
    )
    await add(memorial, "person", **given)
    return deceased_id


async def add_tribute(memorial: asyncpg.Connection, deceased_id: int = 1, **fields: Any) -> int:
    """A prayer that waits."""
    given: dict[str, Any] = {
        "kind": "prayer",
        "deceased_id": deceased_id,
        "name": "Anna",
        "text": "Riposa in pace",
        "created_at": clock.now(),
        "ip_address": ip_address(ADDRESS),
        **fields,
    }
    made: int = (await add(memorial, "tribute", **given))["id"]
    return made


async def add_request(memorial: asyncpg.Connection, deceased_id: int = 1, **fields: Any) -> int:
    given: dict[str, Any] = {
        "deceased_id": deceased_id,
        "kind": "correction",
        "name": "Lucia",
        "email": "lucia@example.org",
        "text": "Il cognome è scritto male",
        "created_at": clock.now(),
        **fields,
    }
    made: int = (await add(memorial, "correction_request", **given))["id"]
    return made


async def add_moderator(
    memorial: asyncpg.Connection, user_id: int, role: str, **fields: Any
) -> int:
    """An enabled user of the cemetery `HERE`."""
    given: dict[str, Any] = {
        "user_id": user_id,
        "version": 1,
        "name": "Bruno",
        "surname": "Neri",
        "email": f"utente{user_id}@example.org",
        "role": role,
        "cemetery_id": None if role == "superadmin" else HERE,
        "enabled": True,
        **fields,
    }
    await add(memorial, "moderator", **given)
    return user_id


def as_user(role: str, user_id: int = 999, cemetery: int | None = None) -> dict[str, str]:
    """Headers of requests by somebody, of the cemetery `HERE` unless told otherwise."""
    if cemetery is None and role != "superadmin":
        cemetery = HERE
    return {"X-Internal-Token": mint(role, user_id=user_id, cemetery=cemetery)}


SUPERADMIN = as_user("superadmin", 1)
ADMIN = as_user("admin", 2)
OWNER = as_user("owner", 3)
SUPPLIER = as_user("fornitore", 4)
ADMIN_ELSEWHERE = as_user("admin", 5, ELSEWHERE)


async def audits(memorial: asyncpg.Connection) -> list[dict[str, Any]]:
    """Bodies of the waiting audit entries, oldest first."""
    rows = await memorial.fetch(
        "select data from memorial.outbox where name = 'memorial.audit.recorded.v1' order by id"
    )
    return [json.loads(row["data"]) for row in rows]


async def mails(memorial: asyncpg.Connection) -> list[dict[str, Any]]:
    return [dict(row) for row in await memorial.fetch("select * from memorial.mail order by id")]


async def count_rows(memorial: asyncpg.Connection, table: str) -> int:
    found: int = await memorial.fetchval(f"select count(*) from memorial.{table}")
    return found
