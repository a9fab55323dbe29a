"""Maps of tombs, and walls of niches."""

from datetime import timedelta
from typing import Any

import asyncpg
import httpx
import pytest

from services.kit import clock
from services.kit.testing.clock import Clock
from services.registry.tests.making import Ground, add, change


async def read(client: httpx.AsyncClient, path: str, status: int = 200) -> dict[str, Any]:
    answer = await client.get(path)
    assert answer.status_code == status, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def tomb(ground: Ground, reference: str, persons: int = 0, **fields: Any) -> int:
    given = {"coordinates": "43.1, 11.2", "reference": reference, **fields}
    made = await add(ground.connection, "tomb", block_id=ground.block, **given)
    for number in range(persons):
        await ground.bury("Rossi", f"N{number}", tomb_id=made)
    return made


@pytest.mark.as_user("admin", cemetery=1)
async def test_a_map_is_geojson_with_the_longitude_first(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    made = await tomb(ground, "A 1", capacity=3, persons=1, coordinates="43.1234567, 11.5")
    told = await read(client, f"/api/cemeteries/{ground.cemetery}/map")
    assert told == {
        "type": "FeatureCollection",
        "features": [
            {
                "type": "Feature",
                "id": made,
                "geometry": {"type": "Point", "coordinates": [11.5, 43.123457]},
                "properties": {
                    "id": made,
                    "reference": "A 1",
                    "block_id": ground.block,
                    "block_name": "Loculi Nord 1",
                    "status": "occupied",
                    "permit": None,
                    "capacity": 3,
                    "deceasedCount": 1,
                },
            }
        ],
        "without_coordinates": 1,
        "counts": {"free": 1, "occupied": 1, "full": 0, "expiring": 0, "expired": 0},
    }
    assert await read(client, f"/api/blocks/{ground.block}/map") == told


@pytest.mark.as_user("superadmin")
async def test_a_tomb_has_the_status_that_is_most_urgent(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    today = clock.today()
    day = timedelta(days=1)
    for reference, persons, capacity, expires in (
        ("free", 0, 1, None),
        ("occupied", 1, 2, None),
        ("full", 1, 1, today + 400 * day),
        ("full", 3, 2, None),
        ("expiring", 1, 1, today),
        ("expiring", 0, 1, today + 300 * day),
        ("expired", 1, 1, today - day),
    ):
        await tomb(
            ground,
            f"{reference} {persons} {capacity} {expires}",
            persons,
            capacity=capacity,
            permit_expiration_date=expires,
        )
    told = await read(client, f"/api/blocks/{ground.block}/map")
    found = [feature["properties"] for feature in told["features"]]
    assert [one["status"] for one in found] == [one["reference"].split()[0] for one in found]
    permits = {"expired": "expired", "expiring": "expiring"}
    assert [one["permit"] for one in found] == [permits.get(one["status"]) for one in found]


@pytest.mark.as_user("superadmin")
async def test_a_concession_ends_with_the_italian_day(
    client: httpx.AsyncClient, registry: asyncpg.Connection, stopped: Clock
) -> None:
    ground = await Ground.make(registry)
    stopped.time = stopped.time.replace(year=2030, month=6, day=30, hour=21, minute=59)
    await tomb(ground, "A", permit_expiration_date=clock.today())
    path = f"/api/blocks/{ground.block}/map"
    assert (await read(client, path))["features"][0]["properties"]["status"] == "expiring"
    stopped.move(minutes=2)
    assert (await read(client, path))["features"][0]["properties"]["status"] == "expired"


@pytest.mark.as_user("superadmin")
async def test_a_map_that_did_not_change_is_not_sent_again(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    made = await tomb(ground, "A")
    path = f"/api/cemeteries/{ground.cemetery}/map"
    first = await client.get(path)
    known = {"If-None-Match": f"W/{first.headers['etag']}"}
    again = await client.get(path, headers=known)
    assert (again.status_code, again.content) == (304, b"")
    await change(registry, "tomb", made, reference="B")
    assert (await client.get(path, headers=known)).status_code == 200


@pytest.mark.as_user("superadmin")
async def test_a_wall_shows_niches_by_row_and_column(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)  # with L-1-1
    made = [await tomb(ground, f"L-{row}-{n}") for row in (1, 2) for n in (2, 10)]
    await tomb(ground, "Ossario comune", persons=1)
    told = await read(client, f"/api/blocks/{ground.block}/grid")
    assert told["counts"] == {"free": 5, "occupied": 0, "full": 1, "expiring": 0, "expired": 0}
    assert (await read(client, f"/api/blocks/{ground.block}/map"))["counts"] == told["counts"]
    assert (told["rows"], told["columns"], told["unplaced"]) == (["2", "1"], ["1", "2", "10"], 1)
    cells = {cell["id"]: (cell["row"], cell["column"], cell["status"]) for cell in told["cells"]}
    assert cells[ground.tomb] == ("1", "1", "free")
    assert cells[made[-1]] == ("2", "10", "free")


@pytest.mark.as_user("superadmin")
async def test_a_block_whose_references_carry_no_place_has_no_wall(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    await change(registry, "tomb", ground.tomb, reference=None)
    await tomb(ground, "Famiglia Bianchi")
    told = await read(client, f"/api/blocks/{ground.block}/grid")
    counts = told.pop("counts")
    assert told == {"rows": [], "columns": [], "cells": [], "unplaced": 2}
    assert counts["free"] == 2


@pytest.mark.as_user("admin", cemetery=1)
async def test_places_of_another_cemetery_are_none(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    await add(registry, "cemetery", name="Qui")
    other = await Ground.make(registry, "Altrove")
    for path in (
        f"/api/cemeteries/{other.cemetery}/map",
        f"/api/blocks/{other.block}/map",
        f"/api/blocks/{other.block}/grid",
        "/api/cemeteries/999/map",
        "/api/blocks/999/grid",
    ):
        await read(client, path, 404)


@pytest.mark.as_user("owner", cemetery=1)
async def test_maps_are_the_office_s(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    await change(registry, "tomb", ground.tomb, user_id=1)
    await read(client, f"/api/blocks/{ground.block}/map", 403)
