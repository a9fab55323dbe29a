"""What the office hides is gone for visitors at once, though memorials are kept for a while."""

from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import asyncpg
import httpx
import pytest

from services.kit.app import create_app
from services.kit.cache import MicroCache
from services.kit.testing.stack import serving
from services.registry.app import service
from services.registry.deceased.shortcut import MEMORIAL
from services.registry.settings import RegistrySettings
from services.registry.tests.making import LEVELS, Ground, change
from services.registry.tests.office import PATHS, as_, save, saved

pytestmark = pytest.mark.as_user("superadmin")


@pytest.fixture
async def cached(
    settings: RegistrySettings, registry: asyncpg.Connection, caller: dict[str, str]
) -> AsyncIterator[httpx.AsyncClient]:
    """The app as it is served: memorials are kept for a while."""
    app = create_app(replace(service(settings), has_workers=False))
    async with serving(MicroCache(app, paths=MEMORIAL, ttl=60.0), caller) as client:
        yield client


async def look(client: httpx.AsyncClient, person: int) -> Any:
    """The memorial as a visitor gets it, twice: the second is kept."""
    path = f"/api/public/deceased/{person}"
    first, second = await client.get(path), await client.get(path)
    assert first.status_code == second.status_code
    assert first.content == second.content
    return first.json() if first.is_success else first.status_code


@pytest.mark.parametrize("kind", LEVELS)
async def test_who_is_hidden_is_gone_at_once_and_back_at_once(
    cached: httpx.AsyncClient, registry: asyncpg.Connection, kind: str
) -> None:
    ground = await Ground.make(registry)
    person = await ground.bury("Rossi")
    record = person if kind == "deceased" else getattr(ground, kind)
    assert (await look(cached, person))["surname"] == "Rossi"
    for enabled in (False, True, False):
        await saved(cached, kind, record, enabled=enabled)
        assert (await look(cached, person) == 404) is not enabled


async def test_a_memorial_shows_what_was_just_saved(
    cached: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    person = await ground.bury("Rossi")
    assert (await look(cached, person))["epitaph"] is None
    await saved(cached, "deceased", person, epitaph="Riposa")
    await saved(cached, "block", ground.block, name="Nuovo")
    memorial = await look(cached, person)
    assert (memorial["epitaph"], memorial["blockName"]) == ("Riposa", "Nuovo")
    await cached.delete(f"{PATHS['deceased']}/{person}")
    assert await look(cached, person) == 404
    await cached.post("/api/trash/1/restore")
    assert (await look(cached, person))["epitaph"] == "Riposa"


async def test_what_is_refused_keeps_what_is_kept(
    cached: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    """Else anybody could empty the cache, one wrong form after the other."""
    ground = await Ground.make(registry)
    person = await ground.bury("Rossi")
    before = await look(cached, person)
    await change(registry, "deceased", person, epitaph="Riposa")  # past the application
    for refused in (
        await save(cached, "deceased", person, name=""),
        await save(cached, "deceased", person, None, name="x", version=9),
        await save(cached, "deceased", person, as_("admin", 99), name="x"),
        await cached.post("/api/trash/7/restore"),
    ):
        assert refused.status_code in (404, 409, 422)
        assert await look(cached, person) == before
