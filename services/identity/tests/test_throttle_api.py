"""Growing delays on wrong passwords: for one account from one address, and nobody else."""

import asyncio

import asyncpg
import httpx
import pytest

from services.identity.auth.throttle import delay_after, forget_old_failures
from services.identity.models import Outbox
from services.identity.settings import IdentitySettings
from services.identity.tests.making import add_user, count_rows, sign_in
from services.kit.db import Database
from services.kit.testing.clock import Clock

HERE, THERE = "203.0.113.7", "203.0.113.8"


@pytest.fixture(autouse=True)
async def anna(identity: asyncpg.Connection) -> int:
    return await add_user(identity, email="anna@example.org")


async def fail(
    client: httpx.AsyncClient, times: int, email: str = "anna@example.org", address: str = HERE
) -> httpx.Response:
    """The last of so many tries with a wrong password."""
    for _ in range(times):
        answer = await sign_in(client, email, "sbagliata", **{"X-Forwarded-For": address})
    return answer


async def right(client: httpx.AsyncClient, address: str = HERE) -> int:
    answer = await sign_in(client, "anna@example.org", **{"X-Forwarded-For": address})
    return answer.status_code


@pytest.mark.parametrize(
    ("failures", "seconds"),
    [(0, 0), (4, 0), (5, 2), (6, 4), (7, 8), (13, 512), (14, 900), (15, 900), (10**6, 900)],
)
def test_delays_double_up_to_a_quarter_of_an_hour(failures: int, seconds: int) -> None:
    assert delay_after(failures).total_seconds() == seconds


async def test_after_five_wrong_passwords_even_the_right_one_waits(
    client: httpx.AsyncClient, stopped: Clock
) -> None:
    assert (await fail(client, 5)).status_code == 401
    answer = await fail(client, 1)
    assert (answer.status_code, answer.headers["Retry-After"]) == (429, "2")
    assert answer.json() == {"message": "Troppi tentativi: riprova tra 2 secondi"}
    assert await right(client) == 429
    stopped.move(seconds=2)
    assert await right(client) == 200


async def test_the_last_second_is_told_as_one(client: httpx.AsyncClient, stopped: Clock) -> None:
    await fail(client, 5)
    stopped.move(seconds=1.5)
    answer = await fail(client, 1)
    assert answer.headers["Retry-After"] == "1"
    assert answer.json()["message"] == "Troppi tentativi: riprova tra un secondo"


async def test_each_failure_after_that_doubles_the_delay(
    client: httpx.AsyncClient, stopped: Clock
) -> None:
    await fail(client, 5)
    for seconds in (2, 4, 8, 16):
        assert (await fail(client, 1)).headers["Retry-After"] == str(seconds)
        stopped.move(seconds=seconds)
        assert (await fail(client, 1)).status_code == 401


async def test_tries_during_a_delay_do_not_prolong_it(
    client: httpx.AsyncClient, stopped: Clock
) -> None:
    await fail(client, 50)
    stopped.move(seconds=2)
    assert await right(client) == 200


async def test_a_success_starts_the_count_again(
    client: httpx.AsyncClient, identity: asyncpg.Connection, stopped: Clock
) -> None:
    await fail(client, 4)
    assert await right(client) == 200
    assert await count_rows(identity, "failed_login") == 0
    assert (await fail(client, 5)).status_code == 401


async def test_a_thousand_wrong_passwords_lock_nothing_else_out(
    client: httpx.AsyncClient, identity: asyncpg.Connection, stopped: Clock
) -> None:
    """The same person from another address, and others from the same one."""
    await add_user(identity, email="bruno@example.org")
    assert (await fail(client, 1000)).status_code == 429
    assert await right(client, THERE) == 200
    here = {"X-Forwarded-For": HERE}
    assert (await sign_in(client, "bruno@example.org", **here)).status_code == 200
    assert await right(client, HERE) == 429


async def test_the_spelling_of_the_address_makes_no_second_account(
    client: httpx.AsyncClient, stopped: Clock
) -> None:
    await fail(client, 3)
    await fail(client, 2, email=" ANNA@example.org")
    assert (await fail(client, 1)).status_code == 429


async def test_only_the_gateway_s_own_word_counts_for_the_address(
    client: httpx.AsyncClient, stopped: Clock
) -> None:
    """A caller may write X-Forwarded-For too; the gateway's entry is the last."""
    for number in range(6):
        answer = await fail(client, 1, address=f"198.51.100.{number}, {HERE}")
    assert answer.status_code == 429


async def test_unknown_and_disabled_accounts_wait_like_any_other(
    client: httpx.AsyncClient, identity: asyncpg.Connection, stopped: Clock
) -> None:
    await add_user(identity, email="spento@example.org", enabled=False)
    for email in ("nessuno@example.org", "spento@example.org"):
        assert (await fail(client, 5, email=email)).status_code == 401
        assert (await fail(client, 1, email=email)).status_code == 429


async def test_tries_at_once_do_not_slip_past_the_delay(
    client: httpx.AsyncClient, stopped: Clock
) -> None:
    answers = await asyncio.gather(*(fail(client, 1) for _ in range(30)))
    codes = sorted(answer.status_code for answer in answers)
    assert codes == [401] * 5 + [429] * 25


async def test_right_passwords_at_once_all_enter_or_wait(
    client: httpx.AsyncClient, stopped: Clock
) -> None:
    """Each forgets the count while others raise it: that is no fault of theirs."""
    codes = await asyncio.gather(*(right(client) for _ in range(30)))
    assert set(codes) <= {200, 429}
    assert codes.count(200) >= 5


async def test_failures_are_forgotten_after_a_day(
    client: httpx.AsyncClient,
    identity: asyncpg.Connection,
    settings: IdentitySettings,
    stopped: Clock,
) -> None:
    await fail(client, 5)
    database = Database(settings.database_url, Outbox)
    async with database.unit_of_work() as session:
        await forget_old_failures(session)
    assert await count_rows(identity, "failed_login") == 1
    stopped.move(hours=25)
    assert (await fail(client, 4)).status_code == 401
    stopped.move(hours=25)
    async with database.unit_of_work() as session:
        await forget_old_failures(session)
    assert await count_rows(identity, "failed_login") == 0
    await database.close()


async def test_neither_account_nor_address_is_kept_readable(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    await fail(client, 1)
    row = await identity.fetchval("select f::text from identity.failed_login f")
    assert "anna" not in row
    assert HERE not in row
