"""Endpoints at the provider: set up, mended, and taken down by the chore."""

import asyncio
from datetime import datetime

import asyncpg
import httpx
import stripe

from infra.sandbox.payments.tests.conftest import Sandbox
from services.kit.testing.clock import Clock
from services.kit.testing.stack import TestDatabase
from services.shop.accounts.service import account, secret_of, webhook_secret_of
from services.shop.provider.client import API_VERSION
from services.shop.settings import ShopSettings
from services.shop.tests.suppliers.desk import SITE, Desk, at_once, endpoints, keys, opened

ORDER = """
insert into shop.customer_order (number, token, payment_account_id, is_live, supplier_id, tomb_id,
  tomb_label, cemetery_id, cemetery_name, customer_email, customer_phone, amount_cents, status)
values ('CS-1', 'token', $1, false, 9, 1, 'A-1', 1, 'Maggiore', 'a@example.org', '1', 100, $2)
"""


def test_events_come_in_the_version_that_the_sdk_speaks() -> None:
    assert stripe.api_version == API_VERSION


async def test_the_demo_s_account_gets_one_too(desk: Desk, stripe_sandbox: Sandbox) -> None:
    await desk.tend()
    [row] = await desk.accounts(None)
    [endpoint] = await endpoints(stripe_sandbox, "demo")
    assert endpoint.url == f"{SITE}/api/webhooks/stripe/{row['id']}"
    assert (row["webhook_endpoint_id"], row["provider_account"]) == (endpoint.id, "acct_demo")


async def test_the_secret_that_was_told_once_opens_what_the_provider_signs(desk: Desk) -> None:
    await desk.saved(**keys("fiori"))
    [row] = await desk.accounts()
    async with desk.database.unit_of_work() as session:
        found = await account(session, row["id"])
    signing = webhook_secret_of(desk.settings.vault, found)
    assert signing is not None
    assert signing.startswith("whsec_")


async def test_what_failed_is_tried_again_ever_more_rarely(
    desk: Desk, stripe_sandbox: Sandbox, stopped: Clock
) -> None:
    await stripe_sandbox.control("PATCH", "/api", outage=True)
    stopped.move(seconds=1)
    await desk.tend()
    due = await due_of(desk)
    assert (due - stopped.time).total_seconds() == 60
    await stripe_sandbox.control("PATCH", "/api", outage=False)
    await desk.tend()
    assert await endpoints(stripe_sandbox, "demo") == []  # not yet
    stopped.move(seconds=60)
    await desk.tend()
    assert len(await endpoints(stripe_sandbox, "demo")) == 1
    await desk.shop.execute(
        "update shop.payment_account set created_at = created_at - '8 h'::interval"
    )
    await stripe_sandbox.control("PATCH", "/api", outage=True)
    stopped.move(hours=7)
    await desk.tend()
    assert 3600 < (await due_of(desk) - stopped.time).total_seconds() <= 6 * 3600


async def test_the_leftover_of_a_try_that_was_cut_short_goes(
    desk: Desk, stripe_sandbox: Sandbox
) -> None:
    """The provider has made it, and its answer was lost with the process."""
    [row] = await desk.accounts(None)
    client = stripe_sandbox.sdk("sk_test_demo")
    url = f"{SITE}/api/webhooks/stripe/{row['id']}"
    for place in (url, url + "0", "https://altro.example/api/webhooks/stripe/1"):
        wanted: stripe.params.WebhookEndpointCreateParams = {"url": place, "enabled_events": ["*"]}
        await client.v1.webhook_endpoints.create_async(wanted)
    await desk.tend()
    assert sorted(one.url for one in await endpoints(stripe_sandbox, "demo")) == [
        "https://altro.example/api/webhooks/stripe/1",
        url,
        url + "0",
    ]
    [ours] = [one for one in await endpoints(stripe_sandbox, "demo") if one.url == url]
    assert ours.enabled_events != ["*"]


async def test_rounds_beside_each_other_make_one(desk: Desk, stripe_sandbox: Sandbox) -> None:
    await stripe_sandbox.control("PATCH", "/api", latency=0.1)
    await at_once(*(desk.tend() for _ in range(4)))
    assert len(await endpoints(stripe_sandbox, "demo")) == 1


