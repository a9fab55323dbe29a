"""Who may do what with operators: roles, cemeteries, oneself, and the last superadmin."""

import asyncio
from typing import Any

import asyncpg
import httpx
import pytest

from services.identity.tests.making import (
    add_user,
    as_user,
    audits,
    count_rows,
    form,
    sign_in,
    user_row,
)

LAST = "È l'ultimo Super Admin attivo: non può essere disattivato, eliminato o declassato"
ROLES = ("superadmin", "admin", "owner", "fornitore")
SUPERADMIN, ADMIN = as_user("superadmin"), as_user("admin", cemetery=1)
GIVEN = [
    (SUPERADMIN, "superadmin", 403),
    (SUPERADMIN, "admin", 201),
    (SUPERADMIN, "owner", 201),
    (SUPERADMIN, "fornitore", 201),
    (ADMIN, "superadmin", 403),
    (ADMIN, "admin", 403),
    (ADMIN, "owner", 201),
    (ADMIN, "fornitore", 201),
]


@pytest.mark.parametrize(("who", "role", "status"), GIVEN)
async def test_a_role_is_given_from_above_only(
    client: httpx.AsyncClient,
    identity: asyncpg.Connection,
    who: dict[str, str],
    role: str,
    status: int,
) -> None:
    answer = await client.post("/api/users", json=form(role=role), headers=who)
    assert answer.status_code == status
    assert await count_rows(identity, "user_account") == (status == 201)
    if status == 403:
        assert answer.json() == {"message": "Non puoi assegnare questo ruolo"}


@pytest.mark.parametrize(("who", "role", "status"), GIVEN)
async def test_a_role_is_changed_from_above_only(
    client: httpx.AsyncClient,
    identity: asyncpg.Connection,
    who: dict[str, str],
    role: str,
    status: int,
) -> None:
    user_id = await add_user(identity, "fornitore" if role == "owner" else "owner")
    answer = await client.put(f"/api/users/{user_id}", json={"role": role}, headers=who)
    assert answer.status_code == (200 if status == 201 else status)
    assert ((await user_row(identity, user_id))["role"] == role) is (status == 201)


@pytest.mark.parametrize("role", ["owner", "fornitore"])
async def test_owners_and_suppliers_have_no_say(
    client: httpx.AsyncClient, identity: asyncpg.Connection, role: str
) -> None:
    user_id = await add_user(identity, role)
    for method, path in CALLS:
        answer = await client.request(
            method, path.format(user_id), json=form(), headers=as_user(role, user_id)
        )
        assert answer.status_code == 403


CALLS = [
    ("GET", "/api/users"),
    ("POST", "/api/users"),
    ("GET", "/api/users/{}"),
    ("PUT", "/api/users/{}"),
    ("DELETE", "/api/users/{}"),
    ("GET", "/api/audit"),
]


@pytest.mark.parametrize(("method", "path"), CALLS)
async def test_nobody_is_asked_to_sign_in_before_anything_is_read(
    client: httpx.AsyncClient, identity: asyncpg.Connection, method: str, path: str
) -> None:
    user_id = await add_user(identity)
    answer = await client.request(method, path.format(user_id), json={"name": 3})
    assert (answer.status_code, answer.json()) == (401, {"message": "Accesso richiesto"})


