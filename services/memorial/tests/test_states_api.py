"""What others tell, in whatever order it comes: the newest state counts."""

import asyncio
from collections.abc import AsyncIterator
from itertools import permutations
from typing import Any

import asyncpg
import httpx
import pytest
from fastapi import FastAPI

from services.kit.db import Database
from services.memorial.affects.service import leave_affect
from services.memorial.consumers import PersonsRemoved, remove_persons
from services.memorial.models import Outbox
from services.memorial.settings import MemorialSettings
from services.memorial.tests.register import Register
from services.memorial.tests.telling import (
    Others,
    cemetery_state,
    gone,
    person_state,
    tomb_state,
    user_state,
)
from services.memorial.tests.visiting import add_tribute, events, number_of, post, rows

KINDS: list[tuple[str, str, str, Any]] = [
    ("cemetery", "registry.cemetery", "name", cemetery_state),
    ("tomb", "registry.tombs", "reference", tomb_state),
    ("person", "registry.deceased", "name", person_state),
]


@pytest.fixture
async def others(settings: MemorialSettings, memorial: asyncpg.Connection) -> AsyncIterator[Others]:
    database = Database(settings.database_url, Outbox)
    yield Others(database)
    await database.close()


@pytest.mark.parametrize(("table", "kind", "field", "state"), KINDS)
async def test_an_older_state_that_comes_late_changes_nothing(
    memorial: asyncpg.Connection, others: Others, table: str, kind: str, field: str, state: Any
) -> None:
    for version in (2, 4, 1, 3, 4):
        await others.tell(f"{kind}.changed.v1", state(7, version, **{field: f"V{version}"}))
    await others.tell(f"{kind}.changed.v1")
    (row,) = await rows(memorial, table)
    assert (row["version"], row[field], row["removed"]) == (4, "V4", False)


@pytest.mark.parametrize(("table", "kind", "field", "state"), KINDS)
async def test_what_was_removed_stays_so_whenever_the_change_comes(
    memorial: asyncpg.Connection, others: Others, table: str, kind: str, field: str, state: Any
) -> None:
    """Also when nobody had told of it before; what is restored later is there again."""
    told = {
        1: (f"{kind}.changed.v1", state(7, 1)),
        2: (f"{kind}.changed.v1", state(7, 2)),
        3: (f"{kind}.removed.v1", gone(7, 3, mergedInto=None)),
    }
    for order in permutations(told):
        await memorial.execute(f"truncate memorial.{table}")
        for version in order:
            await others.tell(told[version][0], told[version][1])
        (row,) = await rows(memorial, table)
        assert (row["version"], row["removed"], row.get("public", False)) == (3, True, False)
    await others.tell(f"{kind}.changed.v1", state(7, 4, **{field: "Tornato"}))
    (row,) = await rows(memorial, table)
    assert (row["removed"], row[field]) == (False, "Tornato")
    await others.tell(f"{kind}.removed.v1", gone(7, 3, mergedInto=None))
    (row,) = await rows(memorial, table)
    assert row["removed"] is False
    await others.tell(f"{kind}.removed.v1")


@pytest.mark.parametrize(("table", "kind", "field", "state"), KINDS)
async def test_of_two_states_in_one_event_the_newer_counts(
    memorial: asyncpg.Connection, others: Others, table: str, kind: str, field: str, state: Any
) -> None:
    items = [state(7, 3, **{field: "Nuovo"}), state(9, 1), state(7, 2, **{field: "Vecchio"})]
    await others.tell(f"{kind}.changed.v1", *items)
    assert next(row[field] for row in await rows(memorial, table)) == "Nuovo"
    assert await number_of(memorial, table) == 2


async def test_a_user_who_was_removed_does_not_come_back(
    memorial: asyncpg.Connection, others: Others
) -> None:
    await others.tell("identity.user.changed.v1", user_state(7, 2), user_state(8, 1))
    await others.tell("identity.user.changed.v1", user_state(7, 1, name="Vecchia"))
    assert (await rows(memorial, "moderator"))[0]["name"] == "Anna"
    for user in (7, 9):  # 9: nobody has heard of them before
        for _ in range(2):
            await others.tell("identity.user.removed.v1", userId=user)
        await others.tell("identity.user.changed.v1", user_state(user, 3))
    found = {row["user_id"]: row for row in await rows(memorial, "moderator")}
    assert [found[user]["removed"] for user in (7, 8, 9)] == [True, False, True]
    assert [found[user]["enabled"] for user in (7, 8, 9)] == [False, True, False]
    assert (found[7]["name"], found[7]["surname"], found[7]["email"]) == ("Anna", "Verdi", "")


async def test_a_person_who_was_removed_is_not_public(
    client: httpx.AsyncClient, others: Others
) -> None:
    address = "/api/visitor-messages/99"
    await others.remove(99, 5)
    await others.change(person_state(99, 4))
    assert (await client.get(address)).status_code == 404
    await others.change(person_state(99, 6))
    assert (await client.get(address)).status_code == 200
    await others.change(person_state(99, 7, public=False))
    assert (await client.get(address)).status_code == 404


