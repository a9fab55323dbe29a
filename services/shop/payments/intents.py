"""Payment intents: what the provider knows of the payment of one order."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self
from urllib.parse import urlsplit

from stripe import InvalidRequestError, StripeClient
from stripe.params import PaymentIntentCreateParams

from services.shop.models import CustomerOrder
from services.shop.settings import ShopSettings

UNEXPECTED_STATE = "payment_intent_unexpected_state"
_OPEN = frozenset({"requires_payment_method", "requires_confirmation", "requires_action"})
# an intent has them from the first try on, declined or not
_TRACES = ("latest_charge", "last_payment_error", "payment_method")


@dataclass(frozen=True, slots=True)
class Intent:
    """amount_received: what has come in, in cents. charge: the last try to pay it. was_tried: with
    whatever success. is_snapshot: of an event, and so as it was when that happened."""

    id: str
    status: str
    amount_received: int
    currency: str
    client_secret: str | None
    metadata: Mapping[str, str]
    charge: str | None = None
    was_tried: bool = False
    is_snapshot: bool = False

    @classmethod
    def read(cls, told: Mapping[str, Any], *, is_snapshot: bool = False) -> Self:
        """Of the provider's JSON, from an answer or from an event.

        Raises:
            KeyError: it is no payment intent.
        """
        return cls(
            id=told["id"],
            status=told["status"],
            amount_received=told.get("amount_received") or 0,
            currency=told["currency"],
            client_secret=told.get("client_secret"),
            metadata=told.get("metadata") or {},
            charge=told.get("latest_charge"),
            was_tried=any(told.get(trace) for trace in _TRACES),
            is_snapshot=is_snapshot,
        )

    @property
    def is_open(self) -> bool:
        """Whether nobody has paid, and it can be called off."""
        return self.status in _OPEN


def instance_of(settings: ShopSettings) -> str:
    """Which installation an intent belongs to: two of them may share a provider's account."""
    return urlsplit(settings.public_url).netloc


def parameters(order: CustomerOrder, settings: ShopSettings) -> PaymentIntentCreateParams:
    """Byte for byte the same at each call for an order: the provider refuses a repeated request
    with other parameters, so nothing that a customer may correct is in here."""
    wanted: PaymentIntentCreateParams = {
        "amount": order.amount_cents,
        "currency": order.currency,
        "description": f"Ordine {order.number}",
        "metadata": {
            "order_number": order.number,
            "supplier_id": str(order.supplier_id),
            "tomb_id": str(order.tomb_id),
            "instance": instance_of(settings),
        },
        "statement_descriptor_suffix": order.number,
    }
    if settings.has_wallets:
        wanted["automatic_payment_methods"] = {"enabled": True}
    else:
        wanted["allowed_payment_method_types"] = ["card"]
    return wanted


async def create(client: StripeClient, order: CustomerOrder, settings: ShopSettings) -> Intent:
    """The order's intent: the same one, however often it is asked for."""
    made = await client.v1.payment_intents.create_async(
        parameters(order, settings), {"idempotency_key": f"order-{order.number}-pi"}
    )
    return Intent.read(made.to_dict())


async def retrieve(client: StripeClient, intent_id: str) -> Intent:
    return Intent.read((await client.v1.payment_intents.retrieve_async(intent_id)).to_dict())


async def cancel(client: StripeClient, intent_id: str) -> Intent:
    """Calls the payment off; the intent as it is then, which may have been paid meanwhile."""
    try:
        ended = await client.v1.payment_intents.cancel_async(
            intent_id, {"cancellation_reason": "abandoned"}
        )
    except InvalidRequestError as fault:
        if fault.code != UNEXPECTED_STATE:
            raise
        return await retrieve(client, intent_id)
    return Intent.read(ended.to_dict())