async def test_one_that_was_deleted_or_disabled_there_is_mended(
    desk: Desk, stripe_sandbox: Sandbox, stopped: Clock
) -> None:
    await desk.saved(**keys("fiori"))
    client = stripe_sandbox.sdk("sk_test_fiori").v1.webhook_endpoints
    [first] = await endpoints(stripe_sandbox, "fiori")
    await client.update_async(first.id, {"disabled": True})
    stopped.move(hours=7)
    await desk.tend()
    [same] = await endpoints(stripe_sandbox, "fiori")
    assert (same.id, same.status) == (first.id, "enabled")
    await client.delete_async(first.id)
    before = await desk.accounts()
    stopped.move(hours=7)
    await desk.tend()
    [other] = await endpoints(stripe_sandbox, "fiori")
    assert other.id != first.id
    [row] = await desk.accounts()
    assert row["webhook_endpoint_id"] == other.id
    assert row["webhook_secret"] != before[0]["webhook_secret"]


async def test_a_site_that_has_moved_is_told_at_once(
    desk: Desk, stripe_sandbox: Sandbox, settings: ShopSettings, shop: asyncpg.Connection
) -> None:
    await desk.saved(**keys("fiori"))
    [before] = await desk.accounts()
    moved = settings.model_copy(update={"public_url": "https://nuovo.example/"})
    async with opened(moved, shop) as other:
        await other.tend()
    [endpoint] = await endpoints(stripe_sandbox, "fiori")
    [after] = await desk.accounts()
    assert endpoint.url == f"https://nuovo.example/api/webhooks/stripe/{after['id']}"
    assert after["webhook_url"] == endpoint.url
    assert after["webhook_secret"] == before["webhook_secret"]


async def test_an_old_one_stays_as_long_as_an_order_needs_it(
    desk: Desk, stripe_sandbox: Sandbox, stopped: Clock
) -> None:
    await desk.saved(**keys("fiori"))
    [old] = await desk.accounts()
    await desk.shop.execute(ORDER, old["id"], "processing")
    await desk.saved(**keys("rose"))
    assert len(await endpoints(stripe_sandbox, "fiori")) == 1
    stopped.move(hours=2)
    await desk.tend()
    assert len(await endpoints(stripe_sandbox, "fiori")) == 1
    await desk.shop.execute("update shop.customer_order set status = 'completed'")
    refund = "insert into shop.refund (order_id, attempt, amount_cents) values (1, 1, 100)"
    await desk.shop.execute(refund)
    stopped.move(hours=7)
    await desk.tend()
    assert len(await endpoints(stripe_sandbox, "fiori")) == 1
    await desk.shop.execute("update shop.refund set status = 'succeeded'")
    stopped.move(hours=7)
    await desk.tend()
    assert await endpoints(stripe_sandbox, "fiori") == []
    gone, used = await desk.accounts()
    assert (gone["webhook_endpoint_id"], gone["webhook_secret"]) == (None, None)
    assert used["webhook_endpoint_id"]
    async with desk.database.unit_of_work() as session:
        kept = secret_of(desk.settings.vault, await account(session, old["id"]))
    assert kept == "sk_test_fiori"  # refunds still go through it


async def test_nobody_waits_in_a_transaction_while_the_provider_is_asked(
    desk: Desk, stripe_sandbox: Sandbox, database: TestDatabase
) -> None:
    await stripe_sandbox.control("PATCH", "/api", latency=0.4)
    (reply, idle) = await at_once(desk.put(**keys("fiori")), watch(database))
    assert isinstance(reply, httpx.Response)
    assert reply.status_code == 200
    assert idle == 0


async def watch(database: TestDatabase) -> int:
    """How often a connection of the shop's was seen waiting inside a transaction."""
    seen = 0
    watcher = await database.connect()
    for _ in range(20):
        await asyncio.sleep(0.05)
        seen += await watcher.fetchval(
            "select count(*) from pg_stat_activity"
            " where usename = 'shop' and state = 'idle in transaction'"
            " and state_change < clock_timestamp() - interval '100 ms'"
        )
    await watcher.close()
    return seen


async def due_of(desk: Desk) -> datetime:
    due: datetime = await desk.shop.fetchval("select webhook_due_at from shop.payment_account")
    return due
