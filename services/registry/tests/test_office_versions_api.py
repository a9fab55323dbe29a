"""Changes are made on a version, and leave an entry of who changed what."""

import asyncio
from typing import Any

import asyncpg
import httpx
import pytest

from services.registry.tests.making import LEVELS, Ground
from services.registry.tests.office import (
    PATHS,
    add_owner,
    as_,
    audit,
    forget_events,
    page,
    save,
    saved,
)

pytestmark = pytest.mark.as_user("superadmin")
FIELDS = {
    "cemetery": ["reference", "address", "color", "order"],
    "sector": ["name", "coordinates", "description", "photos"],
    "block": ["name", "coordinates", "description", "photos"],
    "tomb": ["reference", "coordinates", "capacity", "permit_expiration_date"],
    "deceased": ["name", "surname", "birthdate", "epitaph"],
}
VALUES: dict[str, Any] = {
    "name": "Nuovo",
    "surname": "Nuovi",
    "reference": "N",
    "address": "Via Roma 1",
    "color": "#ffffff",
    "order": 3,
    "coordinates": "1, 2",
    "description": "Vicino",
    "photos": ["https://example.org/1.jpg"],
    "capacity": 5,
    "permit_expiration_date": "2031-11-02",
    "birthdate": "1900",
    "epitaph": "Riposa",
}
TAKEN_OUT = "Il record è stato modificato da un altro utente"


@pytest.fixture(autouse=True)
async def ground(registry: asyncpg.Connection) -> Ground:
    ground = await Ground.make(registry)
    await ground.bury("Rossi")
    return ground


@pytest.mark.parametrize("kind", LEVELS)
async def test_an_older_version_is_told_what_is_there_now(
    client: httpx.AsyncClient, registry: asyncpg.Connection, kind: str
) -> None:
    sent = {field: VALUES[field] for field in FIELDS[kind]}
    first = await saved(client, kind, 1, **sent, version=1)
    assert first["version"] == 2
    await forget_events(registry)
    for version in (1, 3, -1, 2**40):
        answer = await save(client, kind, 1, enabled=False, version=version)
        assert (answer.status_code, answer.json()["message"]) == (409, TAKEN_OUT)
        current = answer.json()["current"]
        assert {**current, "warnings": first["warnings"]} == first
    assert (await save(client, kind, 1, enabled=False, version="x")).status_code == 422
    for number in (2, "3"):
        assert (await saved(client, kind, 1, enabled=number != 2, version=number))["id"] == 1
    deleted = await client.delete(f"{PATHS[kind]}/1", params={"version": 1})
    assert deleted.status_code == 409
    assert [entry["action"] for entry in await audit(registry)] == ["updated"] * 2


