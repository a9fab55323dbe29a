"""Whose texts are whose: cemeteries, tombs, merged and removed records, many moderators at once."""

import asyncio
from collections import Counter
from typing import Any

import asyncpg
import httpx
import pytest

from services.memorial.tests.making import (
    ADMIN,
    ADMIN_ELSEWHERE,
    ELSEWHERE,
    OWNER,
    SUPERADMIN,
    SUPPLIER,
    add_cemetery,
    add_person,
    add_tribute,
    as_user,
    audits,
    count_rows,
)

LIST, COUNTS = "/api/prayers/moderation", "/api/prayers/moderation/counts"
NOT_FOUND = (404, {"message": "Preghiera non trovata"})
MINE, NEIGHBOURS, NOBODYS, FOREIGN = 1, 2, 3, 4
SEEN = [
    (SUPERADMIN, {MINE, NEIGHBOURS, NOBODYS, FOREIGN}),
    (ADMIN, {MINE, NEIGHBOURS, NOBODYS}),
    (ADMIN_ELSEWHERE, {FOREIGN}),
    (OWNER, {MINE}),
    (as_user("owner", 77), set()),
    (as_user("admin", 78, 55), set()),
]


@pytest.fixture(autouse=True)
async def texts(memorial: asyncpg.Connection) -> None:
    """Persons 1 to 4, each with a text of the same number that waits."""
    await add_cemetery(memorial)
    await add_cemetery(memorial, ELSEWHERE, "Cimitero Altrove")
    await add_person(memorial, MINE, owner=3)
    await add_person(memorial, NEIGHBOURS, owner=33)
    await add_person(memorial, NOBODYS)
    await add_person(memorial, FOREIGN, cemetery_id=ELSEWHERE, owner=44)
    for person in (MINE, NEIGHBOURS, NOBODYS, FOREIGN):
        assert await add_tribute(memorial, person, email="anna@example.org") == person


async def seen(client: httpx.AsyncClient, headers: dict[str, str], **query: Any) -> set[int]:
    answer = await client.get(LIST, params={"filter": "all", **query}, headers=headers)
    assert answer.status_code == 200, answer.text
    return {item["id"] for item in answer.json()}


@pytest.mark.parametrize(("who", "theirs"), SEEN)
async def test_lists_and_counts_hold_what_is_the_callers(
    client: httpx.AsyncClient, who: dict[str, str], theirs: set[int]
) -> None:
    assert await seen(client, who) == theirs
    counts = (await client.get(COUNTS, headers=who)).json()
    assert counts == {"pending": len(theirs), "approved": 0, "all": len(theirs)}


@pytest.mark.parametrize(("who", "theirs"), SEEN)
async def test_what_is_anothers_does_not_exist(
    client: httpx.AsyncClient,
    memorial: asyncpg.Connection,
    who: dict[str, str],
    theirs: set[int],
) -> None:
    for tribute in (MINE, NEIGHBOURS, NOBODYS, FOREIGN, 99):
        approved = await client.put(f"/api/prayers/{tribute}/approve", headers=who)
        deleted = await client.delete(f"/api/prayers/{tribute}", headers=who)
        if tribute in theirs:
            assert (approved.status_code, deleted.status_code) == (200, 204)
        else:
            assert (approved.status_code, approved.json()) == NOT_FOUND
            assert (deleted.status_code, deleted.json()) == NOT_FOUND
    left = await memorial.fetch("select id, enabled from memorial.tribute")
    assert {row["id"]: row["enabled"] for row in left} == dict.fromkeys(
        {MINE, NEIGHBOURS, NOBODYS, FOREIGN} - theirs, False
    )


@pytest.mark.parametrize("action", ["approve", "delete"])
@pytest.mark.parametrize(("who", "theirs"), SEEN)
async def test_of_many_those_of_another_are_missing_and_untouched(
    client: httpx.AsyncClient,
    memorial: asyncpg.Connection,
    who: dict[str, str],
    theirs: set[int],
    action: str,
) -> None:
    asked = [FOREIGN, MINE, NEIGHBOURS, NOBODYS]
    answer = await client.post(LIST, json={"ids": asked, "action": action}, headers=who)
    missing = [id_ for id_ in asked if id_ not in theirs]
    assert answer.json() == {"done": len(theirs), "missing": missing}
    waiting = await memorial.fetch("select id from memorial.tribute where not enabled")
    assert {row["id"] for row in waiting} == set(missing)
    assert {entry["recordId"] for entry in await audits(memorial)} == theirs


async def test_a_cemetery_is_chosen_among_ones_own(client: httpx.AsyncClient) -> None:
    """`cemeteryId` narrows and never widens."""
    assert await seen(client, SUPERADMIN, cemeteryId=ELSEWHERE) == {FOREIGN}
    assert await seen(client, ADMIN, cemeteryId=ELSEWHERE) == set()
    assert await seen(client, OWNER, cemetery_id=ELSEWHERE) == set()
    counts = await client.get(COUNTS, params={"cemeteryId": ELSEWHERE}, headers=ADMIN)
    assert counts.json()["all"] == 0
    item = (await client.get(LIST, params={"cemeteryId": 2}, headers=SUPERADMIN)).json()[0]
    assert (item["cemetery_id"], item["cemetery_name"]) == (ELSEWHERE, "Cimitero Altrove")


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/prayers"),
        ("GET", LIST),
        ("GET", COUNTS),
        ("POST", LIST),
        ("PUT", "/api/prayers/1/approve"),
        ("DELETE", "/api/prayers/1"),
        ("POST", "/api/prayers/1/block"),
    ],
)
async def test_suppliers_and_strangers_moderate_nothing(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, method: str, path: str
) -> None:
    for headers, status in ((SUPPLIER, 403), ({}, 401)):
        body = {"ids": [1], "action": "delete"} if method == "POST" else None
        answer = await client.request(method, path, json=body, headers=headers)
        assert answer.status_code == status
    assert await count_rows(memorial, "tribute") == 4


