"""Blocked senders: by address or e-mail, for a cemetery, until the block is taken back."""

import asyncio
from datetime import datetime
from ipaddress import ip_address
from typing import Any

import asyncpg
import httpx
import pytest

from services.kit.testing.tokens import SENDER_KEY
from services.memorial.senders import ADDRESS as BY_ADDRESS
from services.memorial.senders import EMAIL as BY_EMAIL
from services.memorial.senders import sender_hash
from services.memorial.tests.making import (
    ADDRESS,
    ADMIN,
    ADMIN_ELSEWHERE,
    ELSEWHERE,
    OWNER,
    SUPERADMIN,
    add_cemetery,
    add_moderator,
    add_person,
    add_tribute,
    audits,
    count_rows,
)

REFUSED = (403, {"message": "Non è possibile inviare messaggi a questo cimitero"})
MAIL = "Anna.Bianchi@Example.org"
OTHER_ADDRESS = "198.51.100.9"


@pytest.fixture(autouse=True)
async def persons(memorial: asyncpg.Connection) -> None:
    await add_cemetery(memorial)
    await add_cemetery(memorial, ELSEWHERE, "Cimitero Altrove")
    await add_person(memorial, 1, owner=3)
    await add_person(memorial, 2, cemetery_id=ELSEWHERE)
    await add_moderator(memorial, 2, "admin")


async def block(
    client: httpx.AsyncClient, tribute: int, by: str, headers: dict[str, str] = ADMIN
) -> httpx.Response:
    return await client.post(f"/api/prayers/{tribute}/block", json={"by": by}, headers=headers)


async def leave(
    client: httpx.AsyncClient,
    *,
    person: int = 1,
    address: str = OTHER_ADDRESS,
    email: str | None = None,
) -> httpx.Response:
    body = {"deceased_id": person, "visitor_name": "A", "visitor_email": email, "message": "Ciao"}
    headers = {"X-Forwarded-For": address}
    return await client.post("/api/visitor-messages", json=body, headers=headers)


async def listed(
    client: httpx.AsyncClient, headers: dict[str, str] = ADMIN, **query: Any
) -> list[dict[str, Any]]:
    answer = await client.get("/api/sender-blocks", params=query, headers=headers)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


