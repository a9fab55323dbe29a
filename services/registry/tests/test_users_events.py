"""What identity tells of users: names of owners, who may be one, who is none any more."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any
from uuid import uuid4

import aio_pika
import asyncpg
import httpx
import orjson
import pytest
from aio_pika.abc import AbstractExchange

from infra.dev.rabbit import Node
from services.kit.app import create_app
from services.kit.bus import EXCHANGE
from services.kit.db import Database
from services.kit.testing.stack import eventually, serving
from services.registry.app import service
from services.registry.consumers import UserChanged, UserRemoved, forget_user, note_users
from services.registry.models import Outbox
from services.registry.settings import RegistrySettings
from services.registry.tests.making import Ground, change
from services.registry.tests.office import as_, audit, ids, page, save, saved, told

pytestmark = pytest.mark.as_user("superadmin")
CHANGED, REMOVED = "identity.user.changed.v1", "identity.user.removed.v1"


def state(user: int, version: int, **other: Any) -> dict[str, Any]:
    """A user as identity tells of one, with fields that registry does not read."""
    known = {"name": "Anna", "surname": "Verdi", "role": "owner", "cemeteryId": 1}
    more = {"email": "anna@example.org", "businessName": None, "enabled": True}
    return {"userId": user, "version": version, **known, **more, **other}


class Users:
    """Events of identity, as the consumer of registry takes them."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def change(self, *states: dict[str, Any]) -> None:
        async with self.database.unit_of_work() as session:
            await note_users(session, UserChanged.model_validate({"items": states}))

    async def remove(self, user: int) -> None:
        async with self.database.unit_of_work() as session:
            await forget_user(session, UserRemoved.model_validate({"userId": user}))


@pytest.fixture
async def users(settings: RegistrySettings) -> AsyncIterator[Users]:
    database = Database(settings.database_url, Outbox)
    yield Users(database)
    await database.close()


async def owner_of(client: httpx.AsyncClient, tomb: int) -> tuple[int | None, str | None]:
    (row,) = (await page(client, "tomb", id=tomb))["results"]
    return row["user_id"], row["user_name"]


async def test_the_newest_name_is_shown_whatever_comes_late(
    client: httpx.AsyncClient, registry: asyncpg.Connection, users: Users
) -> None:
    ground = await Ground.make(registry)
    assert (await save(client, "tomb", ground.tomb, userId=7)).status_code == 422
    await users.change(state(7, 2), state(8, 1, name="Ugo"))
    await saved(client, "tomb", ground.tomb, userId=7)
    assert await owner_of(client, ground.tomb) == (7, "Anna Verdi")
    await users.change(state(7, 4, name="Annamaria"))
    for late in (1, 3, 4):
        await users.change(state(7, late, name="Vecchio"))
    assert await owner_of(client, ground.tomb) == (7, "Annamaria Verdi")
    for text in ("annamaria verdi", "Verdi Annamaria", "VERDI"):
        assert await ids(client, "tomb", search=text) == [ground.tomb]
    assert await ids(client, "tomb", search="vecchio") == []
    await users.change()


async def test_who_is_removed_owns_nothing_and_keeps_the_name_in_the_trash(
    client: httpx.AsyncClient, registry: asyncpg.Connection, users: Users
) -> None:
    ground = await Ground.make(registry)
    person = await ground.bury("Rossi")
    await users.change(state(7, 1), state(42, 1, name="Ugo", role="admin"))
    await saved(client, "tomb", ground.tomb, userId=7)
    await client.delete(f"/api/deceaseds/{person}", headers=as_("admin", 1, 42))
    before = (await page(client, "tomb"))["results"][0]["version"]
    for user in (7, 42):
        await users.remove(user)
    assert await owner_of(client, ground.tomb) == (None, None)
    assert (await page(client, "tomb"))["results"][0]["version"] == before + 1
    assert await ids(client, "tomb", as_("owner", 1, 7)) == []
    (entry,) = (await client.get("/api/trash")).json()["results"]
    assert entry["deleted_by"] == "Ugo Verdi"
    last = (await audit(registry))[-1]
    assert (last["userId"], last["role"], last["recordId"]) == (None, None, ground.tomb)
    assert last["changes"] == [{"field": "user_id", "before": 7, "after": None}]
    events = await told(registry, "registry.tombs.changed.v1")
    assert [event["items"][0]["userId"] for event in events] == [7, None]


async def test_who_was_removed_does_not_come_back_late(
    client: httpx.AsyncClient, registry: asyncpg.Connection, users: Users
) -> None:
    ground = await Ground.make(registry)
    await users.change(state(7, 1))
    for user in (7, 9):  # 9: nobody has heard of them before
        for _ in range(2):
            await users.remove(user)
        await users.change(state(user, 5))
        assert (await save(client, "tomb", ground.tomb, userId=user)).status_code == 422
    await change(registry, "tomb", ground.tomb, user_id=9)
    assert await owner_of(client, ground.tomb) == (9, None)
    assert await ids(client, "tomb", search="-") == []


async def test_nobody_is_given_a_tomb_while_being_removed(
    client: httpx.AsyncClient, registry: asyncpg.Connection, users: Users
) -> None:
    ground = await Ground.make(registry)
    for user in range(7, 12):
        await users.change(state(user, 1))
        giving = save(client, "tomb", ground.tomb, userId=user)
        answer, _ = await asyncio.gather(giving, users.remove(user))
        assert answer.status_code in (200, 422)
        assert (await owner_of(client, ground.tomb))[0] is None


async def roles(registry: asyncpg.Connection) -> dict[int, str]:
    rows = await registry.fetch("select user_id, role from registry.user_name")
    return {row["user_id"]: row["role"] for row in rows}


async def send_twice(exchange: AbstractExchange, kind: str, data: dict[str, Any]) -> None:
    event = {"specversion": "1.0", "id": str(uuid4()), "type": kind, "data": data}
    for _ in range(2):
        message = aio_pika.Message(orjson.dumps(event), delivery_mode=2)
        await exchange.publish(message, kind)


async def test_over_the_broker_each_counts_once(
    settings: RegistrySettings, registry: asyncpg.Connection, broker: Node
) -> None:
    ground = await Ground.make(registry)
    await change(registry, "tomb", ground.tomb, user_id=7)
    app = create_app(service(settings.model_copy(update={"amqp_url": broker.url})))

    async def knows(expected: dict[int, str]) -> None:
        async def is_known() -> bool:
            return await roles(registry) == expected

        await eventually(is_known)

    async with await aio_pika.connect(broker.url) as connection, serving(app, {}):
        await asyncio.wait_for(app.state.workers.bus.connected.wait(), 20)
        exchange = await (await connection.channel()).get_exchange(EXCHANGE)
        await send_twice(exchange, CHANGED, {"items": [state(7, 1), state(8, 1)]})
        await knows({7: "owner", 8: "owner"})
        await send_twice(exchange, REMOVED, {"userId": 7})
        await knows({7: "", 8: "owner"})
    row = await registry.fetchrow("select user_id, version from registry.tomb")
    assert row is not None
    assert tuple(row) == (None, 2)
