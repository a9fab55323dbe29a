"""Payments that nobody tells of are asked about; what nobody pays is given up."""

import asyncio
from typing import Any

import pytest

from services.kit.testing.lines import Lines
from services.shop.payments.following import UNKNOWN_PAYMENT, reconcile
from services.shop.tests.payments.till import ASKS, FUNDS, Till, intent_of

AGE = """
update shop.customer_order set created_at = now() - make_interval(mins => $1),
  asked_at = now() - make_interval(mins => $2)
"""
DAY = 24 * 60


async def unheard(till: Till, *, paid: bool = False) -> dict[str, Any]:
    """An order of which no webhook tells."""
    await till.control("PATCH", "/webhooks", drop=["*"])
    created = await till.ordered()
    if paid:
        await till.pay(created)
    return created


async def test_a_payment_that_nobody_told_of_is_found_and_left_as_it_is(till: Till) -> None:
    created = await unheard(till, paid=True)
    await till.shop.execute(AGE, 2, 2)
    await till.follow()
    assert await till.status(created) == "paid"
    assert (await till.intent(created)).status == "succeeded"
    assert await till.mails() == ["paid-supplier", "paid-customer"]


async def test_the_sweeper_never_cancels_what_was_paid(till: Till) -> None:
    created = await unheard(till, paid=True)
    await till.shop.execute(AGE, 2 * DAY, DAY)
    await till.follow()
    assert await till.status(created) == "paid"
    assert await till.refunds(created) == []
    await till.control("PATCH", "/webhooks", drop=[])
    [event] = await till.events(created, "payment_intent.succeeded")
    await till.deliver(event)
    await till.settled(created, "payment_intent.succeeded")
    assert await till.mails() == ["paid-supplier", "paid-customer"]


async def test_a_young_order_is_left_alone(till: Till) -> None:
    created = await unheard(till, paid=True)
    await till.follow()
    assert await till.status(created) == "pending"


@pytest.mark.parametrize(
    ("age", "asked", "is_due"),
    [(2, 1, True), (60, 10, False), (60, 16, True), (DAY - 60, 300, False), (DAY - 60, 346, True)],
)
async def test_the_older_an_order_the_seldomer_it_is_asked_about(
    till: Till, age: int, asked: int, is_due: bool
) -> None:
    created = await unheard(till, paid=True)
    await till.shop.execute(AGE, age, asked)
    await till.follow()
    assert (await till.status(created) == "paid") == is_due


async def test_several_processes_ask_once(till: Till) -> None:
    created = await unheard(till)
    await till.shop.execute(AGE, 2, 2)
    client = till.desk.client
    asked = 0

    def counted(account: Any) -> Any:
        nonlocal asked
        asked += 1
        return client(account)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(till.desk), "client", lambda _, account: counted(account))
        await asyncio.gather(*(till.follow() for _ in range(6)))
    assert asked == 1
    assert await till.status(created) == "pending"


async def test_after_a_day_payment_and_order_are_called_off(till: Till) -> None:
    created = await unheard(till)
    await till.pay(created, ASKS)
    await till.shop.execute(AGE, DAY + 1, DAY)
    await till.follow()
    assert await till.status(created) == "cancelled"
    assert (await till.intent(created)).status == "canceled"
    assert (await till.steps(created))[1] == ("pending", "cancelled", "system")
    assert await till.mails() == []
    assert (await till.pay(created)).status_code == 400


async def test_what_the_bank_still_works_at_is_not_called_off(till: Till) -> None:
    await till.control("PATCH", "/api", cards="processing")
    created = await unheard(till, paid=True)
    await till.shop.execute(AGE, 3 * DAY, DAY)
    await till.follow()
    row = await till.row(created)
    assert (row["status"], row["payment_status"]) == ("pending", "processing")
    await till.control("POST", f"/payment_intents/{intent_of(created)}/settle", ok=True)
    await till.shop.execute(AGE, 3 * DAY, DAY)
    await till.follow()
    assert await till.status(created) == "paid"


