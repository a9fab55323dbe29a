"""Money back."""

import pytest
import stripe

from infra.sandbox.payments.tests.conftest import Sandbox, intent_of


async def paid(sandbox: Sandbox) -> stripe.PaymentIntent:
    intent = await intent_of(sandbox)
    await sandbox.pay(intent)
    return intent


async def test_all_the_money_goes_back_once(sandbox: Sandbox) -> None:
    intent, refunds = await paid(sandbox), sandbox.sdk().v1.refunds
    refund = await refunds.create_async({"payment_intent": intent.id})
    assert (refund.status, refund.amount) == ("succeeded", 1250)
    (charge,) = (await sandbox.sdk().v1.charges.list_async({"payment_intent": intent.id})).data
    assert (charge.refunded, charge.amount_refunded) == (True, 1250)
    with pytest.raises(stripe.InvalidRequestError) as refused:
        await refunds.create_async({"payment_intent": intent.id})
    assert refused.value.code == "charge_already_refunded"
    assert (await refunds.retrieve_async(refund.id)).id == refund.id


async def test_more_than_is_left_does_not_go_back(sandbox: Sandbox) -> None:
    intent, refunds = await paid(sandbox), sandbox.sdk().v1.refunds
    await refunds.create_async({"payment_intent": intent.id, "amount": 1000})
    with pytest.raises(stripe.InvalidRequestError, match="greater than") as refused:
        await refunds.create_async({"payment_intent": intent.id, "amount": 251})
    assert refused.value.param == "amount"
    await refunds.create_async({"payment_intent": intent.id, "amount": 250})
    found = await refunds.list_async({"payment_intent": intent.id})
    assert sum(refund.amount for refund in found.data) == 1250


async def test_what_was_not_paid_does_not_go_back(sandbox: Sandbox) -> None:
    intent = await intent_of(sandbox)
    with pytest.raises(stripe.InvalidRequestError) as refused:
        await sandbox.sdk().v1.refunds.create_async({"payment_intent": intent.id})
    assert refused.value.code == "payment_intent_unexpected_state"
    with pytest.raises(stripe.InvalidRequestError) as missing:
        await sandbox.sdk().v1.refunds.create_async({"payment_intent": "pi_none"})
    assert missing.value.code == "resource_missing"


@pytest.mark.parametrize(("is_good", "status"), [(True, "succeeded"), (False, "failed")])
async def test_a_refund_waits_and_ends(sandbox: Sandbox, is_good: bool, status: str) -> None:
    await sandbox.control("PATCH", "/api", refunds="pending")
    intent, refunds = await paid(sandbox), sandbox.sdk().v1.refunds
    refund = await refunds.create_async({"payment_intent": intent.id})
    assert refund.status == "pending"
    await sandbox.control("POST", f"/refunds/{refund.id}/settle", ok=is_good)
    assert (await refunds.retrieve_async(refund.id)).status == status
    (charge,) = (await sandbox.sdk().v1.charges.list_async()).data
    assert charge.refunded is is_good
    if not is_good:
        again = await refunds.create_async({"payment_intent": intent.id})
        assert again.id != refund.id


async def test_a_disputed_payment_is_not_refunded(sandbox: Sandbox) -> None:
    intent = await paid(sandbox)
    await sandbox.control("POST", f"/payment_intents/{intent.id}/dispute")
    with pytest.raises(stripe.InvalidRequestError) as refused:
        await sandbox.sdk().v1.refunds.create_async({"payment_intent": intent.id})
    assert refused.value.code == "charge_disputed"
    events = await sandbox.sdk().v1.events.list_async({"type": "charge.dispute.created"})
    assert len(events.data) == 1
