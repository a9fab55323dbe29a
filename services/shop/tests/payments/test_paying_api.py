"""A payment from the cart to the supplier's mail, however the provider's news come."""

import asyncio

from services.shop.tests.payments.till import (
    BIANCHI,
    CANDLE,
    FUNDS,
    GOOD,
    LILIES,
    ROSES,
    ROSSI,
    Till,
    intent_of,
)

PAID = "payment_intent.succeeded"


async def test_a_paid_order_is_told_to_everybody_once(till: Till) -> None:
    created = await till.ordered((ROSES, 1), (CANDLE, 2))
    assert created["totalAmount"] == 2550 + 2 * 399
    assert created["supplierId"] == ROSSI
    assert created["stripePublicKey"] == "pk_test_demo"
    assert created["stripeJsUrl"] == "/_fake-stripe/endive/stripe.js"
    assert created["isDemo"] is True
    await till.pay(created)
    await till.wait(created, "paid")
    assert await till.mails() == ["paid-supplier", "paid-customer"]
    [event] = await till.told("shop.order.paid.v1")
    assert (event["number"], event["amountCents"]) == (created["orderNumber"], 3348)
    assert await till.steps(created) == [
        (None, "pending", "customer"),
        ("pending", "paid", "payment"),
    ]
    row = await till.row(created)
    assert (row["payment_status"], row["tomb_label"]) == (
        "succeeded",
        "Settore A, Loculi Nord, L-1",
    )
    assert row["deceased_label"] == "Maria Rossi"
    assert row["paid_at"] is not None


async def test_ten_refreshes_beside_ten_copies_of_the_event_are_one_transition(till: Till) -> None:
    await till.control("PATCH", "/webhooks", hold=True)
    created = await till.ordered()
    await till.pay(created)
    [event] = await till.events(created, PAID)
    replies, _ = await asyncio.gather(
        asyncio.gather(*(till.ask(created) for _ in range(10))), till.deliver(event, copies=10)
    )
    assert {reply.status_code for reply in replies} == {200}
    assert await till.settled(created, PAID, 10) == [200] * 10
    assert await till.status(created) == "paid"
    assert await till.mails() == ["paid-supplier", "paid-customer"]
    assert len(await till.told("shop.order.paid.v1")) == 1
    assert len(await till.steps(created)) == 2


async def test_twenty_copies_at_once_all_end_well_and_count_once(till: Till) -> None:
    await till.control("PATCH", "/webhooks", copies=20)
    created = await till.ordered()
    await till.pay(created)
    statuses = await till.settled(created, PAID, 20)
    assert [one for one in statuses if one == 200] == [200] * 20
    assert await till.mails() == ["paid-supplier", "paid-customer"]
    kept = "select count(*) from shop.provider_event where kind = $1"
    assert await till.shop.fetchval(kept, PAID) == 1


async def test_different_events_of_one_payment_at_once_all_end_well(till: Till) -> None:
    await till.control("PATCH", "/webhooks", hold=True)
    created = await till.ordered()
    await till.pay(created, FUNDS)
    await till.pay(created)
    events = await till.events(created, "payment_intent.")
    await asyncio.gather(*(till.deliver(event, copies=4) for event in events))
    known = [event for event in events if event["type"] in (PAID, "payment_intent.payment_failed")]
    statuses = await till.settled(created, "payment_intent.", 4 * len(known))
    assert {status for status in statuses if status != 503} == {200}
    assert await till.status(created) == "paid"
    assert await till.mails() == ["paid-supplier", "paid-customer"]


