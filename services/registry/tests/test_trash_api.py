"""What is deleted can be brought back as it was."""

from datetime import timedelta
from typing import Any

import asyncpg
import httpx
import pytest

from services.kit.db import Database
from services.kit.testing.clock import Clock
from services.registry.models import Outbox
from services.registry.settings import RegistrySettings
from services.registry.tests.making import LEVELS, Ground, add, hits
from services.registry.trash.restoring import forget_old

PATHS = {
    "cemetery": "cemeteries",
    "sector": "sectors",
    "block": "blocks",
    "tomb": "tombs",
    "deceased": "deceaseds",
}


async def rows(registry: asyncpg.Connection) -> dict[str, list[dict[str, Any]]]:
    """Every record, but for the version."""
    found = {}
    for level in LEVELS:
        every = await registry.fetch(f"select * from registry.{level} order by id")
        found[level] = [{k: v for k, v in dict(row).items() if k != "version"} for row in every]
    return found


async def trash(client: httpx.AsyncClient, **wanted: Any) -> list[dict[str, Any]]:
    answer = await client.get("/api/trash", params=wanted)
    found: list[dict[str, Any]] = answer.json()["results"]
    return found


@pytest.mark.as_user("superadmin")
async def test_a_whole_cemetery_comes_back_as_it_was(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry, "Uno", coordinates="45.1, 9.2")
    await ground.bury("Rossi", "Maria", nominative="Rossi Maria ved. Bianchi", birthdate="1900-05")
    before = await rows(registry)
    path = f"/api/cemeteries/{ground.cemetery}"
    refused = await client.delete(path)
    told = "Il cimitero contiene ancora 1 settore, 1 blocco, 1 tomba e 1 defunto"
    assert (refused.status_code, refused.json()["message"]) == (409, told)
    wrong = await client.delete(path, params={"cascade": True, "name": "Due"})
    assert wrong.status_code == 422
    done = await client.delete(path, params={"cascade": True, "name": " uno "})
    assert done.status_code == 204
    assert all(not found for found in (await rows(registry)).values())
    assert await hits(client, q="rossi") == []
    (entry,) = await trash(client)
    assert (entry["kind"], entry["label"]) == ("cemetery", "Uno")
    assert entry["contents"] == {"sectors": 1, "blocks": 1, "tombs": 1, "deceased": 1}
    restored = await client.post(f"/api/trash/{entry['id']}/restore")
    assert restored.json() == {"kind": "cemetery", "record_id": ground.cemetery}
    assert await rows(registry) == before
    assert await hits(client, q="bianchi") == ["Rossi, Maria"]
    assert (await client.get("/api/stats")).json()["totalDeceaseds"] == 1
    assert await trash(client) == []
    assert (await client.post(f"/api/trash/{entry['id']}/restore")).status_code == 404


@pytest.mark.as_user("superadmin")
async def test_what_is_not_empty_stays(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    await ground.bury("Rossi")
    await add(registry, "tomb", block_id=ground.block, reference="2")
    refusals = {
        f"sectors/{ground.sector}": "Il settore contiene ancora 1 blocco",
        f"blocks/{ground.block}": "Il blocco contiene ancora 2 tombe",
        f"tombs/{ground.tomb}": "La tomba contiene ancora 1 defunto",
    }
    for path, message in refusals.items():
        answer = await client.delete(f"/api/{path}")
        assert (answer.status_code, answer.json()) == (409, {"message": message})


@pytest.mark.as_user("superadmin")
async def test_levels_come_back_from_above(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    person = await ground.bury("Rossi")
    ids = (person, ground.tomb, ground.block, ground.sector)
    kinds = ("deceased", "tomb", "block", "sector")
    for kind, record in zip(kinds, ids, strict=True):
        assert (await client.delete(f"/api/{PATHS[kind]}/{record}")).status_code == 204
    entries = {entry["kind"]: entry["id"] for entry in await trash(client)}
    early = await client.post(f"/api/trash/{entries['deceased']}/restore")
    told = "La tomba del defunto non esiste più: ripristina prima la tomba"
    assert (early.status_code, early.json()["message"]) == (409, told)
    for kind in reversed(kinds):
        answer = await client.post(f"/api/trash/{entries[kind]}/restore")
        assert answer.status_code == 200, answer.text
    assert (await client.get(f"/api/public/deceased/{person}")).status_code == 200


@pytest.mark.as_user("superadmin")
async def test_a_name_or_place_that_was_taken_refuses(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    person = await ground.bury("Rossi")
    await client.delete(f"/api/deceaseds/{person}")
    await ground.bury("Bianchi")
    (entry,) = await trash(client, kind="deceased")
    full = await client.post(f"/api/trash/{entry['id']}/restore")
    assert full.status_code == 409
    assert full.json()["message"].startswith("Tomba piena")
    empty = await add(registry, "tomb", block_id=ground.block, reference="X")
    await client.delete(f"/api/tombs/{empty}")
    await add(registry, "tomb", block_id=ground.block, reference="x")
    (entry,) = await trash(client, kind="tomb")
    taken = await client.post(f"/api/trash/{entry['id']}/restore")
    assert taken.status_code == 409
    assert taken.json()["message"].startswith("Il blocco ha già una tomba con questo riferimento")
    assert len(await trash(client)) == 2


@pytest.mark.as_user("admin", cemetery=1)
async def test_an_admin_sees_and_restores_the_own_cemetery_alone(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    for name in ("Qui", "Altrove"):
        ground = await Ground.make(registry, name)
        await add(
            registry,
            "trash",
            kind="block",
            record_id=99,
            label=name,
            cemetery_id=ground.cemetery,
            cemetery_name=name,
            deleted_at=await registry.fetchval("select now()"),
            contents="{}",
        )
    assert [entry["label"] for entry in await trash(client)] == ["Qui"]
    assert (await client.post("/api/trash/2/restore")).status_code == 404


@pytest.mark.as_user("superadmin")
async def test_after_ninety_days_it_is_gone(
    client: httpx.AsyncClient,
    registry: asyncpg.Connection,
    settings: RegistrySettings,
    stopped: Clock,
) -> None:
    ground = await Ground.make(registry)
    await client.delete(f"/api/deceaseds/{await ground.bury('Rossi')}")
    database = Database(settings.database_url, Outbox)
    for days, left in ((89.9, 1), (0.2, 0)):
        stopped.time += timedelta(days=days)
        async with database.unit_of_work() as session:
            await forget_old(session)
        assert len(await trash(client)) == left
    assert await registry.fetchval("select count(*) from registry.trash_record") == 0
    await database.close()