async def test_an_admin_sees_the_own_cemetery_alone(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    own = [await add_user(identity, role) for role in ("admin", "owner", "fornitore")]
    others = [
        await add_user(identity, "owner", cemetery_id=2),
        await add_user(identity, "owner", cemetery_id=None),
        await add_user(identity, "superadmin"),
    ]
    for params in ({}, {"cemeteryId": 2}):
        listed = (await client.get("/api/users", params=params, headers=ADMIN)).json()
        assert sorted(user["id"] for user in listed) == ([] if params else own)
    for user_id in own:
        assert (await client.get(f"/api/users/{user_id}", headers=ADMIN)).status_code == 200
    for user_id in others:
        for method in ("GET", "PUT", "DELETE"):
            answer = await client.request(
                method, f"/api/users/{user_id}", json={"phone": "1"}, headers=ADMIN
            )
            assert (answer.status_code, answer.json()) == (
                404,
                {"message": "Operatore non trovato"},
            )
    assert await audits(identity) == []


async def test_an_admin_of_no_cemetery_sees_nobody(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    """No cemetery is not the cemetery of those who have none."""
    await add_user(identity, "superadmin")
    admin = await add_user(identity, "admin", cemetery_id=None, email="anna@example.org")
    await sign_in(client, "anna@example.org")
    token = (await client.get("/internal/session")).headers["X-Internal-Token"]
    headers = {"X-Internal-Token": token}
    assert (await client.get("/api/users", headers=headers)).json() == []
    assert (await client.get(f"/api/users/{admin}", headers=headers)).status_code == 404
    assert (await client.get("/api/audit", headers=headers)).json()["total"] == 0


@pytest.mark.parametrize("role", ["owner", "fornitore"])
async def test_an_admin_puts_people_into_the_own_cemetery(
    client: httpx.AsyncClient, identity: asyncpg.Connection, role: str
) -> None:
    for number, cemetery in enumerate((None, "", 1)):
        sent = form(role=role, cemeteryId=cemetery, email=f"a{number}@example.org")
        answer = await client.post("/api/users", json=sent, headers=ADMIN)
        assert (answer.status_code, answer.json()["cemetery_id"]) == (201, 1)
    refused = {"message": "Non puoi assegnare un altro cimitero"}
    answer = await client.post("/api/users", json=form(cemeteryId=2), headers=ADMIN)
    assert (answer.status_code, answer.json()) == (403, refused)
    user_id = await add_user(identity, role)
    answer = await client.put(f"/api/users/{user_id}", json={"cemeteryId": 2}, headers=ADMIN)
    assert (answer.status_code, answer.json()) == (403, refused)
    answer = await client.put(f"/api/users/{user_id}", json={"cemeteryId": None}, headers=ADMIN)
    assert (answer.status_code, answer.json()["cemetery_id"]) == (200, 1)


async def test_a_superadmin_moves_people_between_cemeteries(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    user_id = await add_user(identity, "admin")
    sent = {"cemeteryId": 2}
    answer = await client.put(f"/api/users/{user_id}", json=sent, headers=SUPERADMIN)
    assert answer.json()["cemetery_id"] == 2
    assert (await client.get(f"/api/users/{user_id}", headers=ADMIN)).status_code == 404


@pytest.mark.parametrize("change", [{"phone": "1"}, {"password": "una-nuova"}, {"enabled": False}])
async def test_an_admin_does_not_touch_another_admin(
    client: httpx.AsyncClient, identity: asyncpg.Connection, change: dict[str, Any]
) -> None:
    other = await add_user(identity, "admin")
    before = await user_row(identity, other)
    answer = await client.put(f"/api/users/{other}", json=change, headers=ADMIN)
    assert (answer.status_code, answer.json()) == (
        403,
        {"message": "Non puoi modificare questo operatore"},
    )
    assert (await client.delete(f"/api/users/{other}", headers=ADMIN)).status_code == 403
    assert await user_row(identity, other) == before


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"phone": "1", "role": "admin", "cemeteryId": 1}, 200),
        ({"password": "una-nuova-password"}, 200),
        ({"role": "superadmin"}, 403),
        ({"cemeteryId": 2}, 403),
    ],
)
async def test_an_admin_may_mend_the_own_record_but_not_rise(
    client: httpx.AsyncClient,
    identity: asyncpg.Connection,
    change: dict[str, Any],
    status: int,
) -> None:
    me = await add_user(identity, "admin")
    headers = as_user("admin", me)
    answer = await client.put(f"/api/users/{me}", json=change, headers=headers)
    assert answer.status_code == status
    row = await user_row(identity, me)
    assert (row["role"], row["cemetery_id"]) == ("admin", 1)