async def test_lost_webhooks_are_made_good_by_asking_and_late_ones_change_nothing(
    till: Till,
) -> None:
    await till.control("PATCH", "/webhooks", hold=True)
    created = await till.ordered()
    await till.pay(created)
    reply = await till.ask(created)
    assert reply.json() == {
        "orderNumber": created["orderNumber"],
        "status": "paid",
        "paymentStatus": "succeeded",
        "isDemo": True,
        "orderToken": created["orderToken"],
    }
    await till.control("PATCH", "/webhooks", hold=False, copies=3)
    await till.control("POST", "/webhooks/release")
    assert set(await till.settled(created, PAID, 3)) == {200}
    assert await till.mails() == ["paid-supplier", "paid-customer"]


async def test_the_last_event_first_and_the_first_one_last(till: Till) -> None:
    await till.control("PATCH", "/webhooks", hold=True)
    created = await till.ordered()
    await till.pay(created, FUNDS)
    await till.pay(created, FUNDS)
    assert (await till.ask(created)).json()["status"] == "pending"
    await till.pay(created)
    await till.control("POST", "/webhooks/release", reversed=True)
    await till.settled(created, "payment_intent.", 3)
    row = await till.row(created)
    assert (row["status"], row["payment_status"]) == ("paid", "succeeded")


async def test_a_declined_card_is_never_the_end(till: Till) -> None:
    created = await till.ordered()
    for _ in range(2):
        assert (await till.pay(created, FUNDS)).status_code == 402
    assert await till.settled(created, "payment_intent.payment_failed", 2) == [200, 200]
    row = await till.row(created)
    assert (row["status"], row["payment_status"]) == ("pending", "open")
    assert (await till.pay(created, GOOD)).status_code == 200
    await till.wait(created, "paid")


async def test_what_the_bank_has_not_decided_is_pending_until_it_does(till: Till) -> None:
    await till.control("PATCH", "/api", cards="processing")
    good, bad = await till.ordered(), await till.ordered((CANDLE, 1))
    for created in (good, bad):
        await till.pay(created)
        await till.settled(created, "payment_intent.processing")
        told = (await till.ask(created)).json()
        assert (told["status"], told["paymentStatus"]) == ("pending", "processing")
        assert (await till.ask(created, "cancel")).status_code == 409
    assert await till.mails() == []
    await till.control("POST", f"/payment_intents/{intent_of(good)}/settle", ok=True)
    await till.control("POST", f"/payment_intents/{intent_of(bad)}/settle", ok=False)
    await till.wait(good, "paid")
    await till.settled(bad, "payment_intent.payment_failed")
    row = await till.row(bad)
    assert (row["status"], row["payment_status"]) == ("pending", "open")
    await till.control("PATCH", "/api", cards="succeeded")
    await till.pay(bad)
    await till.wait(bad, "paid")


async def test_after_annulla_another_cart_has_another_payment(till: Till) -> None:
    first = await till.ordered((ROSES, 1))
    assert (await till.ask(first, "cancel")).json()["status"] == "cancelled"
    second = await till.ordered((ROSES, 2))
    assert intent_of(first) != intent_of(second)
    assert (await till.pay(first)).status_code == 400
    await till.pay(second)
    await till.wait(second, "paid")
    assert (await till.intent(second)).amount_received == 5100
    assert await till.status(first) == "cancelled"


async def test_two_suppliers_in_one_session_are_each_paid_on_their_own_account(till: Till) -> None:
    rossi, bianchi = await till.ordered((ROSES, 1)), await till.ordered((LILIES, 1))
    assert [one["stripePublicKey"] for one in (rossi, bianchi)] == [
        "pk_test_demo",
        "pk_test_bianchi",
    ]
    assert bianchi["supplierId"] == BIANCHI
    for created in (rossi, bianchi):
        await till.pay(created)
        await till.wait(created, "paid")
    assert (await till.intent(bianchi, "bianchi")).status == "succeeded"


async def test_another_accounts_key_in_the_browser_pays_nothing(till: Till) -> None:
    created = await till.ordered()
    reply = await till.pay(created | {"stripePublicKey": "pk_test_bianchi"})
    assert reply.json()["error"]["code"] == "resource_missing"
    assert await till.status(created) == "pending"
