"""Charges: one for each attempt to take money, and disputes about them."""

from typing import Any

from infra.sandbox.payments import parameters as p
from infra.sandbox.payments.cards import Decline
from infra.sandbox.payments.listing import listed
from infra.sandbox.payments.provider import Call, Provider
from infra.sandbox.payments.store import Doc, new_id, now

LIST: p.Readers = p.PAGING | {"payment_intent": p.ID, "created": p.created}


def attempted(intent: Doc, status: str, decline: Decline | None = None) -> Doc:
    """A charge of what the intent wants to take."""
    is_taken = status == "succeeded"
    return {
        "id": new_id("ch"),
        "object": "charge",
        "amount": intent["amount"],
        "amount_captured": intent["amount"] if is_taken else 0,
        "amount_refunded": 0,
        "captured": is_taken,
        "created": now(),
        "currency": intent["currency"],
        "description": intent["description"],
        "disputed": False,
        "failure_code": decline.code if decline else None,
        "failure_message": decline.message if decline else None,
        "livemode": False,
        "metadata": intent["metadata"],
        "paid": is_taken,
        "payment_intent": intent["id"],
        "payment_method": intent["payment_method"],
        "payment_method_details": intent["_method_details"],
        "receipt_email": intent["receipt_email"],
        "refunded": False,
        "statement_descriptor_suffix": intent["statement_descriptor_suffix"],
        "status": status,
    }


def retrieve(provider: Provider, call: Call) -> Doc:
    return provider.find(call, "charge", call.object_id, "charge")


def several(provider: Provider, call: Call) -> Doc:
    """The account's charges, newest first."""
    params = p.read(call.params, LIST)
    found = provider.store.all("charge", call.account)
    if wanted := params.get("payment_intent"):
        found = [charge for charge in found if charge["payment_intent"] == wanted]
    return listed("/v1/charges", found, params)


def dispute(provider: Provider, account: str, charge: Doc) -> Doc:
    """The customer's bank takes the money back."""
    charge["disputed"] = True
    provider.store.put(account, charge)
    dispute: dict[str, Any] = {
        "id": new_id("dp"),
        "object": "dispute",
        "amount": charge["amount"],
        "charge": charge["id"],
        "created": now(),
        "currency": charge["currency"],
        "is_charge_refundable": False,
        "livemode": False,
        "metadata": {},
        "payment_intent": charge["payment_intent"],
        "reason": "fraudulent",
        "status": "needs_response",
    }
    provider.store.put(account, dispute)
    provider.emit(account, "charge.dispute.created", dispute)
    return dispute
