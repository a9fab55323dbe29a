"""A bank that decides late: its refusal is told once each time, and old news take nothing back."""

import asyncio
from datetime import datetime, timedelta
from itertools import permutations
from typing import Any

import pytest

from services.shop.payments.intents import Intent
from services.shop.payments.transition import BANK_REFUSED
from services.shop.tests.payments.test_transition_api import intent, tell
from services.shop.tests.payments.till import FUNDS, GOOD, Till, intent_of

DAY = 24 * 60
AGE = """
update shop.customer_order set created_at = now() - make_interval(mins => $1),
  asked_at = now() - interval '1 day'
"""
FAILED, PENDING = "requires_payment_method", "processing"


async def at_bank(till: Till) -> dict[str, Any]:
    """An order whose payment waits for the bank, as the shop knows."""
    created = await till.ordered()
    await wait_at_bank(till, created)
    return created


async def wait_at_bank(till: Till, created: dict[str, Any]) -> None:
    await till.control("PATCH", "/api", cards="processing")
    await wait_again(till, created)


async def wait_again(till: Till, created: dict[str, Any]) -> None:
    await till.pay(created, GOOD)
    await till.shop.execute("update shop.customer_order set asked_at = null")
    assert (await till.ask(created)).json()["paymentStatus"] == "processing"


async def settle(till: Till, created: dict[str, Any], *, ok: bool) -> None:
    await till.control("POST", f"/payment_intents/{intent_of(created)}/settle", ok=ok)


async def refused(till: Till, created: dict[str, Any], times: int = 1) -> None:
    await settle(till, created, ok=False)
    await till.settled(created, "payment_intent.payment_failed", times)


async def state(till: Till, created: dict[str, Any]) -> tuple[str, str]:
    row = await till.row(created)
    return row["status"], row["payment_status"]


def event(created: dict[str, Any], status: str, charge: str | None) -> Intent:
    return intent(created, status, charge=charge, is_snapshot=True)


async def test_a_refusal_opens_the_order_again_and_is_told_each_time(till: Till) -> None:
    created = await at_bank(till)
    await refused(till, created)
    assert await state(till, created) == ("pending", "open")
    assert await till.mails() == ["unpaid"]
    await wait_again(till, created)
    await refused(till, created, 2)
    assert await till.mails() == ["unpaid", "unpaid"]
    notes = await till.shop.fetch("select note from shop.order_change where note is not null")
    assert [row["note"] for row in notes] == [BANK_REFUSED] * 2
    await till.control("PATCH", "/api", cards="succeeded")
    await till.pay(created)
    await till.wait(created, "paid")
    assert await till.mails() == ["unpaid", "unpaid", "paid-supplier", "paid-customer"]


async def test_a_card_that_is_declined_at_once_is_told_on_the_page_alone(till: Till) -> None:
    created = await till.ordered()
    await till.pay(created, FUNDS)
    await till.settled(created, "payment_intent.payment_failed")
    assert await till.mails() == []


async def test_a_refusal_of_which_no_webhook_tells_is_found(till: Till) -> None:
    created = await at_bank(till)
    await till.control("PATCH", "/webhooks", drop=["*"])
    await settle(till, created, ok=False)
    await till.shop.execute(AGE, 5)
    await asyncio.gather(*(till.follow() for _ in range(4)), till.ask(created))
    assert await state(till, created) == ("pending", "open")
    assert await till.mails() == ["unpaid"]


async def test_a_refusal_is_told_once_by_however_many_at_once(till: Till) -> None:
    created = await till.ordered()
    await tell(till, created, event(created, PENDING, "py_1"))
    old = [event(created, one, "py_1") for one in (FAILED, PENDING) * 10]
    await asyncio.gather(*(tell(till, created, one) for one in old))
    assert await state(till, created) == ("pending", "open")
    assert await till.mails() == ["unpaid"]


async def test_a_late_word_of_an_earlier_try_ends_no_later_one(till: Till) -> None:
    created = await till.ordered()
    await tell(till, created, event(created, PENDING, "py_2"))
    for charge in ("ch_1", None):
        for status in (FAILED, "requires_action"):
            await tell(till, created, event(created, status, charge))
    assert await state(till, created) == ("pending", "processing")
    assert await till.mails() == []
    assert (await till.row(created))["asked_at"] is None  # the next question settles it


