"""Counts are right at once after everything, while their rows are added up too."""

import asyncio
from collections.abc import AsyncIterator

import asyncpg
import httpx
import pytest

from services.kit.db import Database
from services.registry.models import Outbox
from services.registry.records.counts import add_up
from services.registry.settings import RegistrySettings
from services.registry.tests.batches import apply, row
from services.registry.tests.making import Ground, change
from services.registry.tests.office import as_, page, save, saved

pytestmark = pytest.mark.as_user("superadmin")
_ROWS = "select count(*) from registry.record_count"


@pytest.fixture
async def database_of_ours(settings: RegistrySettings) -> AsyncIterator[Database]:
    database = Database(settings.database_url, Outbox)
    yield database
    await database.close()


async def stats(client: httpx.AsyncClient, who: dict[str, str] | None = None) -> list[int]:
    answer = await client.get("/api/stats", headers=who)
    assert answer.headers["cache-control"] == "no-store"
    told = answer.json()
    names = ("totalCemeteries", "totalSectors", "totalTombs", "totalDeceaseds")
    return [told[name] for name in names]


async def test_the_dashboard_counts_what_was_just_done(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    assert await stats(client) == [0, 0, 0, 0]
    cemetery = (await saved(client, "cemetery", name="Uno"))["id"]
    sector = (await saved(client, "sector", name="A", cemeteryId=cemetery))["id"]
    block = (await saved(client, "block", name="A", sectorId=sector))["id"]
    tomb = (await saved(client, "tomb", blockId=block, capacity=3))["id"]
    for name in ("Ada", "Ida"):
        person = (await saved(client, "deceased", name=name, surname="Neri", tombId=tomb))["id"]
    assert await stats(client) == [1, 1, 1, 2]
    await saved(client, "deceased", person, enabled=False)
    assert await stats(client) == [1, 1, 1, 2]
    await client.delete(f"/api/deceaseds/{person}")
    assert await stats(client) == [1, 1, 1, 1]
    await apply(registry, *(row(n, f"Rossi N{n}", tomb=f"T{n}") for n in range(5)))
    assert await stats(client) == [2, 2, 6, 6]
    assert await stats(client, as_("admin", cemetery)) == [1, 1, 1, 1]
    assert await stats(client, as_("admin")) == [0, 0, 0, 0]
    cascade = "cascade=true&name=uno"
    assert (await client.delete(f"/api/cemeteries/{cemetery}?{cascade}")).is_success
    assert await stats(client) == [1, 1, 5, 5]
    (entry, _) = (await client.get("/api/trash")).json()["results"]
    assert (await client.post(f"/api/trash/{entry['id']}/restore")).is_success
    assert await stats(client) == [2, 2, 6, 6]
    for role in ("superadmin", "admin"):
        for kind, total in (("tomb", 1), ("deceased", 1)):
            who = as_(role, cemetery)
            assert (await page(client, kind, who, cemeteryId=cemetery))["total"] == total


async def test_adding_up_leaves_one_row_for_each_count(
    client: httpx.AsyncClient, registry: asyncpg.Connection, database_of_ours: Database
) -> None:
    ground = await Ground.make(registry)
    other = await Ground.make(registry, "Altrove")
    for number in range(5):
        await ground.bury("Rossi", f"N{number}")
    await client.delete(f"/api/tombs/{other.tomb}")
    before = await stats(client)
    assert await registry.fetchval(_ROWS) == 8
    for _ in range(2):
        async with database_of_ours.unit_of_work() as session:
            await add_up(session)
        assert await registry.fetchval(_ROWS) == 2  # what is nothing has none
        assert await stats(client) == before == [2, 2, 1, 5]


async def test_adding_up_loses_nothing_that_is_written_meanwhile(
    client: httpx.AsyncClient, registry: asyncpg.Connection, database_of_ours: Database
) -> None:
    ground = await Ground.make(registry)
    await change(registry, "tomb", ground.tomb, capacity=99)
    writing = True

    async def chore() -> None:
        while writing:
            async with database_of_ours.unit_of_work() as session:
                await add_up(session)

    async def clerk(name: str) -> int:
        person = {"name": name, "surname": "Rossi", "tombId": ground.tomb}
        kept = 0
        for turn in range(8):
            made = await save(client, "deceased", **person)
            assert made.status_code == 201
            kept += turn % 2
            if turn % 2 == 0:
                await client.delete(f"/api/deceaseds/{made.json()['id']}")
            told = await stats(client)
            assert 1 <= told[2] <= 1, "a count is never seen half added up"
            assert told[3] >= 0
        return kept

    chores = [asyncio.ensure_future(chore()) for _ in range(2)]
    kept = await asyncio.gather(*(clerk(name) for name in "ABCD"))
    writing = False
    await asyncio.gather(*chores)
    assert (await stats(client))[3] == sum(kept) == 16
    assert await registry.fetchval("select count(*) from registry.deceased") == 16
