"""Who is hidden at registry is gone from memorial at once, also while the broker stands still."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg
import pytest

from contracts.tests.both import STAFF, Both, both_services
from infra.dev.rabbit import Node
from services.kit.testing.stack import TestDatabase, eventually
from services.memorial.tests.site import Site
from services.registry.tests.making import Ground


@pytest.fixture
def own_broker(tmp_path: Path) -> Iterator[Node]:
    """One that a test may stop."""
    with Node(tmp_path / "rabbit") as node:
        yield node


@pytest.fixture
def site() -> Iterator[Site]:
    made = Site()
    yield made
    made.close()


@pytest.fixture
async def connection(database: TestDatabase) -> AsyncIterator[asyncpg.Connection]:
    for schema in ("registry", "memorial"):
        await database.empty(schema)
    connection = await database.connect()
    yield connection
    await connection.close()


@pytest.fixture
async def both(
    database: TestDatabase,
    connection: asyncpg.Connection,
    own_broker: Node,
    site: Site,
    tmp_path: Path,
) -> AsyncIterator[Both]:
    async with both_services(database, own_broker.url, tmp_path, site.url) as both:
        yield both


async def answers(both: Both, person: int) -> dict[str, int]:
    """What a visitor gets of a memorial, and of what they leave there."""
    about = {"deceased_id": person}
    message = about | {"visitor_name": "Anna", "visitor_email": "", "message": "Ciao"}
    asked = both.memorial
    return {
        "messages": (await asked.get(f"/api/visitor-messages/{person}")).status_code,
        "prayers": (await asked.get(f"/api/prayers/deceased/{person}")).status_code,
        "affects": (await asked.get(f"/api/visitor-affects/count/{person}")).status_code,
        "candles": (await asked.get(f"/api/virtual-candles?deceasedId={person}")).status_code,
        "page": (await asked.get(f"/memorial/{person}")).status_code,
        "code": (await asked.post(f"/api/deceased/{person}/qr-code")).status_code,
        "a message": (await asked.post("/api/visitor-messages", json=message)).status_code,
        "a candle": (await asked.post("/api/virtual-candles", json=about)).status_code,
        "an affect": (await asked.post("/api/visitor-affects", json=about)).status_code,
    }


async def test_nothing_is_told_of_whom_the_office_hides_while_the_broker_is_stopped(
    both: Both, connection: asyncpg.Connection, own_broker: Node
) -> None:
    ground = await Ground.make(connection)
    reserved, disabled, deleted, above = [await ground.bury(f"Rossi {n}") for n in range(4)]
    everybody = [reserved, disabled, deleted, above]
    for person in everybody:
        await both.save(person, epitaph="Per sempre")

    async def is_told() -> bool:
        known = await connection.fetchval("select count(*) from memorial.person where public")
        return bool(known == len(everybody))

    await eventually(is_told)
    for person in everybody:
        assert set((await answers(both, person)).values()) <= {200, 201}
    own_broker.stop()

    async def are_gone(*persons: int) -> None:
        for person in persons:
            assert set((await answers(both, person)).values()) == {404}

    await both.save(reserved, reserved=True)
    await are_gone(reserved)
    await both.save(disabled, enabled=False)
    await are_gone(disabled)
    gone = await both.registry.delete(f"/api/deceaseds/{deleted}", headers=STAFF)
    assert gone.status_code == 204
    await are_gone(deleted)
    assert (await both.memorial.get(f"/memorial/{above}")).status_code == 200
    levels = {
        f"tombs/{ground.tomb}": "PUT",
        f"blocks/{ground.block}": "PATCH",
        f"sectors/{ground.sector}": "PUT",
        f"cemeteries/{ground.cemetery}": "PATCH",
    }
    for path, method in levels.items():
        for enabled in (False, True):
            body = {"enabled": enabled}
            saved = await both.registry.request(method, f"/api/{path}", json=body, headers=STAFF)
            assert saved.is_success, saved.text
            status = (await both.memorial.get(f"/memorial/{above}")).status_code
            assert status == (200 if enabled else 404), path
    told = "select count(*) from memorial.person where public"
    assert await connection.fetchval(told) == len(everybody)
