"""What comes by event: entries of the audit log, once each, and names of cemeteries."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any
from uuid import UUID, uuid4

import aio_pika
import asyncpg
import httpx
import pytest
from fastapi import FastAPI

from infra.dev.rabbit import Node
from services.identity.app import build
from services.identity.consumers import HANDLERS
from services.identity.settings import IdentitySettings
from services.identity.tests.making import add_user, as_user, count_rows, form, sign_in
from services.kit.bus import EXCHANGE, Subscription, declare_queue
from services.kit.testing.stack import eventually, serving

SUPERADMIN = as_user("superadmin")


class Bus:
    """Publishes foreign events as another service would."""

    def __init__(self, channel: aio_pika.abc.AbstractChannel) -> None:
        self.channel = channel

    async def tell(self, name: str, data: dict[str, Any], event_id: UUID | None = None) -> None:
        body = {
            "specversion": "1.0",
            "id": str(event_id or uuid4()),
            "type": name,
            "requestid": None,
            "data": data,
        }
        exchange = await self.channel.get_exchange(EXCHANGE)
        await exchange.publish(aio_pika.Message(json.dumps(body).encode(), type=name), name)

    async def dead(self) -> int:
        queue = await self.channel.get_queue("identity.dead")
        return (await queue.declare()).message_count or 0


@pytest.fixture
async def bus(broker: Node) -> AsyncIterator[Bus]:
    async with await aio_pika.connect(broker.url) as connection:
        channel = await connection.channel()
        await channel.declare_exchange(EXCHANGE, aio_pika.ExchangeType.TOPIC, durable=True)
        queue = await declare_queue(channel, Subscription("identity", frozenset(HANDLERS)))
        await queue.purge()
        await (await channel.get_queue("identity.dead")).purge()
        yield Bus(channel)


@pytest.fixture
def app(settings: IdentitySettings, broker: Node) -> FastAPI:
    return build(settings.model_copy(update={"amqp_url": broker.url}))


@pytest.fixture
async def client(
    app: FastAPI, identity: asyncpg.Connection, bus: Bus
) -> AsyncIterator[httpx.AsyncClient]:
    """The whole service, workers included."""
    async with serving(app, {}) as client:
        await asyncio.wait_for(app.state.workers.bus.connected.wait(), 20)
        yield client


def entry(**fields: Any) -> dict[str, Any]:
    return {
        "at": "2026-11-02T09:30:00+00:00",
        "userId": None,
        "role": None,
        "action": "imported",
        "kind": "import",
        "recordId": 4,
        "recordLabel": "registro.csv",
        "cemeteryId": None,
        "changes": [{"field": "imported", "before": None, "after": 98}],
        "requestId": None,
        **fields,
    }


async def log_of(identity: asyncpg.Connection, count: int) -> list[dict[str, Any]]:
    """The log, when it has so many entries; oldest event first."""

    async def is_full() -> bool:
        return await count_rows(identity, "audit_entry") >= count

    await eventually(is_full)
    rows = await identity.fetch("select * from identity.audit_entry order by at, id")
    assert len(rows) == count
    return [dict(row) for row in rows]


async def test_what_staff_do_here_ends_in_the_log(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    boss = await add_user(identity, "superadmin", name="Ada", surname="Boss", email="a@example.org")
    await sign_in(client, "a@example.org")
    headers = as_user("superadmin", boss)
    made = await client.post("/api/users", json=form(), headers=headers)
    path = f"/api/users/{made.json()['id']}"
    await client.put(path, json={"phone": "0577 1"}, headers=headers)
    await client.delete(path, headers=headers)
    entries = await log_of(identity, 4)
    actions = [(entry["action"], entry["record_label"]) for entry in entries]
    assert actions == [
        ("logged_in", "Ada Boss"),
        ("created", "Bruno Neri"),
        ("updated", "Bruno Neri"),
        ("deleted", "Bruno Neri"),
    ]
    assert {entry["user_name"] for entry in entries} == {"Ada Boss"}
    assert {entry["service"] for entry in entries} == {"identity"}
    told = (await client.get("/api/audit", headers=headers)).json()
    assert told["total"] == 4
    assert told["results"][1]["changes"] == [{"field": "phone", "before": None, "after": "0577 1"}]


async def test_the_log_outlives_whom_it_tells_of(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    await add_user(identity, "superadmin")
    admin = await add_user(identity, "admin", email="anna@example.org")
    await sign_in(client, "anna@example.org")
    sent = form(email="b@example.org")
    await client.post("/api/users", json=sent, headers=as_user("admin", admin))
    await log_of(identity, 2)
    await client.delete(f"/api/users/{admin}", headers=SUPERADMIN)
    entries = await log_of(identity, 3)
    assert [entry["user_name"] for entry in entries] == ["Anna Verdi", "Anna Verdi", None]
    assert entries[2]["record_label"] == "Anna Verdi"


async def test_an_event_that_comes_twice_is_one_entry(
    client: httpx.AsyncClient, identity: asyncpg.Connection, bus: Bus
) -> None:
    same = uuid4()
    for _ in range(3):
        await bus.tell("importer.audit.recorded.v1", entry(), same)
    await bus.tell("importer.audit.recorded.v1", entry(recordId=5))
    entries = await log_of(identity, 2)
    assert [entry["record_id"] for entry in entries] == [4, 5]
    assert await bus.dead() == 0


async def test_an_event_that_comes_late_stands_at_its_own_time(
    client: httpx.AsyncClient, identity: asyncpg.Connection, bus: Bus
) -> None:
    await bus.tell("importer.audit.recorded.v1", entry(recordId=2, at="2026-11-02T10:00:00+00:00"))
    await log_of(identity, 1)
    await bus.tell("importer.audit.recorded.v1", entry(recordId=1, at="2026-11-01T10:00:00+00:00"))
    await log_of(identity, 2)
    told = (await client.get("/api/audit", headers=SUPERADMIN)).json()
    assert [row["record_id"] for row in told["results"]] == [2, 1]


async def test_an_entry_of_the_command_line_is_nobody_s(
    client: httpx.AsyncClient, identity: asyncpg.Connection, bus: Bus
) -> None:
    await bus.tell("importer.audit.recorded.v1", entry())
    (stored,) = await log_of(identity, 1)
    assert (stored["user_id"], stored["user_name"], stored["service"]) == (None, None, "importer")


@pytest.mark.parametrize("service", ["memorial", "registry", "shop"])
async def test_an_entry_says_which_service_told_it(
    client: httpx.AsyncClient, identity: asyncpg.Connection, bus: Bus, service: str
) -> None:
    await bus.tell(f"{service}.audit.recorded.v1", entry())
    (stored,) = await log_of(identity, 1)
    assert stored["service"] == service


async def test_fields_that_we_do_not_know_yet_are_no_fault(
    client: httpx.AsyncClient, identity: asyncpg.Connection, bus: Bus
) -> None:
    await bus.tell("importer.audit.recorded.v1", entry(colour="blue"))
    await log_of(identity, 1)


async def cemeteries(bus: Bus, *states: tuple[int, int, str]) -> None:
    items = [
        {"cemeteryId": cemetery, "version": version, "name": name, "enabled": True}
        for cemetery, version, name in states
    ]
    await bus.tell("registry.cemetery.changed.v1", {"items": items})


async def test_the_newest_name_of_a_cemetery_is_kept_in_any_order(
    client: httpx.AsyncClient, identity: asyncpg.Connection, bus: Bus
) -> None:
    await cemeteries(bus)
    await cemeteries(bus, (1, 3, "Nuovo"), (2, 1, "Minore"))
    await cemeteries(bus, (1, 2, "Vecchio"))
    await cemeteries(bus, (1, 2**40, "Nuovissimo"), (2, 1, "Altro"), (3, 1, "Terzo"))

    async def has_all() -> bool:
        return await count_rows(identity, "cemetery_name") == 3

    await eventually(has_all)
    rows = await identity.fetch("select cemetery_id, name from identity.cemetery_name order by 1")
    assert [tuple(row) for row in rows] == [(1, "Nuovissimo"), (2, "Minore"), (3, "Terzo")]
    assert await bus.dead() == 0


async def remove(bus: Bus, *states: tuple[int, int]) -> None:
    items = [{"id": cemetery, "version": version} for cemetery, version in states]
    await bus.tell("registry.cemetery.removed.v1", {"items": items})


async def known(identity: asyncpg.Connection, **expected: Any) -> None:
    """Once cemetery 1 is known like this."""

    async def is_so() -> bool:
        row = await identity.fetchrow("select * from identity.cemetery_name where cemetery_id = 1")
        return row is not None and expected.items() <= dict(row).items()

    await eventually(is_so)


async def names(client: httpx.AsyncClient, user: int) -> set[str | None]:
    """What the list of users and a saved user call their cemetery."""
    listed = (await client.get("/api/users", params={"id": user}, headers=SUPERADMIN)).json()
    path = f"/api/users/{user}"
    one = (await client.put(path, json={"enabled": True}, headers=SUPERADMIN)).json()
    return {listed[0]["cemetery_name"], one["cemetery_name"]}


async def test_a_removed_cemetery_is_no_user_s_until_it_is_restored(
    client: httpx.AsyncClient, identity: asyncpg.Connection, bus: Bus
) -> None:
    user = await add_user(identity, "admin", cemetery_id=1)
    await cemeteries(bus, (1, 3, "Maggiore"))
    await known(identity, version=3)
    assert await names(client, user) == {"Maggiore"}
    await remove(bus, (1, 4))
    await remove(bus, (1, 4))
    await known(identity, version=4, removed=True)
    assert await names(client, user) == {None}
    await cemeteries(bus, (1, 5, "Maggiore"))
    await known(identity, version=5, removed=False)
    assert await names(client, user) == {"Maggiore"}
    assert await bus.dead() == 0


async def test_late_news_bring_no_removed_cemetery_back(
    client: httpx.AsyncClient, identity: asyncpg.Connection, bus: Bus
) -> None:
    await remove(bus, (1, 2**40))
    await remove(bus)
    await known(identity, removed=True)
    await cemeteries(bus, (1, 7, "Maggiore"))
    await cemeteries(bus, (1, 2**41, "Nuovo"), (2, 9, "Minore"))
    await remove(bus, (1, 2**40 + 1), (2, 8))
    await cemeteries(bus, (3, 1, "Terzo"))

    async def has_all() -> bool:
        return await count_rows(identity, "cemetery_name") == 3

    await eventually(has_all)
    rows = await identity.fetch("select name, removed from identity.cemetery_name order by name")
    assert [tuple(row) for row in rows] == [("Minore", False), ("Nuovo", False), ("Terzo", False)]
    assert await bus.dead() == 0


async def test_the_log_still_names_a_removed_cemetery(
    client: httpx.AsyncClient, identity: asyncpg.Connection, bus: Bus
) -> None:
    await cemeteries(bus, (1, 3, "Maggiore"))
    await known(identity, version=3)
    await remove(bus, (1, 4), (2, 4))
    await known(identity, removed=True)
    for cemetery in (1, 2):
        await bus.tell("importer.audit.recorded.v1", entry(cemeteryId=cemetery))
        await log_of(identity, cemetery)
    told = (await client.get("/api/audit", headers=SUPERADMIN)).json()["results"]
    assert [row["cemetery_name"] for row in told] == [None, "Maggiore"]
