"""How much one visitor may leave: also at once, over midnight, and behind forged headers."""

import asyncio
from collections import Counter
from datetime import timedelta
from random import Random

import asyncpg
import httpx
import pytest

from services.kit import clock
from services.kit.testing.clock import Clock
from services.memorial.tests.visiting import (
    HERE,
    PERSON,
    THERE,
    add_person,
    events,
    from_,
    merge,
    message,
    moment,
    number_of,
    post,
    prayer,
    rows,
    told,
)

FIVE = "Hai già lasciato cinque pensieri in un’ora per questa persona: riprova più tardi"
BURNS = "Hai già acceso un lumino per questa persona: resta acceso 24 ore"
TODAY = "Hai già lasciato un affetto oggi: torna domani"
BEFORE_MIDNIGHT = moment("2026-03-14T23:59:50+01:00")


@pytest.fixture(autouse=True)
async def person(memorial: asyncpg.Connection) -> int:
    return await add_person(memorial)


async def candle(client: httpx.AsyncClient, address: str = HERE, person: int = PERSON) -> int:
    body = {"deceased_id": person}
    return (await post(client, "virtual-candles", body, address)).status_code


async def affect(client: httpx.AsyncClient, address: str = HERE, person: int = PERSON) -> int:
    body = {"deceased_id": person, "ip_address": "198.51.100.99"}
    return (await post(client, "visitor-affects", body, address)).status_code


async def test_five_messages_or_prayers_an_hour(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, stopped: Clock
) -> None:
    await add_person(memorial, 100)
    for path, body in (("visitor-messages", message()), ("visitor-prayers", prayer())) * 2:
        assert (await post(client, path, body)).status_code == 201
        stopped.move(minutes=10)
    assert (await post(client, "visitor-messages", message())).status_code == 201
    for path, body in (("visitor-messages", message()), ("visitor-prayers", prayer())):
        answer = await post(client, path, body)
        assert told(answer) == (429, FIVE)
        assert answer.headers["Retry-After"] == "1200"
    assert (await post(client, "visitor-messages", message(100))).status_code == 201
    assert (await post(client, "visitor-messages", message(), THERE)).status_code == 201
    stopped.move(minutes=20)
    assert (await post(client, "visitor-messages", message())).status_code == 201
    assert (await post(client, "visitor-messages", message())).status_code == 429


@pytest.mark.parametrize("path", ["visitor-messages", "visitor-prayers"])
async def test_of_200_at_once_five_are_stored(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, path: str
) -> None:
    """Whatever the client writes into the header before what the gateway writes."""
    body = {**message(), **prayer()}

    async def send(number: int) -> int:
        forged = f"10.0.{number}.1, 2001:db8::{number}, {HERE}"
        answer = await client.post(f"/api/{path}", json=body, headers=from_(forged))
        return answer.status_code

    statuses = Counter(await asyncio.gather(*(send(number) for number in range(200))))
    assert statuses == {201: 5, 429: 195}
    assert {str(row["ip_address"]) for row in await rows(memorial, "tribute")} == {HERE}
    assert len(await rows(memorial, "tribute")) == 5


