"""Payment intents: made by the shop, confirmed in the browser, each with a life of its own."""

from typing import Any

from infra.sandbox.payments import parameters as p
from infra.sandbox.payments.errors import Refused, bad_parameter, unauthenticated, unexpected_state
from infra.sandbox.payments.listing import listed
from infra.sandbox.payments.paying import START, pay, pay_with, view
from infra.sandbox.payments.provider import Call, Provider
from infra.sandbox.payments.store import Doc, new_id, now

TYPES = ("card", "sepa_debit")
_types = p.several(p.choice(*TYPES))
AUTOMATIC = p.part(
    {"enabled": p.flag, "allow_redirects": p.choice("always", "never")}, ("enabled",)
)
EXPAND: p.Readers = {"expand": p.several(p.choice("latest_charge"))}
CREATE: p.Readers = EXPAND | {
    "amount": p.amount,
    "currency": p.choice("eur"),
    "automatic_payment_methods": AUTOMATIC,
    "allowed_payment_method_types": _types,
    "excluded_payment_method_types": _types,
    "metadata": p.metadata,
    "description": p.text(1000),
    "receipt_email": p.text(512),
    "statement_descriptor_suffix": p.descriptor,
    "capture_method": p.choice("automatic", "automatic_async"),
    "confirm": p.flag,
    "payment_method": p.ID,
    "return_url": p.text(),
}
CONFIRM: p.Readers = EXPAND | {
    "payment_method": p.ID,
    "payment_method_data": p.anything,
    "return_url": p.text(),
    "receipt_email": p.text(512),
}
# What Stripe.js sends besides.
CONFIRM_PUBLIC: p.Readers = CONFIRM | {"client_secret": p.text()}
AUTHENTICATE: p.Readers = {"client_secret": p.text(), "outcome": p.choice("ok", "no")}
RETRIEVE: p.Readers = EXPAND | {"client_secret": p.text()}
REASONS = ("duplicate", "fraudulent", "requested_by_customer", "abandoned")
CANCEL: p.Readers = EXPAND | {"cancellation_reason": p.choice(*REASONS)}
LIST: p.Readers = p.PAGING | {"created": p.created}
CANCELLABLE = (START, "requires_confirmation", "requires_action")


def create(provider: Provider, call: Call) -> Doc:
    intent = _made(_wanted(call.params))
    provider.store.put(call.account, intent)
    provider.emit(call.account, "payment_intent.created", intent, call)
    if intent.pop("_confirm"):
        pay_with(provider, call, intent)
    return _shown(provider, call, intent)


def confirm(provider: Provider, call: Call) -> Doc:
    readers = CONFIRM_PUBLIC if call.caller.is_public else CONFIRM
    params = p.read(call.params, readers)
    intent = _found(provider, call)
    if intent["status"] != START:
        raise unexpected_state("confirm", intent["status"], view(call, intent))
    if email := params.get("receipt_email"):
        intent["receipt_email"] = email
    pay_with(provider, call, intent)
    return _shown(provider, call, intent)


def authenticate(provider: Provider, call: Call) -> Doc:
    """The customer has answered what the bank asked (3-D Secure)."""
    params = p.read(call.params, AUTHENTICATE, ("client_secret", "outcome"))
    intent = _found(provider, call)
    if intent["status"] != "requires_action":
        raise unexpected_state("authenticate", intent["status"], view(call, intent))
    pay(provider, call, intent, answered=params["outcome"])
    return view(call, intent)


def retrieve(provider: Provider, call: Call) -> Doc:
    p.read(call.params, RETRIEVE)
    return _shown(provider, call, _found(provider, call))


def cancel(provider: Provider, call: Call) -> Doc:
    params = p.read(call.params, CANCEL)
    intent = _found(provider, call)
    if intent["status"] not in CANCELLABLE:
        raise unexpected_state("cancel", intent["status"], view(call, intent))
    intent |= {
        "status": "canceled",
        "canceled_at": now(),
        "cancellation_reason": params.get("cancellation_reason"),
        "next_action": None,
    }
    provider.store.put(call.account, intent)
    provider.emit(call.account, "payment_intent.canceled", intent, call)
    return _shown(provider, call, intent)


def several(provider: Provider, call: Call) -> Doc:
    """The account's intents, newest first."""
    params = p.read(call.params, LIST)
    found = provider.store.all("payment_intent", call.account)
    return listed("/v1/payment_intents", found, params)


def _wanted(given: dict[str, Any]) -> dict[str, Any]:
    """The parameters of a new intent.

    Raises:
        Refused: also for what earlier versions of the API took.
    """
    if "payment_method_types" in given:
        message = "payment_method_types is no longer supported: allowed_payment_method_types."
        raise bad_parameter("payment_method_types", message, "parameter_unknown")
    params: dict[str, Any] = p.read(given, CREATE, ("amount", "currency"))
    both = {"allowed_payment_method_types", "automatic_payment_methods"}
    if both <= params.keys():
        message = "allowed_payment_method_types excludes automatic_payment_methods."
        raise bad_parameter("allowed_payment_method_types", message)
    if "payment_method" in params and not params.get("confirm"):
        message = "This stand-in takes payment_method with confirm=true alone."
        raise bad_parameter("payment_method", message)
    return params


def _made(params: dict[str, Any]) -> Doc:
    intent_id = new_id("pi")
    allowed = params.get("allowed_payment_method_types")
    excluded = params.get("excluded_payment_method_types", [])
    return {
        "id": intent_id,
        "object": "payment_intent",
        "allowed_payment_method_types": allowed,
        "amount": params["amount"],
        "amount_capturable": 0,
        "amount_received": 0,
        "automatic_payment_methods": None if allowed else _automatic(params),
        "canceled_at": None,
        "cancellation_reason": None,
        "capture_method": params.get("capture_method", "automatic_async"),
        "client_secret": f"{intent_id}_secret_{new_id('')[1:]}",
        "confirmation_method": "automatic",
        "created": now(),
        "currency": params["currency"],
        "customer": None,
        "description": params.get("description"),
        "excluded_payment_method_types": excluded or None,
        "last_payment_error": None,
        "latest_charge": None,
        "livemode": False,
        "metadata": params.get("metadata", {}),
        "next_action": None,
        "payment_method": None,
        "payment_method_types": [one for one in allowed or TYPES if one not in excluded],
        "processing": None,
        "receipt_email": params.get("receipt_email"),
        "statement_descriptor_suffix": params.get("statement_descriptor_suffix"),
        "status": START,
        "_confirm": params.get("confirm", False),
        "_method_details": None,
    }


def _automatic(params: dict[str, Any]) -> dict[str, Any]:
    given: dict[str, Any] = params.get("automatic_payment_methods", {})
    return {"allow_redirects": "always", "enabled": True} | given


def _found(provider: Provider, call: Call) -> Doc:
    """The intent of the path; a browser has to know its secret."""
    intent = provider.find(call, "payment_intent", call.object_id, "intent")
    secret = call.params.get("client_secret")
    if secret is not None and secret != intent["client_secret"]:
        message = "The client_secret provided does not match this PaymentIntent."
        raise Refused(400, message, code="payment_intent_invalid_parameter", param="client_secret")
    if call.caller.is_public and secret is None:
        raise unauthenticated("A publishable key needs the client_secret.", "secret_key_required")
    return intent


def _shown(provider: Provider, call: Call, intent: Doc) -> Doc:
    shown = view(call, intent)
    if not call.caller.is_public and "expand" in call.params and intent["latest_charge"]:
        shown["latest_charge"] = provider.find(call, "charge", intent["latest_charge"])
    return shown
