"""Sessions: what the gateway is told about a cookie, and when a session ends."""

from typing import Any

import asyncpg
import httpx
import jwt
import pytest

from services.identity.auth.sessions import forget_expired
from services.identity.models import Outbox
from services.identity.settings import IdentitySettings
from services.identity.tests.making import (
    PASSWORD,
    add_user,
    as_user,
    count_rows,
    sign_in,
    user_row,
)
from services.kit.db import Database
from services.kit.testing.clock import Clock
from services.kit.testing.tokens import KEY

HEADER = "X-Internal-Token"


@pytest.fixture
async def anna(client: httpx.AsyncClient, identity: asyncpg.Connection) -> int:
    """An admin of cemetery 1 who has signed in; the client holds her cookie."""
    user_id = await add_user(identity, "admin", email="anna@example.org")
    assert (await sign_in(client, "anna@example.org")).status_code == 200
    return user_id


async def ask(client: httpx.AsyncClient, **headers: str) -> httpx.Response:
    return await client.get("/internal/session", headers=headers)


async def is_alive(client: httpx.AsyncClient) -> bool:
    answer = await ask(client)
    assert answer.status_code == 200
    return HEADER in answer.headers


def claims(answer: httpx.Response) -> dict[str, Any]:
    told: dict[str, Any] = jwt.decode(
        answer.headers[HEADER],
        KEY.public_key(),
        algorithms=["EdDSA"],
        audience="camposanto",
        options={"verify_exp": False},
    )
    return told


async def test_a_live_cookie_becomes_a_token_of_sixty_seconds(
    client: httpx.AsyncClient, anna: int, stopped: Clock
) -> None:
    answer = await ask(client)
    assert (answer.status_code, answer.content) == (200, b"")
    assert claims(answer) == {
        "sub": str(anna),
        "role": "admin",
        "cem": 1,
        "iss": "identity",
        "aud": "camposanto",
        "exp": int(stopped.time.timestamp()) + 60,
    }
    assert "set-cookie" not in answer.headers


async def test_the_token_opens_the_services_for_a_minute(
    client: httpx.AsyncClient, anna: int, stopped: Clock
) -> None:
    fresh = {HEADER: (await ask(client)).headers[HEADER]}
    assert (await client.get("/api/auth/user", headers=fresh)).json()["id"] == anna
    stopped.move(seconds=-61)
    used_up = {HEADER: (await ask(client)).headers[HEADER]}
    assert (await client.get("/api/auth/user", headers=used_up)).status_code == 401


async def test_the_token_tells_the_role_of_now(
    client: httpx.AsyncClient, identity: asyncpg.Connection, anna: int
) -> None:
    await identity.execute("update identity.user_account set role = 'owner', cemetery_id = 2")
    told = claims(await ask(client))
    assert (told["role"], told["cem"]) == ("owner", 2)


@pytest.mark.parametrize("cookie", [None, "", "gone", "x" * 5000, "%00"])
async def test_no_cookie_or_a_dead_one_is_nobody_and_no_fault(
    client: httpx.AsyncClient, anna: int, cookie: str | None
) -> None:
    client.cookies.clear()
    headers = {"Cookie": f"sid={cookie}"} if cookie is not None else {}
    answer = await ask(client, **headers)
    assert answer.status_code == 200
    assert HEADER not in answer.headers


async def test_the_digest_that_is_stored_is_no_cookie(
    client: httpx.AsyncClient, identity: asyncpg.Connection, anna: int
) -> None:
    client.cookies.clear()
    stored = await identity.fetchval("select token_hash from identity.user_session")
    assert HEADER not in (await ask(client, Cookie=f"sid={stored}")).headers


FOREIGN = [
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": "http://["},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
]


@pytest.mark.parametrize("headers", FOREIGN)
@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "post"])
async def test_an_unsafe_request_from_another_site_is_refused(
    client: httpx.AsyncClient, anna: int, method: str, headers: dict[str, str]
) -> None:
    told = {"X-Forwarded-Method": method, "X-Forwarded-Host": "cimiteri.example", **headers}
    answer = await ask(client, **told)
    assert answer.status_code == 403
    assert HEADER not in answer.headers


