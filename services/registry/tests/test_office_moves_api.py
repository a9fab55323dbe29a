"""What moves takes along all it holds: places, counts, what is public, what is told."""

from typing import Any

import asyncpg
import httpx
import pytest

from services.registry.tests.making import Ground, change, hits
from services.registry.tests.office import add_owner, as_, forget_events, ids, page, saved, told

pytestmark = pytest.mark.as_user("superadmin")
FIELDS = {"sector": "cemeteryId", "block": "sectorId", "tomb": "blockId", "deceased": "tombId"}
ABOVE = {"sector": "cemetery", "block": "sector", "tomb": "block", "deceased": "tomb"}
TOMBS, PERSONS = "registry.tombs.changed.v1", "registry.deceased.changed.v1"


async def two(registry: asyncpg.Connection, **other: Any) -> tuple[Ground, Ground, int]:
    """Two cemeteries, whose names below differ; a person in the first."""
    one, two = await Ground.make(registry, "Uno"), await Ground.make(registry, "Due", **other)
    for kind, column in (("sector", "name"), ("block", "name"), ("tomb", "reference")):
        await change(registry, kind, getattr(two, kind), **{column: "Altro"})
    person = await one.bury("Rossi", nominative="Rossi Maria ved. Bianchi")
    return one, two, person


def record(ground: Ground, kind: str, person: int) -> int:
    return person if kind == "deceased" else int(getattr(ground, kind))


async def counts(client: httpx.AsyncClient) -> dict[str, list[int]]:
    """Blocks, tombs and persons of each cemetery, as its row tells and as its lists count."""
    found = {}
    for row in (await page(client, "cemetery"))["results"]:
        totals = [
            (await page(client, kind, cemeteryId=row["id"]))["total"]
            for kind in ("sector", "block", "tomb", "deceased")
        ]
        names = ("sectorsCount", "blocksCount", "tombsCount", "deceasedCount")
        assert [row[name] for name in names] == totals
        found[row["name"]] = totals
    stats = (await client.get("/api/stats")).json()
    assert stats["totalTombs"] == sum(numbers[2] for numbers in found.values())
    assert stats["totalDeceaseds"] == sum(numbers[3] for numbers in found.values())
    return found


MOVED = {
    "sector": {"Uno": [0, 0, 0, 0], "Due": [2, 2, 2, 1]},
    "block": {"Uno": [1, 0, 0, 0], "Due": [1, 2, 2, 1]},
    "tomb": {"Uno": [1, 1, 0, 0], "Due": [1, 1, 2, 1]},
    "deceased": {"Uno": [1, 1, 1, 0], "Due": [1, 1, 1, 1]},
}


@pytest.mark.parametrize("kind", FIELDS)
async def test_a_move_to_another_cemetery_takes_all_along(
    client: httpx.AsyncClient, registry: asyncpg.Connection, kind: str
) -> None:
    one, other, person = await two(registry)
    assert await counts(client) == {"Uno": [1, 1, 1, 1], "Due": [1, 1, 1, 0]}
    await forget_events(registry)
    target = getattr(other, ABOVE[kind])
    moved = await saved(client, kind, record(one, kind, person), **{FIELDS[kind]: target})
    assert (moved["cemetery_id"], moved["cemetery_name"]) == (other.cemetery, "Due")
    assert await counts(client) == MOVED[kind]
    admin = as_("admin", other.cemetery)
    assert await ids(client, "deceased", admin) == [person]
    assert await ids(client, "deceased", as_("admin", one.cemetery)) == []
    for text in ("rossi", "bianchi"):
        assert await hits(client, q=text, cemeteryId=other.cemetery) == ["Rossi, Maria"]
        assert await hits(client, q=text, cemeteryId=one.cemetery) == []
    memorial = (await client.get(f"/api/public/deceased/{person}")).json()
    assert memorial["cemeteryName"] == "Due"
    (persons,) = await told(registry, PERSONS)
    assert [item["cemeteryId"] for item in persons["items"]] == [other.cemetery]
    tombs = await told(registry, TOMBS)
    names = [item["cemeteryName"] for event in tombs for item in event["items"]]
    assert names == ([] if kind == "deceased" else ["Due"])


