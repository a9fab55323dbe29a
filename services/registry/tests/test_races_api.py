"""Two writers at once: whoever comes second sees what the first has done."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import asyncpg
import httpx
import pytest

from services.kit.testing.stack import TestDatabase, eventually
from services.registry.tests.batches import apply, row
from services.registry.tests.making import Ground, add, change, hits

HIDE = "update registry.cemetery set enabled = false"


@pytest.fixture
async def other(database: TestDatabase) -> AsyncIterator[asyncpg.Connection]:
    """A second connection of the registry's role."""
    connection = await database.connect("registry")
    yield connection
    await connection.close()


async def show_tomb(connection: asyncpg.Connection, ground: Ground) -> None:
    await change(connection, "tomb", ground.tomb, enabled=True)


async def bury(connection: asyncpg.Connection, ground: Ground) -> None:
    await add(connection, "deceased", tomb_id=ground.tomb, surname="Rossi", name="Anna")


async def import_one(connection: asyncpg.Connection, ground: Ground) -> None:
    await apply(connection, row(1, "Rossi Anna", block="Loculi Nord 1", tomb="L-2"))


async def move(connection: asyncpg.Connection, ground: Ground) -> None:
    """A person of a public cemetery comes to the one that is being hidden."""
    person = await connection.fetchval("select max(id) from registry.deceased")
    await change(connection, "deceased", person, tomb_id=ground.tomb)


@pytest.mark.parametrize("write", [show_tomb, bury, import_one, move])
async def test_nobody_becomes_visible_in_a_cemetery_that_is_hidden_meanwhile(
    client: httpx.AsyncClient,
    registry: asyncpg.Connection,
    other: asyncpg.Connection,
    write: Callable[[asyncpg.Connection, Ground], Awaitable[None]],
) -> None:
    ground = await Ground.make(registry)
    await ground.bury("Rossi")
    await change(registry, "tomb", ground.tomb, enabled=write is not show_tomb)
    if write is move:
        await (await Ground.make(registry, "Altrove")).bury("Rossi", "Ada")
    async with registry.transaction():
        await registry.execute(f"{HIDE} where id = $1", ground.cemetery)
        second = asyncio.ensure_future(write(other, ground))
        await eventually(lambda: is_waiting(registry))
    await second
    assert await hits(client, q="rossi") == []


async def is_waiting(connection: asyncpg.Connection) -> bool:
    """Whether somebody waits for a lock."""
    return bool(await connection.fetchval("select exists (select from pg_locks where not granted)"))


async def test_placing_two_persons_at_once_needs_no_waiting(
    registry: asyncpg.Connection, other: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    async with registry.transaction():
        await ground.bury("Verdi", "Ugo")
        await asyncio.wait_for(bury(other, ground), 5)
    assert await registry.fetchval("select count(*) from registry.deceased") == 2


async def test_two_jobs_that_make_the_same_places_make_them_once(
    registry: asyncpg.Connection, other: asyncpg.Connection
) -> None:
    async with registry.transaction():
        await apply(registry, *(row(n, f"Rossi N{n}") for n in range(20)))
        second = asyncio.ensure_future(
            apply(other, *(row(n, f"Rossi N{n}") for n in range(10, 30)), job=2)
        )
        await eventually(lambda: is_waiting(registry))
    assert (await second).skipped == list(range(10, 20))
    assert await registry.fetchval("select count(*) from registry.tomb") == 1
    assert await registry.fetchval("select count(*) from registry.deceased") == 30


@pytest.mark.as_user("superadmin")
async def test_a_form_waits_for_the_import_that_takes_the_last_place(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    form = {"name": "Ada", "surname": "Verdi", "tombId": ground.tomb}
    async with registry.transaction():
        await apply(registry, row(1, "Rossi Anna", block="Loculi Nord 1", tomb="L-1-1"))
        second = asyncio.ensure_future(client.post("/api/deceaseds", json=form))
        await eventually(lambda: is_waiting(registry))
    assert (await second).status_code == 409
    lying = "select array_agg(surname) from registry.deceased where tomb_id = $1"
    assert await registry.fetchval(lying, ground.tomb) == ["Rossi"]


@pytest.mark.as_user("superadmin")
async def test_an_import_that_fills_a_tomb_beyond_its_places_is_counted(
    client: httpx.AsyncClient, registry: asyncpg.Connection, other: asyncpg.Connection
) -> None:
    """Beside a form that lays the last person into it at the same time."""
    ground = await Ground.make(registry)
    async with registry.transaction():
        await registry.execute("select from registry.tomb where id = $1 for no key update", 1)
        await ground.bury("Verdi")
        second = asyncio.ensure_future(
            apply(other, row(1, "Rossi Anna", block="Loculi Nord 1", tomb="L-1-1"))
        )
        await eventually(lambda: is_waiting(registry))
    assert (await second).over_capacity == [(1, 2, 1)]
    counts = (await client.get("/api/quality")).json()
    assert counts["tombs"]["over-capacity"] == 1
