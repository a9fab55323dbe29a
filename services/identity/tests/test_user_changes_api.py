"""Changes of operators: versions, writers at once, and what each change leaves."""

import asyncio
from typing import Any

import asyncpg
import httpx
import pytest

from services.identity.tests.making import (
    PASSWORD,
    add_user,
    as_user,
    audits,
    count_rows,
    events,
    form,
    sign_in,
    user_row,
)
from services.kit.audit import MASK

SUPERADMIN = as_user("superadmin")
STALE = "Il record è stato modificato da un altro utente"


async def make(client: httpx.AsyncClient, **fields: Any) -> httpx.Response:
    return await client.post("/api/users", json=form(**fields), headers=SUPERADMIN)


async def change(client: httpx.AsyncClient, user_id: int, **fields: Any) -> httpx.Response:
    return await client.put(f"/api/users/{user_id}", json=fields, headers=SUPERADMIN)


async def test_a_change_changes_the_fields_that_are_sent(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    user_id = await add_user(identity, phone="0577 1", business_name="Marmi Srl")
    before = await user_row(identity, user_id)
    answer = await change(client, user_id, surname="Bianchi")
    assert answer.status_code == 200
    assert (answer.json()["surname"], answer.json()["version"]) == ("Bianchi", 2)
    assert await user_row(identity, user_id) == before | {"surname": "Bianchi", "version": 2}


@pytest.mark.parametrize("change_of", [{"enabled": False}, {"role": "owner"}])
@pytest.mark.parametrize("role", ["admin", "superadmin"])
async def test_nobody_shuts_themselves_out_or_gives_up_their_role(
    client: httpx.AsyncClient, identity: asyncpg.Connection, role: str, change_of: dict[str, Any]
) -> None:
    await add_user(identity, "superadmin", email="altro@example.org")
    own_id = await add_user(identity, role, email="anna@example.org")
    who = as_user(role, user_id=own_id, cemetery=1)
    before = await user_row(identity, own_id)
    answer = await client.put(
        f"/api/users/{own_id}", json=change_of | {"cemeteryId": 1}, headers=who
    )
    assert answer.status_code in (403, 409)
    assert await user_row(identity, own_id) == before


async def test_null_or_blank_empties_and_absent_keeps(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    user_id = await add_user(identity, phone="0577 1", business_name="Marmi", fiscal_code="X")
    told = (await change(client, user_id, phone=None, businessName=" ")).json()
    assert (told["phone"], told["business_name"], told["fiscal_code"]) == (None, None, "X")


@pytest.mark.parametrize("blank", [{}, {"password": ""}, {"password": None}, {"password": "   "}])
async def test_a_blank_password_keeps_the_old_one(
    client: httpx.AsyncClient, identity: asyncpg.Connection, blank: dict[str, Any]
) -> None:
    user_id = await add_user(identity, email="anna@example.org")
    assert (await change(client, user_id, phone="1", **blank)).status_code == 200
    assert (await sign_in(client, "anna@example.org")).status_code == 200


async def test_a_new_password_replaces_the_old_one(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    user_id = await add_user(identity, email="anna@example.org")
    await change(client, user_id, password="una-nuova-password")
    assert (await sign_in(client, "anna@example.org")).status_code == 401
    assert (await sign_in(client, "anna@example.org", "una-nuova-password")).status_code == 200


async def test_a_change_of_nothing_leaves_no_trace(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    user_id = await add_user(identity)
    assert (await change(client, user_id)).json()["version"] == 1
    assert (await change(client, user_id, name="Anna", enabled=True)).json()["version"] == 1
    assert await count_rows(identity, "outbox") == 0


async def test_a_change_on_an_older_version_answers_the_record_of_now(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    user_id = await add_user(identity)
    assert (await change(client, user_id, phone="1", version=1)).status_code == 200
    answer = await change(client, user_id, phone="2", version=1)
    assert (answer.status_code, answer.json()["message"]) == (409, STALE)
    current = (await client.get(f"/api/users/{user_id}", headers=SUPERADMIN)).json()
    assert answer.json()["current"] == current
    assert current["phone"] == "1"
    assert (await change(client, user_id, phone="2", version=2)).status_code == 200


async def test_of_two_changes_at_once_on_one_version_one_wins(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    user_id = await add_user(identity)
    changes = [change(client, user_id, phone=str(number), version=1) for number in range(6)]
    codes = sorted(answer.status_code for answer in await asyncio.gather(*changes))
    assert codes == [200] + [409] * 5
    assert (await user_row(identity, user_id))["version"] == 2


async def test_changes_at_once_without_a_version_all_take_effect(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    user_id = await add_user(identity)
    await asyncio.gather(
        change(client, user_id, phone="1"),
        change(client, user_id, businessName="Marmi"),
        change(client, user_id, fiscalCode="X"),
    )
    row = await user_row(identity, user_id)
    assert (row["phone"], row["business_name"], row["fiscal_code"]) == ("1", "Marmi", "X")
    assert row["version"] == 4


async def test_a_user_deleted_while_being_changed_is_not_found(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    user_id = await add_user(identity)
    async with identity.transaction():
        await identity.execute("delete from identity.user_account")
        changing = asyncio.create_task(change(client, user_id, phone="1"))
        await asyncio.sleep(0.3)
        assert not changing.done()
    assert (await changing).status_code == 404


async def through_life(client: httpx.AsyncClient) -> int:
    """A user is made, changed and removed; the id."""
    user_id: int = (await make(client, phone="0577 1")).json()["id"]
    await change(client, user_id, phone="0577 2", password="una-nuova-password", enabled=False)
    await client.delete(f"/api/users/{user_id}", headers=SUPERADMIN)
    return user_id


async def test_every_change_leaves_its_event(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    user_id = await through_life(client)
    states = [event["items"][0] for event in await events(identity, "user.changed")]
    assert [(state["version"], state["enabled"]) for state in states] == [(1, True), (2, False)]
    assert states[0] == {
        "userId": user_id,
        "version": 1,
        "name": "Bruno",
        "surname": "Neri",
        "email": "bruno@example.org",
        "businessName": None,
        "role": "owner",
        "cemeteryId": 1,
        "enabled": True,
    }
    assert await events(identity, "user.removed") == [{"userId": user_id}]


async def test_every_change_leaves_its_entry_without_the_password(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    user_id = await through_life(client)
    created, updated, deleted = await audits(identity)
    for entry, action in ((created, "created"), (updated, "updated"), (deleted, "deleted")):
        assert (entry["action"], entry["kind"], entry["recordId"]) == (action, "user", user_id)
        assert (entry["recordLabel"], entry["cemeteryId"]) == ("Bruno Neri", 1)
        assert (entry["userId"], entry["role"]) == (999, "superadmin")
        assert entry["requestId"]
    assert updated["changes"] == [
        {"field": "phone", "before": "0577 1", "after": "0577 2"},
        {"field": "enabled", "before": True, "after": False},
        {"field": "password", "before": MASK, "after": MASK},
    ]
    assert {"field": "password", "before": None, "after": MASK} in created["changes"]
    assert {"field": "email", "before": "bruno@example.org", "after": None} in deleted["changes"]
    waiting = await identity.fetchval("select string_agg(data, '') from identity.outbox")
    for secret in ("argon2", PASSWORD, "una-nuova-password"):
        assert secret not in waiting


async def test_a_change_that_fails_leaves_neither(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    await add_user(identity, email="anna@example.org")
    other = await add_user(identity)
    assert (await change(client, other, phone="1", email="anna@example.org")).status_code == 409
    assert (await make(client, email="anna@example.org")).status_code == 409
    assert await count_rows(identity, "outbox") == 0
    assert (await user_row(identity, other))["phone"] is None