async def test_a_merged_records_texts_are_moderated_where_the_person_is_now(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    """The neighbour's record went into the foreign one, which went into that of the owner."""
    merged = "update memorial.person set merged_into = $2, removed = true where deceased_id = $1"
    await memorial.execute(merged, NEIGHBOURS, FOREIGN)
    await memorial.execute(merged, FOREIGN, MINE)
    assert await seen(client, OWNER) == {MINE, NEIGHBOURS, FOREIGN}
    assert await seen(client, as_user("owner", 33)) == set()
    assert await seen(client, ADMIN_ELSEWHERE) == set()
    answer = await client.get(LIST, headers=OWNER)
    assert {item["deceased_id"] for item in answer.json()} == {MINE}
    assert {item["tomb_reference"] for item in answer.json()} == {"L-1"}
    approved = await client.put(f"/api/prayers/{FOREIGN}/approve", headers=OWNER)
    assert (approved.status_code, approved.json()["deceased_id"]) == (200, MINE)
    refused = await client.put(f"/api/prayers/{FOREIGN}/approve", headers=ADMIN_ELSEWHERE)
    assert (refused.status_code, refused.json()) == NOT_FOUND
    (entry,) = await audits(memorial)
    assert entry["cemeteryId"] == 1


async def test_a_circle_of_merges_hangs_nobody(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    merged = "update memorial.person set merged_into = $2 where deceased_id = $1"
    await memorial.execute(merged, MINE, NEIGHBOURS)
    await memorial.execute(merged, NEIGHBOURS, MINE)
    assert {NOBODYS, FOREIGN} <= await seen(client, SUPERADMIN)


async def test_texts_go_into_the_trash_with_their_person_and_come_back(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    removed = "update memorial.person set removed = $2 where deceased_id = $1"
    await memorial.execute(removed, MINE, True)
    for who in (SUPERADMIN, ADMIN, OWNER):
        assert MINE not in await seen(client, who)
        answer = await client.put(f"/api/prayers/{MINE}/approve", headers=who)
        assert (answer.status_code, answer.json()) == NOT_FOUND
    await memorial.execute(removed, MINE, False)
    assert await seen(client, OWNER) == {MINE}


async def test_texts_of_a_hidden_person_are_moderated_all_the_same(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await memorial.execute("update memorial.person set public = false")
    assert await seen(client, OWNER) == {MINE}
    assert (await client.delete(f"/api/prayers/{MINE}", headers=OWNER)).status_code == 204


async def test_a_tomb_that_is_not_known_yet_hides_nothing_from_the_office(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    """Its event comes after that of the person."""
    await memorial.execute("delete from memorial.tomb")
    await memorial.execute("delete from memorial.cemetery")
    assert await seen(client, ADMIN) == {MINE, NEIGHBOURS, NOBODYS}
    assert await seen(client, OWNER) == set()
    item = (await client.get(LIST, headers=ADMIN)).json()[0]
    assert (item["tomb_reference"], item["block_name"], item["cemetery_name"]) == (None, None, "")


async def test_of_two_who_approve_and_delete_at_once_both_are_right_or_one_finds_nothing(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    outcomes: Counter[tuple[int, int]] = Counter()
    for _ in range(12):
        tribute = await add_tribute(memorial, MINE)
        approved, deleted = await asyncio.gather(
            client.put(f"/api/prayers/{tribute}/approve", headers=ADMIN),
            client.delete(f"/api/prayers/{tribute}", headers=OWNER),
        )
        outcomes[approved.status_code, deleted.status_code] += 1
        left = await memorial.fetchval("select id from memorial.tribute where id = $1", tribute)
        assert left is None
    assert outcomes.keys() <= {(200, 204), (404, 204)}


@pytest.mark.parametrize("method", ["PUT", "DELETE"])
async def test_of_many_who_do_the_same_at_once_one_does_it(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, method: str
) -> None:
    path = f"/api/prayers/{MINE}" + ("/approve" if method == "PUT" else "")
    asked = [client.request(method, path, headers=ADMIN) for _ in range(8)]
    codes = Counter(answer.status_code for answer in await asyncio.gather(*asked))
    assert codes == ({200: 8} if method == "PUT" else {204: 1, 404: 7})
    assert len(await audits(memorial)) == 1


async def test_two_who_take_the_same_many_in_another_order_do_not_wait_for_each_other(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    for _ in range(5):
        ids = [await add_tribute(memorial, MINE) for _ in range(40)]
        one, other = await asyncio.gather(
            client.post(LIST, json={"ids": ids, "action": "approve"}, headers=ADMIN),
            client.post(LIST, json={"ids": ids[::-1], "action": "delete"}, headers=OWNER),
        )
        assert (one.status_code, other.status_code) == (200, 200)
        assert one.json()["done"] in (0, 40)
        assert other.json() == {"done": 40, "missing": []}