async def test_picture_and_epitaph_may_be_told(
    memorial: asyncpg.Connection, others: Others
) -> None:
    told = {"picture": "/media/a.webp", "epitaph": "Per sempre"}
    await others.change(person_state(99, 1), person_state(100, 1, **told))
    first, second = await rows(memorial, "person")
    assert (first["picture"], first["epitaph"]) == (None, None)
    assert (second["picture"], second["epitaph"]) == ("/media/a.webp", "Per sempre")


async def affect(client: httpx.AsyncClient, person: int, *numbers: int) -> None:
    for number in numbers:
        body = {"deceased_id": person}
        answer = await post(client, "visitor-affects", body, f"198.51.100.{number}")
        assert answer.status_code == 201


async def newest_counts(memorial: asyncpg.Connection) -> dict[int, int]:
    """What registry knows once it has heard all."""
    counted = sorted(
        await events(memorial, "affects.counted"), key=lambda event: int(event["version"])
    )
    return {event["deceasedId"]: event["count"] for event in counted}


async def test_counts_follow_a_merge_and_its_undoing(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, others: Others
) -> None:
    await others.change(*(person_state(person, 1) for person in (97, 98, 99)))
    await affect(client, 97, 1, 2, 3)
    await affect(client, 98, 4, 5)
    await affect(client, 99, 6)
    texts = [await add_tribute(memorial, person) for person in (97, 98, 99)]
    await others.remove(97, 2, merged_into=98)
    assert await newest_counts(memorial) == {97: 3, 98: 5, 99: 1}
    await others.remove(98, 3, merged_into=99)
    assert (await newest_counts(memorial))[99] == 6
    shown = (await client.get("/api/visitor-messages/97")).json()
    assert [one["id"] for one in shown] == list(reversed(texts))
    await affect(client, 97, 7)
    assert (await newest_counts(memorial))[99] == 7
    await others.change(person_state(98, 4))
    assert await newest_counts(memorial) == {97: 3, 98: 5, 99: 2}
    await others.change(person_state(97, 5))
    assert await newest_counts(memorial) == {97: 3, 98: 2, 99: 2}
    for person, count in ((97, 3), (98, 2), (99, 2)):
        answer = await client.get(f"/api/visitor-affects/count/{person}")
        assert answer.json() == {"count": count}


async def test_counts_follow_whatever_comes_late(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, others: Others
) -> None:
    await others.change(person_state(98, 1), person_state(99, 1))
    await affect(client, 98, 1, 2)
    await others.remove(98, 4, merged_into=99)
    await others.change(person_state(98, 3, name="Vecchia"))
    assert (await newest_counts(memorial))[99] == 2
    assert (await client.get("/api/visitor-affects/count/98")).json() == {"count": 2}
    await others.remove(98, 6)  # was restored, and went to the trash alone
    await others.change(person_state(98, 5))
    assert (await newest_counts(memorial))[99] == 0
    assert (await client.get("/api/visitor-affects/count/98")).status_code == 404


async def test_a_change_of_others_tells_no_counts(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, others: Others
) -> None:
    await others.change(person_state(98, 1), person_state(99, 1))
    await affect(client, 98, 1)
    before = len(await events(memorial, "affects.counted"))
    await others.change(person_state(98, 2), person_state(99, 2))
    await others.remove(98, 3)
    assert len(await events(memorial, "affects.counted")) == before


async def is_held_up(task: asyncio.Task[None]) -> bool:
    await asyncio.wait([task], timeout=0.3)
    return not task.done()


async def test_an_affect_waits_for_a_merge_and_a_merge_for_an_affect(
    client: httpx.AsyncClient,
    app: FastAPI,
    memorial: asyncpg.Connection,
    others: Others,
    register: Register,
) -> None:
    """Or what is told last would be a number without the other."""
    registry = app.state.registry
    await others.change(person_state(98, 1), person_state(99, 1))
    await affect(client, 98, 1)
    merge = PersonsRemoved.model_validate({"items": [gone(98, 2, mergedInto=99)]})
    register.says[98] = await register.knows(99)
    async with others.database.unit_of_work() as session:
        await remove_persons(session, merge)
        visit = asyncio.create_task(affect(client, 98, 2))
        assert await is_held_up(visit)
    await visit
    register.says.clear()
    assert await newest_counts(memorial) == {98: 1, 99: 2}
    async with others.database.unit_of_work() as session:
        await leave_affect(session, registry, "198.51.100.3", 98)
        undoing = asyncio.create_task(others.change(person_state(98, 3)))
        assert await is_held_up(undoing)
    await undoing
    assert await newest_counts(memorial) == {98: 1, 99: 2}
    async with others.database.unit_of_work() as session:
        await leave_affect(session, registry, "198.51.100.4", 98)
        merging = asyncio.create_task(others.remove(98, 4, merged_into=99))
        assert await is_held_up(merging)
    await merging
    assert (await newest_counts(memorial))[99] == 4
