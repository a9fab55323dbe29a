"""Registry is told once of each person for whom something is left."""

from typing import Any

import asyncpg
import httpx
import pytest

from services.memorial.__main__ import replay_all
from services.memorial.settings import MemorialSettings
from services.memorial.tests.visiting import (
    PERSON,
    THERE,
    add,
    add_person,
    add_tribute,
    change,
    events,
    message,
    moment,
    post,
    prayer,
)

LEFT = [
    pytest.param("visitor-messages", message(), id="message"),
    pytest.param("visitor-prayers", prayer(), id="prayer"),
    pytest.param("virtual-candles", {"deceased_id": PERSON}, id="candle"),
    pytest.param("visitor-affects", {"deceased_id": PERSON}, id="affect"),
    pytest.param(
        "memorial-requests",
        {
            "deceased_id": PERSON,
            "kind": "correction",
            "name": "Anna",
            "email": "anna@example.org",
            "text": "La data di nascita non è giusta",
        },
        id="request",
    ),
]


async def told(memorial: asyncpg.Connection) -> list[int]:
    return [event["deceasedId"] for event in await events(memorial, "deceased.remembered")]


@pytest.mark.parametrize(("path", "body"), LEFT)
async def test_the_first_thing_is_told_and_no_later_one(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, path: str, body: dict[str, Any]
) -> None:
    await add_person(memorial)
    assert (await post(client, path, body)).status_code == 201
    assert await told(memorial) == [PERSON]
    assert (await post(client, path, body, THERE)).status_code == 201
    assert (await post(client, "visitor-messages", message(), THERE)).status_code == 201
    assert await told(memorial) == [PERSON]


async def test_nothing_is_told_of_what_was_refused(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await add_person(memorial)
    await change(memorial, public=False)
    assert (await post(client, "visitor-messages", message())).status_code == 404
    assert await told(memorial) == []


async def test_replay_tells_of_all_that_was_ever_left(
    memorial: asyncpg.Connection, settings: MemorialSettings
) -> None:
    for person in range(1, 6):
        await add_person(memorial, person)
    await add_tribute(memorial, 1)
    await add(memorial, "candle", deceased_id=2, expires_at=moment("2026-11-02T09:30:00+00:00"))
    await add(memorial, "affect_count", deceased_id=3, count=2)
    asked = {"kind": "removal", "name": "Anna", "email": "anna@example.org", "text": "Grazie"}
    await add(memorial, "correction_request", deceased_id=4, **asked)
    assert await replay_all(settings) == 1 + 4
    assert await told(memorial) == [1, 2, 3, 4]
    await replay_all(settings)
    assert await told(memorial) == 2 * [1, 2, 3, 4]