async def test_an_order_whose_payment_never_began_is_given_up_after_a_day(till: Till) -> None:
    created = await unheard(till)
    await till.shop.execute("update shop.customer_order set payment_intent_id = null")
    await till.shop.execute(AGE, DAY - 5, DAY)
    await till.follow()
    assert await till.status(created) == "pending"
    await till.shop.execute(AGE, DAY + 1, DAY)
    await till.follow()
    assert await till.status(created) == "cancelled"


async def test_a_declined_order_is_open_for_a_day(till: Till) -> None:
    created = await unheard(till)
    await till.pay(created, FUNDS)
    await till.shop.execute(AGE, 60, 60)
    await till.follow()
    row = await till.row(created)
    assert (row["status"], row["payment_status"]) == ("pending", "open")


async def test_a_provider_that_is_away_loses_nothing(till: Till) -> None:
    created = await unheard(till, paid=True)
    await till.shop.execute(AGE, 2 * DAY, DAY)
    await till.control("PATCH", "/api", outage=True)
    await till.follow()
    assert await till.status(created) == "pending"
    assert (await till.row(created))["alarm"] is None
    await till.control("PATCH", "/api", outage=False)
    await till.shop.execute(AGE, 2 * DAY, DAY)
    await till.follow()
    assert await till.status(created) == "paid"


async def test_a_payment_that_the_provider_does_not_know_is_an_alarm_a_day_later(
    till: Till, log: Lines
) -> None:
    created = await unheard(till)
    await till.shop.execute("update shop.customer_order set payment_intent_id = 'pi_unknown'")
    for age, alarm in ((DAY - 60, None), (DAY + 1, UNKNOWN_PAYMENT), (DAY + 1, UNKNOWN_PAYMENT)):
        await till.shop.execute(AGE, age, DAY)
        await till.follow()
        row = await till.row(created)
        assert (row["status"], row["alarm"]) == ("pending", alarm)


async def test_the_chore_of_every_minute_holds_no_transaction(till: Till) -> None:
    created = await unheard(till, paid=True)
    await till.shop.execute(AGE, 2, 2)
    provider, settings = till.desk.provider, till.desk.settings
    await till.control("PATCH", "/api", latency=0.6)

    async def chore() -> None:
        async with till.desk.database.unit_of_work() as session:
            await reconcile(session, provider=provider, settings=settings)

    running = asyncio.create_task(chore())
    await asyncio.sleep(0.3)
    busy = "select count(*) from pg_stat_activity where usename = 'shop' and xact_start is not null"
    assert await till.shop.fetchval(busy) == 1  # this question's own
    await running
    assert await till.status(created) == "paid"


async def test_the_customers_page_asks_at_most_every_two_seconds(till: Till) -> None:
    created = await unheard(till)
    assert (await till.ask(created)).json()["status"] == "pending"
    await till.pay(created)
    assert (await till.ask(created)).json()["status"] == "pending"
    await till.shop.execute("update shop.customer_order set asked_at = now() - interval '2 s'")
    assert (await till.ask(created)).json()["status"] == "paid"


async def test_the_customers_page_sees_the_last_state_while_the_provider_is_away(
    till: Till,
) -> None:
    created = await unheard(till, paid=True)
    await till.control("PATCH", "/api", outage=True)
    reply = await till.ask(created)
    assert (reply.status_code, reply.json()["status"]) == (200, "pending")


@pytest.mark.parametrize("what", ["refresh", "cancel"])
async def test_the_secret_alone_opens_an_order(till: Till, what: str) -> None:
    mine, other = await till.ordered(), await till.ordered()
    for forged in (
        mine | {"clientSecret": other["clientSecret"]},
        mine | {"clientSecret": ""},
        mine | {"clientSecret": mine["clientSecret"][:-1]},
        mine | {"orderNumber": "CS-2222-2222"},
    ):
        reply = await till.ask(forged, what)
        assert (reply.status_code, reply.json()["message"]) == (404, "Ordine non trovato")
    assert await till.status(mine) == "pending"
