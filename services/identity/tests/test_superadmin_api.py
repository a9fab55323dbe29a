"""The command that makes the first superadmin, as operators run it."""

import asyncio
import os
import re
import sys
from asyncio.subprocess import DEVNULL, PIPE
from dataclasses import dataclass
from pathlib import Path

import asyncpg
import httpx
import pytest

from infra.dev.postgres import Cluster
from services.identity.settings import IdentitySettings
from services.identity.tests.making import audits, count_rows, events, sign_in, user_row
from services.kit.testing.stack import make_database

ROOT = Path(__file__).parents[3]
NAMES = ("--name", "Ada", "--surname", "Boss")
PASSWORD = {"CAMPOSANTO_SUPERADMIN_PASSWORD": "scelta-da-me"}
Env = dict[str, str]


@dataclass(frozen=True, slots=True)
class Ended:
    code: int | None
    out: str
    err: str


@pytest.fixture
def env(settings: IdentitySettings, identity: asyncpg.Connection) -> Env:
    """What the service is told, over an empty schema."""
    told = {
        "database_url": settings.database_url,
        "amqp_url": settings.amqp_url,
        "token_public_key": settings.token_public_key,
        "token_private_key": settings.token_private_key,
        "shop_public_key": settings.shop_public_key,
    }
    given = {f"CAMPOSANTO_IDENTITY_{name.upper()}": value for name, value in told.items()}
    return {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"} | given


async def run(env: Env, *arguments: str) -> Ended:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "services.identity",
        *arguments,
        cwd=ROOT,
        env=env,
        stdin=DEVNULL,
        stdout=PIPE,
        stderr=PIPE,
    )
    out, err = await asyncio.wait_for(process.communicate(), 60)
    return Ended(process.returncode, out.decode(), err.decode())


async def create(env: Env, email: str = "ada@example.org") -> Ended:
    return await run(env, "create-superadmin", email, *NAMES)


async def test_it_makes_a_superadmin_and_prints_a_strong_password(
    client: httpx.AsyncClient, identity: asyncpg.Connection, env: Env
) -> None:
    done = await create(env, "Ada@Example.org")
    assert (done.code, done.err) == (0, "")
    found = re.fullmatch(r"Super Admin creato: ada@example\.org\nPassword: (\w{16})\n", done.out)
    assert found is not None, done.out
    row = await user_row(identity, 1)
    assert (row["name"], row["surname"], row["role"]) == ("Ada", "Boss", "superadmin")
    assert (row["cemetery_id"], row["enabled"]) == (None, True)
    answer = await sign_in(client, "ada@example.org", found[1])
    assert (answer.status_code, answer.json()["role"]) == (200, "superadmin")


async def test_a_password_from_the_environment_is_not_printed(
    client: httpx.AsyncClient, env: Env
) -> None:
    done = await create(env | PASSWORD)
    assert (done.code, done.err, done.out) == (0, "", "Super Admin creato: ada@example.org\n")
    assert (await sign_in(client, "ada@example.org", "scelta-da-me")).status_code == 200


async def test_it_is_recorded_as_nobody_s_and_announced(
    identity: asyncpg.Connection, env: Env
) -> None:
    await create(env | PASSWORD)
    (entry,) = await audits(identity)
    assert (entry["action"], entry["recordLabel"]) == ("created", "Ada Boss")
    assert (entry["userId"], entry["role"]) == (None, None)
    (event,) = await events(identity, "user.changed")
    assert event["items"][0]["role"] == "superadmin"
    waiting = await identity.fetchval("select string_agg(data, '') from identity.outbox")
    assert "scelta-da-me" not in waiting


async def test_there_may_be_more_than_one_but_not_with_the_same_address(
    identity: asyncpg.Connection, env: Env
) -> None:
    await create(env | PASSWORD)
    again = await create(env | PASSWORD, "ADA@example.org")
    assert (again.code, again.out, again.err) == (2, "", "Email già in uso\n")
    assert (await create(env | PASSWORD, "bea@example.org")).code == 0
    assert await count_rows(identity, "user_account") == 2


@pytest.mark.parametrize(
    ("email", "changes", "told"),
    [
        ("ada", {}, "email: Email non valida\n"),
        ("", {}, "email: Email non valida\n"),
        (
            "ada@example.org",
            {"CAMPOSANTO_SUPERADMIN_PASSWORD": "corta"},
            "password: Password deve essere di almeno 6 caratteri\n",
        ),
    ],
)
async def test_what_is_wrong_is_told_and_nothing_is_made(
    identity: asyncpg.Connection, env: Env, email: str, changes: Env, told: str
) -> None:
    done = await create(env | changes, email)
    assert (done.code, done.out, done.err) == (2, "", told)
    assert await count_rows(identity, "user_account") == 0


async def test_blank_names_are_told(identity: asyncpg.Connection, env: Env) -> None:
    done = await run(env, "create-superadmin", "a@example.org", "--name", " ", "--surname", "")
    assert (done.code, done.err) == (2, "name: Nome richiesto\nsurname: Cognome richiesto\n")


async def test_missing_settings_are_named(env: Env) -> None:
    del env["CAMPOSANTO_IDENTITY_DATABASE_URL"]
    done = await create(env)
    assert (done.code, done.err) == (2, "CAMPOSANTO_IDENTITY_DATABASE_URL: manca\n")


async def test_a_database_that_is_away_or_empty_is_no_trace_of_python(
    cluster: Cluster, env: Env
) -> None:
    empty = make_database(cluster.superuser_url(), "never_migrated").url("identity")
    for url in ("postgresql://x:segreta@127.0.0.1:9/none", empty):
        done = await create(env | PASSWORD | {"CAMPOSANTO_IDENTITY_DATABASE_URL": url})
        assert (done.code, done.out) == (3, "")
        assert done.err.startswith("Il database non è pronto: ")
        assert "segreta" not in done.err
        assert "Traceback" not in done.err


async def test_every_user_can_be_told_again(identity: asyncpg.Connection, env: Env) -> None:
    await create(env | PASSWORD)
    await create(env | PASSWORD, "bea@example.org")
    await identity.execute("delete from identity.outbox")
    done = await run(env, "replay")
    assert (done.code, done.err) == (0, "")
    told = [event["items"][0]["email"] for event in await events(identity, "user.changed")]
    assert sorted(told) == ["ada@example.org", "bea@example.org"]
