"""Whose call it is: the suffix of a test key names the account; live keys are refused."""

import base64
import binascii
import re
from dataclasses import dataclass

from starlette.requests import Request

from infra.sandbox.payments.errors import unauthenticated

_KEY = re.compile(r"(sk|rk|pk)_test_(\w{3,})")


@dataclass(frozen=True, slots=True)
class Caller:
    """is_public: came with a publishable key, as browsers do."""

    account: str
    is_public: bool


def caller(request: Request, given: str | None) -> Caller:
    """Reads the key of the header, or `given` among the parameters.

    Raises:
        Refused: no key, no test key, or none at all of ours.
    """
    key = given or _from_header(request.headers.get("authorization", ""))
    if not key:
        raise unauthenticated("You did not provide an API key.")
    if "_live_" in key:
        raise unauthenticated("This is a stand-in of Stripe: it takes no live keys.")
    match = _KEY.fullmatch(key)
    if match is None:
        raise unauthenticated("Invalid API Key provided.")
    return Caller(f"acct_{match[2]}", match[1] == "pk")


def _from_header(header: str) -> str:
    scheme, _, value = header.partition(" ")
    if scheme.lower() == "bearer":
        return value.strip()
    if scheme.lower() == "basic":
        try:
            return base64.b64decode(value, validate=True).decode().partition(":")[0]
        except (binascii.Error, UnicodeDecodeError):
            return ""
    return ""
