"""Many clerks and an import at once: nothing is lost, nobody waits for ever, nothing is untrue."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import asyncpg
import httpx
import pytest

from services.kit.testing.stack import TestDatabase, eventually
from services.registry.tests.batches import apply, row
from services.registry.tests.making import Ground, add, change
from services.registry.tests.office import PATHS, add_tombs, save, saved

pytestmark = pytest.mark.as_user("superadmin")
_WAITING = "select count(*) from pg_locks where not granted and locktype = 'advisory'"
# what triggers and services keep, and what it would be if it were worked out anew
_UNTRUE = """
select 'public ' || d.id from registry.deceased d
join registry.tomb t on t.id = d.tomb_id join registry.block b on b.id = t.block_id
join registry.sector s on s.id = b.sector_id join registry.cemetery c on c.id = s.cemetery_id
where (d.public, d.cemetery_id, t.cemetery_id) is distinct from
  (d.enabled and t.enabled and b.enabled and s.enabled and c.enabled, c.id, c.id)
union all
select 'other ' || o.deceased_id from registry.other_surname o
join registry.deceased d on d.id = o.deceased_id
where (o.public, o.cemetery_id) is distinct from (d.public, d.cemetery_id)
union all
select kind || ' ' || c.id from registry.cemetery c
cross join (values ('tomb'), ('deceased')) k(kind)
where coalesce((select sum(delta) from registry.record_count r
    where r.kind = k.kind and r.cemetery_id = c.id), 0)
  <> case kind when 'tomb' then (select count(*) from registry.tomb t where t.cemetery_id = c.id)
    else (select count(*) from registry.deceased d where d.cemetery_id = c.id) end
union all
select 'over ' || t.id from registry.tomb t
where t.capacity < (select count(*) from registry.deceased d where d.tomb_id = t.id)
"""


@pytest.fixture
async def other(database: TestDatabase) -> AsyncIterator[asyncpg.Connection]:
    connection = await database.connect("registry")
    yield connection
    await connection.close()


async def untrue(registry: asyncpg.Connection) -> list[str]:
    return [record[0] for record in await registry.fetch(_UNTRUE)]


async def waiting(registry: asyncpg.Connection, writers: int) -> None:
    async def all_wait() -> bool:
        return int(await registry.fetchval(_WAITING)) >= writers

    await eventually(all_wait)


async def test_a_tomb_that_is_switched_meanwhile_is_switched_back_by_each(
    client: httpx.AsyncClient, registry: asyncpg.Connection, other: asyncpg.Connection
) -> None:
    """Neither form changes the tomb when it is sent; both do when their turn comes."""
    ground = await Ground.make(registry)
    async with other.transaction():
        await change(other, "tomb", ground.tomb, enabled=False)
        forms = [
            asyncio.ensure_future(
                saved(client, "tomb", ground.tomb, enabled=True, coordinates=f"{n}, 1")
            )
            for n in range(3)
        ]
        await waiting(registry, 3)
    shown = await asyncio.wait_for(asyncio.gather(*forms), 20)
    assert [tomb["enabled"] for tomb in shown] == [True] * 3


class Clerks:
    """What clerks do, again and again; each answers the statuses that were told."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client

    async def switch(self, kind: str, record: int) -> list[int]:
        answers = [await save(self.client, kind, record, enabled=n % 2 == 1) for n in range(6)]
        return [answer.status_code for answer in answers]

    async def move(self, kind: str, record: int, field: str, *places: int) -> list[int]:
        answers = [await save(self.client, kind, record, **{field: to}) for to in places * 3]
        return [answer.status_code for answer in answers]

    async def bury(self, tomb: int) -> list[int]:
        answers = []
        for n in range(6):
            nominative = f"Nuovi{tomb} ved. Altri{n}"
            person = {"name": f"A{n}", "surname": f"Altri{tomb}", "nominative": nominative}
            answers.append(await save(self.client, "deceased", tombId=tomb, **person))
        return [answer.status_code for answer in answers]


async def load(connection: asyncpg.Connection) -> list[int]:
    """Four imports into the block in which the clerks work."""
    for job in range(4):
        cells = {"cemetery": "Uno", "block": "Loculi Nord 1", "capacity": 40}
        rows = [row(n, f"Importati N{job}x{n}", tomb=f"T{n % 7}", **cells) for n in range(40)]
        await apply(connection, *rows, job=job)
        await asyncio.sleep(0.05)
    return [200]


async def test_clerks_and_an_import_at_once(
    client: httpx.AsyncClient, registry: asyncpg.Connection, other: asyncpg.Connection
) -> None:
    one, two = await Ground.make(registry, "Uno"), await Ground.make(registry, "Due")
    await change(registry, "sector", two.sector, name="Settore B")
    *tombs, moving = await add_tombs(registry, one.block, ["T0", "T1", "T2", "Z"], capacity=40)
    people = [await one.bury("Rossi", f"N{n}", tomb_id=tombs[n % 3]) for n in range(12)]
    clerks = Clerks(client)
    work = asyncio.gather(
        clerks.switch("cemetery", one.cemetery),
        clerks.switch("sector", one.sector),
        clerks.switch("block", one.block),
        clerks.switch("tomb", tombs[0]),
        clerks.move("sector", two.sector, "cemeteryId", one.cemetery, two.cemetery),
        clerks.move("tomb", moving, "blockId", two.block, one.block),
        *(clerks.move("deceased", person, "tombId", moving, tombs[1]) for person in people[:4]),
        *(clerks.bury(tomb) for tomb in tombs[1:]),
        load(other),
    )
    done = await asyncio.wait_for(work, 60)
    assert {status for statuses in done for status in statuses} == {200, 201}
    assert await untrue(registry) == []


