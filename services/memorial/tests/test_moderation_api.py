"""Moderation: the lists and their counts, approving and deleting, one or many at once."""

from datetime import datetime
from typing import Any

import asyncpg
import httpx
import pytest

from services.kit import clock
from services.kit.testing.clock import Clock
from services.memorial.tests.making import (
    ADDRESS,
    ADMIN,
    OWNER,
    SUPERADMIN,
    add,
    add_cemetery,
    add_person,
    add_tribute,
    audits,
    count_rows,
)

NOT_FOUND = (404, {"message": "Preghiera non trovata"})
LIST, COUNTS = "/api/prayers/moderation", "/api/prayers/moderation/counts"


@pytest.fixture(autouse=True)
async def person(memorial: asyncpg.Connection) -> int:
    """Maria Rossi, in a tomb of the owner's."""
    await add_cemetery(memorial)
    return await add_person(memorial, owner=3)


async def listed(
    client: httpx.AsyncClient, headers: dict[str, str] = ADMIN, **query: Any
) -> list[int]:
    answer = await client.get(LIST, params=query, headers=headers)
    assert answer.status_code == 200, answer.text
    return [item["id"] for item in answer.json()]


async def approve(
    client: httpx.AsyncClient, tribute: int, headers: dict[str, str] = ADMIN
) -> httpx.Response:
    return await client.put(f"/api/prayers/{tribute}/approve", headers=headers)


async def several(client: httpx.AsyncClient, action: str, ids: list[int]) -> httpx.Response:
    return await client.post(LIST, json={"ids": ids, "action": action}, headers=ADMIN)


