"""Events on their way to a shop, and how tests disturb them."""

import asyncio
import json
from typing import Any

import pytest
import stripe

from infra.sandbox.payments.tests.conftest import Sandbox, Shop, intent_of

OF_A_PAYMENT = ["payment_intent.created", "charge.succeeded", "payment_intent.succeeded"]


async def listen(sandbox: Sandbox, shop: Shop, *events: str) -> str:
    """The secret of a new endpoint."""
    wanted: Any = {"url": f"{shop.url}/hook", "enabled_events": list(events) or ["*"]}
    made = await sandbox.sdk().v1.webhook_endpoints.create_async(wanted)
    assert made.secret
    return made.secret


async def test_events_arrive_signed_and_in_their_order(sandbox: Sandbox, shop: Shop) -> None:
    secret = await listen(sandbox, shop)
    intent = await intent_of(sandbox, metadata={"order_number": "17"})
    await sandbox.pay(intent)
    await shop.wait_for(3)
    events = shop.events(secret)
    assert [event.type for event in events] == OF_A_PAYMENT
    assert events[2].data.object["metadata"]["order_number"] == "17"
    assert events[0].api_version == stripe.api_version
    assert events[0].request is not None
    assert str(events[0].request.id).startswith("req_")
    body, signature = shop.arrived[0]
    for changed, key in ((body + b" ", secret), (body, "whsec_other")):
        with pytest.raises(stripe.SignatureVerificationError):
            stripe.Webhook.construct_event(changed, signature, key)


async def test_each_endpoint_gets_what_it_wants(sandbox: Sandbox, shop: Shop) -> None:
    await listen(sandbox, shop, "payment_intent.succeeded")
    await listen(sandbox, shop, "payment_intent.succeeded", "charge.succeeded")
    other: Any = {"url": shop.url, "enabled_events": ["*"]}
    await sandbox.sdk("sk_test_bianchi").v1.webhook_endpoints.create_async(other)
    await sandbox.pay(await intent_of(sandbox))
    await shop.wait_for(3)
    await asyncio.sleep(0.2)
    kinds = sorted(json.loads(body)["type"] for body, _ in shop.arrived)
    assert kinds == ["charge.succeeded", *["payment_intent.succeeded"] * 2]


async def test_an_event_comes_again_until_it_is_taken(sandbox: Sandbox, shop: Shop) -> None:
    secret = await listen(sandbox, shop, "payment_intent.succeeded")
    await sandbox.control("PATCH", "/webhooks", backoff=0.05)
    shop.statuses = [500, 404, 302]
    intent = await intent_of(sandbox)
    await sandbox.pay(intent)
    await shop.wait_for(4)
    assert len({event.id for event in shop.events(secret)}) == 1
    await asyncio.sleep(0.1)
    told = await sandbox.control("GET", f"/deliveries?payment_intent={intent.id}")
    assert [(one["attempt"], one["status"]) for one in told] == [
        *((1, 500), (2, 404), (3, 302), (4, 200))
    ]


async def test_an_event_that_is_refused_holds_up_no_other(sandbox: Sandbox, shop: Shop) -> None:
    secret = await listen(sandbox, shop)
    await sandbox.control("PATCH", "/webhooks", backoff=0.3)
    shop.statuses = [500]
    await sandbox.pay(await intent_of(sandbox))
    await shop.wait_for(4)
    assert [event.type for event in shop.events(secret)] == [*OF_A_PAYMENT, OF_A_PAYMENT[0]]


@pytest.mark.parametrize("is_reversed", [False, True])
async def test_events_are_held_and_released(
    sandbox: Sandbox, shop: Shop, is_reversed: bool
) -> None:
    secret = await listen(sandbox, shop)
    await sandbox.control("PATCH", "/webhooks", hold=True)
    await sandbox.pay(await intent_of(sandbox))
    await asyncio.sleep(0.2)
    assert shop.arrived == []
    assert (await sandbox.control("GET", ""))["held"] == 3
    told = await sandbox.control("POST", "/webhooks/release", reversed=is_reversed)
    assert told == {"released": 3}
    await shop.wait_for(3)
    wanted = OF_A_PAYMENT[::-1] if is_reversed else OF_A_PAYMENT
    assert [event.type for event in shop.events(secret)] == wanted


