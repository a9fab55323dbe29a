"""What the customer is told of money that goes back: that it is asked for, done, or has failed."""

from html import unescape
from typing import Any

from services.shop.payments.refunds import (
    BANK_DECIDES,
    REFUND_DISPUTED,
    ToldRefund,
    apply_refund,
)
from services.shop.payments.steps import DISPUTED, lock
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


async def dispute(till: Till, created: dict[str, Any]) -> None:
    await till.control("POST", f"/payment_intents/{intent_of(created)}/dispute")
    await till.settled(created, "charge.dispute.created")


async def last_words(till: Till) -> list[str]:
    """Both parts of the last mail to the customer."""
    last = "select text, html from shop.mail where recipient = $1 order by id desc limit 1"
    row = await till.shop.fetchrow(last, "anna@example.org")
    assert row is not None
    return [" ".join(part.split()) for part in row]


async def test_who_has_disputed_is_sent_to_the_bank_and_refunded_by_nobody_else(till: Till) -> None:
    created = await paid(till)
    await dispute(till, created)
    await till.staff(created, "cancelled")
    assert await subjects(till) == ["annullato"]
    for words in await last_words(till):
        assert "presso la tua banca: è lei a decidere" in words
        assert "chiesto il rimborso" not in words
    row = await till.row(created)
    assert row["alarm"].split("\n") == [DISPUTED, REFUND_DISPUTED]
    path = f"{till.url}/api/orders/{row['id']}/refund"
    reply = await till.http.post(path, headers=till.superadmin)
    assert (reply.status_code, reply.json()["message"]) == (409, BANK_DECIDES)
    assert len(await till.refunds(created)) == 1
    shown = await till.http.get(f"{till.url}/api/public/orders/by-token/{created['orderToken']}")
    assert shown.json()["isDisputed"] is True


async def test_a_dispute_after_the_refund_was_promised_is_told_with_its_failure(till: Till) -> None:
    await till.control("PATCH", "/api", refunds="pending")
    created = await paid(till)
    await till.staff(created, "cancelled")
    await dispute(till, created)
    await settle(till, created, ok=False)
    assert await subjects(till) == [ASKED, FAILED]
    assert all("presso la tua banca" in words for words in await last_words(till))


async def test_a_refund_that_fails_again_and_again_is_told_once(till: Till) -> None:
    created = await paid(till)
    spoil = "update shop.payment_account set secret_key = 'v1:1:AAAA:AAAA' where id = $1"
    await till.shop.execute(spoil, till.accounts[None])
    await till.staff(created, "cancelled")
    path = f"{till.url}/api/orders/{(await till.row(created))['id']}/refund"
    for _ in range(2):
        assert (await till.http.post(path, headers=till.superadmin)).status_code == 200
    assert [one["status"] for one in await till.refunds(created)] == ["failed"] * 3
    assert await subjects(till) == [ASKED, FAILED]
    for words in await last_words(till):
        assert "Fiori Rossi" in words
        assert "rivolgiti a lui o all'ufficio del cimitero" in unescape(words)


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
