"""Messages and prayers: what is taken, what waits, what is shown and to whom."""

import json
from datetime import datetime, timedelta
from typing import Any

import asyncpg
import httpx
import pytest

from services.kit import clock
from services.memorial.senders import sender_hash
from services.memorial.settings import MemorialSettings
from services.memorial.tests.visiting import (
    HERE,
    PERSON,
    THERE,
    add,
    add_person,
    add_tribute,
    change,
    merge,
    message,
    number_of,
    post,
    prayer,
    rows,
    told,
)

BLOCKED = "Non è possibile inviare messaggi a questo cimitero"
ODD = "Il testo contiene un carattere non ammesso"
SCRIPT = "<script>alert('ciao')</script> & <b>ciao</b>"


@pytest.fixture(autouse=True)
async def person(memorial: asyncpg.Connection) -> int:
    return await add_person(memorial)


async def messages(client: httpx.AsyncClient, person: int = PERSON, **query: Any) -> list[Any]:
    answer = await client.get(f"/api/visitor-messages/{person}", params=query)
    assert answer.status_code == 200, answer.text
    found: list[Any] = answer.json()
    return found


async def prayers(client: httpx.AsyncClient, person: int = PERSON, **query: Any) -> list[Any]:
    answer = await client.get(f"/api/prayers/deceased/{person}", params=query)
    assert answer.status_code == 200, answer.text
    found: list[Any] = answer.json()
    return found


