"""Cancelled orders and money that goes back, once."""

import asyncio
from typing import Any

import pytest

from services.kit.testing.lines import Lines
from services.shop.models import CustomerOrder
from services.shop.payments.refunds import REFUND_FAILED
from services.shop.payments.steps import DISPUTED
from services.shop.tests.payments.till import ASKS, Till, intent_of

STOPPED = ["cancelled", "cancelled-supplier"]
ALL = [*STOPPED, "refunded"]
LATE = "update shop.customer_order set status = 'cancelled', cancelled_at = now() where number = $1"


async def paid(till: Till) -> dict[str, Any]:
    created = await till.ordered()
    await till.pay(created)
    await till.wait(created, "paid")
    return created


async def at_provider(till: Till, created: dict[str, Any]) -> list[Any]:
    client = till.sandbox.sdk("sk_test_demo")
    found = await client.v1.refunds.list_async({"payment_intent": intent_of(created)})
    return list(found.data)


async def test_a_cancelled_paid_order_goes_back_and_both_sides_are_told(till: Till) -> None:
    created = await paid(till)
    assert (await till.staff(created, "cancelled")).json()["refundStatus"] == "succeeded"
    [refund] = await till.refunds(created)
    [given] = await at_provider(till, created)
    assert (refund["provider_refund"], refund["status"]) == (given.id, "succeeded")
    assert given.amount == 2550
    assert (await till.mails())[2:] == ALL
    assert len(await till.told("shop.order.cancelled.v1")) == 1
    assert (await till.steps(created))[2] == ("paid", "cancelled", "staff")


async def test_five_cancels_at_once_are_one_refund(till: Till) -> None:
    created = await paid(till)
    replies = await asyncio.gather(*(till.staff(created, "cancelled") for _ in range(5)))
    assert sorted(reply.status_code for reply in replies) == [200, 409, 409, 409, 409]
    assert len(await till.refunds(created)) == 1
    assert len(await at_provider(till, created)) == 1
    assert (await till.mails())[2:] == ALL


