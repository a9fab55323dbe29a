"""Registry and memorial on one broker: records, merges and affects, each told to the other."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest

from infra.dev.rabbit import Node
from services.kit.app import create_app
from services.kit.auth import HEADER
from services.kit.testing.stack import TestDatabase, eventually, listening, serving
from services.kit.testing.tokens import PUBLIC_KEY, SENDER_KEY, mint
from services.memorial.app import service as memorial_service
from services.memorial.settings import MemorialSettings
from services.registry.app import service as registry_service
from services.registry.settings import MediaSettings, RegistrySettings
from services.registry.tests.making import Ground, change, search

STAFF = {HEADER: mint("superadmin")}


@pytest.fixture
async def connection(database: TestDatabase) -> AsyncIterator[asyncpg.Connection]:
    for schema in ("registry", "memorial"):
        await database.empty(schema)
    connection = await database.connect()
    yield connection
    await connection.close()


class Both:
    """A visitor of memorials, and the office at registry."""

    def __init__(self, registry: httpx.AsyncClient, memorial: httpx.AsyncClient) -> None:
        self.registry = registry
        self.memorial = memorial

    async def save(self, person: int, **values: Any) -> None:
        path = f"/api/deceaseds/{person}"
        answer = await self.registry.patch(path, json=values, headers=STAFF)
        assert answer.status_code == 200, answer.text

    async def count(self, person: int) -> int | None:
        """What registry's memorial page shows."""
        answer = await self.registry.get(f"/api/public/deceased/{person}")
        return int(answer.json()["affectsCount"]) if answer.is_success else None

    async def until_count(self, person: int, count: int) -> None:
        async def is_told() -> bool:
            return await self.count(person) == count

        await eventually(is_told)

    async def status(self, person: int) -> int:
        """What the count of affects answers at memorial."""
        return (await self.memorial.get(f"/api/visitor-affects/count/{person}")).status_code

    async def affect(self, person: int, *visitors: int) -> None:
        for visitor in visitors:
            answer = await self.memorial.post(
                "/api/visitor-affects",
                json={"deceased_id": person},
                headers={"X-Forwarded-For": f"198.51.100.{visitor}"},
            )
            assert answer.status_code == 201, answer.text


@pytest.fixture
async def both(
    database: TestDatabase, connection: asyncpg.Connection, broker: Node, tmp_path: Path
) -> AsyncIterator[Both]:
    common: dict[str, Any] = {
        "environment": "test",
        "amqp_url": broker.url,
        "token_public_key": PUBLIC_KEY,
    }
    settings = RegistrySettings(
        database_url=database.url("registry"),
        media=MediaSettings(url=tmp_path.as_uri()),
        **common,
    )
    async with AsyncExitStack() as stack:
        registry = create_app(registry_service(settings))
        office = await stack.enter_async_context(serving(registry, {}))
        visited = MemorialSettings(
            database_url=database.url("memorial"),
            web_url="http://nowhere.invalid",
            registry_url=await stack.enter_async_context(listening(registry)),
            sender_key=SENDER_KEY,
            **common,
        )
        memorial = create_app(memorial_service(visited))
        visitor = await stack.enter_async_context(serving(memorial, {}))
        for app in (registry, memorial):
            await asyncio.wait_for(app.state.workers.bus.connected.wait(), 20)
        yield Both(office, visitor)


async def test_the_search_shows_the_affects_of_visitors(
    both: Both, connection: asyncpg.Connection
) -> None:
    ground = await Ground.make(connection)
    person = await ground.bury("Rossi")
    await both.affect(person, 1, 2, 3)
    await both.until_count(person, 3)
    (hit,) = (await search(both.registry, q="rossi"))["results"]
    assert (hit["id"], hit["affectsCount"]) == (person, 3)


async def test_who_is_hidden_is_hidden_in_both(both: Both, connection: asyncpg.Connection) -> None:
    person = await (await Ground.make(connection)).bury("Rossi")
    assert await both.status(person) == 200
    await both.save(person, enabled=False)
    assert await both.status(person) == 404
    await both.save(person, enabled=True)
    assert await both.status(person) == 200
    answer = await both.registry.delete(f"/api/deceaseds/{person}", headers=STAFF)
    assert answer.status_code == 204
    assert await both.status(person) == 404


async def test_a_merge_adds_the_counts_and_its_undoing_parts_them(
    both: Both, connection: asyncpg.Connection
) -> None:
    ground = await Ground.make(connection)
    await change(connection, "tomb", ground.tomb, capacity=2)
    kept, other = await ground.bury("Rossi"), await ground.bury("Rosi")
    for person, visitors in ((kept, (1, 2)), (other, (3, 4, 5))):
        await both.affect(person, *visitors)
        await both.until_count(person, len(visitors))
    body = {"keepId": kept, "mergeId": other}
    answer = await both.registry.post("/api/duplicates/merge", json=body, headers=STAFF)
    assert answer.status_code in (200, 201), answer.text
    await both.until_count(kept, 5)
    assert await both.count(other) == 5  # its address shows the record that is left
    await both.affect(other, 6)
    await both.until_count(kept, 6)
    merges = (await both.registry.get("/api/duplicates/merges", headers=STAFF)).json()
    undo = f"/api/duplicates/merges/{merges['results'][0]['id']}/undo"
    answer = await both.registry.post(undo, headers=STAFF)
    assert answer.is_success, answer.text
    await both.until_count(other, 3)
    await both.until_count(kept, 3)
