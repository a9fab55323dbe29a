"""Reports of visitors: when they hide a text, and when a moderator reads it with it still shown."""

import asyncio
from collections import Counter
from typing import Any

import asyncpg
import httpx
import pytest

from services.kit.testing.clock import Clock
from services.memorial.tests.making import ADMIN, ADMIN_ELSEWHERE
from services.memorial.tests.visiting import (
    HERE,
    PERSON,
    THERE,
    add_person,
    add_tribute,
    from_,
    number_of,
    rows,
    told,
)

TEN = "Hai già segnalato dieci testi in un’ora: riprova più tardi"
NO_TEXT = (404, "Testo non trovato")
DESK = "/api/prayers/moderation"


@pytest.fixture(autouse=True)
async def person(memorial: asyncpg.Connection) -> int:
    return await add_person(memorial)


async def report(
    client: httpx.AsyncClient, text: int, address: str = HERE, **sent: Any
) -> httpx.Response:
    return await client.post(f"/api/prayers/{text}/report", headers=from_(address), **sent)


async def approve(client: httpx.AsyncClient, text: int) -> None:
    answer = await client.put(f"/api/prayers/{text}/approve", headers=ADMIN)
    assert answer.status_code == 200, answer.text


async def is_shown(client: httpx.AsyncClient, text: int) -> bool:
    shown = (await client.get(f"/api/visitor-messages/{PERSON}")).json()
    return text in [item["id"] for item in shown]


async def waiting(client: httpx.AsyncClient) -> dict[int, list[str]]:
    """Texts that a moderator is to read, each with why."""
    listed = (await client.get(DESK, headers=ADMIN)).json()
    counts = (await client.get(f"{DESK}/counts", headers=ADMIN)).json()
    assert counts["pending"] == len(listed)
    return {item["id"]: item["report_reasons"] for item in listed}


