"""Two records of one person, and the calls that merge and undo."""

from typing import Any

import asyncpg
import httpx
import orjson

from services.registry.tests.making import Ground, add

MERGE = "/api/duplicates/merge"


async def two(registry: asyncpg.Connection) -> tuple[Ground, int, int, int]:
    """The kept person in the ground's tomb, the other one in a tomb of their own (the last id)."""
    ground = await Ground.make(registry)
    kept = await ground.bury("Rossi", "Anna", birthdate="1931", epitaph="Riposa")
    tomb = await add(registry, "tomb", block_id=ground.block, reference="L-1-2")
    merged = await ground.bury(
        "Rossi", "Anna Maria", birthdate="1931-04-02", deathdate="2008", tomb_id=tomb
    )
    return ground, kept, merged, tomb


async def merge(
    client: httpx.AsyncClient, keep: int, gone: int, status: int = 200, **sent: Any
) -> dict[str, Any]:
    answer = await client.post(MERGE, json={"keepId": keep, "mergeId": gone, **sent})
    assert answer.status_code == status, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def undo(client: httpx.AsyncClient, merge_id: int, status: int = 200) -> dict[str, Any]:
    answer = await client.post(f"/api/duplicates/merges/{merge_id}/undo")
    assert answer.status_code == status, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def rows(registry: asyncpg.Connection) -> dict[int, dict[str, Any]]:
    """Every person as the table has them, without version and place of the search."""
    found = await registry.fetch("select * from registry.deceased order by id")
    return {row["id"]: {k: v for k, v in row.items() if k != "version"} for row in found}


async def events(registry: asyncpg.Connection, name: str) -> list[Any]:
    found = await registry.fetch(
        "select data from registry.outbox where name = $1 order by id", name
    )
    return [orjson.loads(row["data"]) for row in found]
