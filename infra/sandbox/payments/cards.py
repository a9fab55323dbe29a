"""The test cards: what each does."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from infra.sandbox.payments.errors import Refused


@dataclass(frozen=True, slots=True)
class Decline:
    """Why a bank says no, in English as the API; the browser script has Italian words for it."""

    code: str
    message: str
    decline_code: str | None = None


@dataclass(frozen=True, slots=True)
class Card:
    """asks: the bank wants its customer to confirm (3-D Secure) before it decides."""

    brand: str
    decline: Decline | None = None
    asks: bool = False


GENERIC = Decline("card_declined", "Your card was declined.", "generic_decline")
FUNDS = Decline("card_declined", "Your card has insufficient funds.", "insufficient_funds")
EXPIRED = Decline("expired_card", "Your card has expired.")
CVC = Decline("incorrect_cvc", "Your card's security code is incorrect.")
PROCESSING = Decline(
    "processing_error",
    "An error occurred while processing your card. Try again in a little bit.",
)
UNKNOWN = Decline(
    "card_declined",
    "Your card was declined. Your request was in test mode, but used a non test card.",
    "test_mode_live_card",
)
CARDS: Mapping[str, Card] = {
    "4242424242424242": Card("visa"),
    "4000056655665556": Card("visa"),
    "4000003800000008": Card("visa"),
    "5555555555554444": Card("mastercard"),
    "378282246310005": Card("amex"),
    "4000000000000002": Card("visa", GENERIC),
    "4000000000009995": Card("visa", FUNDS),
    "4000000000000069": Card("visa", EXPIRED),
    "4000000000000127": Card("visa", CVC),
    "4000000000000119": Card("visa", PROCESSING),
    "4000002500003155": Card("visa", asks=True),
    "4000002760003184": Card("visa", asks=True),
    "4000000000003220": Card("visa", asks=True),
    "4000008400001629": Card("visa", GENERIC, asks=True),
}
# Ready-made payment methods for callers with a secret key, who may send no numbers.
METHODS: Mapping[str, str] = {
    "pm_card_visa": "4242424242424242",
    "pm_card_mastercard": "5555555555554444",
    "pm_card_visa_chargeDeclined": "4000000000000002",
    "pm_card_visa_chargeDeclinedInsufficientFunds": "4000000000009995",
    "pm_card_chargeDeclinedExpiredCard": "4000000000000069",
    "pm_card_chargeDeclinedIncorrectCvc": "4000000000000127",
    "pm_card_chargeDeclinedProcessingError": "4000000000000119",
    "pm_card_authenticationRequired": "4000002760003184",
    "pm_card_threeDSecure2Required": "4000000000003220",
}


def typed(card: Mapping[str, Any]) -> str:
    """The number of a card as a customer typed it.

    Raises:
        Refused: something about it cannot be right, whoever issued it.
    """
    number = re.sub(r"\s", "", card.get("number", ""))
    if not re.fullmatch(r"[0-9]{12,19}", number) or not _luhn(number):
        raise _wrong("number", "incorrect_number", "Your card number is incorrect.")
    month = card.get("exp_month", "")
    if not re.fullmatch(r"0?[1-9]|1[0-2]", month):
        message = "Your card's expiration month is invalid."
        raise _wrong("exp_month", "invalid_expiry_month", message)
    today = datetime.now(UTC)
    year = card.get("exp_year", "")
    if not re.fullmatch(r"(20)?[0-9]{2}", year):
        raise _wrong_year()
    if (2000 + int(year) % 100, int(month)) < (today.year, today.month):
        raise _wrong_year()
    if not re.fullmatch(r"[0-9]{3,4}", card.get("cvc", "")):
        message = "Your card's security code is invalid."
        raise _wrong("cvc", "invalid_cvc", message)
    return number


def _luhn(number: str) -> bool:
    digits = [int(digit) for digit in reversed(number)]
    doubled = (sum(divmod(2 * digit, 10)) for digit in digits[1::2])
    return (sum(digits[::2]) + sum(doubled)) % 10 == 0


def _wrong(param: str, code: str, message: str) -> Refused:
    return Refused(402, message, type="card_error", code=code, param=param, kept=True)


def _wrong_year() -> Refused:
    message = "Your card's expiration year is invalid."
    return _wrong("exp_year", "invalid_expiry_year", message)


def iban(value: str) -> bool:
    """Whether the check digits are right."""
    bare = re.sub(r"\s", "", value).upper()
    if not re.fullmatch(r"[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}", bare):
        return False
    return int("".join(str(int(letter, 36)) for letter in bare[4:] + bare[:4])) % 97 == 1
