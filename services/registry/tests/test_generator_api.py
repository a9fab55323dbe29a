"""Many tombs of a block at once, by a pattern."""

import asyncio
from typing import Any

import asyncpg
import httpx
import orjson
import pytest

from services.registry.tests.making import Ground, add

WALL = {
    "pattern": "L-{fila}-{numero}",
    "ranges": {"fila": "1-2", "numero": "1-3"},
    "capacity": 2,
    "enabled": False,
}


async def generate(
    client: httpx.AsyncClient, block: int, status: int = 200, **other: Any
) -> dict[str, Any]:
    answer = await client.post(f"/api/blocks/{block}/tombs", json=WALL | other)
    assert answer.status_code == status, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def stored(connection: asyncpg.Connection, block: int) -> list[str]:
    rows = await connection.fetch(
        "select reference from registry.tomb where block_id = $1 order by id", block
    )
    return [row["reference"] for row in rows]


async def events(connection: asyncpg.Connection, name: str) -> list[Any]:
    rows = await connection.fetch(
        "select data from registry.outbox where name = $1 order by id", name
    )
    return [orjson.loads(row["data"]) for row in rows]


@pytest.mark.as_user("admin", cemetery=1)
async def test_tombs_are_made_and_those_that_were_there_stay(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    told = await generate(client, ground.block)
    assert (told["created"], told["total"]) == (5, 6)
    clashes = [row["reference"] for row in told["references"] if row["exists"]]
    assert clashes == ["L-1-1"]
    made = ["L-1-2", "L-1-3", "L-2-1", "L-2-2", "L-2-3"]
    assert await stored(registry, ground.block) == ["L-1-1", *made]
    tombs = await registry.fetch(
        "select capacity, enabled, cemetery_id from registry.tomb where id > $1", ground.tomb
    )
    assert {tuple(tomb) for tomb in tombs} == {(2, False, ground.cemetery)}


@pytest.mark.as_user("admin", cemetery=1)
async def test_a_preview_tells_the_clashes_and_stores_nothing(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    told = await generate(client, ground.block, pattern="l-{fila}-{numero}", dryRun=True)
    assert (told["created"], told["total"]) == (0, 6)
    assert [row["exists"] for row in told["references"]] == [True] + [False] * 5
    assert await stored(registry, ground.block) == ["L-1-1"]
    assert await registry.fetchval("select count(*) from registry.outbox") == 0


@pytest.mark.as_user("admin", cemetery=1)
async def test_the_new_tombs_are_told_and_one_entry_stands_in_the_log(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    await generate(client, ground.block)
    (changed,) = await events(registry, "registry.tombs.changed.v1")
    assert [item["reference"] for item in changed["items"]][::4] == ["L-1-2", "L-2-3"]
    (entry,) = await events(registry, "registry.audit.recorded.v1")
    assert (entry["kind"], entry["recordId"], entry["action"]) == ("block", ground.block, "updated")
    assert [change["after"] for change in entry["changes"]] == ["L-1-2 … L-2-3 (5)"]
    await generate(client, ground.block)
    assert len(await events(registry, "registry.audit.recorded.v1")) == 1


@pytest.mark.as_user("superadmin")
async def test_two_generators_at_once_make_each_tomb_once(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    there: dict[str, Any] = {"pattern": "N {numero}", "ranges": {"numero": "1-800"}}
    back: dict[str, Any] = {"pattern": "N {numero}", "ranges": {"numero": "401-1200"}}
    one, other = await asyncio.gather(
        generate(client, ground.block, **there), generate(client, ground.block, **back)
    )
    assert one["created"] + other["created"] == 1200
    assert {one["created"], other["created"]} == {800, 400}
    clashes = [row["exists"] for told in (one, other) for row in told["references"]]
    assert clashes.count(True) == 400
    assert len(set(await stored(registry, ground.block))) == 1 + 1200


@pytest.mark.as_user("superadmin")
async def test_generating_and_making_the_same_tomb_by_hand_makes_it_once(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    by_hand = {"blockId": ground.block, "reference": "L-2-2"}
    told, answer = await asyncio.gather(
        generate(client, ground.block), client.post("/api/tombs", json=by_hand)
    )
    assert (told["created"], answer.status_code) in {(5, 409), (4, 201)}
    assert (await stored(registry, ground.block)).count("L-2-2") == 1


@pytest.mark.as_user("superadmin")
async def test_two_thousand_tombs_come_at_once(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    told = await generate(client, ground.block, ranges={"fila": "1-20", "numero": "1-100"})
    assert told["created"] == 1999
    assert len(await events(registry, "registry.tombs.changed.v1")) == 4


@pytest.mark.as_user("admin", cemetery=1)
@pytest.mark.parametrize(
    ("sent", "field", "said"),
    [
        ({"pattern": " "}, "pattern", "Il modello dei riferimenti è obbligatorio"),
        (
            {"ranges": {"fila": "1-2"}},
            "ranges.numero",
            "Indica i valori di {numero}, per esempio 1-20",
        ),
        ({"capacity": 0}, "capacity", "Capacità deve essere almeno 1"),
    ],
)
async def test_what_is_unclear_is_told_at_its_field(
    client: httpx.AsyncClient,
    registry: asyncpg.Connection,
    sent: dict[str, Any],
    field: str,
    said: str,
) -> None:
    ground = await Ground.make(registry)
    told = await generate(client, ground.block, 422, **sent)
    assert told["fields"] == {field: said}
    assert await stored(registry, ground.block) == ["L-1-1"]


@pytest.mark.as_user("admin", cemetery=1)
async def test_a_block_of_another_cemetery_is_none(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    await add(registry, "cemetery", name="Qui")
    ground = await Ground.make(registry, "Altrove")
    assert (await generate(client, ground.block, 404))["message"] == "Blocco non trovato"
    assert (await generate(client, 999, 404))["message"] == "Blocco non trovato"
