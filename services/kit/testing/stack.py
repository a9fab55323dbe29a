"""Databases and apps for tests: migrated once, cloned for each package of tests."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar
from urllib.parse import urlsplit

import asyncpg
import httpx
import uvicorn
from asgi_lifespan import LifespanManager
from sqlalchemy import MetaData
from starlette.types import ASGIApp

from infra.dev.schemas import ROLES, create_database, prepare
from services.kit.db import SEARCH_PATH
from services.kit.migrate import alembic_config, upgrade
from services.kit.testing.conformance import Conformance, fastapi_under

PASSWORD = "for-tests-only"
# Truncating gives each table and index a new file, which costs more than most tests. Where a test
# left a few rows they are deleted; `replica` leaves out triggers and foreign keys, as nothing is
# to be left that they could speak of. The lock waits for whoever still writes, as truncating does.
_EMPTY = """
do $$
declare
  emptied regclass[] := array(
    select format('%I.%I', schemaname, tablename)::regclass from pg_tables
    where schemaname = current_setting('emptied.schema') and tablename <> 'alembic_version'
    order by 1);
  large text;
  one regclass;
  used boolean;
begin
  perform set_config('session_replication_role', 'replica', true);
  execute 'lock table ' || array_to_string(emptied, ', ') || ' in access exclusive mode';
  select string_agg(oid::regclass::text, ', ') into large from pg_class
  where oid = any (emptied) and (reltuples >= 0 or pg_relation_size(oid) > 65536);
  if large is not null then
    execute 'truncate ' || large || ' cascade';
  end if;
  foreach one in array emptied loop
    execute format('select exists (select from %s)', one) into used;
    if used then
      execute format('delete from %s', one);
    end if;
  end loop;
  perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
  from pg_sequences
  where schemaname = current_setting('emptied.schema') and last_value is not null;
end $$
"""


@dataclass(frozen=True, slots=True)
class TestDatabase:
    """One database with all roles and schemas; `url(role)` is a service's own login."""

    __test__: ClassVar[bool] = False  # its name only looks like that of a test
    superuser_url: str

    def url(self, role: str) -> str:
        parts = urlsplit(self.superuser_url)
        place = parts.netloc.rpartition("@")[2]
        return parts._replace(netloc=f"{role}:{PASSWORD}@{place}").geturl()

    async def connect(self, role: str | None = None) -> asyncpg.Connection:
        url = self.url(role) if role else self.superuser_url
        return await asyncpg.connect(url, server_settings=SEARCH_PATH)

    async def empty(self, schema: str) -> None:
        """Deletes every row of a schema and starts its ids at 1 again.

        A service that runs beside may be reading several tables: who is in its way tries again.
        """
        connection = await self.connect()
        try:
            await connection.execute("select set_config('emptied.schema', $1, false)", schema)
            for last in (False, False, True):
                try:
                    await connection.execute(_EMPTY)
                    break
                except asyncpg.DeadlockDetectedError:
                    if last:
                        raise
        finally:
            await connection.close()


def make_database(superuser_url: str, name: str) -> TestDatabase:
    """A new database with roles, schemas and extensions, nothing migrated."""
    create_database(superuser_url, name)
    url = urlsplit(superuser_url)._replace(path=f"/{name}").geturl()
    prepare(url, dict.fromkeys(ROLES, PASSWORD))
    return TestDatabase(url)


def migrate(database: TestDatabase, service: str, schema: str, metadata: MetaData) -> None:
    """Runs a service's migrations as its own role, from outside any event loop."""
    versions = Path(__file__).parents[2] / service / "migrations"
    upgrade(alembic_config(database.url(service), schema, versions, metadata))


@asynccontextmanager
async def serving(app: ASGIApp, headers: dict[str, str]) -> AsyncIterator[httpx.AsyncClient]:
    """A client to an app in this process, inside its lifespan.

    Every answer is checked against the app's OpenAPI document.
    """
    checks = {"response": [Conformance(fastapi_under(app)).check]}
    async with LifespanManager(app) as manager:
        transport = httpx.ASGITransport(app=manager.app)
        async with httpx.AsyncClient(
            transport=transport, base_url="http://test", headers=headers, event_hooks=checks
        ) as client:
            yield client


@asynccontextmanager
async def listening(app: ASGIApp) -> AsyncIterator[str]:
    """The address of an app that is served already, for others to ask it over connections."""
    with socket.create_server(("127.0.0.1", 0)) as place:
        config = uvicorn.Config(app, lifespan="off", log_config=None, timeout_graceful_shutdown=1)
        server = uvicorn.Server(config)
        task = asyncio.create_task(server.serve(sockets=[place]))
        try:
            yield f"http://127.0.0.1:{place.getsockname()[1]}"
        finally:
            server.should_exit = True
            await task


async def eventually(check: object, *, timeout: float = 60.0) -> None:
    """Awaits `check()` until it is true; fails after `timeout` seconds."""
    assert callable(check)
    async with asyncio.timeout(timeout):
        while not await check():
            await asyncio.sleep(0.05)
