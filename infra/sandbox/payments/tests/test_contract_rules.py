"""What is taken and told is what the pinned SDK knows."""

import pytest
import stripe
from stripe import params as sdk

from infra.sandbox.payments import API_VERSION, charges, intents, refunds, webhooks
from infra.sandbox.payments.parameters import Readers
from infra.sandbox.payments.tests.conftest import Sandbox, Shop, intent_of

TAKEN = [
    (intents.CREATE, sdk.PaymentIntentCreateParams),
    (intents.CONFIRM, sdk.PaymentIntentConfirmParams),
    (intents.CANCEL, sdk.PaymentIntentCancelParams),
    (intents.RETRIEVE, sdk.PaymentIntentRetrieveParams),
    (intents.LIST, sdk.PaymentIntentListParams),
    (refunds.CREATE, sdk.RefundCreateParams),
    (refunds.LIST, sdk.RefundListParams),
    (charges.LIST, sdk.ChargeListParams),
    (webhooks.CREATE, sdk.WebhookEndpointCreateParams),
    (webhooks.UPDATE, sdk.WebhookEndpointUpdateParams),
    (webhooks.EVENTS, sdk.EventListParams),
]


@pytest.mark.parametrize(("taken", "known"), TAKEN, ids=lambda each: getattr(each, "__name__", ""))
def test_no_parameter_is_taken_that_the_sdk_does_not_send(taken: Readers, known: type) -> None:
    names: set[str] = set()
    for base in known.__mro__:
        names |= set(getattr(base, "__annotations__", {}))
    assert set(taken) <= names


def test_the_version_is_the_sdk_s() -> None:
    assert stripe.api_version == API_VERSION


async def test_no_field_is_told_that_the_sdk_does_not_know(sandbox: Sandbox, shop: Shop) -> None:
    client = sandbox.sdk()
    endpoint = await client.v1.webhook_endpoints.create_async(
        {"url": shop.url, "enabled_events": ["*"]}
    )
    intent = await intent_of(sandbox)
    await sandbox.pay(intent)
    intent = await client.v1.payment_intents.retrieve_async(intent.id)
    refund = await client.v1.refunds.create_async({"payment_intent": intent.id})
    charge = await client.v1.charges.retrieve_async(str(intent.latest_charge))
    (event, *_) = (await client.v1.events.list_async()).data
    account = await client.v1.accounts.retrieve_current_async()
    for told in (endpoint, intent, refund, charge, event, account):
        unknown = set(told.to_dict()) - set(type(told).__annotations__)
        assert unknown == set(), type(told).__name__


async def test_every_event_is_of_a_type_that_the_sdk_knows(sandbox: Sandbox) -> None:
    await sandbox.control("PATCH", "/api", refunds="pending")
    intent = await intent_of(sandbox)
    await sandbox.pay(intent, "4000000000000002")
    await sandbox.pay(intent)
    refund = await sandbox.sdk().v1.refunds.create_async({"payment_intent": intent.id})
    await sandbox.control("POST", f"/refunds/{refund.id}/settle", ok=False)
    kinds = {one["type"] for one in await sandbox.control("GET", "/events")}
    assert kinds >= {"payment_intent.payment_failed", "charge.refunded", "refund.failed"}
    known = repr(stripe.Event.__annotations__["type"])
    assert [kind for kind in kinds if f"'{kind}'" not in known] == []
