"""A key for each wish: repeated calls change nothing, and state outlives a restart."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
import stripe

from infra.sandbox.payments.tests.conftest import Sandbox, Shop, intent_of, standing

WISH: Any = {"amount": 1250, "currency": "eur", "allowed_payment_method_types": ["card"]}
ONCE: Any = {"idempotency_key": "order-17-pi"}


async def test_the_same_wish_is_granted_once(sandbox: Sandbox) -> None:
    payments = sandbox.sdk().v1.payment_intents
    first = await payments.create_async(WISH, ONCE)
    again = await payments.create_async(WISH, ONCE)
    assert first.id == again.id
    assert again.last_response is not None
    assert again.last_response.headers["Idempotent-Replayed"] == "true"
    assert len((await payments.list_async()).data) == 1


async def test_another_wish_needs_another_key(sandbox: Sandbox) -> None:
    payments = sandbox.sdk().v1.payment_intents
    await payments.create_async(WISH, ONCE)
    with pytest.raises(stripe.IdempotencyError):
        await payments.create_async(WISH | {"amount": 1251}, ONCE)
    with pytest.raises(stripe.IdempotencyError):
        await sandbox.sdk().v1.refunds.create_async({"payment_intent": "pi_1"}, ONCE)
    other = await sandbox.sdk("sk_test_bianchi").v1.payment_intents.create_async(WISH, ONCE)
    assert other.id


async def test_what_was_refused_may_be_corrected_under_the_same_key(sandbox: Sandbox) -> None:
    payments = sandbox.sdk().v1.payment_intents
    with pytest.raises(stripe.InvalidRequestError):
        await payments.create_async(WISH | {"amount": 1}, ONCE)
    assert (await payments.create_async(WISH, ONCE)).amount == 1250


async def test_a_decline_is_repeated_under_its_key(sandbox: Sandbox) -> None:
    payments = sandbox.sdk().v1.payment_intents
    intent = await intent_of(sandbox)
    declined: Any = {"payment_method": "pm_card_visa_chargeDeclined"}
    for _ in range(2):
        with pytest.raises(stripe.CardError):
            await payments.confirm_async(intent.id, declined, ONCE)
    assert len((await sandbox.sdk().v1.charges.list_async()).data) == 1


async def test_two_calls_at_once_under_one_key(sandbox: Sandbox) -> None:
    await sandbox.control("PATCH", "/api", latency=0.3)
    patient, hasty = sandbox.sdk(retries=3), sandbox.sdk()
    first = asyncio.create_task(hasty.v1.payment_intents.create_async(WISH, ONCE))
    await asyncio.sleep(0.1)
    with pytest.raises(stripe.APIError) as busy:
        await hasty.v1.payment_intents.create_async(WISH, ONCE)
    assert busy.value.http_status == 409
    assert busy.value.error is not None
    assert busy.value.error.code == "idempotency_key_in_use"
    again = await patient.v1.payment_intents.create_async(WISH, ONCE)
    assert again.id == (await first).id


@pytest.mark.parametrize("status", [500, "timeout"])
async def test_an_answer_that_got_lost_is_asked_for_again(sandbox: Sandbox, status: Any) -> None:
    client = sandbox.sdk(retries=2, timeout=0.5)
    intent = await intent_of(sandbox)
    await sandbox.pay(intent)
    await sandbox.control("POST", "/fail", status=status, after=True, path="/v1/refunds")
    await client.v1.refunds.create_async({"payment_intent": intent.id})
    (refund,) = (await client.v1.refunds.list_async()).data
    assert refund.amount == 1250


async def test_what_is_known_outlives_a_restart(tmp_path: Path, shop: Shop) -> None:
    async with standing(tmp_path) as before:
        client = before.sdk().v1
        endpoint = await client.webhook_endpoints.create_async(
            {"url": shop.url, "enabled_events": ["payment_intent.succeeded"]}
        )
        intent = await client.payment_intents.create_async(WISH, ONCE)
    async with standing(tmp_path) as after:
        client = after.sdk().v1
        assert (await client.payment_intents.create_async(WISH, ONCE)).id == intent.id
        with pytest.raises(stripe.IdempotencyError):
            await client.payment_intents.create_async(WISH | {"amount": 60}, ONCE)
        await after.pay(intent)
        await shop.wait_for(1)
    (event,) = shop.events(str(endpoint.secret))
    assert event.data.object["id"] == intent.id


async def test_without_a_folder_nothing_is_kept() -> None:
    async with standing() as before:
        intent = await intent_of(before)
    async with standing() as after:
        with pytest.raises(stripe.InvalidRequestError):
            await after.sdk().v1.payment_intents.retrieve_async(intent.id)
