"""Registry and memorial as they run: on one broker, and one asking the other."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from services.kit.auth import HEADER
from services.kit.testing.conformance import fastapi_under
from services.kit.testing.stack import TestDatabase, eventually, listening, serving
from services.kit.testing.tokens import PUBLIC_KEY, SENDER_KEY, mint
from services.memorial.app import build as build_memorial
from services.memorial.settings import MemorialSettings
from services.registry.app import build as build_registry
from services.registry.settings import MediaSettings, RegistrySettings

STAFF = {HEADER: mint("superadmin")}


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


@asynccontextmanager
async def both_services(
    database: TestDatabase, amqp_url: str, folder: Path, web_url: str = "http://nowhere.invalid"
) -> AsyncIterator[Both]:
    common: dict[str, Any] = {
        "environment": "test",
        "amqp_url": amqp_url,
        "token_public_key": PUBLIC_KEY,
    }
    settings = RegistrySettings(
        database_url=database.url("registry"),
        media=MediaSettings(url=folder.as_uri()),
        **common,
    )
    async with AsyncExitStack() as stack:
        registry = build_registry(settings)
        office = await stack.enter_async_context(serving(registry, {}))
        visited = MemorialSettings(
            database_url=database.url("memorial"),
            web_url=web_url,
            registry_url=await stack.enter_async_context(listening(registry)),
            sender_key=SENDER_KEY,
            **common,
        )
        memorial = build_memorial(visited)
        visitor = await stack.enter_async_context(serving(memorial, {}))
        for app in (fastapi_under(registry), memorial):
            await asyncio.wait_for(app.state.workers.bus.connected.wait(), 20)
        yield Both(office, visitor)
