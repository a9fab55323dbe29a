"""What has happened to each payment, in one piece, for the page 'Stripe finto'."""

from typing import Any

from pydantic import BaseModel

from infra.sandbox.payments.provider import Provider
from infra.sandbox.payments.store import Doc

SHOWN = 200


class Told(BaseModel):
    """An event on its way to a webhook: how often it was tried, what the last answer was."""

    type: str
    attempts: int
    status: int | None


class Payment(BaseModel):
    """A payment intent with its refunds; number: the order's, when the shop has told it."""

    id: str
    account: str
    number: str | None
    amount: int
    currency: str
    status: str
    created: int
    method: str | None
    problem: str | None
    refunded: int
    refunds: list[dict[str, Any]]
    metadata: dict[str, str]
    webhooks: list[Told]


def payments(provider: Provider) -> list[Payment]:
    """The newest first."""
    refunds: dict[str, list[Doc]] = {}
    for refund in provider.store.all("refund"):
        refunds.setdefault(refund["payment_intent"], []).append(refund)
    told = _told(provider)
    found = provider.store.all("payment_intent")[:SHOWN]
    return [
        _payment(provider, intent, refunds.get(intent["id"], []), told.get(intent["id"], []))
        for intent in found
    ]


def _payment(provider: Provider, intent: Doc, refunds: list[Doc], webhooks: list[Told]) -> Payment:
    given_back = sum(refund["amount"] for refund in refunds if refund["status"] != "failed")
    error = intent["last_payment_error"]
    return Payment(
        id=intent["id"],
        account=provider.store.account_of(intent["id"]),
        number=intent["metadata"].get("order_number"),
        amount=intent["amount"],
        currency=intent["currency"],
        status=intent["status"],
        created=intent["created"],
        method=_method(intent["_method_details"]),
        problem=error and (error.get("decline_code") or error["code"]),
        refunded=given_back,
        refunds=[{name: refund[name] for name in ("id", "amount", "status")} for refund in refunds],
        metadata=intent["metadata"],
        webhooks=webhooks,
    )


def _told(provider: Provider) -> dict[str, list[Told]]:
    """By payment intent, in the order of the first attempts."""
    found: dict[str, dict[tuple[str, str], Told]] = {}
    for one in provider.courier.deliveries:
        events = found.setdefault(one["payment_intent"], {})
        told = events.setdefault(
            (one["event"], one["endpoint"]), Told(type=one["type"], attempts=0, status=None)
        )
        told.attempts += 1
        told.status = one["status"]
    return {intent: list(events.values()) for intent, events in found.items()}


def _method(details: dict[str, Any] | None) -> str | None:
    if details is None:
        return None
    inside = details[details["type"]]
    return f"{inside.get('brand', 'IBAN')} …{inside['last4']}"