@pytest.mark.parametrize("kind", FIELDS)
async def test_a_move_under_what_is_offline_hides(
    client: httpx.AsyncClient, registry: asyncpg.Connection, kind: str
) -> None:
    one, other, person = await two(registry, enabled=False)
    await forget_events(registry)
    home = {"sector": one.cemetery, "block": one.sector, "tomb": one.block, "deceased": one.tomb}
    for target, is_public in ((getattr(other, ABOVE[kind]), False), (home[kind], True)):
        await saved(client, kind, record(one, kind, person), **{FIELDS[kind]: target})
        status = (await client.get(f"/api/public/deceased/{person}")).status_code
        assert status == (200 if is_public else 404)
        assert bool(await hits(client, q="rossi")) is bool(await hits(client, q="bianchi"))
        assert bool(await hits(client, q="rossi")) is is_public
    persons = [event["items"][0] for event in await told(registry, PERSONS)]
    assert [item["public"] for item in persons] == [False, True]
    assert persons[0]["version"] < persons[1]["version"]


@pytest.mark.parametrize("kind", ["cemetery", "sector", "block", "tomb", "deceased"])
async def test_who_is_switched_is_told_and_gone_at_once(
    client: httpx.AsyncClient, registry: asyncpg.Connection, kind: str
) -> None:
    one, _, person = await two(registry)
    await forget_events(registry)
    for enabled in (False, True):
        await saved(client, kind, record(one, kind, person), enabled=enabled)
        status = (await client.get(f"/api/public/deceased/{person}")).status_code
        assert status == (200 if enabled else 404)
    public = [item["public"] for event in await told(registry, PERSONS) for item in event["items"]]
    assert public == [False, True]
    if kind != "deceased":
        tombs = [item["public"] for event in await told(registry, TOMBS) for item in event["items"]]
        assert tombs == [False, True]


async def test_a_new_name_is_told_to_the_tombs_that_carry_it(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    one, _, _ = await two(registry)
    await forget_events(registry)
    for kind in ("cemetery", "sector", "block"):
        await saved(client, kind, getattr(one, kind), name=f"Nuovo {kind}", coordinates="1, 2")
    await saved(client, "tomb", one.tomb, reference="N", capacity=4)
    items = [item for event in await told(registry, TOMBS) for item in event["items"]]
    assert {item["tombId"] for item in items} == {one.tomb}
    last = items[-1]
    names = (last["cemeteryName"], last["sectorName"], last["blockName"], last["reference"])
    assert names == ("Nuovo cemetery", "Nuovo sector", "Nuovo block", "N")
    assert len(items) == 4
    (cemetery,) = await told(registry, "registry.cemetery.changed.v1")
    assert cemetery["items"][0]["name"] == "Nuovo cemetery"
    assert await told(registry, PERSONS) == []


@pytest.mark.parametrize("kind", ["sector", "block"])
async def test_a_move_does_not_leave_tombs_to_owners_of_another_cemetery(
    client: httpx.AsyncClient, registry: asyncpg.Connection, kind: str
) -> None:
    one, other, person = await two(registry)
    await change(registry, "tomb", one.tomb, user_id=await add_owner(registry, 7, one.cemetery))
    target = {FIELDS[kind]: getattr(other, ABOVE[kind])}
    method = "PATCH" if kind == "block" else "PUT"
    path = f"/api/{kind}s/{getattr(one, kind)}"
    refused = await client.request(method, path, json=target)
    told = "1 tomba ha un proprietario dell’altro cimitero: togli prima il proprietario"
    assert refused.status_code == 422
    assert refused.json() == {"message": told, "fields": {FIELDS[kind]: told}}
    owner = as_("owner", one.cemetery, 7)
    assert await ids(client, "tomb", owner) == [one.tomb]
    assert await ids(client, "deceased", owner) == [person]
    await saved(client, "tomb", one.tomb, userId=None)
    await saved(client, kind, getattr(one, kind), **target)
    assert await ids(client, "tomb", owner) == []


async def test_a_move_to_a_taken_name_changes_nothing(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    one, other = await Ground.make(registry, "Uno"), await Ground.make(registry, "Due")
    before = await counts(client)
    for kind in ("sector", "block", "tomb"):
        answer = await client.request(
            "PATCH" if kind == "block" else "PUT",
            f"/api/{kind}s/{getattr(one, kind)}",
            json={FIELDS[kind]: getattr(other, ABOVE[kind])},
        )
        assert answer.status_code == 409
    assert await counts(client) == before
    assert await registry.fetchval("select count(*) from registry.outbox") == 0
