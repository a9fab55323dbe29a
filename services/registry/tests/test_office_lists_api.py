"""The office's lists: filters, orders and pages."""

from datetime import date, timedelta
from typing import Any

import asyncpg
import httpx
import pytest

from services.registry.blocks.listing import BLOCKS
from services.registry.cemeteries.listing import CEMETERIES
from services.registry.deceased.listing import DECEASED
from services.registry.records.listing import Listing
from services.registry.sectors.listing import SECTORS
from services.registry.tests.making import LEVELS, Ground, add, change
from services.registry.tests.office import PATHS, add_owner, add_tombs, ids, page
from services.registry.tombs.listing import TOMBS

pytestmark = pytest.mark.as_user("superadmin")
LISTINGS: dict[str, Listing] = {
    "cemetery": CEMETERIES,
    "sector": SECTORS,
    "block": BLOCKS,
    "tomb": TOMBS,
    "deceased": DECEASED,
}
PAGED = LEVELS[1:]
SORTS = [(kind, sort) for kind in PAGED for sort in LISTINGS[kind].sorts]


async def many(registry: asyncpg.Connection) -> None:
    """23 rows of each level, full of equal and absent values."""
    for n in range(23):
        cemetery = await add(registry, "cemetery", name=f"Cimitero {n}")
        parent = cemetery if n < 20 else 1
        sector = await add(
            registry, "sector", cemetery_id=parent, name=f"Settore {n % 3} di {n // 3}"
        )
        block = await add(
            registry, "block", sector_id=sector if n % 2 else 1, name=f"Blocco {n // 2}"
        )
        tomb = await add(
            registry,
            "tomb",
            block_id=block if n % 4 else 1,
            reference=f"L {n}" if n % 3 else None,
            permit_expiration_date=date(2030, 1, 1) + timedelta(n // 4) if n % 3 == 1 else None,
        )
        dates: dict[str, Any] = {"birthdate": ("1900", "1900-05", None, "1900-05-01")[n % 4]}
        names = {"name": "Maria", "surname": f"Rossi {'à' * (n % 2)}{n // 6}"}
        await add(registry, "deceased", tomb_id=tomb, **names, **dates)
    await registry.execute(
        "update registry.deceased set created_at = '2026-01-01' where id % 2 = 0"
    )


@pytest.mark.parametrize(("kind", "sort"), SORTS)
async def test_every_order_shows_each_row_once_and_falls_as_it_rises(
    client: httpx.AsyncClient, registry: asyncpg.Connection, kind: str, sort: str
) -> None:
    await many(registry)
    whole: dict[str, list[int]] = {}
    for way in (sort, f"-{sort}"):
        whole[way] = await ids(client, kind, sort=way)
        assert sorted(whole[way]) == list(range(1, 24))
        for size in (1, 4, 7, 22, 23):
            pages = [
                await ids(client, kind, sort=way, page=number, pageSize=size)
                for number in range(1, -(-23 // size) + 1)
            ]
            assert [row for rows in pages for row in rows] == whole[way], (way, size)
        assert await ids(client, kind, sort=way, page=24, pageSize=1) == []
    nulls = await _empty(registry, kind, sort)
    rising = [row for row in whole[sort] if row not in nulls]
    falling = [row for row in whole[f"-{sort}"] if row not in nulls]
    assert falling == rising[::-1]
    if LISTINGS[kind].sorts[sort].nulls_last:
        assert set(whole[sort][len(rising) :]) == nulls == set(whole[f"-{sort}"][len(rising) :])


async def _empty(registry: asyncpg.Connection, kind: str, sort: str) -> set[int]:
    if not LISTINGS[kind].sorts[sort].nulls_last:
        return set()
    rows = await registry.fetch(f"select id from registry.{kind} where {sort} is null")
    return {row["id"] for row in rows}


@pytest.mark.parametrize("kind", PAGED)
async def test_a_page_says_where_it_lies(
    client: httpx.AsyncClient, registry: asyncpg.Connection, kind: str
) -> None:
    empty = {"results": [], "total": 0, "page": 1, "totalPages": 0, "capped": False}
    assert await page(client, kind) == empty
    await many(registry)
    told = await page(client, kind, page=3, pageSize=10)
    assert len(told.pop("results")) == 3
    assert told == {"total": 23, "page": 3, "totalPages": 3, "capped": False}
    beyond = await page(client, kind, page=1_000_000, pageSize=200)
    assert (beyond["results"], beyond["total"], beyond["totalPages"]) == ([], 23, 1)


REFUSED: list[dict[str, Any]] = [
    *[{"page": page} for page in (0, "x", 1_000_001)],
    *[{"pageSize": size} for size in (0, 201)],
    *[{"sort": sort} for sort in ("epitaph", "--name", "id; drop table registry.tomb")],
    *[{"cemeteryId": number} for number in (0, 2**31)],
    *[{"search": text} for text in ("x" * 201, "a\0b")],
    {"enabled": "maybe"},
    {"ownerId": "some"},
    {"reference": "\0"},
]


@pytest.mark.parametrize("kind", PAGED)
async def test_what_cannot_be_asked_is_refused(client: httpx.AsyncClient, kind: str) -> None:
    for asked in REFUSED:
        answer = await client.get(PATHS[kind], params=asked)
        assert answer.status_code == 422, asked
        assert list(answer.json()["fields"]) == list(asked)


@pytest.mark.parametrize("kind", LEVELS)
async def test_what_is_left_empty_is_not_asked(
    client: httpx.AsyncClient, registry: asyncpg.Connection, kind: str
) -> None:
    """A form of filters sends its empty fields too."""
    await Ground.make(registry)
    ground = await Ground.make(registry, "Altro")
    await ground.bury("Rossi")
    names = ("search", "reference", "cemeteryId", "sectorId", "blockId", "tombId", "ownerId")
    more = ("enabled", "free", "quality", "id", "sort", "page", "pageSize")
    empty: dict[str, Any] = dict.fromkeys((*names, *more), "")
    assert await ids(client, kind, **empty) == await ids(client, kind)
    blank: dict[str, Any] = dict.fromkeys(names, "  ")
    assert await ids(client, kind, **blank) == await ids(client, kind)


async def two_grounds(registry: asyncpg.Connection) -> tuple[Ground, Ground]:
    one, other = await Ground.make(registry, "Uno"), await Ground.make(registry, "Due")
    for ground in (one, other):
        await ground.bury("Rossi")
    return one, other


FILTERS = {
    "sector": ("cemeteryId",),
    "block": ("cemeteryId", "sectorId"),
    "tomb": ("cemeteryId", "sectorId", "blockId", "tombId"),
    "deceased": ("cemeteryId", "sectorId", "blockId", "tombId"),
}


@pytest.mark.parametrize("kind", FILTERS)
async def test_filters_of_levels_leave_what_lies_below(
    client: httpx.AsyncClient, registry: asyncpg.Connection, kind: str
) -> None:
    one, other = await two_grounds(registry)
    above = {
        f"{level}Id": [getattr(ground, level) for ground in (one, other)] for level in LEVELS[:-1]
    }
    for name in FILTERS[kind]:
        for place, record in enumerate(above[name]):
            assert await ids(client, kind, **{name: record}) == [place + 1]
        assert await ids(client, kind, **{name: 999}) == []
    here: dict[str, Any] = {name: above[name][1] for name in FILTERS[kind]}
    assert await ids(client, kind, **here, enabled=True, id=2) == [2]
    for name in FILTERS[kind]:
        assert await ids(client, kind, **{**here, name: above[name][0]}) == (
            [1] if len(here) == 1 else []
        )


@pytest.mark.parametrize("kind", LEVELS)
async def test_filters_by_status_and_by_id(
    client: httpx.AsyncClient, registry: asyncpg.Connection, kind: str
) -> None:
    await two_grounds(registry)
    await change(registry, kind, 1, enabled=False)
    assert await ids(client, kind, enabled="false") == [1]
    assert await ids(client, kind, enabled="true") == [2]
    assert await ids(client, kind, id=2) == [2]
    assert await ids(client, kind, id=1, enabled=True) == []


async def test_tombs_by_owner_reference_and_free_places(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    await ground.bury("Rossi")
    await add_owner(registry, 7, ground.cemetery)
    second, percent, bare = await add_tombs(registry, ground.block, ["L-1-12", "A%_1", None])
    await change(registry, "tomb", second, user_id=7, capacity=2)
    assert await ids(client, "tomb", ownerId=7) == [second]
    assert await ids(client, "tomb", ownerId=8) == []
    assert await ids(client, "tomb", ownerId="none", sort="id") == [ground.tomb, percent, bare]
    assert await ids(client, "tomb", reference="l-1-1") == [ground.tomb, second]
    assert await ids(client, "tomb", reference="%") == await ids(client, "tomb", reference="_")
    assert await ids(client, "tomb", reference="%") == [percent]
    assert await ids(client, "tomb", reference="\\") == []
    assert await ids(client, "tomb", free=True, sort="id") == [second, percent, bare]
    told = await page(client, "tomb", id=second)
    (row,) = told["results"]
    assert (row["user_name"], row["deceasedCount"], row["capacity"]) == ("Anna Verdi", 0, 2)


async def test_free_tombs_are_counted_up_to_a_hundred(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    await add_tombs(registry, ground.block, [f"T{n:03}" for n in range(104)])
    told = await page(client, "tomb", free=True, pageSize=40, page=3)
    assert (told["total"], told["capped"], told["totalPages"]) == (100, True, 3)
    assert [row["reference"] for row in told["results"]][:1] == ["T079"]
    assert len(told["results"]) == 20


async def test_a_row_tells_its_levels_and_what_it_holds(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    await change(registry, "tomb", ground.tomb, capacity=3)
    await ground.bury("Rossi", "Maria")
    await ground.bury("Bianchi", "Ugo", enabled=False)
    (cemetery,) = (await page(client, "cemetery"))["results"]
    counts = [cemetery[f"{name}Count"] for name in ("sectors", "blocks", "tombs", "deceased")]
    assert counts == [1, 1, 1, 2]
    (sector,) = (await page(client, "sector"))["results"]
    assert (sector["cemetery_name"], sector["blocksCount"]) == ("Cimitero Maggiore", 1)
    (block,) = (await page(client, "block"))["results"]
    assert (block["sector_name"], block["tombsCount"]) == ("Settore A", 1)
    (tomb,) = (await page(client, "tomb"))["results"]
    assert (tomb["first_deceased"], tomb["deceasedCount"]) == ("Maria Rossi", 2)
    person = (await page(client, "deceased"))["results"][-1]
    told = [person[f"{name}_name"] for name in ("block", "sector", "cemetery")]
    assert told == ["Loculi Nord 1", "Settore A", "Cimitero Maggiore"]
    assert (person["tomb_reference"], person["tomb_id"]) == ("L-1-1", ground.tomb)


async def test_cemeteries_come_in_their_order(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    for name, order in (("C", 1), ("b", 0), ("A", 0), ("D", -1)):
        await add(registry, "cemetery", name=name, order=order)
    assert await ids(client, "cemetery") == [4, 3, 2, 1]
    assert await ids(client, "cemetery", sort="-name") == [4, 1, 2, 3]
    assert await ids(client, "cemetery", search="B") == [2]
    assert (await client.get("/api/cemeteries", params={"sort": "x"})).status_code == 422