async def test_what_the_provider_answers_now_is_believed(till: Till) -> None:
    created = await till.ordered()
    await tell(till, created, event(created, PENDING, "py_1"))
    await tell(till, created, intent(created, FAILED, charge="ch_2"))
    assert await state(till, created) == ("pending", "open")
    assert await till.mails() == ["unpaid"]


async def test_two_tries_end_the_same_in_any_order_of_their_news(till: Till) -> None:
    created = await till.ordered()
    news = [(PENDING, "py_1"), (FAILED, "py_1"), (PENDING, "py_2"), (FAILED, "py_2")]
    for order in permutations(news):
        await till.shop.execute("delete from shop.bank_wait; delete from shop.mail")
        await till.shop.execute("update shop.customer_order set payment_status = 'open'")
        for status, charge in order:
            await tell(till, created, event(created, status, charge))
        await tell(till, created, intent(created, FAILED, charge="py_2"))  # asked in the end
        assert await state(till, created) == ("pending", "open"), order
        assert 1 <= len(await till.mails()) <= 2, order


@pytest.mark.parametrize("is_told", [True, False])
async def test_a_payment_called_off_at_the_bank_ends_the_order_and_is_told(
    till: Till, is_told: bool
) -> None:
    created = await till.ordered()
    await tell(till, created, event(created, PENDING, "py_1"))
    off = event(created, "canceled", None) if is_told else intent(created, "canceled")
    for _ in range(3):
        await tell(till, created, off)
    assert await state(till, created) == ("cancelled", "canceled")
    assert await till.mails() == ["unpaid"]
    text = await till.shop.fetchval("select text from shop.mail")
    assert "non si può più pagare" in text


async def test_after_a_late_refusal_there_is_a_day_to_pay(till: Till) -> None:
    created = await at_bank(till)
    await till.control("PATCH", "/webhooks", drop=["*"])
    await settle(till, created, ok=False)
    for _ in range(2):
        await till.shop.execute(AGE, 5 * DAY)
        await till.follow()
        assert await state(till, created) == ("pending", "open")
    await till.shop.execute("update shop.bank_wait set failed_at = now() - interval '25 hours'")
    await till.shop.execute(AGE, 5 * DAY)
    await till.follow()
    assert await state(till, created) == ("cancelled", "canceled")
    assert await till.mails() == ["unpaid"]


async def shown(till: Till, created: dict[str, Any]) -> tuple[str | None, bool]:
    """What the customer's page says of paying: until when, and whether a bank has refused."""
    reply = await till.http.get(f"{till.url}/api/public/orders/by-token/{created['orderToken']}")
    told = reply.json()
    return told["payableUntil"], told["isRefused"]


async def test_the_customer_s_page_says_until_when_it_can_be_paid(till: Till) -> None:
    created = await till.ordered()
    until, is_refused = await shown(till, created)
    made_at = (await till.row(created))["created_at"]
    assert (datetime.fromisoformat(until or ""), is_refused) == (made_at + timedelta(days=1), False)
    await wait_at_bank(till, created)
    assert await shown(till, created) == (None, False)
    await refused(till, created)
    failed_at = await till.shop.fetchval("select failed_at from shop.bank_wait")
    until, is_refused = await shown(till, created)
    assert (datetime.fromisoformat(until or ""), is_refused) == (
        failed_at + timedelta(days=1),
        True,
    )
    await till.control("PATCH", "/api", cards="succeeded")
    await till.pay(created)
    await till.wait(created, "paid")
    assert await shown(till, created) == (None, False)


async def test_who_waits_for_long_is_written_to_once(till: Till) -> None:
    created = await at_bank(till)
    assert await till.mails() == []  # the page still tells
    await till.shop.execute("update shop.bank_wait set began_at = now() - interval '1 minute'")
    for _ in range(3):
        await till.shop.execute(AGE, 5)
        await till.follow()
    assert await till.mails() == ["waiting"]
    mail = await till.shop.fetchrow("select subject, text from shop.mail")
    assert mail is not None
    assert "pagamento in elaborazione" in mail["subject"]
    assert f"/ordine/{created['orderToken']}" in mail["text"]
    assert "Non serve ordinare né pagare di nuovo" in mail["text"]
    await settle(till, created, ok=True)
    await till.wait(created, "paid")
    assert await till.mails() == ["waiting", "paid-supplier", "paid-customer"]
