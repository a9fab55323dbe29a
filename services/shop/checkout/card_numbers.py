"""Finds a card's number where somebody has typed one in the wrong place."""

import re
import unicodedata
from itertools import accumulate

from pydantic import AfterValidator
from stdnum import luhn

NO_CARD_HERE = "Non scrivere qui numeri di carta: la carta si indica soltanto al momento di pagare"
# people group the digits by three and more, on one line or several; dates have groups of two
_RUN = re.compile(r"(?<![\d+])\d{3,}(?:[\W_]{1,3}\d{3,})*")
# ISO/IEC 7812: how the numbers of the issuers begin, and how long they are
_ISSUED = re.compile(
    r"""4\d{12}(?:\d{3}){0,2}                                         # Visa
    | (?:5[1-5]\d\d|222[1-9]|22[3-9]\d|2[3-6]\d\d|27[01]\d|2720)\d{12}  # Mastercard
    | 3[47]\d{13}                                                 # American Express
    | 3(?:0[0-59]|[689]\d)\d{11,16}                               # Diners
    | 35\d{14,17}                                                 # JCB
    | 6\d{15,18}                                                  # Discover, UnionPay, Maestro
    | 5[06-8]\d{11,17}                                            # Maestro""",
    re.VERBOSE,
)


def has_card_number(text: str) -> bool:
    """Whether some of its digits, of whatever script, are a number that a card may have."""
    plain = re.sub(r"\d", _as_ascii, unicodedata.normalize("NFKC", text))
    runs = (re.findall(r"\d+", found[0]) for found in _RUN.finditer(plain))
    return any(_may_begin_one(groups[at:]) for groups in runs for at in range(len(groups)))


def _as_ascii(digit: re.Match[str]) -> str:
    return str(unicodedata.digit(digit[0]))


def _may_begin_one(groups: list[str]) -> bool:
    longer = accumulate(groups)
    return any(_ISSUED.fullmatch(digits) and luhn.is_valid(digits) for digits in longer)


def _refuse(text: str) -> str:
    if has_card_number(text):
        raise ValueError(NO_CARD_HERE)
    return text


WithoutCard = AfterValidator(_refuse)
"""Refuses a text with a card's number in it: no card data is kept anywhere."""
