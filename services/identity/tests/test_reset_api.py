"""Forgotten passwords: a link that works once, for an hour, and never tells who is known."""

import asyncio
import hashlib
import re
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
    sign_in,
    user_row,
)
from services.kit.testing.clock import Clock

EMAIL, NEW = "anna@example.org", "una-nuova-password"
VOID = (400, {"message": "Il collegamento non è più valido: richiedine uno nuovo"})


@pytest.fixture
async def anna(identity: asyncpg.Connection) -> int:
    return await add_user(identity, "admin", email=EMAIL, name="Anna <b>")


async def forgot(client: httpx.AsyncClient, email: str = EMAIL) -> httpx.Response:
    return await client.post("/api/auth/password-reset", json={"email": email})


async def choose(
    client: httpx.AsyncClient, token: str, password: str = NEW, **headers: str
) -> httpx.Response:
    sent = {"token": token, "password": password}
    return await client.post("/api/auth/password-reset/confirm", json=sent, headers=headers)


async def mails(identity: asyncpg.Connection) -> list[dict[str, Any]]:
    return [dict(row) for row in await identity.fetch("select * from identity.mail order by id")]


async def newest_token(identity: asyncpg.Connection) -> str:
    """The secret part of the link in the last mail."""
    text = (await mails(identity))[-1]["text"]
    found = re.search(r"https://cimiteri\.example/reimposta-password#([\w-]{43})\s", text)
    assert found is not None, text
    return found[1]


async def test_the_mail_holds_a_link_whose_secret_no_server_sees(
    client: httpx.AsyncClient, identity: asyncpg.Connection, anna: int
) -> None:
    """What stands behind # stays in the browser: no log and no gateway reads it."""
    answer = await forgot(client)
    assert (answer.status_code, answer.content) == (204, b"")
    (mail,) = await mails(identity)
    assert (mail["recipient"], mail["subject"]) == (EMAIL, "Reimposta la password di Camposanto")
    token = await newest_token(identity)
    assert f"#{token}" in mail["html"]
    assert "Anna <b>" in mail["text"]
    assert "Anna &lt;b&gt;" in mail["html"]
    stored = await identity.fetchval("select token_hash from identity.password_reset")
    assert stored == hashlib.sha256(token.encode()).hexdigest()


async def test_the_link_sets_the_password_and_opens_nothing_by_itself(
    client: httpx.AsyncClient, identity: asyncpg.Connection, anna: int
) -> None:
    await forgot(client)
    answer = await choose(client, await newest_token(identity))
    assert (answer.status_code, answer.content) == (204, b"")
    assert "set-cookie" not in answer.headers
    assert (await sign_in(client, EMAIL)).status_code == 401
    assert (await sign_in(client, EMAIL, NEW)).status_code == 200
    assert (await user_row(identity, anna))["version"] == 2


async def test_a_link_works_once(
    client: httpx.AsyncClient, identity: asyncpg.Connection, anna: int
) -> None:
    await forgot(client)
    token = await newest_token(identity)
    await choose(client, token)
    again = await choose(client, token, "terza-password")
    assert (again.status_code, again.json()) == VOID
    assert (await sign_in(client, EMAIL, NEW)).status_code == 200


async def test_of_many_uses_at_once_one_wins(
    client: httpx.AsyncClient, identity: asyncpg.Connection, anna: int
) -> None:
    await forgot(client)
    token = await newest_token(identity)
    uses = [choose(client, token, f"password-{number}") for number in range(6)]
    codes = sorted(answer.status_code for answer in await asyncio.gather(*uses))
    assert codes == [204] + [400] * 5


async def test_a_link_lives_an_hour(
    client: httpx.AsyncClient, identity: asyncpg.Connection, anna: int, stopped: Clock
) -> None:
    await forgot(client)
    stopped.move(minutes=59, seconds=59)
    assert (await choose(client, await newest_token(identity))).status_code == 204
    await forgot(client)
    stopped.move(hours=1, seconds=1)
    answer = await choose(client, await newest_token(identity))
    assert (answer.status_code, answer.json()) == VOID


async def test_a_newer_link_makes_the_older_one_void(
    client: httpx.AsyncClient, identity: asyncpg.Connection, anna: int, stopped: Clock
) -> None:
    await forgot(client)
    older = await newest_token(identity)
    stopped.move(minutes=3)
    await forgot(client)
    assert (await choose(client, older)).status_code == 400
    assert (await choose(client, await newest_token(identity))).status_code == 204


async def test_a_mailbox_is_not_flooded(
    client: httpx.AsyncClient, identity: asyncpg.Connection, anna: int, stopped: Clock
) -> None:
    answers = await asyncio.gather(*(forgot(client) for _ in range(10)))
    assert {answer.status_code for answer in answers} == {204}
    assert len(await mails(identity)) == 1
    stopped.move(minutes=2, seconds=1)
    await forgot(client)
    assert len(await mails(identity)) == 2


