"""Payment data of suppliers: sealed for shop at once, and kept nowhere here."""

import json
from typing import Any

import asyncpg
import httpx
import pytest

from services.identity.tests.making import SHOP_PRIVATE, add_user, as_user, events, form
from services.kit.sealed import unseal
from services.kit.testing.lines import Lines

SUPERADMIN = as_user("superadmin")
KEYS = {
    "stripePublicKey": "pk_live_pubblica",
    "stripeSecretKey": "sk_live_segreta",
    "orderNotificationEmail": "Ordini@Example.org",
}
OPENED = {
    "stripe_public_key": "pk_live_pubblica",
    "stripe_secret_key": "sk_live_segreta",
    "order_notification_email": "ordini@example.org",
}


async def handed_over(identity: asyncpg.Connection) -> list[dict[str, Any]]:
    """What shop finds when it opens what is waiting for it."""
    sealed = await events(identity, "supplier.configured")
    about = [f"{event['userId']}|supplier" for event in sealed]
    return [
        json.loads(unseal(SHOP_PRIVATE, event["sealed"], bound))
        for event, bound in zip(sealed, about, strict=True)
    ]


async def everything(identity: asyncpg.Connection) -> str:
    """Every row of every table, as text."""
    tables = await identity.fetch("select tablename from pg_tables where schemaname = 'identity'")
    found = []
    for table in tables:
        name = table["tablename"]
        rows = await identity.fetch(f"select t::text as row from identity.{name} t")
        found += [row["row"] for row in rows]
    return "\n".join(found)


@pytest.mark.parametrize("role", ["fornitore", "supplier", "merchant"])
async def test_a_new_supplier_s_payment_data_travel_sealed(
    client: httpx.AsyncClient, identity: asyncpg.Connection, role: str
) -> None:
    answer = await client.post("/api/users", json=form(role=role, **KEYS), headers=SUPERADMIN)
    assert answer.status_code == 201
    assert await handed_over(identity) == [OPENED]


async def test_payment_data_may_be_spelt_either_way(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    sent = form(role="fornitore", **OPENED)
    assert (await client.post("/api/users", json=sent, headers=SUPERADMIN)).status_code == 201
    assert await handed_over(identity) == [OPENED]


async def test_nothing_of_it_is_kept_logged_or_answered(
    client: httpx.AsyncClient, identity: asyncpg.Connection, log: Lines
) -> None:
    made = await client.post("/api/users", json=form(role="fornitore", **KEYS), headers=SUPERADMIN)
    path = f"/api/users/{made.json()['id']}"
    put = await client.put(path, json=KEYS, headers=SUPERADMIN)
    refused = await client.put(path, json=KEYS | {"version": 9}, headers=SUPERADMIN)
    odd = await client.put(path, json=KEYS | {"email": "x"}, headers=SUPERADMIN)
    assert [answer.status_code for answer in (made, put, refused, odd)] == [201, 200, 409, 422]
    rows = await everything(identity)
    assert log.lines
    told = [rows, str(log.lines), *(answer.text for answer in (made, put, refused, odd))]
    for secret in ("pk_live_pubblica", "sk_live_segreta", "rdini@"):
        assert not any(secret in text for text in told)


async def test_what_is_sealed_for_one_supplier_opens_for_no_other(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    await client.post("/api/users", json=form(role="fornitore", **KEYS), headers=SUPERADMIN)
    (event,) = await events(identity, "supplier.configured")
    with pytest.raises(ValueError, match="not a secret sealed for this"):
        unseal(SHOP_PRIVATE, event["sealed"], f"{event['userId'] + 1}|supplier")


@pytest.mark.parametrize("role", ["admin", "owner"])
async def test_other_roles_have_no_payment_data(
    client: httpx.AsyncClient, identity: asyncpg.Connection, role: str
) -> None:
    answer = await client.post("/api/users", json=form(role=role, **KEYS), headers=SUPERADMIN)
    assert answer.status_code == 201
    user_id = await add_user(identity, role)
    answer = await client.put(f"/api/users/{user_id}", json=KEYS, headers=SUPERADMIN)
    assert answer.status_code == 200
    assert await events(identity, "supplier.configured") == []


@pytest.mark.parametrize(
    ("sent", "opened"),
    [
        ({"stripeSecretKey": "sk_2"}, [{"stripe_secret_key": "sk_2"}]),
        ({"stripeSecretKey": " sk_2 "}, [{"stripe_secret_key": "sk_2"}]),
        ({"stripeSecretKey": ""}, [{"stripe_secret_key": ""}]),
        ({"orderNotificationEmail": " "}, [{"order_notification_email": ""}]),
        ({"stripePublicKey": "pk", "stripeSecretKey": None}, [{"stripe_public_key": "pk"}]),
        ({"stripeSecretKey": None, "orderNotificationEmail": None}, []),
        ({"phone": "1"}, []),
    ],
)
async def test_only_what_was_entered_is_handed_over(
    client: httpx.AsyncClient,
    identity: asyncpg.Connection,
    sent: dict[str, Any],
    opened: list[dict[str, str]],
) -> None:
    """Null or absent keeps what shop has, an empty text removes it."""
    user_id = await add_user(identity, "fornitore")
    answer = await client.put(f"/api/users/{user_id}", json=sent, headers=SUPERADMIN)
    assert answer.status_code == 200
    assert await handed_over(identity) == opened


async def test_whoever_becomes_a_supplier_may_bring_keys_along(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    user_id = await add_user(identity, "owner")
    sent = KEYS | {"role": "fornitore"}
    answer = await client.put(f"/api/users/{user_id}", json=sent, headers=SUPERADMIN)
    assert answer.status_code == 200
    assert await handed_over(identity) == [OPENED]


async def test_an_admin_configures_the_suppliers_of_the_own_cemetery_alone(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    own = await add_user(identity, "fornitore")
    other = await add_user(identity, "fornitore", cemetery_id=2)
    admin = as_user("admin", cemetery=1)
    assert (await client.put(f"/api/users/{own}", json=KEYS, headers=admin)).status_code == 200
    assert (await client.put(f"/api/users/{other}", json=KEYS, headers=admin)).status_code == 404
    assert len(await handed_over(identity)) == 1


async def test_a_form_that_is_refused_hands_nothing_over(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    await add_user(identity, email="bruno@example.org")
    answer = await client.post(
        "/api/users", json=form(role="fornitore", **KEYS), headers=SUPERADMIN
    )
    assert answer.status_code == 409
    assert await events(identity, "supplier.configured") == []
