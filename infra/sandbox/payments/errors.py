"""Refusals in the shapes that the SDK turns into its exceptions."""

from typing import Any


class Refused(Exception):
    """An answer other than 2xx; `kept`: the call ran, so its key repeats this answer."""

    def __init__(self, status: int, message: str, *, kept: bool = False, **fields: Any) -> None:
        super().__init__(message)
        self.status = status
        self.kept = kept
        error = {"type": "invalid_request_error", "message": message} | fields
        self.body = {"error": {name: value for name, value in error.items() if value is not None}}


def bad_parameter(name: str, message: str, code: str = "parameter_invalid") -> Refused:
    return Refused(400, message, code=code, param=name)


def unknown_parameter(name: str) -> Refused:
    return bad_parameter(name, f"Received unknown parameter: {name}", "parameter_unknown")


def missing_parameter(name: str) -> Refused:
    return bad_parameter(name, f"Missing required param: {name}.", "parameter_missing")


def no_such(kind: str, given: str, param: str = "id") -> Refused:
    message = f"No such {kind}: '{given}'"
    return Refused(404, message, code="resource_missing", param=param)


def unexpected_state(verb: str, status: str, intent: dict[str, Any]) -> Refused:
    message = f"You cannot {verb} this PaymentIntent because it has a status of {status}."
    return Refused(400, message, code="payment_intent_unexpected_state", payment_intent=intent)


def unauthenticated(message: str, code: str | None = None) -> Refused:
    return Refused(401, message, code=code)


def out_of_order(status: int = 500) -> Refused:
    """What the provider says when it is the one that fails."""
    if status == 429:
        return Refused(429, "Too many requests hit the API too quickly.", code="rate_limit")
    return Refused(status, "An unknown error occurred.", type="api_error")
