"""What the customer is told of money that goes back: that it is asked for, done, or has failed."""

from typing import Any

import pytest

from services.shop.payments.refunds import ToldRefund, apply_refund
from services.shop.payments.steps import lock
from services.shop.states import RefundStatus
from services.shop.tests.payments.till import Till, intent_of

ASKED, DONE, FAILED = "annullato, rimborso in corso", "rimborso eseguito", "rimborso non riuscito"


async def paid(till: Till) -> dict[str, Any]:
    created = await till.ordered()
    await till.pay(created)
    await till.wait(created, "paid")
    await till.shop.execute("delete from shop.mail")
    return created


async def subjects(till: Till, recipient: str = "anna@example.org") -> list[str]:
    """Of the mails to the customer, without the order's number."""
    wanted = "select subject from shop.mail where recipient = $1 order by id"
    return [row["subject"].split(": ", 1)[1] for row in await till.shop.fetch(wanted, recipient)]


async def settle(till: Till, created: dict[str, Any], *, ok: bool) -> None:
    """The bank decides about the refund that it had not decided about."""
    client = till.sandbox.sdk("sk_test_demo")
    found = await client.v1.refunds.list_async({"payment_intent": intent_of(created)})
    await till.control("POST", f"/refunds/{found.data[0].id}/settle", ok=ok)
    await till.settled(created, "refund.updated" if ok else "refund.failed")


async def test_a_refund_that_is_only_asked_for_is_not_said_to_be_done(till: Till) -> None:
    created = await paid(till)
    await till.control("PATCH", "/api", outage=True)
    await till.staff(created, "cancelled")
    assert await subjects(till) == [ASKED]
    await till.control("PATCH", "/api", outage=False)
    await till.shop.execute("update shop.refund set asked_at = now() - interval '2 minutes'")
    for _ in range(2):
        await till.pay_back()
    assert await subjects(till) == [ASKED, DONE]


async def test_a_refund_that_fails_is_told_to_both_and_its_repetition_too(till: Till) -> None:
    await till.control("PATCH", "/api", refunds="pending")
    created = await paid(till)
    await till.staff(created, "cancelled")
    await settle(till, created, ok=False)
    [failed] = await till.events(created, "refund.failed")
    await till.deliver(failed, copies=3)
    assert await subjects(till) == [ASKED, FAILED]
    assert (await subjects(till, "rossi@example.org"))[1:] == [FAILED]
    await till.control("PATCH", "/api", refunds="succeeded")
    row = await till.row(created)
    path = f"{till.url}/api/orders/{row['id']}/refund"
    assert (await till.http.post(path, headers=till.superadmin)).status_code == 200
    assert await subjects(till) == [ASKED, FAILED, DONE]


async def test_a_refund_that_a_bank_sends_back_later_is_told(till: Till) -> None:
    await till.control("PATCH", "/api", refunds="pending")
    created = await paid(till)
    await till.staff(created, "cancelled")
    await settle(till, created, ok=True)
    [refund] = await till.refunds(created)
    back = ToldRefund(refund["provider_refund"], RefundStatus.FAILED, 2550, None, {})
    async with till.desk.database.unit_of_work() as session:
        order = await lock(session, refund["order_id"])
        await apply_refund(session, till.desk.settings, order, back)
    assert await subjects(till) == [ASKED, DONE, FAILED]


@pytest.mark.parametrize("is_disputed", [True, False])
async def test_who_disputes_is_sent_to_the_bank_and_others_to_seller_and_office(
    till: Till, is_disputed: bool
) -> None:
    created = await paid(till)
    if is_disputed:
        await till.control("POST", f"/payment_intents/{intent_of(created)}/dispute")
        await till.settled(created, "charge.dispute.created")
    else:
        spoil = "update shop.payment_account set secret_key = 'v1:1:AAAA:AAAA' where id = $1"
        await till.shop.execute(spoil, till.accounts[None])
    await till.staff(created, "cancelled")
    assert await subjects(till) == [ASKED, FAILED]
    told = "select text, html from shop.mail where dedupe_key like 'refund-failed-CS-%'"
    row = await till.shop.fetchrow(told)
    assert row is not None
    for part in row:
        words = " ".join(part.split())
        assert ("presso la tua banca" in words) == is_disputed
        assert ("ufficio del cimitero" in words) != is_disputed
        assert ("Fiori Rossi" in words) != is_disputed


async def test_a_refund_in_the_providers_pages_is_told_as_done(till: Till) -> None:
    created = await paid(till)
    client = till.sandbox.sdk("sk_test_demo")
    await client.v1.refunds.create_async({"payment_intent": intent_of(created)})
    await till.wait(created, "cancelled")
    assert await subjects(till) == ["annullato e rimborsato"]


async def test_a_completed_order_s_refund_in_the_providers_pages_is_told(till: Till) -> None:
    created = await paid(till)
    for status in ("processing", "completed"):
        await till.staff(created, status)
    client = till.sandbox.sdk("sk_test_demo")
    await client.v1.refunds.create_async({"payment_intent": intent_of(created)})
    await till.settled(created, "charge.refunded")
    assert await subjects(till) == ["servizio completato", DONE]