async def test_of_many_candles_and_affects_at_once_one_is_stored(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    for leave, table in ((candle, "candle"), (affect, "affect")):
        addresses = [HERE] * 20 + [THERE] * 20
        statuses = Counter(await asyncio.gather(*(leave(client, one) for one in addresses)))
        assert statuses == {201: 2, 400: 38}
        assert await number_of(memorial, table) == 2
    assert [dict(row) for row in await rows(memorial, "affect_count")] == [
        {"deceased_id": PERSON, "count": 2}
    ]


async def test_affects_of_many_visitors_at_once_are_all_counted(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    statuses = await asyncio.gather(*(affect(client, f"198.51.100.{n}") for n in range(40)))
    assert set(statuses) == {201}
    counted = await events(memorial, "affects.counted")
    assert sorted(event["count"] for event in counted) == list(range(1, 41))
    newest = max(counted, key=lambda event: event["version"])
    assert (newest["deceasedId"], newest["count"]) == (PERSON, 40)


async def test_a_second_candle_and_a_second_affect_are_refused_in_words(
    client: httpx.AsyncClient,
) -> None:
    body = {"deceased_id": PERSON}
    for path, words in (("virtual-candles", BURNS), ("visitor-affects", TODAY)):
        assert (await post(client, path, body)).status_code == 201
        assert told(await post(client, path, body)) == (400, words)
        assert (await post(client, path, body, THERE)).status_code == 201


async def test_a_candle_burns_24_hours_over_midnight(
    client: httpx.AsyncClient, stopped: Clock
) -> None:
    stopped.time = BEFORE_MIDNIGHT
    assert await candle(client) == 201
    for hours in (0.01, 11, 12.98):
        stopped.move(hours=hours)
        assert await candle(client) == 400
    stopped.move(hours=0.01)
    assert await candle(client) == 201
    assert await candle(client) == 400


@pytest.mark.parametrize("day", ["2026-03-28", "2026-03-29", "2026-10-24", "2026-10-25"])
async def test_a_candle_burns_24_hours_when_the_clocks_change(
    client: httpx.AsyncClient, stopped: Clock, day: str
) -> None:
    for number, time in enumerate(("00:00:00", "00:59:00", "03:30:00", "23:59:59"), 1):
        stopped.time = moment(f"{day}T{time}+01:00")
        address = f"198.51.100.{number}"
        assert await candle(client, address) == 201
        stopped.move(hours=23, minutes=59)
        assert await candle(client, address) == 400
        stopped.move(minutes=1)
        assert await candle(client, address) == 201


async def test_an_affect_a_day_as_the_days_are_in_rome(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, stopped: Clock
) -> None:
    stopped.time = moment("2026-07-14T00:00:01+02:00")
    assert await affect(client) == 201
    stopped.move(hours=23, minutes=59, seconds=58)
    assert await affect(client) == 400
    stopped.move(seconds=1)
    assert await affect(client) == 201
    assert await affect(client) == 400
    answer = await client.get(f"/api/visitor-affects/count/{PERSON}")
    assert answer.json() == {"count": 2}


async def test_an_hour_reaches_over_midnight(client: httpx.AsyncClient, stopped: Clock) -> None:
    stopped.time = BEFORE_MIDNIGHT
    for _ in range(3):
        assert (await post(client, "visitor-messages", message())).status_code == 201
    stopped.move(seconds=20)
    for _ in range(2):
        assert (await post(client, "visitor-messages", message())).status_code == 201
    assert (await post(client, "visitor-messages", message())).status_code == 429
    stopped.move(minutes=59, seconds=39)
    assert (await post(client, "visitor-messages", message())).status_code == 429
    stopped.move(seconds=1)
    assert (await post(client, "visitor-messages", message())).status_code == 201


async def test_at_once_at_midnight_one_candle_burns_and_five_messages_wait(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever reads the clock finds it just before midnight or just after."""
    dice = Random(7)
    sides = (BEFORE_MIDNIGHT, BEFORE_MIDNIGHT + timedelta(seconds=20))
    monkeypatch.setattr(clock, "now", lambda: dice.choice(sides))

    async def send() -> tuple[int, int]:
        lit = await candle(client)
        return lit, (await post(client, "visitor-messages", message())).status_code

    statuses = await asyncio.gather(*(send() for _ in range(60)))
    assert Counter(lit for lit, _ in statuses) == {201: 1, 400: 59}
    assert Counter(written for _, written in statuses) == {201: 5, 429: 55}
    # of a day on which everybody was refused no key is kept
    assert await number_of(memorial, "visitor_key") in (1, 2)


async def test_a_household_of_ipv6_is_one_visitor(client: httpx.AsyncClient) -> None:
    assert await candle(client, "2001:db8:1:2::1") == 201
    assert await candle(client, "2001:DB8:1:2:ffff:ffff:ffff:ffff") == 400
    assert await candle(client, "2001:db8:1:3::1") == 201
    assert await candle(client, "198.51.100.1") == 201
    assert await candle(client, "::ffff:198.51.100.1") == 400


async def test_who_comes_without_an_address_is_a_visitor_too(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    for wanted in (201, 400):
        assert await candle(client, "unknown") == wanted
    assert (await post(client, "visitor-messages", message(), "unknown")).status_code == 201
    (stored,) = await rows(memorial, "tribute")
    assert stored["ip_address"] is None


async def test_a_merge_gives_nobody_a_second_candle_or_affect(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await add_person(memorial, 100)
    assert (await candle(client, person=100), await affect(client, person=100)) == (201, 201)
    for _ in range(5):
        assert (await post(client, "visitor-prayers", prayer(100))).status_code == 201
    await merge(memorial, 100, PERSON)
    for asked in (PERSON, 100):
        assert (await candle(client, person=asked), await affect(client, person=asked)) == (
            400,
            400,
        )
        assert (await post(client, "visitor-prayers", prayer(asked))).status_code == 429
    answer = await post(client, "visitor-affects", {"deceased_id": 100}, THERE)
    assert (answer.status_code, answer.json()) == (201, {"count": 2})
    assert (await events(memorial, "affects.counted"))[-1]["deceasedId"] == PERSON