async def test_a_message_waits_until_it_is_approved(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    answer = await post(client, "visitor-messages", message(visitor_email="Anna@Example.org"))
    assert (answer.status_code, answer.json()) == (201, {"id": 1, "status": "pending"})
    (stored,) = await rows(memorial, "tribute")
    assert (stored["kind"], stored["name"], stored["text"]) == ("message", "Anna", "Ciao nonna")
    assert (stored["email"], str(stored["ip_address"])) == ("anna@example.org", HERE)
    assert stored["enabled"] is False
    for asked in ("true", "false", "0", "boh"):
        assert await messages(client, approved=asked) == []
    assert await messages(client) == []
    await memorial.execute("update memorial.tribute set enabled = true")
    (shown,) = await messages(client, approved="true")
    at = datetime.fromisoformat(shown.pop("createdAt"))
    assert clock.now() - at < timedelta(minutes=1)
    assert shown == {"id": 1, "visitorName": "Anna", "message": "Ciao nonna"}
    assert await prayers(client) == []


async def test_a_prayer_waits_until_it_is_approved(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    answer = await post(client, "visitor-prayers", prayer())
    assert (answer.status_code, answer.json()) == (201, {"id": 1, "status": "pending"})
    assert await prayers(client) == []
    await memorial.execute("update memorial.tribute set enabled = true")
    (shown,) = await prayers(client)
    assert shown.pop("created_at")
    assert shown == {"id": 1, "friend_name": "Ugo", "phrase": "Requiem aeternam"}
    assert await messages(client) == []


async def test_messages_and_prayers_share_their_ids(client: httpx.AsyncClient) -> None:
    ids = [
        (await post(client, path, body)).json()["id"]
        for path, body in (("visitor-messages", message()), ("visitor-prayers", prayer())) * 2
    ]
    assert ids == [1, 2, 3, 4]


async def test_either_spelling_is_taken(client: httpx.AsyncClient) -> None:
    camel = {"deceasedId": PERSON, "visitorName": "Anna", "message": "Ciao", "visitorEmail": None}
    assert (await post(client, "visitor-messages", camel)).status_code == 201
    camel = {"deceasedId": PERSON, "friendName": "Anna", "phrase": "Ave"}
    assert (await post(client, "visitor-prayers", camel)).status_code == 201


@pytest.mark.parametrize("field", ["visitorName", "message", "friendName", "phrase"])
async def test_name_and_text_are_required(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, field: str
) -> None:
    path, body, both = "visitor-messages", message(), "Nome e messaggio sono obbligatori"
    if field in ("friendName", "phrase"):
        path, body, both = "visitor-prayers", prayer(), "Nome e preghiera sono obbligatori"
    own = {"visitorName": "visitor_name", "friendName": "friend_name"}.get(field, field)
    without = {name: value for name, value in body.items() if name != own}
    sent = [without, *({**without, field: blank} for blank in (None, "", "  ", "\n\t"))]
    for form in sent:
        answer = await post(client, path, form)
        assert (answer.status_code, answer.json()["fields"]) == (422, {field: both})
    for unseen in ("\u200b\u200e", "\u202e"):
        answer = await post(client, path, {**without, field: unseen})
        wanted = ODD if "Name" in field else both
        assert (answer.status_code, answer.json()["fields"]) == (422, {field: wanted})
    assert await number_of(memorial, "tribute") == 0


@pytest.mark.parametrize(
    ("path", "field", "named"),
    [
        ("visitor-messages", "message", "Il messaggio"),
        ("visitor-prayers", "phrase", "La preghiera"),
    ],
)
async def test_a_text_has_at_most_300_letters_without_blanks_around_it(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, path: str, field: str, named: str
) -> None:
    body = message() if field == "message" else prayer()
    good = await post(client, path, {**body, field: f"  {'à' * 300}\n "})
    assert good.status_code == 201
    for long in ("a" * 301, "❤" * 301, "a" * 10_000):
        answer = await post(client, path, {**body, field: long})
        assert answer.status_code == 422
        assert answer.json()["fields"] == {field: f"{named} può avere al massimo 300 caratteri"}
    (stored,) = await rows(memorial, "tribute")
    assert stored["text"] == "à" * 300


async def test_a_name_is_one_line_of_at_most_200_letters(client: httpx.AsyncClient) -> None:
    for name in ("Anna\nVerdi", "a" * 201, "Anna\u202e", "An\0na"):
        answer = await post(client, "visitor-messages", message(visitor_name=name))
        assert answer.status_code == 422
        assert list(answer.json()["fields"]) == ["visitor_name"]


async def test_an_email_may_be_left_out_but_not_be_wrong(client: httpx.AsyncClient) -> None:
    for wrong in ("anna", "anna@", "a@b@c.it", "anna verdi@example.org", "a" * 300):
        answer = await post(client, "visitor-messages", message(visitor_email=wrong))
        assert answer.status_code == 422
        assert answer.json()["fields"] == {"visitor_email": "Email non valida"}
    for none in (None, "", "  "):
        body = message(visitor_email=none)
        assert (await post(client, "visitor-messages", body)).status_code == 201


async def test_texts_come_back_as_they_were_written(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    sent = (SCRIPT, "Ciao 👩‍👩‍👧 ❤️\n\nti voglio bene", "'; drop table memorial.tribute; --")
    for text in sent:
        body = message(visitor_name=text.splitlines()[0], message=text)
        assert (await post(client, "visitor-messages", body)).status_code == 201
    await memorial.execute("update memorial.tribute set enabled = true")
    answer = await client.get(f"/api/visitor-messages/{PERSON}")
    assert answer.headers["content-type"] == "application/json"
    assert [one["message"] for one in answer.json()] == list(reversed(sent))
    assert answer.json()[-1]["visitorName"] == SCRIPT


async def test_letters_that_nobody_can_store_are_refused(client: httpx.AsyncClient) -> None:
    for odd in ("Ciao\0nonna", "\ud800"):
        for path, body in (
            ("visitor-messages", message(message=odd)),
            ("visitor-messages", message(visitor_name=odd)),
            ("visitor-prayers", prayer(phrase=odd)),
        ):
            answer = await client.post(f"/api/{path}", content=json.dumps(body))
            assert answer.status_code == 422


async def test_what_turns_the_direction_of_others_texts_falls_away(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    body = message(message="Ciao\u202e anon\u2069\x07")
    assert (await post(client, "visitor-messages", body)).status_code == 201
    (stored,) = await rows(memorial, "tribute")
    assert stored["text"] == "Ciao anon"


NO_TEXT: list[Any] = [[], {}, 12, True, 1.5]


async def test_what_is_no_text_is_refused(client: httpx.AsyncClient) -> None:
    for field in ("visitor_name", "message", "visitor_email"):
        for wrong in NO_TEXT:
            answer = await post(client, "visitor-messages", {**message(), field: wrong})
            assert answer.status_code == 422


NO_FORM: list[Any] = [[], "ciao", None, 12, {}]
NO_ID: list[Any] = ["abc", None, [], 0, -1, 2**31, 1.5, "1; drop"]
WRITES = ("visitor-messages", "visitor-prayers", "virtual-candles", "visitor-affects")


@pytest.mark.parametrize("path", WRITES)
async def test_what_is_no_form_or_no_id_is_refused(client: httpx.AsyncClient, path: str) -> None:
    for body in NO_FORM:
        assert (await post(client, path, body)).status_code == 422
    for wrong in NO_ID:
        body = {**message(), **prayer(), "deceased_id": wrong}
        assert (await post(client, path, body)).status_code == 422


async def test_the_newest_come_first_a_hundred_at_a_time(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    ids = [await add_tribute(memorial) for _ in range(205)]
    await add_tribute(memorial, enabled=False)
    await add_tribute(memorial, kind="prayer")
    seen: list[int] = []
    before: dict[str, int] = {}
    for size in (100, 100, 5, 0):
        page = [one["id"] for one in await messages(client, **before)]
        assert len(page) == size
        seen += page
        before = {"before": seen[-1]}
    assert seen == list(reversed(ids))
    for wrong in ("abc", "0", "-1", str(2**31), "\0"):
        answer = await client.get(f"/api/visitor-messages/{PERSON}", params={"before": wrong})
        assert answer.status_code == 422


async def test_a_merged_record_is_the_one_that_it_went_into(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    for other in (100, 101):
        await add_person(memorial, other)
    left = [await add_tribute(memorial, each) for each in (PERSON, 100, 101)]
    await merge(memorial, 101, 100)
    await merge(memorial, 100, PERSON)
    for asked in (PERSON, 100, 101):
        assert [one["id"] for one in await messages(client, asked)] == list(reversed(left))
    answer = await post(client, "visitor-messages", message(101))
    assert answer.status_code == 201
    assert (await rows(memorial, "tribute"))[-1]["deceased_id"] == PERSON
    await change(memorial, 100, public=True, removed=False, merged_into=None)
    assert [one["id"] for one in await messages(client)] == left[:1]
    assert [one["id"] for one in await messages(client, 101)] == [left[2], left[1]]


async def test_a_circle_of_merges_is_nobodys_memorial(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await add_person(memorial, 100)
    await merge(memorial, PERSON, 100)
    await merge(memorial, 100, PERSON)
    assert told(await client.get("/api/visitor-messages/100")) == (404, "Memorial non trovato")


async def block(
    memorial: asyncpg.Connection, key: str, kind: str, value: str, cemetery: int = 1
) -> None:
    hashed = sender_hash(key, kind, value)
    given = {"kind": kind, "value_hash": hashed, "label": "-", "created_by": 1}
    await add(memorial, "sender_block", cemetery_id=cemetery, **given)


async def test_a_blocked_address_leaves_no_text_in_that_cemetery(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, settings: MemorialSettings
) -> None:
    await add_person(memorial, 100, cemetery_id=2)
    await block(memorial, settings.sender_key, "address", HERE)
    await block(memorial, settings.sender_key, "address", "2001:db8:1:2::1")
    for path, body in (("visitor-messages", message), ("visitor-prayers", prayer)):
        for blocked in (HERE, "2001:db8:1:2:ffff::9", f"::ffff:{HERE}"):
            assert told(await post(client, path, body(), blocked)) == (403, BLOCKED)
        assert (await post(client, path, body(), THERE)).status_code == 201
        assert (await post(client, path, body(), "2001:db8:1:3::1")).status_code == 201
        assert (await post(client, path, body(100))).status_code == 201


async def test_a_blocked_email_leaves_no_text_from_any_address(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, settings: MemorialSettings
) -> None:
    await block(memorial, settings.sender_key, "email", "anna@example.org")
    for address in (HERE, THERE):
        body = message(visitor_email=" ANNA@example.org")
        assert told(await post(client, "visitor-messages", body, address)) == (403, BLOCKED)
    assert (await post(client, "visitor-messages", message())).status_code == 201
    assert await number_of(memorial, "tribute") == 1