async def test_a_blocked_address_leaves_nothing_more(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    assert (await leave(client, address=ADDRESS)).status_code == 201
    tribute = await memorial.fetchval("select max(id) from memorial.tribute")
    assert (await block(client, tribute, "address")).status_code == 201
    answer = await leave(client, address=ADDRESS, email="altra@example.org")
    assert (answer.status_code, answer.json()) == REFUSED
    prayer = {"deceased_id": 1, "friend_name": "A", "phrase": "Ciao"}
    headers = {"X-Forwarded-For": ADDRESS}
    answer = await client.post("/api/visitor-prayers", json=prayer, headers=headers)
    assert (answer.status_code, answer.json()) == REFUSED
    assert (await leave(client)).status_code == 201
    assert (await leave(client, address=ADDRESS, person=2)).status_code == 201


async def test_a_blocked_email_leaves_nothing_more_from_anywhere(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    tribute = await add_tribute(memorial, kind="message", email=MAIL.lower())
    assert (await block(client, tribute, "email")).status_code == 201
    answer = await leave(client, email=MAIL.upper())
    assert (answer.status_code, answer.json()) == REFUSED
    assert (await leave(client, address=ADDRESS)).status_code == 201


async def test_a_household_is_blocked_by_its_ipv6_network(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    tribute = await add_tribute(memorial, ip_address=ip_address("2001:db8:1:2::1"))
    assert (await block(client, tribute, "address")).status_code == 201
    answer = await leave(client, address="2001:db8:1:2:ffff::9")
    assert (answer.status_code, answer.json()) == REFUSED
    assert (await leave(client, address="2001:db8:1:3::1")).status_code == 201


async def test_a_block_tells_no_more_than_a_moderator_needs(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    written = datetime.fromisoformat("2026-11-02T23:30:00+00:00")
    tribute = await add_tribute(memorial, kind="message", email=MAIL.lower(), created_at=written)
    by_email = (await block(client, tribute, "email")).json()
    by_address = (await block(client, tribute, "address")).json()
    assert by_email["label"] == "a•••@example.org"
    assert by_address["label"] == "testo del 03/11/2026, 00:30"
    assert {name: by_email[name] for name in ("id", "cemetery_id", "kind")} == {
        "id": 1,
        "cemetery_id": 1,
        "kind": "email",
    }
    stored = await memorial.fetch("select kind, value_hash from memorial.sender_block order by id")
    assert [tuple(row) for row in stored] == [
        ("email", sender_hash(SENDER_KEY, BY_EMAIL, MAIL)),
        ("address", sender_hash(SENDER_KEY, BY_ADDRESS, ADDRESS)),
    ]
    everything = str(await listed(client)) + str(await audits(memorial))
    assert ADDRESS not in everything
    assert "anna.bianchi" not in everything


async def test_a_block_is_recorded_and_made_once(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    tribute = await add_tribute(memorial)
    first, second = await block(client, tribute, "address"), await block(client, tribute, "address")
    assert (second.status_code, second.json()) == (201, first.json())
    (entry,) = await audits(memorial)
    assert (entry["action"], entry["kind"], entry["recordId"]) == ("blocked", "sender_block", 1)
    assert (entry["cemeteryId"], entry["recordLabel"]) == (1, f"del {first.json()['label']}")
    assert {"field": "sender", "before": None, "after": "address"} in entry["changes"]


async def test_of_many_who_block_at_once_one_does_it(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    tributes = [await add_tribute(memorial) for _ in range(6)]
    answers = await asyncio.gather(*(block(client, tribute, "address") for tribute in tributes))
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.json()["id"] for answer in answers}) == 1
    assert await count_rows(memorial, "sender_block") == 1
    assert len(await audits(memorial)) == 1


@pytest.mark.parametrize(
    ("by", "message"),
    [
        ("address", "L’indirizzo di questo mittente non è più conservato"),
        ("email", "Questo mittente non ha lasciato un indirizzo email"),
    ],
)
async def test_what_is_not_known_of_a_sender_cannot_be_blocked(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, by: str, message: str
) -> None:
    tribute = await add_tribute(memorial, ip_address=None)
    answer = await block(client, tribute, by)
    assert (answer.status_code, answer.json()) == (409, {"message": message})
    assert await count_rows(memorial, "sender_block") == 0


async def test_only_the_office_blocks_and_only_in_its_cemetery(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    tribute = await add_tribute(memorial)
    refused = [await block(client, tribute, "address", who) for who in (OWNER, ADMIN_ELSEWHERE)]
    assert [answer.status_code for answer in refused] == [403, 404]
    assert refused[1].json() == {"message": "Preghiera non trovata"}
    assert (await block(client, tribute, "tutto")).status_code == 422
    assert (await block(client, 99, "address")).status_code == 404
    assert await count_rows(memorial, "sender_block") == 0


async def test_blocks_are_listed_newest_first_for_their_cemetery(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    for person, who in ((1, ADMIN), (2, SUPERADMIN), (1, ADMIN)):
        address = ip_address(f"203.0.113.{await count_rows(memorial, 'tribute') + 10}")
        tribute = await add_tribute(memorial, person, ip_address=address)
        assert (await block(client, tribute, "address", who)).status_code == 201
    assert [one["id"] for one in await listed(client)] == [3, 1]
    assert [one["id"] for one in await listed(client, ADMIN_ELSEWHERE)] == [2]
    assert [one["id"] for one in await listed(client, SUPERADMIN)] == [3, 2, 1]
    assert [one["id"] for one in await listed(client, SUPERADMIN, cemeteryId=2)] == [2]
    assert await listed(client, ADMIN, cemeteryId=2) == []
    mine = (await listed(client))[0]
    assert (mine["cemetery_name"], mine["created_by_name"]) == ("Cimitero Maggiore", "Bruno Neri")
    assert (await listed(client, ADMIN_ELSEWHERE))[0]["created_by_name"] is None


async def test_a_block_taken_back_lets_the_sender_write_again(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    tribute = await add_tribute(memorial)
    made = (await block(client, tribute, "address")).json()["id"]
    path = f"/api/sender-blocks/{made}"
    missing = (404, {"message": "Mittente bloccato non trovato"})
    answer = await client.delete(path, headers=ADMIN_ELSEWHERE)
    assert (answer.status_code, answer.json()) == missing
    assert (await client.delete(path, headers=OWNER)).status_code == 403
    assert (await leave(client, address=ADDRESS)).status_code == 403
    assert (await client.delete(path, headers=ADMIN)).status_code == 204
    assert (await leave(client, address=ADDRESS)).status_code == 201
    answer = await client.delete(path, headers=ADMIN)
    assert (answer.status_code, answer.json()) == missing
    assert [entry["action"] for entry in await audits(memorial)] == ["blocked", "unblocked"]
