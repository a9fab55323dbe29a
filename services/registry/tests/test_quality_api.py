"""The counts of quality are those of the lists they lead to."""

from datetime import timedelta
from typing import Any

import asyncpg
import httpx
import pytest

from services.kit import clock
from services.kit.fiscal_code import check_letter
from services.registry.records.quality import DECEASED, TOMBS
from services.registry.tests.making import Ground, add, change

CODE = "RSSMRA80A01H501"
GOOD, WRONG = CODE + check_letter(CODE), CODE + "A"


async def quality(client: httpx.AsyncClient, **asked: Any) -> dict[str, Any]:
    answer = await client.get("/api/quality", params=asked)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def listed(client: httpx.AsyncClient, kind: str, **asked: Any) -> int:
    answer = await client.get(f"/api/{kind}", params=asked)
    assert answer.status_code == 200, answer.text
    page = answer.json()
    assert len(page["results"]) == page["total"]
    total: int = page["total"]
    return total


async def with_faults(ground: Ground) -> None:
    """Of each kind of fault another number, with neighbours that are as they should be."""
    today, day = clock.today(), timedelta(days=1)
    good = {"coordinates": "43.1, 11.2", "user_id": 7, "permit_expiration_date": today + 400 * day}
    await change(ground.connection, "tomb", ground.tomb, **good, capacity=9)
    expiring = [{"permit_expiration_date": today}, {"permit_expiration_date": today + 360 * day}]
    faults: list[dict[str, Any]] = [
        *[{"coordinates": None}] * 2,
        *[{"permit_expiration_date": today - day}] * 3,
        *expiring * 2,
        *[{"user_id": None}] * 5,
    ]
    for number, fault in enumerate(faults):
        given = {**good, **fault, "block_id": ground.block, "reference": f"T {number}"}
        await add(ground.connection, "tomb", **given)
    crowded = await add(
        ground.connection, "tomb", **good, block_id=ground.block, reference="C", capacity=2
    )
    for number in range(3):
        await ground.bury("Neri", f"A{number}", tomb_id=crowded, birthdate="1900")
    await ground.bury("Bianchi", birthdate="1900", fiscal_code=GOOD)
    await ground.bury("Bianchi", "Ada", deathdate="1950", fiscal_code=WRONG)
    for number in range(2):
        await ground.bury("Verdi", f"B{number}", fiscal_code="provvisorio")


FOUND = {
    "tombs": {
        "over-capacity": 1,
        "no-coordinates": 2,
        "permit-expired": 3,
        "permit-expiring": 4,
        "no-owner": 5,
    },
    "deceaseds": {"no-dates": 2, "wrong-fiscal-code": 3},
    "duplicates": 1,  # of the one fiscal code, with the other cemetery
}


@pytest.mark.as_user("superadmin")
async def test_each_count_is_that_of_its_list(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    here, there = await Ground.make(registry), await Ground.make(registry, "Altrove")
    await with_faults(here)
    await with_faults(there)
    assert await quality(client, cemeteryId=here.cemetery) == FOUND
    both = await quality(client)
    for kind, checks in (("tombs", TOMBS), ("deceaseds", DECEASED)):
        assert both[kind].keys() == checks.keys()
        for key in checks:
            assert await listed(client, kind, quality=key) == 2 * FOUND[kind][key]  # type: ignore[index]
            of_one = await listed(client, kind, quality=key, cemeteryId=there.cemetery)
            assert of_one == FOUND[kind][key] == both[kind][key] / 2  # type: ignore[index]


@pytest.mark.as_user("admin", cemetery=1)
async def test_an_admin_counts_the_own_cemetery(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    here, there = await Ground.make(registry), await Ground.make(registry, "Altrove")
    await with_faults(there)
    nothing = {
        "tombs": dict.fromkeys(TOMBS, 0) | {"no-coordinates": 1, "no-owner": 1},
        "deceaseds": dict.fromkeys(DECEASED, 0),
        "duplicates": 0,
    }
    assert await quality(client) == nothing
    foreign = await quality(client, cemeteryId=there.cemetery)
    assert set(foreign["tombs"].values()) == {0}
    assert (here.cemetery, there.cemetery) == (1, 2)


@pytest.mark.as_user("superadmin")
async def test_an_unknown_check_is_refused(client: httpx.AsyncClient) -> None:
    for kind in ("tombs", "deceaseds"):
        answer = await client.get(f"/api/{kind}", params={"quality": "no-soul"})
        assert answer.status_code == 422
        assert answer.json()["fields"] == {"quality": "Controllo di qualità sconosciuto"}


@pytest.mark.as_user("superadmin")
async def test_a_tomb_is_crowded_for_as_long_as_it_is(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    async def crowded() -> int:
        return int((await quality(client))["tombs"]["over-capacity"])

    ground = await Ground.make(registry)
    one = await ground.bury("Rossi")
    assert await crowded() == 0
    two = await ground.bury("Bianchi")
    assert await crowded() == 1
    other = await add(registry, "tomb", block_id=ground.block, reference="2", capacity=2)
    await change(registry, "deceased", two, tomb_id=other)
    assert await crowded() == 0
    await change(registry, "deceased", one, tomb_id=other)
    assert await crowded() == 0
    await change(registry, "tomb", other, capacity=1)
    assert await crowded() == 1
    await registry.execute("delete from registry.deceased where id = $1", one)
    assert await crowded() == 0
    await registry.execute("update registry.deceased set tomb_id = $1", ground.tomb)
    await ground.bury("Verdi")
    assert await crowded() == 1


@pytest.mark.as_user("owner", cemetery=1)
async def test_quality_is_the_office_s(client: httpx.AsyncClient) -> None:
    assert (await client.get("/api/quality")).status_code == 403
