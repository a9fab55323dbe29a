"""A supplier who was told to deliver is told when not to, once for each reason."""

import asyncio
from typing import Any

import pytest

from services.kit.testing.tokens import mint
from services.shop.payments.steps import DISPUTED
from services.shop.tests.payments.till import ROSSI, Till, intent_of

NEW = ["paid-supplier", "paid-customer"]
STOPPED, DISPUTE, REFUNDED = "cancelled-supplier", "disputed-supplier", "refunded"


async def paid(till: Till) -> dict[str, Any]:
    created = await till.ordered()
    await till.pay(created)
    await till.wait(created, "paid")
    return created


async def dispute(till: Till, created: dict[str, Any]) -> None:
    await till.control("POST", f"/payment_intents/{intent_of(created)}/dispute")


async def refund(till: Till, created: dict[str, Any]) -> None:
    """In the provider's own pages."""
    client = till.sandbox.sdk("sk_test_demo")
    await client.v1.refunds.create_async({"payment_intent": intent_of(created)})


async def test_one_who_cancels_an_own_order_reads_it_at_the_address_of_the_orders(
    till: Till,
) -> None:
    created = await paid(till)
    supplier = {"X-Internal-Token": mint("fornitore", user_id=ROSSI, cemetery=1)}
    path = f"{till.url}/api/orders/{(await till.row(created))['id']}/status"
    reply = await till.http.put(path, json={"status": "cancelled"}, headers=supplier)
    assert reply.status_code == 200
    assert await till.mails() == [*NEW, "cancelled", STOPPED, REFUNDED]


async def test_many_ways_to_an_end_at_once_are_one_mail(till: Till) -> None:
    created = await paid(till)
    await asyncio.gather(
        refund(till, created), *(till.staff(created, "cancelled") for _ in range(4))
    )
    await till.wait(created, "cancelled")
    await till.settled(created, "charge.refunded")
    [refunded] = await till.events(created, "charge.refunded")
    await till.deliver(refunded, copies=5)
    told = await till.mails()
    subject = await till.shop.fetchval(
        "select subject from shop.mail where dedupe_key like 'cancelled-CS-%'"
    )
    # who cancels before the news of the refund is written to when it is done
    assert told.count(REFUNDED) == subject.endswith("rimborso in corso")
    assert sorted(told) == sorted([*NEW, "cancelled", STOPPED, *[REFUNDED] * told.count(REFUNDED)])


async def test_one_who_has_begun_is_stopped_by_a_refund_too(till: Till) -> None:
    created = await paid(till)
    assert (await till.staff(created, "processing")).status_code == 200
    await refund(till, created)
    await till.wait(created, "cancelled")
    assert await till.mails() == [*NEW, "cancelled", STOPPED]


async def test_a_refund_that_is_told_before_the_payment_stops_nobody(till: Till) -> None:
    await till.control("PATCH", "/webhooks", hold=True)
    created = await till.ordered()
    await till.pay(created)
    await refund(till, created)
    await till.control("POST", "/webhooks/release", reversed=True)
    await till.wait(created, "cancelled")
    await till.settled(created, "payment_intent.succeeded")
    assert await till.mails() == ["cancelled"]


@pytest.mark.parametrize("is_reversed", [False, True])
async def test_a_dispute_is_told_to_the_supplier_once_in_any_order_of_news(
    till: Till, is_reversed: bool
) -> None:
    await till.control("PATCH", "/webhooks", hold=True)
    created = await till.ordered()
    await till.pay(created)
    await dispute(till, created)
    await till.control("POST", "/webhooks/release", reversed=is_reversed)
    await till.wait(created, "paid")
    await till.settled(created, "charge.dispute.created")
    await dispute(till, created)
    await till.settled(created, "charge.dispute.created", 2)
    assert await till.mails() == [*NEW, DISPUTE]
    row = await till.row(created)
    assert (row["is_disputed"], row["alarm"]) == (True, DISPUTED)


async def test_a_disputed_order_that_is_cancelled_then_is_told_so_too(till: Till) -> None:
    created = await paid(till)
    await dispute(till, created)
    await till.settled(created, "charge.dispute.created")
    assert (await till.staff(created, "cancelled")).status_code == 200
    assert await till.mails() == [*NEW, DISPUTE, "cancelled", STOPPED]


async def test_a_cancelled_order_may_be_disputed_still(till: Till) -> None:
    created = await paid(till)
    assert (await till.staff(created, "cancelled")).status_code == 200
    await dispute(till, created)
    await till.settled(created, "charge.dispute.created")
    assert await till.mails() == [*NEW, "cancelled", STOPPED, REFUNDED, DISPUTE]


async def test_of_an_order_that_was_never_theirs_to_deliver_they_hear_nothing(till: Till) -> None:
    created = await till.ordered()
    await till.shop.execute("update shop.customer_order set status = 'cancelled'")
    await till.pay(created)
    await till.settled(created, "charge.refunded")
    await dispute(till, created)
    await till.settled(created, "charge.dispute.created")
    assert await till.mails() == ["cancelled", REFUNDED]
