"""Secrets stay closed: in rows, in logs, in the audit trail, in answers and in the contract."""

import json
import logging

import asyncpg
import pytest

from infra.sandbox.payments.tests.conftest import Sandbox
from services.kit import clock
from services.kit.errors import Unavailable
from services.kit.testing.lines import Lines
from services.kit.testing.stack import TestDatabase
from services.shop.accounts.closed import close_anew, why_not_start
from services.shop.accounts.service import account, secret_of
from services.shop.tests.suppliers.desk import FIORI, MARMI, Desk, keys, settings_for
from services.shop.vault import Unreadable, Vault

OTHER_KEY = "2:MTIzNDU2Nzg5MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTI="
ROSE = "rose8ohmqk3zr"
SWAP = """
update shop.payment_account a set secret_key = b.secret_key
from shop.payment_account b
where (a.supplier_id, b.supplier_id) in ((9, 10), (10, 9))
"""


async def opened(desk: Desk, account_id: int) -> str:
    async with desk.database.unit_of_work() as session:
        return secret_of(desk.settings.vault, await account(session, account_id))


async def fault_at_start(desk: Desk, **settings: object) -> str | None:
    told = desk.settings.model_copy(update=settings)
    async with desk.database.unit_of_work() as session:
        return await why_not_start(session, told)


async def test_a_secret_moved_to_another_supplier_s_row_opens_no_more(
    desk: Desk, log: Lines
) -> None:
    """Money would go to the wrong one by a single change in the database."""
    await desk.saved(FIORI, **keys("fiori"))
    await desk.saved(MARMI, **keys("marmi"))
    assert await fault_at_start(desk) is None
    await desk.shop.execute(SWAP)
    for supplier in (FIORI, MARMI):
        [row] = await desk.accounts(supplier)
        with pytest.raises(Unavailable, match="Pagamenti non disponibili per questo fornitore"):
            await opened(desk, row["id"])
    assert log.about("a supplier's secret cannot be opened")[0]["field"] == "secret_key"
    reason = await fault_at_start(desk)
    assert reason is not None
    assert "of supplier 9 cannot be opened" in reason
    # new keys are the way out
    await desk.saved(FIORI, **keys("rose"))
    [*_, row] = await desk.accounts(FIORI)
    assert await opened(desk, row["id"]) == "sk_test_rose"


GIVEN_UP = """
update shop.payment_account set active = false, retired_at = now(), secret_key = '',
  webhook_secret = null, webhook_endpoint_id = null, webhook_due_at = null where supplier_id = 9
"""


async def test_a_secret_that_is_lost_for_good_may_be_given_up(desk: Desk) -> None:
    """As the runbook says; otherwise the shop would never start again."""
    await desk.saved(**keys("fiori"))
    await desk.shop.execute(GIVEN_UP)
    assert await fault_at_start(desk, vault_keys=OTHER_KEY) is not None  # the demo's
    assert await fault_at_start(desk) is None
    [row] = await desk.accounts()
    with pytest.raises(Unavailable):
        await opened(desk, row["id"])
    await desk.tend()
    assert (await desk.saved(**keys("fiori")))["hasWebhook"]


@pytest.mark.parametrize(
    "change",
    [
        "update shop.payment_account set secret_key = webhook_secret where supplier_id = 9",
        "update shop.payment_account set version = 7 where supplier_id = 9 and active",
        "update shop.payment_account set supplier_id = 77 where supplier_id = 9",
        "update shop.payment_account set secret_key = 'sk_test_marmi' where supplier_id = 9",
        "update shop.payment_account a set secret_key = b.secret_key from shop.payment_account b"
        " where a.supplier_id = 9 and b.supplier_id = 9 and a.version > b.version",
    ],
)
async def test_other_changes_by_hand_are_found_too(desk: Desk, change: str) -> None:
    await desk.saved(**keys("older"))
    await desk.saved(**keys("fiori"))
    assert await desk.shop.execute(change) != "UPDATE 0"
    assert await fault_at_start(desk) is not None


async def test_rotation_closes_everything_with_the_newest_key(desk: Desk) -> None:
    await desk.saved(**keys("fiori"))
    await desk.saved(**keys("rose"))
    await desk.enter(clock.now(), MARMI, stripe_secret_key="sk_test_marmi")
    old = desk.settings.vault_keys
    both = Vault.from_text(f"{OTHER_KEY},{old}")
    async with desk.database.unit_of_work() as session:
        assert await close_anew(session, both) == 6  # 3 secret keys, 2 webhooks', 1 that waits
    async with desk.database.unit_of_work() as session:
        assert await close_anew(session, both) == 0
    assert await fault_at_start(desk, vault_keys=OTHER_KEY) is None
    reason = await fault_at_start(desk, vault_keys=old)
    assert reason is not None
    assert "VAULT_KEYS is missing" in reason
    for row in await desk.accounts():
        assert row["secret_key"].startswith("v1:2:")
        assert row["webhook_secret"].startswith("v1:2:")