@pytest.mark.parametrize("kind", LEVELS)
async def test_of_two_changes_of_one_version_one_is_made(
    client: httpx.AsyncClient, kind: str
) -> None:
    field = FIELDS[kind][0]
    answers = await asyncio.gather(
        *(save(client, kind, 1, **{field: name, "version": 1}) for name in ("Uno", "Due", "Tre"))
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
    (made,) = (answer.json() for answer in answers if answer.status_code == 200)
    (row,) = (await page(client, kind))["results"]
    assert (row[field], row["version"]) == (made[field], 2)


@pytest.mark.parametrize("kind", LEVELS)
async def test_changes_without_a_version_are_all_made(client: httpx.AsyncClient, kind: str) -> None:
    answers = await asyncio.gather(
        *(save(client, kind, 1, **{field: VALUES[field]}) for field in FIELDS[kind]),
        *(save(client, kind, 1, enabled=False) for _ in range(3)),
        *(save(client, kind, 1, enabled=True) for _ in range(3)),
    )
    assert {answer.status_code for answer in answers} == {200}
    (row,) = (await page(client, kind))["results"]
    assert {field: row[field] for field in FIELDS[kind]} == {
        field: VALUES[field] for field in FIELDS[kind]
    }


@pytest.mark.parametrize("kind", LEVELS)
async def test_an_entry_tells_who_changed_what_in_the_order_of_the_record(
    client: httpx.AsyncClient, registry: asyncpg.Connection, kind: str
) -> None:
    sent = {field: VALUES[field] for field in FIELDS[kind]}
    who = as_("admin", 1, 42)
    before = (await page(client, kind))["results"][0]
    after = await saved(client, kind, 1, who, **dict(reversed(sent.items())))
    (entry,) = await audit(registry)
    told = [entry[name] for name in ("userId", "role", "action", "kind", "recordId", "cemeteryId")]
    assert told == [42, "admin", "updated", kind, 1, 1]
    assert entry["changes"] == [
        {"field": name, "before": before[name], "after": after[name]} for name in FIELDS[kind]
    ]
    labels = {"cemetery": "Cimitero Maggiore", "tomb": "N", "deceased": "Nuovo Nuovi"}
    assert entry["recordLabel"] == labels.get(kind, "Nuovo")


async def test_making_and_deleting_tell_every_field_that_was_given(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    await add_owner(registry, 7, 1)
    sent = {"blockId": 1, "userId": 7, "permitExpirationDate": "2031-11-02", "coordinates": "1, 2"}
    tomb = await saved(client, "tomb", **sent)
    assert (await client.delete(f"/api/tombs/{tomb['id']}", params={"version": 1})).is_success
    made, gone = await audit(registry)
    given = {
        "enabled": True,
        "block_id": 1,
        "cemetery_id": 1,
        "coordinates": "1, 2",
        "capacity": 1,
        "user_id": 7,
        "permit_expiration_date": "2031-11-02",
    }
    assert {change["field"]: change["after"] for change in made["changes"]} == given
    assert [change["field"] for change in made["changes"]] == list(given)
    assert {change["field"]: change["before"] for change in gone["changes"]} == given
    assert (made["action"], gone["action"]) == ("created", "deleted")
    assert made["recordLabel"] == gone["recordLabel"] == f"TOMBA {tomb['id']}"


@pytest.mark.parametrize("kind", LEVELS)
async def test_what_changes_nothing_tells_nothing(
    client: httpx.AsyncClient, registry: asyncpg.Connection, kind: str
) -> None:
    (row,) = (await page(client, kind))["results"]
    same = {name: row[name] for name in (*FIELDS[kind], "enabled", "version")}
    for sent in ({}, same):
        assert (await saved(client, kind, 1, **sent))["version"] == 1
    assert await registry.fetchval("select count(*) from registry.outbox") == 0


REFUSALS: dict[str, list[dict[str, Any]]] = {
    "cemetery": [{"name": ""}, {"name": "Altrove"}, {"address": "x", "version": 9}],
    "sector": [{"name": ""}, {"cemeteryId": 99}, {"name": "x", "version": 9}],
    "block": [{"name": ""}, {"sectorId": 99}, {"name": "x", "version": 9}],
    "tomb": [{"capacity": 0}, {"userId": 99, "enabled": False}, {"reference": "x", "version": 9}],
    "deceased": [{"name": ""}, {"tombId": 99, "name": "x"}, {"name": "x", "version": 9}],
}


@pytest.mark.parametrize("kind", LEVELS)
async def test_what_is_refused_tells_and_changes_nothing(
    client: httpx.AsyncClient, registry: asyncpg.Connection, kind: str
) -> None:
    await Ground.make(registry, "Altrove")
    before = (await page(client, kind, id=1))["results"]
    for sent in REFUSALS[kind]:
        for answer in (await save(client, kind, 1, **sent), await save(client, kind, **sent)):
            assert answer.status_code in (409, 422), sent
    if kind != "deceased":
        assert (await client.delete(f"{PATHS[kind]}/1")).status_code == 409
    assert (await page(client, kind, id=1))["results"] == before
    for table in ("outbox", "trash"):
        assert await registry.fetchval(f"select count(*) from registry.{table}") == 0
