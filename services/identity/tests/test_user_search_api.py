"""How an operator is looked for: in one box, by any part of what is known."""

import unicodedata
from itertools import product
from typing import Any

import asyncpg
import httpx
import pytest

from services.identity.tests.making import add_user, as_user
from services.kit.text import fold_surname

SUPERADMIN = as_user("superadmin")


async def found(client: httpx.AsyncClient, who: dict[str, str], **params: Any) -> list[str]:
    answer = await client.get("/api/users", params=params, headers=who)
    assert answer.status_code == 200
    return [user["surname"] for user in answer.json()]


@pytest.mark.parametrize(
    ("typed", "surnames"),
    [
        ("dangelo", ["D'Angelo"]),
        ("D’ANGELO", ["D'Angelo"]),
        ("niccolo d angelo", ["D'Angelo"]),
        ("D'Angelo Niccolò", ["D'Angelo"]),
        ("deluca", ["De Luca"]),
        ("an", ["D'Angelo", "De Luca"]),
        ("marmi srl", ["De Luca"]),
        ("Anna@", ["De Luca"]),
        ("347-12", ["D'Angelo"]),
        ("%", []),
        ("_", []),
        ("zzz", []),
        ("  ", ["D'Angelo", "De Luca"]),
        ("-", ["D'Angelo", "De Luca"]),
    ],
)
async def test_any_part_of_what_is_known_finds(
    client: httpx.AsyncClient, identity: asyncpg.Connection, typed: str, surnames: list[str]
) -> None:
    await add_user(identity, name="Niccolò", surname="D'Angelo", email="n@x.it", phone="347 1234")
    await add_user(
        identity, name="Anna", surname="De Luca", email="anna@x.it", business_name="Marmi S.r.l."
    )
    assert await found(client, SUPERADMIN, search=typed) == surnames


async def test_a_search_does_not_run_from_one_field_into_the_next(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    await add_user(identity, name="Anna", surname="Verdi", email="rosa@x.it", phone="12")
    assert await found(client, SUPERADMIN, search="annarosa") == []
    assert await found(client, SUPERADMIN, search="it12") == []


async def test_a_search_stays_within_what_the_caller_sees(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    for surname, cemetery in (("Rossi", 1), ("Rossini", 2)):
        await add_user(identity, surname=surname, cemetery_id=cemetery)
    assert await found(client, SUPERADMIN, search="rossi") == ["Rossi", "Rossini"]
    assert await found(client, SUPERADMIN, search="rossi", cemeteryId=2) == ["Rossini"]
    assert await found(client, as_user("admin", cemetery=1), search="rossi") == ["Rossi"]


async def test_one_can_be_asked_for_and_no_more_than_wanted_come(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    ids = [await add_user(identity, surname=surname) for surname in ("Carli", "Alba", "Bruni")]
    await add_user(identity, "admin", surname="Aaron")
    assert await found(client, SUPERADMIN, role="owner", limit=2) == ["Alba", "Bruni"]
    assert await found(client, SUPERADMIN, id=ids[0]) == ["Carli"]
    assert await found(client, as_user("admin", cemetery=2), id=ids[0]) == []


@pytest.mark.parametrize(
    "params", [{"limit": 0}, {"limit": 201}, {"id": 0}, {"search": "x" * 201}, {"search": "\0"}]
)
async def test_what_cannot_be_asked_is_told(
    client: httpx.AsyncClient, identity: asyncpg.Connection, params: dict[str, Any]
) -> None:
    answer = await client.get("/api/users", params=params, headers=SUPERADMIN)
    assert (answer.status_code, list(answer.json()["fields"])) == (422, list(params))


async def test_an_edited_operator_is_found_by_the_new_name(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    user_id = await add_user(identity, surname="Verdi")
    changed = await client.put(
        f"/api/users/{user_id}", json={"surname": "Nerì"}, headers=SUPERADMIN
    )
    assert changed.status_code == 200
    assert await found(client, SUPERADMIN, search="verdi") == []
    assert await found(client, SUPERADMIN, search="neri") == ["Nerì"]


async def test_sql_folds_like_the_kit(identity: asyncpg.Connection) -> None:
    ranges = [(0x01, 0x2FF), (0x370, 0x3FF), (0x1E00, 0x206F), (0x2100, 0x218F), (0xFF00, 0xFF5E)]
    letters = [
        chr(code)
        for first, last in ranges
        for code in range(first, last + 1)
        if unicodedata.category(chr(code)) != "Cn"
    ]
    shapes = ("{0}", "a{0}b", "A {0} B", "{0}{0}", "{0}\u0301")
    texts = [shape.format(letter) for shape, letter in product(shapes, letters)]
    rows = await identity.fetch(
        "select t, identity.fold(t) as key from unnest($1::text[]) t", texts
    )
    assert [(t, key, fold_surname(t)) for t, key in rows if key != fold_surname(t)] == []
