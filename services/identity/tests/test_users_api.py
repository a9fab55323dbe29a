"""Operators: how they are listed, made and removed."""

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
)

SUPERADMIN = as_user("superadmin")
TAKEN = {"message": "Email già in uso", "fields": {"email": "Email già in uso"}}


async def make(client: httpx.AsyncClient, **fields: Any) -> httpx.Response:
    return await client.post("/api/users", json=form(**fields), headers=SUPERADMIN)


async def change(client: httpx.AsyncClient, user_id: int, **fields: Any) -> httpx.Response:
    return await client.put(f"/api/users/{user_id}", json=fields, headers=SUPERADMIN)


async def test_a_new_operator_is_answered_as_stored(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    await identity.execute("insert into identity.cemetery_name values (1, 'Maggiore', 1)")
    answer = await make(client, businessName=" Marmi Srl ", fiscalCode="VRDNNA80A41F205X")
    assert answer.status_code == 201
    told = answer.json()
    assert told.pop("createdAt")
    assert told == {
        "id": 1,
        "name": "Bruno",
        "surname": "Neri",
        "email": "bruno@example.org",
        "business_name": "Marmi Srl",
        "fiscal_code": "VRDNNA80A41F205X",
        "phone": None,
        "role": "owner",
        "cemetery_id": 1,
        "cemetery_name": "Maggiore",
        "enabled": True,
        "version": 1,
    }
    assert (await client.get("/api/users/1", headers=SUPERADMIN)).json()["id"] == 1
    assert (await sign_in(client, "bruno@example.org")).status_code == 200


async def test_a_payload_may_be_spelt_either_way(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    sent = form(business_name="Marmi Srl", fiscal_code="X1", cemetery_id=4)
    for name in ("businessName", "fiscalCode", "cemeteryId"):
        del sent[name]
    answer = await client.post("/api/users", json=sent, headers=SUPERADMIN)
    assert answer.status_code == 201
    told = answer.json()
    assert (told["business_name"], told["fiscal_code"], told["cemetery_id"]) == (
        "Marmi Srl",
        "X1",
        4,
    )


@pytest.mark.parametrize(
    ("typed", "role"),
    [
        ("proprietario", "owner"),
        ("owner", "owner"),
        ("supplier", "fornitore"),
        ("merchant", "fornitore"),
        ("FORNITORE", "fornitore"),
        (" Admin ", "admin"),
    ],
)
async def test_a_role_may_be_spelt_in_every_way(
    client: httpx.AsyncClient, typed: str, role: str
) -> None:
    made = await make(client, role=typed)
    assert (made.status_code, made.json()["role"]) == (201, role)
    await make(client, role="admin" if role == "owner" else "owner", email="altro@example.org")
    listed = await client.get("/api/users", params={"role": typed}, headers=SUPERADMIN)
    assert [user["id"] for user in listed.json()] == [1]


@pytest.mark.parametrize("typed", ["bruno@example.org", "BRUNO@Example.org", " bruno@example.org "])
async def test_an_address_belongs_to_one_user_whatever_its_case(
    client: httpx.AsyncClient, identity: asyncpg.Connection, typed: str
) -> None:
    await make(client)
    answer = await make(client, email=typed)
    assert (answer.status_code, answer.json()) == (409, TAKEN)
    other = await add_user(identity)
    answer = await change(client, other, email=typed)
    assert (answer.status_code, answer.json()) == (409, TAKEN)
    assert len(await audits(identity)) == 1


async def test_of_two_at_once_with_one_address_one_wins(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    answers = await asyncio.gather(*(make(client) for _ in range(4)))
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409]
    assert await count_rows(identity, "user_account") == 1


async def test_a_deleted_operator_is_gone(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    user_id = await add_user(identity)
    answer = await client.delete(f"/api/users/{user_id}", headers=SUPERADMIN)
    assert (answer.status_code, answer.content) == (204, b"")
    for call in (client.get, client.delete):
        answer = await call(f"/api/users/{user_id}", headers=SUPERADMIN)
        assert (answer.status_code, answer.json()["message"]) == (404, "Operatore non trovato")
    assert (await change(client, user_id, phone="1")).status_code == 404
    assert await events(identity, "user.removed") == [{"userId": user_id}]


async def test_operators_come_by_surname_in_any_case(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    for surname, name in (("verdi", "Zeno"), ("Bianchi", "Ugo"), ("Verdi", "anna"), ("alba", "A")):
        await add_user(identity, surname=surname, name=name)
    listed = (await client.get("/api/users", headers=SUPERADMIN)).json()
    names = [f"{user['surname']} {user['name']}" for user in listed]
    assert names == ["alba A", "Bianchi Ugo", "Verdi anna", "verdi Zeno"]


async def test_operators_can_be_filtered_by_cemetery(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    await identity.execute("insert into identity.cemetery_name values (2, 'Minore', 1)")
    for cemetery in (1, 2, 2):
        await add_user(identity, cemetery_id=cemetery)
    await add_user(identity, "superadmin")
    for wanted, count in ((None, 4), (1, 1), (2, 2), (3, 0)):
        params = {"cemeteryId": wanted} if wanted else {}
        answer = await client.get("/api/users", params=params, headers=SUPERADMIN)
        assert len(answer.json()) == count
    params = {"cemeteryId": 2}
    listed = (await client.get("/api/users", params=params, headers=SUPERADMIN)).json()
    assert {user["cemetery_name"] for user in listed} == {"Minore"}


@pytest.mark.parametrize("params", [{"role": "papa"}, {"cemeteryId": "x"}, {"cemeteryId": 0}])
async def test_a_filter_at_fault_is_told(client: httpx.AsyncClient, params: dict[str, Any]) -> None:
    answer = await client.get("/api/users", params=params, headers=SUPERADMIN)
    assert (answer.status_code, list(answer.json()["fields"])) == (422, list(params))


@pytest.mark.parametrize("user_id", ["0", "-1", "999", "abc", "2147483648", "9" * 40, "%00"])
async def test_an_address_that_names_nobody_is_not_found(
    client: httpx.AsyncClient, user_id: str
) -> None:
    for method in ("GET", "PUT", "DELETE"):
        answer = await client.request(method, f"/api/users/{user_id}", json={}, headers=SUPERADMIN)
        assert answer.status_code == 404


async def test_no_answer_holds_a_secret(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    made = await make(client, role="fornitore", stripeSecretKey="sk_live_segreta")
    answers = [
        made,
        await change(client, made.json()["id"], password="altra-segreta"),
        await change(client, made.json()["id"], version=1),
        await client.get("/api/users", headers=SUPERADMIN),
        await client.get("/api/users/1", headers=SUPERADMIN),
        await sign_in(client, "bruno@example.org", "altra-segreta"),
    ]
    for answer in answers:
        assert answer.status_code in (200, 201, 409)
        for secret in ("argon2", "segreta", PASSWORD, "password", "stripe"):
            assert secret not in answer.text
