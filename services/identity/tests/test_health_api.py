"""How the service is, as the dashboard asks: database, broker, migrations."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import asyncpg
import httpx
import pytest

from infra.dev.rabbit import Node
from services.identity.app import build, service
from services.identity.settings import IdentitySettings
from services.identity.tests.making import as_user
from services.kit.app import create_app
from services.kit.testing.stack import serving

PATH = "/api/health/identity"
ROLES = ("superadmin", "admin", "owner", "fornitore")


def told(*, database: bool, broker: bool, migrated: bool) -> dict[str, object]:
    state = {"database": database, "broker": broker, "migrated": migrated}
    return {"service": "identity", **state}


@pytest.mark.parametrize("role", ROLES)
async def test_any_user_may_ask(client: httpx.AsyncClient, role: str) -> None:
    answer = await client.get(PATH, headers=as_user(role))
    assert (answer.status_code, answer.json()) == (
        200,
        told(database=True, broker=False, migrated=True),
    )


async def test_a_stranger_may_not(client: httpx.AsyncClient) -> None:
    assert (await client.get(PATH)).status_code == 401


async def test_all_is_well_with_a_broker(
    settings: IdentitySettings, identity: asyncpg.Connection, broker: Node
) -> None:
    app = build(settings.model_copy(update={"amqp_url": broker.url}))
    async with serving(app, as_user("owner")) as client:
        await asyncio.wait_for(app.state.workers.bus.connected.wait(), 20)
        answer = await client.get(PATH)
    assert answer.json() == told(database=True, broker=True, migrated=True)


@asynccontextmanager
async def at_version(identity: asyncpg.Connection, version: str | None) -> AsyncIterator[None]:
    """The schema as if it stood there; None: as if nothing had ever been migrated."""
    if version is None:
        await identity.execute("alter table identity.alembic_version rename to away")
    else:
        await identity.execute("update identity.alembic_version set version_num = $1", version)
    try:
        yield
    finally:
        if version is None:
            await identity.execute("alter table identity.away rename to alembic_version")
        await identity.execute("update identity.alembic_version set version_num = '0001'")


@pytest.mark.parametrize("version", ["0000", None])
async def test_a_schema_of_another_version_is_told(
    client: httpx.AsyncClient, identity: asyncpg.Connection, version: str | None
) -> None:
    async with at_version(identity, version):
        answer = await client.get(PATH, headers=as_user("admin"))
    assert answer.json() == told(database=True, broker=False, migrated=False)


async def test_a_database_that_is_away_is_told(settings: IdentitySettings) -> None:
    away = settings.model_copy(update={"database_url": "postgresql://x:y@127.0.0.1:9/none"})
    app = create_app(replace(service(away), has_workers=False))
    async with serving(app, as_user("admin")) as client:
        answer = await client.get(PATH)
        assert (answer.status_code, answer.json()) == (
            200,
            told(database=False, broker=False, migrated=False),
        )
        assert (await client.get("/api/users")).status_code == 503