@pytest.mark.parametrize("status", [500, "timeout"])
async def test_an_answer_that_was_lost_is_asked_for_again_and_refunds_once(
    till: Till, status: int | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    created = await paid(till)
    if status == "timeout":
        short_of_patience(till, monkeypatch)
    await till.control("PATCH", "/webhooks", hold=True)
    await till.control("POST", "/fail", path="/v1/refunds", status=status, after=True, times=3)
    assert (await till.staff(created, "cancelled")).json()["refundStatus"] == "pending"
    await till.control("POST", "/reset")
    await till.shop.execute("update shop.refund set asked_at = now() - interval '2 minutes'")
    await asyncio.gather(*(till.pay_back() for _ in range(5)))
    [refund] = await till.refunds(created)
    [given] = await at_provider(till, created)
    assert (refund["provider_refund"], refund["status"]) == (given.id, "succeeded")


def short_of_patience(till: Till, monkeypatch: pytest.MonkeyPatch) -> None:
    http: Any = till.desk.provider._http
    monkeypatch.setattr(http, "_timeout", 0.2)


async def test_the_provider_being_away_owes_the_refund(till: Till) -> None:
    created = await paid(till)
    await till.control("PATCH", "/api", outage=True)
    assert (await till.staff(created, "cancelled")).json()["refundStatus"] == "pending"
    await till.control("PATCH", "/api", outage=False)
    await till.pay_back()
    assert await at_provider(till, created) == []  # not so soon again
    await till.shop.execute("update shop.refund set asked_at = now() - interval '2 minutes'")
    await till.pay_back()
    assert [refund["status"] for refund in await till.refunds(created)] == ["succeeded"]


async def test_a_pending_refund_that_fails_is_shown_and_can_be_tried_again(till: Till) -> None:
    await till.control("PATCH", "/api", refunds="pending")
    created = await paid(till)
    assert (await till.staff(created, "cancelled")).json()["refundStatus"] == "pending"
    [given] = await at_provider(till, created)
    await till.control("POST", f"/refunds/{given.id}/settle", ok=False)
    await till.settled(created, "refund.failed")
    row = await till.row(created)
    assert row["alarm"] == REFUND_FAILED
    [refund] = await till.refunds(created)
    assert refund["status"] == "failed"
    await till.control("PATCH", "/api", refunds="succeeded")
    replies = await asyncio.gather(*(retry(till, row["id"]) for _ in range(3)))
    assert sorted(replies) == [200, 409, 409]
    first, second = await till.refunds(created)
    assert [first["status"], second["status"]] == ["failed", "succeeded"]
    assert (await till.row(created))["alarm"] is None
    assert len(await at_provider(till, created)) == 2
    [failed] = await till.events(created, "refund.failed")
    await till.deliver(failed)
    assert [one["status"] for one in await till.refunds(created)] == ["failed", "succeeded"]


async def retry(till: Till, order_id: int) -> int:
    reply = await till.http.post(
        f"{till.url}/api/orders/{order_id}/refund", headers=till.superadmin
    )
    return reply.status_code


async def test_a_pending_refund_that_nobody_tells_of_is_asked_about(till: Till) -> None:
    await till.control("PATCH", "/api", refunds="pending")
    created = await paid(till)
    await till.staff(created, "cancelled")
    await till.control("PATCH", "/webhooks", drop=["*"])
    [given] = await at_provider(till, created)
    await till.control("POST", f"/refunds/{given.id}/settle", ok=True)
    await till.shop.execute("update shop.refund set asked_at = now() - interval '6 minutes'")
    await till.pay_back()
    assert [refund["status"] for refund in await till.refunds(created)] == ["succeeded"]


async def test_news_of_our_own_refund_before_our_commit_make_one_row(till: Till) -> None:
    created = await paid(till)
    await till.control("PATCH", "/webhooks", hold=True)
    await till.control("POST", "/fail", path="/v1/refunds", status=500, after=True, times=3)
    await till.staff(created, "cancelled")
    await till.control("POST", "/webhooks/release")
    await till.settled(created, "charge.refunded")
    [refund] = await till.refunds(created)
    assert refund["provider_refund"] is None
    await till.control("POST", "/reset")
    await till.shop.execute("update shop.refund set asked_at = now() - interval '2 minutes'")
    await till.pay_back()
    [refund] = await till.refunds(created)
    assert (refund["status"], refund["attempt"]) == ("succeeded", 1)
    assert (await till.mails())[2:] == ALL


async def test_money_that_has_gone_back_already_counts_as_given_back(till: Till) -> None:
    created = await paid(till)
    await till.control("PATCH", "/webhooks", drop=["*"])
    client = till.sandbox.sdk("sk_test_demo")
    await client.v1.refunds.create_async({"payment_intent": intent_of(created)})
    assert (await till.staff(created, "cancelled")).json()["refundStatus"] == "succeeded"
    assert len(await at_provider(till, created)) == 1


async def test_a_refund_in_the_providers_pages_cancels_without_another(till: Till) -> None:
    created = await paid(till)
    client = till.sandbox.sdk("sk_test_demo")
    made = await client.v1.refunds.create_async({"payment_intent": intent_of(created)})
    await till.wait(created, "cancelled")
    [refund] = await till.refunds(created)
    assert refund["status"] == "succeeded"
    assert (await till.steps(created))[2] == ("paid", "cancelled", "payment")
    assert (await till.mails())[2:] == STOPPED
    await till.pay_back()
    assert [one.id for one in await at_provider(till, created)] == [made.id]


async def test_a_refund_of_a_part_is_an_alarm_and_no_more(till: Till) -> None:
    created = await paid(till)
    client = till.sandbox.sdk("sk_test_demo")
    await client.v1.refunds.create_async({"payment_intent": intent_of(created), "amount": 500})
    await till.settled(created, "charge.refunded")
    row = await till.row(created)
    assert row["status"] == "paid"
    assert "5,00 €" in row["alarm"]
    assert await till.refunds(created) == []
    assert (await till.staff(created, "cancelled")).status_code == 200
    assert [one.amount for one in await at_provider(till, created)] == [2050, 500]


async def test_a_completed_order_that_was_refunded_elsewhere_is_an_alarm(till: Till) -> None:
    created = await paid(till)
    for status in ("processing", "completed"):
        assert (await till.staff(created, status)).status_code == 200
    client = till.sandbox.sdk("sk_test_demo")
    await client.v1.refunds.create_async({"payment_intent": intent_of(created)})
    await till.settled(created, "charge.refunded")
    row = await till.row(created)
    assert row["status"] == "completed"
    assert row["alarm"] is not None


async def test_a_disputed_payment_is_an_alarm(till: Till) -> None:
    created = await paid(till)
    await till.control("POST", f"/payment_intents/{intent_of(created)}/dispute")
    await till.settled(created, "charge.dispute.created")
    row = await till.row(created)
    assert (row["status"], row["alarm"]) == ("paid", DISPUTED)


async def test_authorised_after_a_cancel_of_ours_goes_back_by_itself(till: Till) -> None:
    created = await till.ordered()
    await till.pay(created, ASKS)
    await till.shop.execute(LATE, created["orderNumber"])
    await till.browser(created, "authenticate", outcome="ok")
    await till.settled(created, "charge.refunded")
    row = await till.row(created)
    assert (row["status"], row["payment_status"]) == ("cancelled", "succeeded")
    [refund] = await till.refunds(created)
    assert refund["status"] == "succeeded"
    assert await till.mails() == ["cancelled", "refunded"]
    assert await till.told("shop.order.paid.v1") == []
    [given] = await at_provider(till, created)
    assert given.amount == 2550


async def test_a_payment_that_was_called_off_cannot_be_made(till: Till) -> None:
    created = await till.ordered()
    await till.pay(created, ASKS)
    assert (await till.staff(created, "cancelled")).status_code == 200
    assert (await till.browser(created, "authenticate", outcome="ok")).status_code == 400
    assert (await till.intent(created)).status == "canceled"
    assert (await till.row(created))["payment_status"] == "canceled"
    assert await till.refunds(created) == []
    assert await till.mails() == []


async def test_a_cancel_while_it_is_being_charged_keeps_the_payment(till: Till) -> None:
    await till.control("PATCH", "/webhooks", hold=True)
    created = await till.ordered()
    await till.pay(created)
    assert (await till.ask(created, "cancel")).status_code == 409
    assert await till.status(created) == "paid"
    assert await till.refunds(created) == []


async def test_staff_who_cancel_what_was_paid_meanwhile_are_told_so(till: Till) -> None:
    await till.control("PATCH", "/webhooks", hold=True)
    created = await till.ordered()
    await till.pay(created)
    reply = await till.staff(created, "cancelled")
    assert (reply.status_code, reply.json()["message"]) == (
        409,
        "Il pagamento è già stato completato",
    )
    assert await till.status(created) == "paid"


async def test_a_customer_cannot_take_a_payment_back(till: Till) -> None:
    created = await paid(till)
    assert (await till.ask(created, "cancel")).status_code == 409
    assert await till.status(created) == "paid"


async def test_the_provider_being_away_cancels_nothing(till: Till) -> None:
    created = await till.ordered()
    await till.control("PATCH", "/api", outage=True)
    for reply in (await till.ask(created, "cancel"), await till.staff(created, "cancelled")):
        assert reply.status_code == 503
        assert "servizio di pagamento" in reply.json()["message"]
    assert await till.status(created) == "pending"


async def test_keys_that_are_gone_fail_the_refund_in_the_open(till: Till, log: Lines) -> None:
    created = await paid(till)
    spoil = "update shop.payment_account set secret_key = 'v1:1:AAAA:AAAA' where id = $1"
    await till.shop.execute(spoil, till.accounts[None])
    assert (await till.staff(created, "cancelled")).json()["refundStatus"] == "failed"
    assert (await till.row(created))["alarm"] == REFUND_FAILED


async def test_the_order_knows_its_own_account_when_keys_have_changed(till: Till) -> None:
    created = await paid(till)
    await till.open_account(None, "nuovo")
    assert (await till.staff(created, "cancelled")).json()["refundStatus"] == "succeeded"
    async with till.desk.database.unit_of_work() as session:
        order = await session.get_one(CustomerOrder, (await till.row(created))["id"])
    assert order.payment_account_id != till.accounts[None]
