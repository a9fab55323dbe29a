"""What becomes of an intent when somebody pays, or tries to."""

from typing import Any

from infra.sandbox.payments.cards import CARDS, METHODS, UNKNOWN, Card, Decline, iban, typed
from infra.sandbox.payments.charges import attempted
from infra.sandbox.payments.errors import Refused, bad_parameter, missing_parameter
from infra.sandbox.payments.provider import Call, Provider, told
from infra.sandbox.payments.store import Doc, new_id

START = "requires_payment_method"
UNANSWERED = (
    "We are unable to authenticate your payment method. "
    "Please choose a different payment method and try again."
)
# What a browser with the client secret is told.
PUBLIC = (
    *("id", "object", "amount", "automatic_payment_methods", "canceled_at", "cancellation_reason"),
    *("capture_method", "client_secret", "confirmation_method", "created", "currency"),
    *("description", "last_payment_error", "livemode", "next_action", "payment_method"),
    *("payment_method_types", "processing", "receipt_email", "status"),
)
LATE = Decline("payment_intent_payment_attempt_failed", "The payment failed.")


def pay_with(provider: Provider, call: Call, intent: Doc) -> None:
    """Pays with the method among the call's parameters."""
    data = call.params.get("payment_method_data")
    kind = _kind(call, data)
    if kind not in intent["payment_method_types"]:
        message = f"The payment method type {kind} is not allowed for this PaymentIntent."
        raise bad_parameter("payment_method", message, "payment_intent_incompatible_payment_method")
    if kind == "sepa_debit":
        account = data.get("sepa_debit", {}).get("iban", "") if isinstance(data, dict) else ""
        if not iban(account):
            raise bad_parameter("iban", "The IBAN you provided is invalid.", "invalid_bank_account")
        last = {"country": account[:2].upper(), "last4": account.strip()[-4:]}
        intent |= _method({"type": kind, kind: last})
        _wait(provider, call, intent)
        return
    number = _number(call, data)
    card = CARDS.get(number, Card("unknown", UNKNOWN))
    shown = {"brand": card.brand, "last4": number[-4:]}
    intent |= _method({"type": "card", "card": shown}) | {"_number": number}
    pay(provider, call, intent)


def pay(provider: Provider, call: Call, intent: Doc, *, answered: str | None = None) -> None:
    """answered: what the customer has told the bank; None: nobody was asked yet."""
    number = intent["_number"]
    card = CARDS.get(number, Card("unknown", UNKNOWN))
    if answered == "no":
        error = {"code": "payment_intent_authentication_failure", "message": UNANSWERED}
        _fail(provider, call.account, intent, {"type": "invalid_request_error"} | error, call)
    elif card.asks and answered is None:
        intent |= {"status": "requires_action", "next_action": _challenge()}
        provider.store.put(call.account, intent)
        provider.emit(call.account, "payment_intent.requires_action", intent, call)
    elif card.decline is not None:
        decline(provider, call.account, intent, card.decline, call)
    elif provider.behaviour_for(call.account).cards == "processing":
        _wait(provider, call, intent)
    else:
        succeed(provider, call.account, intent, call)


def succeed(provider: Provider, account: str, intent: Doc, call: Call | None = None) -> None:
    """The money is there."""
    charge = attempted(intent, "succeeded")
    if waiting := _waiting_charge(provider, intent):
        charge["id"] = waiting["id"]
    intent |= {
        "status": "succeeded",
        "amount_received": intent["amount"],
        "latest_charge": charge["id"],
        "last_payment_error": None,
        "next_action": None,
        "processing": None,
    }
    provider.store.put(account, charge)
    provider.store.put(account, intent)
    provider.emit(account, "charge.succeeded", charge, call)
    provider.emit(account, "payment_intent.succeeded", intent, call)


def decline(
    provider: Provider, account: str, intent: Doc, why: Decline, call: Call | None = None
) -> None:
    """The bank says no. With a call, says so to the caller.

    Raises:
        Refused: the card error, if there is a call.
    """
    charge = attempted(intent, "failed", why)
    if waiting := _waiting_charge(provider, intent):
        charge["id"] = waiting["id"]
    provider.store.put(account, charge)
    provider.emit(account, "charge.failed", charge, call)
    intent["latest_charge"] = charge["id"]
    error = {"code": why.code, "decline_code": why.decline_code, "message": why.message}
    error |= {"type": "card_error", "charge": charge["id"]}
    _fail(provider, account, intent, error, call)


def _fail(
    provider: Provider, account: str, intent: Doc, error: dict[str, Any], call: Call | None
) -> None:
    """Another try may follow: the intent is where it began."""
    error = {name: value for name, value in error.items() if value is not None}
    intent |= {
        "status": START,
        "last_payment_error": error,
        "next_action": None,
        "payment_method": None,
        "processing": None,
    }
    provider.store.put(account, intent)
    provider.emit(account, "payment_intent.payment_failed", intent, call)
    if call is not None:
        rest = {name: value for name, value in error.items() if name != "message"}
        shown = view(call, intent)
        raise Refused(402, error["message"], kept=True, payment_intent=shown, **rest)


def view(call: Call, intent: Doc) -> Doc:
    """What the caller may see of an intent."""
    if call.caller.is_public:
        return {name: intent[name] for name in PUBLIC}
    return told(intent)


def _wait(provider: Provider, call: Call, intent: Doc) -> None:
    """A debit takes days; here, until somebody settles it."""
    charge = attempted(intent, "pending")
    intent |= {"status": "processing", "latest_charge": charge["id"], "last_payment_error": None}
    intent["next_action"] = None
    provider.store.put(call.account, charge)
    provider.store.put(call.account, intent)
    provider.emit(call.account, "charge.pending", charge, call)
    provider.emit(call.account, "payment_intent.processing", intent, call)


def _waiting_charge(provider: Provider, intent: Doc) -> Doc | None:
    latest = intent["latest_charge"] and provider.store.find("charge", intent["latest_charge"])
    return latest if latest and latest["status"] == "pending" else None


def _method(details: dict[str, Any]) -> dict[str, Any]:
    return {"payment_method": new_id("pm"), "_method_details": details}


def _challenge() -> dict[str, Any]:
    return {"type": "use_stripe_sdk", "use_stripe_sdk": {"type": "three_d_secure_redirect"}}


def _kind(call: Call, data: Any) -> str:
    if data is None:
        if "payment_method" not in call.params:
            raise missing_parameter("payment_method")
        return "card"
    if not isinstance(data, dict) or "type" not in data:
        raise missing_parameter("payment_method_data[type]")
    return str(data["type"])


def _number(call: Call, data: Any) -> str:
    """Of the card.

    Raises:
        Refused: none that could be one, or digits by way of a server.
    """
    if data is None:
        given = call.params["payment_method"]
        if given not in METHODS:
            raise bad_parameter(
                "payment_method", f"No such PaymentMethod: '{given}'", "resource_missing"
            )
        return METHODS[given]
    if not call.caller.is_public:
        message = "Sending credit card numbers directly to the Stripe API is generally unsafe."
        raise Refused(402, message, type="invalid_request_error")
    card = data.get("card")
    if not isinstance(card, dict):
        raise missing_parameter("payment_method_data[card]")
    return typed(card)
