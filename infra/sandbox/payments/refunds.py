"""Money back, in whole or in part, at once or when tests say so."""

from typing import Any

from infra.sandbox.payments import parameters as p
from infra.sandbox.payments.errors import Refused, bad_parameter, missing_parameter
from infra.sandbox.payments.listing import listed
from infra.sandbox.payments.provider import Call, Provider
from infra.sandbox.payments.store import Doc, new_id, now

CREATE: p.Readers = {
    "payment_intent": p.ID,
    "charge": p.ID,
    "amount": p.integer(1),
    "reason": p.choice("duplicate", "fraudulent", "requested_by_customer"),
    "metadata": p.metadata,
}
LIST: p.Readers = p.PAGING | {"payment_intent": p.ID, "charge": p.ID, "created": p.created}


def create(provider: Provider, call: Call) -> Doc:
    params = p.read(call.params, CREATE)
    charge = _charge(provider, call, params)
    left = charge["amount"] - charge["amount_refunded"]
    if left == 0:
        message = f"Charge {charge['id']} has already been refunded."
        raise Refused(400, message, code="charge_already_refunded")
    if charge["disputed"]:
        message = f"Charge {charge['id']} has been charged back; cannot issue a refund."
        raise Refused(400, message, code="charge_disputed")
    amount = params.get("amount", left)
    if amount > left:
        message = (
            f"Refund amount (€{amount / 100:.2f}) is greater than "
            f"unrefunded amount on charge (€{left / 100:.2f})"
        )
        raise bad_parameter("amount", message)
    refund = _made(charge, amount, params, provider.behaviour_for(call.account).refunds)
    _book(provider, call.account, charge, amount)
    provider.store.put(call.account, refund)
    provider.emit(call.account, "charge.refunded", charge, call)
    provider.emit(call.account, "refund.created", refund, call)
    return refund


def retrieve(provider: Provider, call: Call) -> Doc:
    return provider.find(call, "refund", call.object_id)


def several(provider: Provider, call: Call) -> Doc:
    """The account's refunds, newest first."""
    params = p.read(call.params, LIST)
    found = provider.store.all("refund", call.account)
    for name in ("payment_intent", "charge"):
        if name in params:
            found = [refund for refund in found if refund[name] == params[name]]
    return listed("/v1/refunds", found, params)


def settle(provider: Provider, account: str, refund: Doc, *, is_good: bool) -> None:
    """Ends a pending refund; one that fails leaves the money where it was."""
    refund["status"] = "succeeded" if is_good else "failed"
    refund["pending_reason"] = None
    if not is_good:
        refund["failure_reason"] = "lost_or_stolen_card"
        charge = provider.store.find("charge", refund["charge"], account)
        assert charge is not None
        _book(provider, account, charge, -refund["amount"])
    provider.store.put(account, refund)
    provider.emit(account, "refund.updated", refund)
    provider.emit(account, "charge.refund.updated", refund)
    if not is_good:
        provider.emit(account, "refund.failed", refund)


def _book(provider: Provider, account: str, charge: Doc, amount: int) -> None:
    charge["amount_refunded"] += amount
    charge["refunded"] = charge["amount_refunded"] == charge["amount"]
    provider.store.put(account, charge)


def _charge(provider: Provider, call: Call, params: dict[str, Any]) -> Doc:
    """The charge that was paid."""
    charge_id = params.get("charge")
    if charge_id is None:
        if "payment_intent" not in params:
            raise missing_parameter("payment_intent")
        wanted = params["payment_intent"]
        intent = provider.find(call, "payment_intent", wanted, "payment_intent")
        if intent["status"] != "succeeded":
            message = f"This PaymentIntent ({wanted}) does not have a successful charge to refund."
            raise Refused(400, message, code="payment_intent_unexpected_state")
        charge_id = intent["latest_charge"]
    charge = provider.find(call, "charge", charge_id, "charge")
    if charge["status"] != "succeeded":
        raise bad_parameter("charge", f"Charge {charge_id} has not succeeded.")
    return charge


def _made(charge: Doc, amount: int, params: dict[str, Any], status: str) -> Doc:
    return {
        "id": new_id("re"),
        "object": "refund",
        "amount": amount,
        "charge": charge["id"],
        "created": now(),
        "currency": charge["currency"],
        "failure_reason": None,
        "metadata": params.get("metadata", {}),
        "payment_intent": charge["payment_intent"],
        "pending_reason": "processing" if status == "pending" else None,
        "reason": params.get("reason"),
        "status": status,
    }
