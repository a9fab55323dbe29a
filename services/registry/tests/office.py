"""Calls of the office: as several users in one test, and what they answer."""

from collections.abc import Sequence
from typing import Any

import asyncpg
import httpx
import orjson

from services.kit.testing.tokens import mint
from services.registry.tests.making import add

PATHS = {
    "cemetery": "/api/cemeteries",
    "sector": "/api/sectors",
    "block": "/api/blocks",
    "tomb": "/api/tombs",
    "deceased": "/api/deceaseds",
}
PUT = frozenset({"sector", "tomb"})  # the others are changed by PATCH


def as_(role: str, cemetery: int | None = None, user_id: int = 1) -> dict[str, str]:
    """Headers of another user than that of `as_user`."""
    return {"X-Internal-Token": mint(role, user_id=user_id, cemetery=cemetery)}


async def page(
    client: httpx.AsyncClient, kind: str, who: dict[str, str] | None = None, /, **asked: Any
) -> dict[str, Any]:
    """A page of a list."""
    answer = await client.get(PATHS[kind], params=asked, headers=who)
    assert answer.status_code == 200, answer.text
    told: Any = answer.json()
    if isinstance(told, list):  # cemeteries, which no page divides
        return {"results": told, "total": len(told), "capped": False}
    return dict(told)


async def ids(
    client: httpx.AsyncClient, kind: str, who: dict[str, str] | None = None, /, **asked: Any
) -> list[int]:
    """The ids of a list's first page, in its order."""
    return [row["id"] for row in (await page(client, kind, who, **asked))["results"]]


async def save(
    client: httpx.AsyncClient,
    kind: str,
    record: int | None = None,
    who: dict[str, str] | None = None,
    /,
    **sent: Any,
) -> httpx.Response:
    """Creates a record, or changes one."""
    if record is None:
        return await client.post(PATHS[kind], json=sent, headers=who)
    method = "PUT" if kind in PUT else "PATCH"
    return await client.request(method, f"{PATHS[kind]}/{record}", json=sent, headers=who)


async def saved(
    client: httpx.AsyncClient,
    kind: str,
    record: int | None = None,
    who: dict[str, str] | None = None,
    /,
    **sent: Any,
) -> dict[str, Any]:
    """Like `save`, which has to succeed; the record as it was answered."""
    answer = await save(client, kind, record, who, **sent)
    assert answer.status_code == (201 if record is None else 200), answer.text
    told: dict[str, Any] = answer.json()
    return told


async def faults(
    client: httpx.AsyncClient, kind: str, record: int | None = None, /, **sent: Any
) -> dict[str, str]:
    """What a refused form says of its fields."""
    answer = await save(client, kind, record, **sent)
    assert answer.status_code == 422, answer.text
    said = answer.json()
    assert said["message"] == "Controlla i campi evidenziati"
    return dict(said["fields"])


async def told(registry: asyncpg.Connection, name: str) -> list[dict[str, Any]]:
    """The bodies of the events of a name that wait in the outbox, oldest first."""
    rows = await registry.fetch(
        "select data from registry.outbox where name = $1 order by id", name
    )
    return [orjson.loads(row["data"]) for row in rows]


async def audit(registry: asyncpg.Connection) -> list[dict[str, Any]]:
    """The audit entries so far."""
    return await told(registry, "registry.audit.recorded.v1")


async def forget_events(registry: asyncpg.Connection) -> None:
    await registry.execute("delete from registry.outbox")


async def add_owner(
    registry: asyncpg.Connection, user_id: int, cemetery: int | None, role: str = "owner"
) -> int:
    """A user as identity told of them."""
    await registry.execute(
        "insert into registry.user_name (user_id, name, surname, role, cemetery_id, version)"
        " values ($1, 'Anna', 'Verdi', $2, $3, 1)",
        user_id,
        role,
        cemetery,
    )
    return user_id


async def add_tombs(
    registry: asyncpg.Connection, block: int, references: Sequence[str | None], **values: Any
) -> list[int]:
    return [
        await add(registry, "tomb", block_id=block, reference=reference, **values)
        for reference in references
    ]