async def test_events_are_copied_delayed_and_lost(sandbox: Sandbox, shop: Shop) -> None:
    secret = await listen(sandbox, shop, "payment_intent.succeeded", "charge.succeeded")
    lost = ["charge.succeeded"]
    await sandbox.control("PATCH", "/webhooks", copies=5, delay=0.05, drop=lost)
    await sandbox.pay(await intent_of(sandbox))
    await shop.wait_for(5)
    events = shop.events(secret)
    assert {event.type for event in events} == {"payment_intent.succeeded"}
    assert (len(events), len({event.id for event in events})) == (5, 1)


async def test_copies_arrive_at_once(sandbox: Sandbox, shop: Shop) -> None:
    await listen(sandbox, shop, "payment_intent.succeeded")
    await sandbox.control("PATCH", "/webhooks", copies=10)
    shop.pause = 0.2
    await sandbox.pay(await intent_of(sandbox))
    await shop.wait_for(10)
    assert shop.most_at_once == 10


async def test_an_event_is_brought_again_when_asked(sandbox: Sandbox, shop: Shop) -> None:
    secret = await listen(sandbox, shop, "payment_intent.succeeded")
    await sandbox.control("PATCH", "/webhooks", drop=["*"])
    intent = await intent_of(sandbox)
    await sandbox.pay(intent)
    known = await sandbox.control("GET", f"/events?payment_intent={intent.id}")
    assert [event["type"] for event in known] == OF_A_PAYMENT
    await sandbox.control("POST", f"/events/{known[2]['id']}/deliver", copies=2)
    await shop.wait_for(2)
    assert [event.id for event in shop.events(secret)] == [known[2]["id"]] * 2
    listed = await sandbox.sdk().v1.events.list_async({"types": OF_A_PAYMENT[1:]})
    assert [event.type for event in listed.data] == OF_A_PAYMENT[:0:-1]
    assert (await sandbox.sdk().v1.events.retrieve_async(known[0]["id"])).id == known[0]["id"]


async def test_the_secret_is_told_once(sandbox: Sandbox, shop: Shop) -> None:
    secret = await listen(sandbox, shop, "charge.refunded")
    endpoints = sandbox.sdk().v1.webhook_endpoints
    (listed,) = (await endpoints.list_async()).data
    retrieved = await endpoints.retrieve_async(listed.id)
    changed = await endpoints.update_async(listed.id, {"enabled_events": ["*"]})
    for told in (listed, retrieved, changed):
        assert "secret" not in told
        assert secret not in str(told)
    assert changed.enabled_events == ["*"]
    other = sandbox.sdk("sk_test_bianchi").v1.webhook_endpoints
    with pytest.raises(stripe.InvalidRequestError):
        await other.delete_async(listed.id)


async def test_a_switched_off_or_deleted_endpoint_gets_nothing(
    sandbox: Sandbox, shop: Shop
) -> None:
    await listen(sandbox, shop)
    await listen(sandbox, shop)
    endpoints = sandbox.sdk().v1.webhook_endpoints
    off, gone = (await endpoints.list_async()).data
    assert (await endpoints.update_async(off.id, {"disabled": True})).status == "disabled"
    assert (await endpoints.delete_async(gone.id)).deleted
    await intent_of(sandbox)
    await asyncio.sleep(0.2)
    assert shop.arrived == []


@pytest.mark.parametrize(
    ("change", "param"),
    [
        ({"url": "nowhere"}, "url"),
        ({"enabled_events": []}, "enabled_events"),
        ({"secret": "whsec_mine"}, "secret"),
        ({"api_version": "2020-01-01"}, "api_version"),
    ],
)
async def test_a_wrong_endpoint_is_refused(
    sandbox: Sandbox, change: dict[str, Any], param: str
) -> None:
    wanted: Any = {"url": "https://x.example", "enabled_events": ["*"]} | change
    with pytest.raises(stripe.InvalidRequestError) as refused:
        await sandbox.sdk().v1.webhook_endpoints.create_async(wanted)
    assert refused.value.param == param