async def test_surnames_new_to_the_register_come_from_everywhere_at_once(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    """Each pair teaches the dictionary the same two names, in opposite order."""
    ground = await Ground.make(registry)
    await change(registry, "tomb", ground.tomb, capacity=200)

    async def bury(one: str, other: str) -> int:
        person = {"name": "Maria", "surname": one, "nominative": f"{one} Maria ved. {other}"}
        return (await save(client, "deceased", tombId=ground.tomb, **person)).status_code

    names = [(f"Uno{n}", f"Due{n}") for n in range(20)]
    pairs = [pair for one, two in names for pair in ((one, two), (two, one))]
    assert set(await asyncio.gather(*(bury(*pair) for pair in pairs))) == {201}


BELOW: dict[str, tuple[str, dict[str, Any]]] = {
    "cemetery": ("sector", {"name": "Nuovo", "cemeteryId": 1}),
    "sector": ("block", {"name": "Nuovo", "sectorId": 1}),
    "block": ("tomb", {"reference": "Nuovo", "blockId": 1}),
    "tomb": ("deceased", {"name": "Nuovo", "surname": "Nuovo", "tombId": 1}),
}


@pytest.mark.parametrize("kind", BELOW)
async def test_nothing_is_put_into_what_is_deleted_at_the_same_time(
    client: httpx.AsyncClient, registry: asyncpg.Connection, kind: str
) -> None:
    below, sent = BELOW[kind]
    for turn in range(4):
        place = await _alone(registry, kind, f"Giro {turn}")
        field = next(name for name in sent if name.endswith("Id"))
        deleting = client.delete(f"{PATHS[kind]}/{place}")
        making = save(client, below, **{**sent, field: place})
        order = (deleting, making) if turn % 2 else (making, deleting)
        answers = await asyncio.gather(*order)
        deleted, made = answers if turn % 2 else answers[::-1]
        assert (deleted.status_code, made.status_code) in ((204, 422), (409, 201))
    assert await untrue(registry) == []


async def _alone(registry: asyncpg.Connection, kind: str, name: str) -> int:
    """An empty record of the kind."""
    levels: list[tuple[str, dict[str, Any]]] = [
        ("cemetery", {"name": name}),
        ("sector", {"name": name}),
        ("block", {"name": name}),
        ("tomb", {"reference": name}),
    ]
    record, above = 0, ""
    for level, values in levels:
        record = await add(registry, level, **values, **({f"{above}_id": record} if above else {}))
        if level == kind:
            break
        above = level
    return record


@pytest.mark.parametrize("kind", [*BELOW, "deceased"])
async def test_of_two_who_delete_or_restore_one_does(
    client: httpx.AsyncClient, registry: asyncpg.Connection, kind: str
) -> None:
    if kind == "deceased":
        record = await (await Ground.make(registry)).bury("Rossi")
    else:
        record = await _alone(registry, kind, "Vuoto")
    path = f"{PATHS[kind]}/{record}"
    deleted = await asyncio.gather(*(client.delete(path) for _ in range(3)))
    assert sorted(answer.status_code for answer in deleted) == [204, 404, 404]
    restored = await asyncio.gather(*(client.post("/api/trash/1/restore") for _ in range(3)))
    assert sorted(answer.status_code for answer in restored) == [200, 404, 404]
    assert await registry.fetchval("select count(*) from registry.trash_record") == 0
    assert await untrue(registry) == []


@pytest.mark.parametrize("kind", ["cemetery", "sector", "block", "tomb"])
async def test_of_two_of_one_name_one_is_made(
    client: httpx.AsyncClient, registry: asyncpg.Connection, kind: str
) -> None:
    await Ground.make(registry)
    places = {"sector": {"cemeteryId": 1}, "block": {"sectorId": 1}, "tomb": {"blockId": 1}}
    named = {"reference" if kind == "tomb" else "name": "Nuovo", **places.get(kind, {})}
    answers = await asyncio.gather(*(save(client, kind, **named) for _ in range(3)))
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409]


async def test_who_is_restored_and_who_is_buried_share_no_place(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    await client.delete(f"/api/deceaseds/{await ground.bury('Rossi')}")
    person = {"name": "Ada", "surname": "Verdi", "tombId": ground.tomb}
    answers = await asyncio.gather(
        client.post("/api/trash/1/restore"), save(client, "deceased", **person)
    )
    assert sorted(answer.status_code for answer in answers) in ([200, 409], [201, 409])
    assert await untrue(registry) == []