async def test_a_reported_text_waits_again(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    text = await add_tribute(memorial)
    answer = await report(client, text, json={"reason": " Offende <i>la famiglia</i> "})
    assert (answer.status_code, answer.content) == (204, b"")
    assert not await is_shown(client, text)
    assert await waiting(client) == {text: ["Offende <i>la famiglia</i>"]}
    (stored,) = await rows(memorial, "tribute")
    assert (stored["enabled"], stored["reported_at"] is None) == (False, False)
    for address in (HERE, THERE):
        assert (await report(client, text, address)).status_code == 204
    assert await number_of(memorial, "report") == 1


async def test_who_has_reported_a_text_does_not_report_it_again(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    text = await add_tribute(memorial)
    reports: list[dict[str, Any]] = [{}, {"json": {}}, {"json": {"reason": None}}]
    for sent in reports:
        assert (await report(client, text, **sent)).status_code == 204
        await approve(client, text)
    assert (await report(client, text)).status_code == 204
    assert await is_shown(client, text)
    assert await waiting(client) == {}
    assert await number_of(memorial, "report") == 1


async def test_what_was_approved_after_a_report_is_not_hidden_for_thirty_days(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, stopped: Clock
) -> None:
    """Moderators hear of the next reports, and of their reasons alone."""
    text = await add_tribute(memorial)
    await report(client, text, json={"reason": "Falso"})
    stopped.move(minutes=5)
    await approve(client, text)
    stopped.move(days=29)
    for address, reason in ((THERE, "Offensivo"), ("198.51.100.1", "Di cattivo gusto")):
        answer = await report(client, text, address, json={"reason": reason})
        assert answer.status_code == 204
        assert await is_shown(client, text)
    assert await waiting(client) == {text: ["Offensivo", "Di cattivo gusto"]}
    (item,) = (await client.get(DESK, params={"filter": "approved"}, headers=ADMIN)).json()
    assert (item["enabled"], item["reported_at"] is None) == (1, False)
    counts = (await client.get(f"{DESK}/counts", headers=ADMIN)).json()
    assert counts == {"pending": 1, "approved": 1, "all": 1}
    await approve(client, text)
    assert await waiting(client) == {}
    stopped.move(days=30)
    assert (await report(client, text, "198.51.100.2")).status_code == 204
    assert not await is_shown(client, text)


async def test_of_a_visitors_reports_of_an_hour_three_hide(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, stopped: Clock
) -> None:
    """Also of those at once; the others are read by a moderator all the same."""
    texts = [await add_tribute(memorial) for _ in range(7)]
    answers = await asyncio.gather(*(report(client, text) for text in texts[:5]))
    assert {answer.status_code for answer in answers} == {204}
    enabled = [row["enabled"] for row in await rows(memorial, "tribute")]
    assert enabled.count(False) == 3
    assert sorted(await waiting(client)) == texts[:5]
    assert (await report(client, texts[5], THERE)).status_code == 204
    assert not await is_shown(client, texts[5])
    stopped.move(hours=1)
    assert (await report(client, texts[6])).status_code == 204
    assert not await is_shown(client, texts[6])


async def test_a_text_that_one_visitor_could_not_hide_another_one_does(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    texts = [await add_tribute(memorial) for _ in range(4)]
    for text in texts:
        await report(client, text)
    assert await is_shown(client, texts[3])
    assert (await report(client, texts[3], THERE)).status_code == 204
    assert not await is_shown(client, texts[3])


async def test_ten_reports_an_hour(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, stopped: Clock
) -> None:
    texts = [await add_tribute(memorial) for _ in range(13)]
    answers = await asyncio.gather(*(report(client, text) for text in texts[:12]))
    assert Counter(answer.status_code for answer in answers) == {204: 10, 429: 2}
    assert await number_of(memorial, "report") == 10
    answer = await report(client, texts[12])
    assert (*told(answer), answer.headers["Retry-After"]) == (429, TEN, "3600")
    assert (await report(client, texts[12], THERE)).status_code == 204
    stopped.move(hours=1)
    unread = {row["id"] for row in await rows(memorial, "tribute") if not row["reported_at"]}
    assert (await report(client, unread.pop())).status_code == 204


async def test_many_visitors_and_a_moderator_at_once_leave_one_state(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    """Approved among reports, it is hidden by those before and by none after."""
    text = await add_tribute(memorial)
    await report(client, text, "192.0.2.250")
    calls = [report(client, text, f"192.0.2.{number}") for number in range(12)]
    answers = await asyncio.gather(*calls[:6], approve(client, text), *calls[6:])
    assert {answer.status_code for answer in answers if answer} == {204}
    assert await is_shown(client, text)
    later = await number_of(memorial, "report") - 1
    assert (text in await waiting(client)) == (later > 0)


async def test_a_report_is_of_a_published_text(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    unread = await add_tribute(memorial, enabled=False)
    assert (await report(client, unread)).status_code == 204
    assert await number_of(memorial, "report") == 0
    assert told(await report(client, 12345)) == NO_TEXT
    for nothing in (0, 2**31):
        assert (await report(client, nothing)).status_code == 404
    text = await add_tribute(memorial)
    for wrong in ({"reason": 12}, {"reason": "a\0"}, ["a"]):
        assert (await report(client, text, json=wrong)).status_code == 422
    answer = await report(client, text, json={"reason": "a" * 301})
    assert answer.json()["fields"] == {"reason": "Il motivo può avere al massimo 300 caratteri"}
    assert await is_shown(client, text)


async def test_another_cemeterys_moderator_hears_of_no_report(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await report(client, await add_tribute(memorial))
    assert (await client.get(DESK, headers=ADMIN_ELSEWHERE)).json() == []
    counts = (await client.get(f"{DESK}/counts", headers=ADMIN_ELSEWHERE)).json()
    assert counts == {"pending": 0, "approved": 0, "all": 0}