async def test_a_rotation_that_cannot_open_one_changes_none(desk: Desk) -> None:
    await desk.saved(FIORI, **keys("fiori"))
    await desk.saved(MARMI, **keys("marmi"))
    await desk.shop.execute("update shop.payment_account set version = 7 where supplier_id = 10")
    before = await desk.accounts(FIORI)
    both = Vault.from_text(f"{OTHER_KEY},{desk.settings.vault_keys}")
    with pytest.raises(Unreadable):
        async with desk.database.unit_of_work() as session:
            await close_anew(session, both)
    assert await desk.accounts(FIORI) == before


async def test_a_live_key_and_a_stand_in_do_not_go_together(desk: Desk) -> None:
    await desk.saved(**keys("fiori"))
    await desk.shop.execute("update shop.payment_account set is_live = true where supplier_id = 9")
    reason = await fault_at_start(desk)
    assert reason is not None
    assert "has a live key" in reason
    real = dict.fromkeys(
        ("stripe_api_base", "stripe_js_url", "demo_secret_key", "demo_publishable_key")
    )
    assert await fault_at_start(desk, **real) is None
    with pytest.raises(ValueError, match="not sent to a stand-in"):
        desk.provider.client("sk_live_" + ROSE)


async def test_the_demo_follows_the_settings(desk: Desk, database: TestDatabase) -> None:
    await desk.set_demo()
    assert [row["version"] for row in await desk.accounts(None)] == [1]
    other = {"demo_secret_key": "sk_test_prova", "demo_publishable_key": "pk_test_prova"}
    desk.settings = settings_for(database, stripe_api_base=desk.settings.stripe_api_base, **other)
    await desk.set_demo()
    rows = await desk.accounts(None)
    assert [(row["publishable_key"], row["active"]) for row in rows] == [
        ("pk_test_demo", False),
        ("pk_test_prova", True),
    ]
    desk.settings = settings_for(database)
    await desk.set_demo()
    assert not any(row["active"] for row in await desk.accounts(None))
    assert (await desk.shown())["isDemo"] is False


async def test_no_secret_is_told_anywhere(
    desk: Desk,
    stripe_sandbox: Sandbox,
    shop: asyncpg.Connection,
    log: Lines,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.DEBUG)
    sent = {"stripePublicKey": "pk_test_" + ROSE, "stripeSecretKey": "sk_test_" + ROSE}
    answers = [await desk.put(**sent, orderFeedback="Grazie")]
    await stripe_sandbox.control("PATCH", "/api", outage=True)
    answers.append(await desk.put(stripeSecretKey="rk_test_" + ROSE))
    answers.append(await desk.put(stripeSecretKey="sk_live_" + ROSE))
    await stripe_sandbox.control("PATCH", "/api", outage=False)
    await desk.enter(clock.now(), stripe_secret_key="rk_test_" + ROSE)
    await desk.apply()
    assert [reply.status_code for reply in answers] == [200, 503, 422]
    assert len(await desk.accounts()) == 2
    signing = "whsec_"
    everything = [reply.text for reply in answers] + [json.dumps(log.lines)]
    ours = [one for one in caplog.records if not one.name.startswith(("asyncio", "sqlalchemy"))]
    everything += [one.getMessage() for one in ours]
    tables = await shop.fetch("select tablename as name from pg_tables where schemaname = 'shop'")
    for table in tables:
        rows = await shop.fetch(f"select t::text as row from shop.{table['name']} t")
        everything += [row["row"] for row in rows]
    for text in everything:
        assert "sk_test_" + ROSE not in text
        assert "rk_test_" + ROSE not in text
        assert "sk_live_" + ROSE not in text
        assert signing not in text
    document = json.dumps(desk.app.openapi())
    assert "sk_test_" not in document
    assert signing not in document


async def test_the_audit_trail_names_what_was_changed_and_by_whom(desk: Desk) -> None:
    await desk.saved(**keys("fiori"), orderFeedback="Grazie")
    await desk.saved(orderFeedback="Grazie")  # nothing new
    await desk.enter(clock.now(), stripe_secret_key="rk_test_fiori")
    await desk.apply()
    mine, offices = await desk.audited()
    assert (mine["userId"], mine["role"], mine["recordLabel"]) == (FIORI, "fornitore", "Fiori Rosa")
    assert (mine["kind"], mine["recordId"], mine["cemeteryId"]) == ("supplier_config", FIORI, 1)
    assert mine["changes"] == [
        {"field": "stripe_public_key", "before": None, "after": "••••••"},
        {"field": "stripe_secret_key", "before": None, "after": "••••••"},
        {"field": "order_feedback", "before": None, "after": "Grazie"},
    ]
    assert (offices["userId"], offices["role"]) == (None, None)
    assert [change["field"] for change in offices["changes"]] == [
        "stripe_secret_key",
        "stripe_webhook",
    ]