@pytest.mark.parametrize("headers", FOREIGN)
@pytest.mark.parametrize("method", ["GET", "HEAD", "OPTIONS"])
async def test_a_safe_request_may_come_from_anywhere(
    client: httpx.AsyncClient, anna: int, method: str, headers: dict[str, str]
) -> None:
    told = {"X-Forwarded-Method": method, "X-Forwarded-Host": "cimiteri.example", **headers}
    assert HEADER in (await ask(client, **told)).headers


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"Origin": "https://cimiteri.example", "Sec-Fetch-Site": "same-origin"},
        {"Sec-Fetch-Site": "none"},
    ],
)
async def test_an_unsafe_request_of_our_own_pages_passes(
    client: httpx.AsyncClient, anna: int, headers: dict[str, str]
) -> None:
    told = {"X-Forwarded-Method": "PUT", "X-Forwarded-Host": "cimiteri.example", **headers}
    assert HEADER in (await ask(client, **told)).headers


async def test_twelve_hours_without_use_end_a_session(
    client: httpx.AsyncClient, anna: int, stopped: Clock
) -> None:
    stopped.move(hours=11, minutes=59)
    assert await is_alive(client)
    stopped.move(hours=12, seconds=1)
    assert not await is_alive(client)


async def test_each_use_moves_the_end(client: httpx.AsyncClient, anna: int, stopped: Clock) -> None:
    for _ in range(10):
        stopped.move(hours=8)
        assert await is_alive(client)


async def test_uses_within_a_minute_write_nothing(
    client: httpx.AsyncClient, identity: asyncpg.Connection, anna: int, stopped: Clock
) -> None:
    stopped.move(minutes=2)
    await is_alive(client)
    before = await identity.fetchval("select xmin::text from identity.user_session")
    stopped.move(seconds=50)
    await is_alive(client)
    assert await identity.fetchval("select xmin::text from identity.user_session") == before


@pytest.mark.parametrize(
    ("change", "lives"),
    [
        ({"password": "nuova-password"}, False),
        ({"enabled": False}, False),
        ({"phone": "0577 1"}, True),
        ({"password": ""}, True),
        ({"email": "altra@example.org"}, True),
        ({"role": "owner"}, True),
    ],
)
async def test_a_new_password_or_disabling_ends_every_session(
    client: httpx.AsyncClient,
    identity: asyncpg.Connection,
    anna: int,
    change: dict[str, Any],
    lives: bool,
) -> None:
    other = await add_user(identity, email="bruno@example.org")
    await identity.execute(
        "insert into identity.user_session (token_hash, user_id, expires_at)"
        " values ('other', $1, now() + interval '1 hour')",
        other,
    )
    headers = as_user("superadmin")
    assert (await client.put(f"/api/users/{anna}", json=change, headers=headers)).status_code == 200
    assert await is_alive(client) is lives
    assert await count_rows(identity, "user_session") == 1 + lives


async def test_a_user_disabled_behind_our_back_is_out_at_once(
    client: httpx.AsyncClient, identity: asyncpg.Connection, anna: int
) -> None:
    await identity.execute("update identity.user_account set enabled = false")
    assert not await is_alive(client)


async def test_a_deleted_user_s_sessions_go_too(
    client: httpx.AsyncClient, identity: asyncpg.Connection, anna: int
) -> None:
    headers = as_user("superadmin")
    assert (await client.delete(f"/api/users/{anna}", headers=headers)).status_code == 204
    assert not await is_alive(client)
    assert await count_rows(identity, "user_session") == 0


async def test_a_password_changed_while_it_is_being_checked_opens_nothing(
    client: httpx.AsyncClient, identity: asyncpg.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    user_id = await add_user(identity, email="anna@example.org")

    async def slowly(password: str, stored: str | None) -> bool:
        await identity.execute("update identity.user_account set password_hash = 'new'")
        return True

    monkeypatch.setattr("services.identity.auth.passwords.is_right", slowly)
    assert (await sign_in(client, "anna@example.org", PASSWORD)).status_code == 401
    assert await count_rows(identity, "user_session") == 0
    assert (await user_row(identity, user_id))["password_hash"] == "new"


async def test_what_is_over_is_forgotten(
    client: httpx.AsyncClient,
    identity: asyncpg.Connection,
    settings: IdentitySettings,
    anna: int,
    stopped: Clock,
) -> None:
    await client.post("/api/auth/password-reset", json={"email": "anna@example.org"})
    database = Database(settings.database_url, Outbox)
    for hours, left in ((0, (1, 1)), (2, (1, 0)), (12, (0, 0))):
        stopped.move(hours=hours)
        async with database.unit_of_work() as session:
            await forget_expired(session)
        counts = [await count_rows(identity, name) for name in ("user_session", "password_reset")]
        assert tuple(counts) == left
    await database.close()