@pytest.mark.parametrize("email", ["nessuno@example.org", "spento@example.org"])
async def test_an_unknown_or_disabled_address_is_answered_alike_and_gets_nothing(
    client: httpx.AsyncClient, identity: asyncpg.Connection, anna: int, email: str
) -> None:
    await add_user(identity, email="spento@example.org", enabled=False)
    known, other = await forgot(client), await forgot(client, email)
    assert (other.status_code, other.content) == (known.status_code, known.content)
    names = [set(answer.headers) for answer in (known, other)]
    assert names[0] == names[1]
    assert [mail["recipient"] for mail in await mails(identity)] == [EMAIL]


async def test_a_user_disabled_in_between_cannot_use_the_link(
    client: httpx.AsyncClient, identity: asyncpg.Connection, anna: int
) -> None:
    await forgot(client)
    await identity.execute("update identity.user_account set enabled = false")
    answer = await choose(client, await newest_token(identity))
    assert (answer.status_code, answer.json()) == VOID


@pytest.mark.parametrize(
    "change",
    [{"password": "altra-password"}, {"email": "altra@example.org"}, {"enabled": False}],
)
async def test_a_change_by_staff_makes_the_link_void(
    client: httpx.AsyncClient, identity: asyncpg.Connection, anna: int, change: dict[str, Any]
) -> None:
    """A link to an old mailbox must not open the account."""
    await forgot(client)
    headers = as_user("superadmin")
    assert (await client.put(f"/api/users/{anna}", json=change, headers=headers)).status_code == 200
    assert (await choose(client, await newest_token(identity))).status_code == 400


async def test_a_new_password_ends_every_session(
    client: httpx.AsyncClient, identity: asyncpg.Connection, anna: int
) -> None:
    for _ in range(3):
        client.cookies.clear()
        await sign_in(client, EMAIL)
    await forgot(client)
    await choose(client, await newest_token(identity))
    assert await count_rows(identity, "user_session") == 0
    assert "x-internal-token" not in (await client.get("/internal/session")).headers


async def test_a_new_password_ends_the_delay_for_wrong_ones(
    client: httpx.AsyncClient, identity: asyncpg.Connection, anna: int, stopped: Clock
) -> None:
    here = {"X-Forwarded-For": "203.0.113.7"}
    for _ in range(6):
        answer = await sign_in(client, EMAIL, "dimenticata", **here)
    assert answer.status_code == 429
    await forgot(client)
    await choose(client, await newest_token(identity), **here)
    assert (await sign_in(client, EMAIL, NEW, **here)).status_code == 200


async def test_it_is_recorded_without_the_password(
    client: httpx.AsyncClient, identity: asyncpg.Connection, anna: int
) -> None:
    await forgot(client)
    assert await audits(identity) == []
    await choose(client, await newest_token(identity))
    (entry,) = await audits(identity)
    assert (entry["action"], entry["userId"], entry["recordId"]) == ("password_reset", anna, anna)
    assert entry["changes"] == []
    (changed,) = await events(identity, "user.changed")
    assert (changed["items"][0]["userId"], changed["items"][0]["version"]) == (anna, 2)
    told = await identity.fetchval("select string_agg(o::text, '') from identity.outbox o")
    assert NEW not in told
    assert "argon2" not in told


@pytest.mark.parametrize("token", ["", "x", "x" * 200, "è" * 43, "../../etc"])
async def test_a_made_up_link_is_void(client: httpx.AsyncClient, anna: int, token: str) -> None:
    answer = await choose(client, token)
    assert (answer.status_code, answer.json()) == VOID


@pytest.mark.parametrize(
    ("sent", "fields"),
    [
        ({"password": PASSWORD}, ["token"]),
        ({"token": "x" * 201, "password": PASSWORD}, ["token"]),
        ({"token": "x\0", "password": PASSWORD}, ["token"]),
        ({"token": "x"}, ["password"]),
        ({"token": "x", "password": "corta"}, ["password"]),
        ({"token": "x", "password": "x" * 201}, ["password"]),
    ],
)
async def test_a_form_at_fault_uses_no_link(
    client: httpx.AsyncClient, anna: int, sent: dict[str, Any], fields: list[str]
) -> None:
    answer = await client.post("/api/auth/password-reset/confirm", json=sent)
    assert (answer.status_code, list(answer.json()["fields"])) == (422, fields)


async def test_a_short_password_leaves_the_link_usable(
    client: httpx.AsyncClient, identity: asyncpg.Connection, anna: int
) -> None:
    await forgot(client)
    token = await newest_token(identity)
    answer = await choose(client, token, "corta")
    assert answer.json()["fields"] == {"password": "Password deve essere di almeno 6 caratteri"}
    assert (await choose(client, token)).status_code == 204


async def test_the_mail_and_the_link_are_kept_together_or_not_at_all(
    client: httpx.AsyncClient, identity: asyncpg.Connection, anna: int
) -> None:
    await identity.execute(
        "create function identity.refuse() returns trigger language plpgsql as"
        " $$ begin raise exception 'out of order'; end $$;"
        "create trigger refuse before insert on identity.mail"
        " execute function identity.refuse()"
    )
    try:
        assert (await forgot(client)).status_code == 500
        assert await count_rows(identity, "password_reset") == 0
    finally:
        await identity.execute(
            "drop trigger refuse on identity.mail; drop function identity.refuse()"
        )
    assert (await forgot(client)).status_code == 204
    assert await count_rows(identity, "password_reset") == 1
