"""Candles, affects and reports as the public sees them; who is not public; nothing private."""

from collections.abc import Mapping
from typing import Any

import asyncpg
import httpx
import pytest

from services.kit.testing.clock import Clock
from services.memorial.tests.visiting import (
    HERE,
    PERSON,
    THERE,
    add,
    add_person,
    add_tribute,
    change,
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

GONE = (404, "Memorial non trovato")
NO_TEXT = (404, "Testo non trovato")
EMAIL = "anna.segreta@example.org"


@pytest.fixture(autouse=True)
async def person(memorial: asyncpg.Connection) -> int:
    return await add_person(memorial)


async def candles(client: httpx.AsyncClient, **query: Any) -> tuple[list[dict[str, Any]], str]:
    answer = await client.get("/api/virtual-candles", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json(), answer.headers["X-Total-Count"]


async def test_a_candle_is_lit_and_burns_down(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, stopped: Clock
) -> None:
    stopped.time = moment("2026-05-12T10:00:00+00:00")
    assert await candles(client, deceasedId=PERSON) == ([], "0")
    body = {"deceased_id": PERSON, "visitor_name": " Anna ", "message": "Ti penso <b>sempre</b>"}
    answer = await post(client, "virtual-candles", body)
    lit = {"createdAt": "2026-05-12T10:00:00Z", "expiresAt": "2026-05-13T10:00:00Z"}
    assert (answer.status_code, answer.json()) == (201, {"id": 1, **lit, "burning": 1})
    (stored,) = await rows(memorial, "candle")
    assert (stored["visitor_name"], stored["message"]) == ("Anna", "Ti penso <b>sempre</b>")
    other = {"deceasedId": PERSON, "visitorName": None, "message": ""}
    assert (await post(client, "virtual-candles", other, THERE)).json()["burning"] == 2
    for query in ({"deceasedId": PERSON}, {"deceased_id": PERSON}):
        shown, total = await candles(client, **query)
        assert ([one["id"] for one in shown], total) == ([2, 1], "2")
        assert shown[1] == {"id": 1, **lit}
    stopped.move(hours=24)
    assert await candles(client, deceasedId=PERSON) == ([], "0")


async def test_the_500_newest_candles_come_with_their_number(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await memorial.execute(
        "insert into memorial.candle (deceased_id, expires_at)"
        " select $1, now() + interval '1 hour' from generate_series(1, 512)",
        PERSON,
    )
    shown, total = await candles(client, deceasedId=PERSON)
    assert (len(shown), shown[0]["id"], shown[-1]["id"], total) == (500, 512, 13, "512")


async def test_candles_want_a_person(client: httpx.AsyncClient) -> None:
    answer = await client.get("/api/virtual-candles")
    assert answer.status_code == 422
    assert answer.json()["fields"] == {"deceasedId": "Campo obbligatorio"}
    for wrong in ("abc", "", "0", "-1", str(2**31), "\0"):
        for name in ("deceasedId", "deceased_id"):
            answer = await client.get("/api/virtual-candles", params={name: wrong})
            assert answer.status_code == 422


async def test_texts_of_a_candle_are_optional_and_short(client: httpx.AsyncClient) -> None:
    for wrong in ({"message": "a" * 301}, {"visitor_name": "a" * 201}, {"message": "a\0"}):
        body = {"deceased_id": PERSON, **wrong}
        assert (await post(client, "virtual-candles", body)).status_code == 422
    body = {"deceased_id": PERSON, "message": "\u200b"}
    assert (await post(client, "virtual-candles", body)).status_code == 201


async def test_affects_are_counted(client: httpx.AsyncClient) -> None:
    count = f"/api/visitor-affects/count/{PERSON}"
    assert (await client.get(count)).json() == {"count": 0}
    for number, address in enumerate((HERE, THERE), 1):
        body = {"deceased_id": PERSON, "ip_address": "198.51.100.1"}
        answer = await post(client, "visitor-affects", body, address)
        assert (answer.status_code, answer.json()) == (201, {"count": number})
        assert (await client.get(count)).json() == {"count": number}


def calls(person: int, text: int) -> list[tuple[str, str, Mapping[str, Any]]]:
    """Every call of a visitor."""
    one = {"deceased_id": person}
    return [
        ("GET", f"/api/visitor-messages/{person}", {}),
        ("GET", f"/api/prayers/deceased/{person}", {}),
        ("GET", f"/api/visitor-affects/count/{person}", {}),
        ("GET", "/api/virtual-candles", {"params": one}),
        ("POST", "/api/visitor-messages", {"json": message(person)}),
        ("POST", "/api/visitor-prayers", {"json": prayer(person)}),
        ("POST", "/api/virtual-candles", {"json": one}),
        ("POST", "/api/visitor-affects", {"json": one}),
        ("POST", f"/api/prayers/{text}/report", {"json": {"reason": "Perché sì"}}),
    ]


async def test_who_is_not_public_is_there_for_no_call(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    """Neither unknown, nor hidden, nor in the trash, nor merged into somebody who is hidden."""
    for each in (100, 101, 102):
        await add_person(memorial, each)
    texts = {each: await add_tribute(memorial, each) for each in (PERSON, 100, 101, 102)}
    await change(memorial, 100, public=False)
    await change(memorial, 101, removed=True)
    await merge(memorial, 102, 100)
    for each in (100, 101, 102, 103):
        for method, path, sent in calls(each, texts.get(each, 12345)):
            answer = await client.request(method, path, **sent)
            gone = NO_TEXT if path.endswith("report") else GONE
            assert (each, path, *told(answer)) == (each, path, *gone)
    for table in ("affect", "affect_count", "candle", "report", "outbox"):
        assert await number_of(memorial, table) == 0
    assert await number_of(memorial, "tribute") == 4
    for method, path, sent in calls(PERSON, texts[PERSON]):
        assert (await client.request(method, path, **sent)).is_success


async def test_who_is_hidden_is_so_at_the_next_call(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    text = await add_tribute(memorial)
    shown = await client.get(f"/api/visitor-messages/{PERSON}")
    assert [one["id"] for one in shown.json()] == [text]
    reads = [(path, sent) for method, path, sent in calls(PERSON, text) if method == "GET"]
    for path, sent in reads:
        answer = await client.get(path, **sent)
        assert (answer.status_code, answer.headers["Cache-Control"]) == (200, "no-cache")
    await change(memorial, public=False)
    for path, sent in reads:
        assert told(await client.get(path, **sent)) == GONE


async def test_nothing_public_tells_of_an_email_or_an_address(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    """Whatever a visitor gets, also whoever wrote it."""
    one = {"deceased_id": PERSON}
    sent = [
        await post(client, "visitor-messages", message(visitor_email=EMAIL), THERE),
        await post(client, "visitor-prayers", prayer(visitor_email=EMAIL), THERE),
        await post(client, "virtual-candles", {**one, "visitor_name": EMAIL}, THERE),
        await post(client, "visitor-affects", {**one, "ip_address": THERE}, THERE),
    ]
    assert [answer.status_code for answer in sent] == [201] * 4
    await memorial.execute("update memorial.tribute set enabled = true")
    stored = await rows(memorial, "tribute")
    assert {str(row["ip_address"]) for row in stored} == {THERE}
    assert stored[0]["email"] == EMAIL
    hidden = {row["visitor_hash"].hex() for row in stored}
    for method, path, given in calls(PERSON, stored[0]["id"]):
        sent.append(await client.request(method, path, headers=from_(THERE), **given))
    for answer in sent:
        said = answer.text + str(answer.headers)
        assert "@" not in said, answer.request.url
        assert THERE not in said, answer.request.url
        assert not any(one in said for one in hidden)


async def test_what_a_visitor_left_can_be_traced_to_no_address(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    one = {"deceased_id": PERSON}
    await post(client, "visitor-affects", one)
    await post(client, "virtual-candles", one)
    for table in ("affect", "candle"):
        (row,) = await rows(memorial, table)
        assert len(row["visitor_hash"]) == 32
        assert HERE not in str(row)
    (key,) = await rows(memorial, "visitor_key")
    assert len(key["key"]) == 32


async def test_a_moderator_hears_of_a_new_text_and_of_a_reported_one(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, stopped: Clock
) -> None:
    moderator = {"version": 1, "name": "A", "surname": "B", "email": "b@example.org"}
    await add(memorial, "moderator", user_id=1, role="superadmin", enabled=True, **moderator)
    for _ in range(7):
        await post(client, "visitor-messages", message())
    assert await number_of(memorial, "tribute") == 5
    assert await number_of(memorial, "mail") == 1
    await memorial.execute("update memorial.tribute set enabled = true")
    stopped.move(hours=2)
    for _ in range(2):
        assert (await client.post("/api/prayers/3/report")).status_code == 204
    mails = await rows(memorial, "mail")
    assert [mail["recipient"] for mail in mails] == ["b@example.org"] * 2
    assert "Ciao nonna" in mails[1]["text"]