async def test_a_message_is_told_with_person_place_and_sender(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    tribute = await add_tribute(memorial, kind="message", email="anna@example.org")
    answer = await client.get(LIST, headers=ADMIN)
    assert answer.headers["cache-control"] == "no-store"
    (item,) = answer.json()
    assert datetime.fromisoformat(item.pop("created_at")) <= clock.now()
    assert item == {
        "id": tribute,
        "friend_name": "Anna",
        "phrase": "Riposa in pace",
        "deceased_id": 1,
        "deceased_name": "Maria",
        "deceased_surname": "Rossi",
        "deceased_nominative": None,
        "tomb_reference": "L-1",
        "block_name": "Loculi Nord",
        "cemetery_id": 1,
        "cemetery_name": "Cimitero Maggiore",
        "enabled": 0,
        "is_visitor_message": True,
        "visitor_email": "anna@example.org",
        "ip_address": ADDRESS,
        "reported_at": None,
        "report_reasons": [],
    }


async def test_an_owner_never_learns_an_address(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    tribute = await add_tribute(memorial)
    answers = [
        await client.get(LIST, headers=OWNER),
        await client.get(LIST, params={"filter": "all"}, headers=OWNER),
        await approve(client, tribute, OWNER),
        await approve(client, tribute, OWNER),
        await client.get("/api/prayers", headers=OWNER),
    ]
    for answer in answers:
        assert '"ip_address":null' in answer.text
        assert ADDRESS not in answer.text


async def test_filters_and_types_leave_what_their_counts_tell(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    kinds = [("prayer", 3, 2), ("message", 1, 4)]
    for kind, waiting, published in kinds:
        for number in range(waiting + published):
            await add_tribute(memorial, kind=kind, enabled=number >= waiting)
    for type_, pending, approved in (
        ("all", 4, 6),
        ("prayers", 3, 2),
        ("messages", 1, 4),
        ("", 4, 6),
    ):
        counts = (await client.get(COUNTS, params={"type": type_}, headers=ADMIN)).json()
        assert counts == {"pending": pending, "approved": approved, "all": pending + approved}
        for filter_, count in counts.items():
            assert len(await listed(client, type=type_, filter=filter_)) == count
    assert len(await listed(client)) == 4
    answer = await client.get("/api/prayers", params={"type": "messages"}, headers=ADMIN)
    assert {(item["enabled"], item["is_visitor_message"]) for item in answer.json()} == {(1, True)}
    assert len(answer.json()) == 4


async def test_the_newest_come_first_and_pages_follow_each_other(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    ids = [await add_tribute(memorial, enabled=number % 3 == 0) for number in range(60)]
    newest = ids[::-1]
    assert await listed(client, filter="all") == newest[:50]
    assert await listed(client, filter="all", before=newest[49]) == newest[50:]
    read: list[int] = []
    while page := await listed(client, limit=7, before=read[-1] if read else ""):
        read += page
    assert read == [id_ for id_ in newest if (id_ - 1) % 3 != 0]


@pytest.mark.parametrize(
    "query",
    [
        {"filter": "waiting"},
        {"type": "candles"},
        {"limit": 0},
        {"limit": 201},
        {"before": "x"},
        {"cemeteryId": 0},
        {"before": 2**40},
    ],
)
async def test_what_a_list_cannot_be_asked_is_told(
    client: httpx.AsyncClient, query: dict[str, Any]
) -> None:
    answer = await client.get(LIST, params=query, headers=ADMIN)
    assert (answer.status_code, list(answer.json()["fields"])) == (422, list(query))


async def test_what_is_left_blank_asks_for_the_usual(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    tribute = await add_tribute(memorial)
    blank: dict[str, Any] = {"filter": "", "type": "", "cemeteryId": "", "before": "", "limit": ""}
    assert await listed(client, **blank) == [tribute]


async def test_approving_publishes_and_is_recorded(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, stopped: Clock
) -> None:
    tribute = await add_tribute(memorial)
    answer = await approve(client, tribute)
    assert (answer.status_code, answer.json()["enabled"]) == (200, 1)
    row = await memorial.fetchrow("select * from memorial.tribute")
    assert row is not None
    assert (row["enabled"], row["approved_by"], row["approved_at"]) == (True, 2, stopped.time)
    shown = await client.get("/api/prayers/deceased/1")
    assert [prayer["phrase"] for prayer in shown.json()] == ["Riposa in pace"]
    (entry,) = await audits(memorial)
    assert (entry["action"], entry["kind"], entry["recordId"]) == ("approved", "prayer", tribute)
    assert (entry["recordLabel"], entry["cemeteryId"]) == ("Anna per Maria Rossi", 1)
    assert (entry["userId"], entry["role"]) == (2, "admin")
    assert entry["changes"] == [{"field": "published", "before": False, "after": True}]


async def test_approving_what_is_published_changes_nothing(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, stopped: Clock
) -> None:
    tribute = await add_tribute(memorial)
    first = await approve(client, tribute)
    before = await memorial.fetchrow("select * from memorial.tribute")
    stopped.move(minutes=1)
    again = await approve(client, tribute, SUPERADMIN)
    assert (again.status_code, again.json()) == (200, first.json())
    assert await memorial.fetchrow("select * from memorial.tribute") == before
    assert len(await audits(memorial)) == 1


async def test_deleting_is_for_good_and_the_text_stays_in_the_record_alone(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    tribute = await add_tribute(memorial, kind="message", email="anna@example.org", enabled=True)
    answer = await client.delete(f"/api/prayers/{tribute}", headers=OWNER)
    assert (answer.status_code, answer.content) == (204, b"")
    assert await count_rows(memorial, "tribute") == 0
    (entry,) = await audits(memorial)
    assert (entry["action"], entry["kind"], entry["role"]) == ("deleted", "message", "owner")
    assert entry["changes"] == [
        {"field": "friend_name", "before": "Anna", "after": None},
        {"field": "published", "before": True, "after": None},
    ]
    for gone in (
        await approve(client, tribute),
        await client.delete(f"/api/prayers/{tribute}", headers=OWNER),
    ):
        assert (gone.status_code, gone.json()) == NOT_FOUND
    assert len(await audits(memorial)) == 1


async def test_a_reported_text_tells_why_until_it_is_approved_again(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    tribute = await add_tribute(memorial, reported_at=clock.now())
    for visitor, reason in ((b"1", "Offensivo"), (b"2", None), (b"3", "<b>Falso</b>")):
        await add(memorial, "report", tribute_id=tribute, reason=reason, visitor_hash=visitor)
    (item,) = (await client.get(LIST, headers=ADMIN)).json()
    assert item["report_reasons"] == ["Offensivo", "<b>Falso</b>"]
    assert item["reported_at"] is not None
    approved = (await approve(client, tribute)).json()
    assert (approved["report_reasons"], approved["reported_at"]) == ([], None)
    (entry,) = await audits(memorial)
    assert {"field": "reported", "before": True, "after": False} in entry["changes"]
    assert (await client.delete(f"/api/prayers/{tribute}", headers=ADMIN)).status_code == 204
    assert await count_rows(memorial, "report") == 0


@pytest.mark.parametrize(("action", "left"), [("approve", 3), ("delete", 1)])
async def test_many_at_once(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, action: str, left: int
) -> None:
    ids = [await add_tribute(memorial, enabled=number == 0) for number in range(3)]
    asked = [ids[1], 999, ids[0], ids[1], 998] if action == "approve" else [ids[1], 999, ids[0]]
    answer = await several(client, action, asked)
    assert answer.status_code == 200
    assert answer.json() == {"done": 2, "missing": [id_ for id_ in asked if id_ > 900]}
    assert await count_rows(memorial, "tribute") == left
    told = [entry["recordId"] for entry in await audits(memorial)]
    assert told == ([ids[1]] if action == "approve" else [ids[0], ids[1]])


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"ids": [], "action": "approve"}, "ids"),
        ({"ids": list(range(1, 202)), "action": "approve"}, "ids"),
        ({"ids": ["x"], "action": "approve"}, "ids.0"),
        ({"ids": [0], "action": "approve"}, "ids.0"),
        ({"ids": [1], "action": "publish"}, "action"),
        ({"action": "approve"}, "ids"),
    ],
)
async def test_a_request_for_many_at_fault_does_nothing(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, body: dict[str, Any], field: str
) -> None:
    await add_tribute(memorial)
    answer = await client.post(LIST, json=body, headers=ADMIN)
    assert (answer.status_code, list(answer.json()["fields"])) == (422, [field])
    assert await listed(client, filter="approved") == []


@pytest.mark.parametrize("action", ["approve", "delete"])
async def test_two_hundred_at_once_pass(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, action: str
) -> None:
    ids = [await add_tribute(memorial) for _ in range(200)]
    answer = await several(client, action, ids)
    assert answer.json() == {"done": 200, "missing": []}
    assert len(await audits(memorial)) == 200


async def test_a_change_and_its_record_are_kept_together_or_not_at_all(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    tribute = await add_tribute(memorial)
    await memorial.execute(
        "create function memorial.refuse() returns trigger language plpgsql as"
        " $$ begin raise exception 'out of order'; end $$;"
        "create trigger refuse before insert on memorial.outbox"
        " for each row execute function memorial.refuse()"
    )
    try:
        assert (await approve(client, tribute)).status_code == 500
        assert (await client.delete(f"/api/prayers/{tribute}", headers=ADMIN)).status_code == 500
    finally:
        await memorial.execute(
            "drop trigger refuse on memorial.outbox; drop function memorial.refuse()"
        )
    assert await listed(client) == [tribute]