@pytest.mark.parametrize("role", ["superadmin", "admin"])
async def test_nobody_deletes_themselves(
    client: httpx.AsyncClient, identity: asyncpg.Connection, role: str
) -> None:
    await add_user(identity, "superadmin")
    me = await add_user(identity, role)
    answer = await client.delete(f"/api/users/{me}", headers=as_user(role, me))
    assert (answer.status_code, answer.json()) == (
        409,
        {"message": "Non puoi eliminare il tuo stesso utente"},
    )


@pytest.mark.parametrize("change", [{"enabled": False}, {"role": "admin", "cemeteryId": 1}, None])
async def test_the_last_active_superadmin_stays(
    client: httpx.AsyncClient, identity: asyncpg.Connection, change: dict[str, Any] | None
) -> None:
    """By their own hand or another's (whose token still lives); a disabled one does not count."""
    last = await add_user(identity, "superadmin")
    await add_user(identity, "superadmin", enabled=False)
    await add_user(identity, "admin")
    before = await user_row(identity, last)
    for who in (SUPERADMIN, as_user("superadmin", last)):
        if change is None:
            if who is not SUPERADMIN:
                continue
            answer = await client.delete(f"/api/users/{last}", headers=who)
        else:
            answer = await client.put(f"/api/users/{last}", json=change, headers=who)
        assert (answer.status_code, answer.json()) == (409, {"message": LAST})
    assert await user_row(identity, last) == before
    assert await count_rows(identity, "outbox") == 0


async def test_the_last_active_superadmin_may_be_edited(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    last = await add_user(identity, "superadmin")
    sent = {"role": "superadmin", "cemeteryId": "", "enabled": True, "phone": "0577 1"}
    answer = await client.put(f"/api/users/{last}", json=sent, headers=SUPERADMIN)
    assert (answer.status_code, answer.json()["phone"]) == (200, "0577 1")
    assert answer.json()["cemetery_id"] is None


async def test_a_disabled_superadmin_may_go(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    await add_user(identity, "superadmin")
    spare = await add_user(identity, "superadmin", enabled=False)
    answer = await client.delete(f"/api/users/{spare}", headers=SUPERADMIN)
    assert answer.status_code == 204


@pytest.mark.parametrize("way", ["disable", "demote", "delete", "mixed"])
async def test_two_superadmins_cannot_remove_each_other(
    client: httpx.AsyncClient, identity: asyncpg.Connection, way: str
) -> None:
    """At once, over and over: one stays each time, and nobody waits for ever."""
    for _ in range(5):
        await identity.execute("truncate identity.user_account cascade")
        pair = [await add_user(identity, "superadmin") for _ in range(2)]

        async def remove(user_id: int, other: int, way: str) -> int:
            who, path = as_user("superadmin", other), f"/api/users/{user_id}"
            sent = {"enabled": False} if way == "disable" else {"role": "owner", "cemeteryId": 1}
            if way == "delete":
                answer = await client.delete(path, headers=who)
            else:
                answer = await client.put(path, json=sent, headers=who)
            return answer.status_code

        ways = ("disable", "delete") if way == "mixed" else (way, way)
        codes = await asyncio.gather(
            remove(pair[0], pair[1], ways[0]), remove(pair[1], pair[0], ways[1])
        )
        assert sorted(codes) in ([200, 409], [204, 409])
        left = await identity.fetchval(
            "select count(*) from identity.user_account where role = 'superadmin' and enabled"
        )
        assert left == 1


async def test_nobody_becomes_superadmin_by_being_enabled_or_moved(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    user_id = await add_user(identity, "owner", enabled=False)
    sent = {"role": "superadmin", "enabled": True, "cemeteryId": None}
    answer = await client.put(f"/api/users/{user_id}", json=sent, headers=SUPERADMIN)
    assert answer.status_code == 403
    assert (await user_row(identity, user_id))["enabled"] is False
