"""Signing in: what is answered, what is kept, and what the cookie may do."""

import hashlib
from typing import Any

import asyncpg
import httpx
import pytest

from services.identity.auth import passwords
from services.identity.tests.making import (
    PASSWORD,
    add_user,
    as_user,
    audits,
    count_rows,
    sign_in,
)

REFUSED = (401, {"message": "Credenziali non valide"})


def cookie_of(answer: httpx.Response, name: str = "sid") -> tuple[str, set[str]]:
    """The value of a cookie that is set, and its attributes in lower case."""
    (found,) = (c for c in answer.headers.get_list("set-cookie") if c.startswith(f"{name}="))
    value, *attributes = found.split("; ")
    return value.removeprefix(f"{name}="), {part.lower() for part in attributes}


async def test_a_mark_that_the_page_may_read_comes_and_goes_with_the_session(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    await add_user(identity, email="anna@example.org")
    value, attributes = cookie_of(await sign_in(client, "anna@example.org"), "camposanto-signed-in")
    assert value == "1"
    assert "httponly" not in attributes
    _, attributes = cookie_of(await client.post("/api/auth/logout"), "camposanto-signed-in")
    assert "max-age=0" in attributes


async def test_the_right_password_answers_the_user_and_a_cookie(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    await identity.execute("insert into identity.cemetery_name values (1, 'Maggiore', 1)")
    user_id = await add_user(identity, "admin", email="anna@example.org", phone="0577 1")
    answer = await sign_in(client, "anna@example.org")
    assert answer.status_code == 200
    told = answer.json()
    assert told.pop("createdAt")
    assert told == {
        "id": user_id,
        "name": "Anna",
        "surname": "Verdi",
        "email": "anna@example.org",
        "business_name": None,
        "fiscal_code": None,
        "phone": "0577 1",
        "role": "admin",
        "cemetery_id": 1,
        "cemetery_name": "Maggiore",
        "enabled": True,
        "version": 1,
    }
    _, attributes = cookie_of(answer)
    assert {"httponly", "samesite=lax", "path=/"} <= attributes
    assert "secure" not in attributes
    assert not any(part.startswith("domain") for part in attributes)


async def test_the_cookie_is_for_tls_alone_when_the_browser_came_by_tls(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    await add_user(identity, email="anna@example.org")
    answer = await sign_in(client, "anna@example.org", **{"X-Forwarded-Proto": "https"})
    assert "secure" in cookie_of(answer)[1]
    answer = await client.post("/api/auth/logout", headers={"X-Forwarded-Proto": "https"})
    value, attributes = cookie_of(answer)
    assert value in ("", '""')
    assert {"secure", "httponly", "max-age=0"} <= attributes


async def test_the_database_keeps_the_digest_of_the_cookie_alone(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    await add_user(identity, email="anna@example.org")
    token, _ = cookie_of(await sign_in(client, "anna@example.org"))
    assert len(token) >= 43
    stored = await identity.fetchval("select token_hash from identity.user_session")
    assert stored == hashlib.sha256(token.encode()).hexdigest()
    everything = await identity.fetch("select s::text as row from identity.user_session s")
    assert not any(token in row["row"] for row in everything)


async def test_every_sign_in_has_a_session_of_its_own(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    await add_user(identity, email="anna@example.org")
    first, _ = cookie_of(await sign_in(client, "anna@example.org"))
    client.cookies.clear()
    second, _ = cookie_of(await sign_in(client, "anna@example.org"))
    assert first != second
    assert await count_rows(identity, "user_session") == 2


@pytest.mark.parametrize("typed", ["ANNA@Example.ORG", "  anna@example.org "])
async def test_the_address_may_be_typed_in_any_case(
    client: httpx.AsyncClient, identity: asyncpg.Connection, typed: str
) -> None:
    await add_user(identity, email="anna@example.org")
    assert (await sign_in(client, typed)).status_code == 200


@pytest.mark.parametrize(
    ("email", "password"),
    [
        ("anna@example.org", "sbagliata"),
        ("anna@example.org", PASSWORD + " "),
        ("nessuno@example.org", PASSWORD),
        ("spento@example.org", PASSWORD),
        ("rotto@example.org", PASSWORD),
    ],
)
async def test_a_refusal_never_tells_what_was_wrong(
    client: httpx.AsyncClient,
    identity: asyncpg.Connection,
    monkeypatch: pytest.MonkeyPatch,
    email: str,
    password: str,
) -> None:
    """The same answer, and one verification of a hash each time: so the time is the same too."""
    await add_user(identity, email="anna@example.org")
    await add_user(identity, email="spento@example.org", enabled=False)
    await add_user(identity, email="rotto@example.org", password_hash="no hash")
    verified: list[str] = []
    verify = passwords._hasher.verify

    def seen(password: str, stored: str) -> bool:
        verified.append(stored)
        return verify(password, stored)

    monkeypatch.setattr(passwords._hasher, "verify", seen)
    answer = await sign_in(client, email, password)
    assert (answer.status_code, answer.json()) == REFUSED
    assert "set-cookie" not in answer.headers
    assert len(verified) == 1
    assert await count_rows(identity, "user_session") == 0
    assert await audits(identity) == []


def test_the_hash_for_nobody_costs_what_a_real_one_costs() -> None:
    """Same algorithm and parameters, so that an unknown address takes no other time."""
    assert passwords._nobody.split("$")[:4] == passwords._hasher.hash("x").split("$")[:4]
    assert passwords._nobody.startswith("$argon2id$")


@pytest.mark.parametrize(
    ("sent", "fields"),
    [
        ({}, {"email": "Email richiesta", "password": "Password richiesta"}),
        (
            {"email": " ", "password": ""},
            {"email": "Email richiesta", "password": "Password richiesta"},
        ),
        (
            {"email": None, "password": None},
            {"email": "Email richiesta", "password": "Password richiesta"},
        ),
        ({"email": "anna", "password": "x"}, {"email": "Email non valida"}),
        ({"email": "a@b@example.org", "password": "x"}, {"email": "Email non valida"}),
        (
            {"email": "anna\0@example.org", "password": "x"},
            {"email": "Il testo contiene un carattere non ammesso"},
        ),
        ({"email": "a" * 300 + "@example.org", "password": "x"}, {"email": "Email non valida"}),
        (
            {"email": "anna@example.org", "password": "x" * 201},
            {"password": "Testo troppo lungo: al massimo 200 caratteri"},
        ),
        (
            {"email": "anna@example.org", "password": "\0"},
            {"password": "Il testo contiene un carattere non ammesso"},
        ),
        ({"email": ["x"], "password": 3}, None),
    ],
)
async def test_a_form_at_fault_is_told_field_by_field(
    client: httpx.AsyncClient, sent: dict[str, Any], fields: dict[str, str] | None
) -> None:
    answer = await client.post("/api/auth/login", json=sent)
    assert answer.status_code == 422
    assert answer.json()["message"] == "Controlla i campi evidenziati"
    assert fields is None or answer.json()["fields"] == fields


async def test_a_sign_in_is_recorded(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    user_id = await add_user(identity, "admin", email="anna@example.org")
    answer = await sign_in(client, "anna@example.org", **{"X-Request-ID": "abcdef0123456789"})
    assert answer.status_code == 200
    (entry,) = await audits(identity)
    assert (entry["action"], entry["kind"], entry["userId"]) == ("logged_in", "user", user_id)
    assert (entry["recordId"], entry["recordLabel"]) == (user_id, "Anna Verdi")
    assert (entry["role"], entry["cemeteryId"], entry["changes"]) == ("admin", 1, [])
    assert entry["requestId"] == "abcdef0123456789"


async def test_the_current_user_is_the_one_of_the_token(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    user_id = await add_user(identity, "fornitore", business_name="Marmi Srl")
    answer = await client.get("/api/auth/user", headers=as_user("fornitore", user_id))
    assert answer.status_code == 200
    assert (answer.json()["id"], answer.json()["role"]) == (user_id, "fornitore")
    assert answer.json()["business_name"] == "Marmi Srl"


async def test_there_is_no_current_user_without_a_token(client: httpx.AsyncClient) -> None:
    answer = await client.get("/api/auth/user")
    assert (answer.status_code, answer.json()) == (401, {"message": "Accesso richiesto"})


@pytest.mark.parametrize("is_there", [True, False])
async def test_a_disabled_or_deleted_user_is_no_current_user(
    client: httpx.AsyncClient, identity: asyncpg.Connection, is_there: bool
) -> None:
    user_id = await add_user(identity, "admin", enabled=False) if is_there else 77
    answer = await client.get("/api/auth/user", headers=as_user("admin", user_id))
    assert answer.status_code == 401


async def test_logging_out_ends_this_session_alone(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    await add_user(identity, email="anna@example.org")
    await sign_in(client, "anna@example.org")
    client.cookies.clear()
    await sign_in(client, "anna@example.org")
    answer = await client.post("/api/auth/logout")
    assert (answer.status_code, answer.content) == (204, b"")
    assert "sid" not in client.cookies
    assert await count_rows(identity, "user_session") == 1


@pytest.mark.parametrize("cookie", [None, "gone", "x" * 5000])
async def test_logging_out_of_nothing_is_no_fault(
    client: httpx.AsyncClient, cookie: str | None
) -> None:
    if cookie:
        client.cookies.set("sid", cookie)
    assert (await client.post("/api/auth/logout")).status_code == 204


ELSEWHERE = [
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": "http://["},
    {"Origin": "http://test.evil.example"},
    {"Origin": "http://test:81"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Origin": "http://test", "X-Forwarded-Host": "other.example"},
]


@pytest.mark.parametrize("headers", ELSEWHERE)
@pytest.mark.parametrize("path", ["login", "logout", "password-reset", "password-reset/confirm"])
async def test_another_site_can_make_nobody_sign_in_or_out(
    client: httpx.AsyncClient, identity: asyncpg.Connection, path: str, headers: dict[str, str]
) -> None:
    await add_user(identity, email="anna@example.org")
    sent = {"email": "anna@example.org", "password": PASSWORD, "token": "x"}
    answer = await client.post(f"/api/auth/{path}", json=sent, headers=headers)
    assert answer.status_code == 403
    assert answer.json()["message"] == "Richiesta rifiutata: proviene da un altro sito"
    assert "set-cookie" not in answer.headers
    assert await count_rows(identity, "mail") == 0


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://test"},
        {"Origin": "HTTP://TEST"},
        {"Origin": "https://cimiteri.example", "X-Forwarded-Host": "cimiteri.example"},
        {"Sec-Fetch-Site": "same-origin"},
        {"Sec-Fetch-Site": "none"},
    ],
)
async def test_our_own_site_signs_in(
    client: httpx.AsyncClient, identity: asyncpg.Connection, headers: dict[str, str]
) -> None:
    await add_user(identity, email="anna@example.org")
    assert (await sign_in(client, "anna@example.org", **headers)).status_code == 200
