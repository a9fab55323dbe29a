"""Finds a card's number where somebody has typed one in the wrong place."""

import re
from itertools import accumulate

from pydantic import AfterValidator
from stdnum import luhn

NO_CARD_HERE = "Non scrivere qui numeri di carta: la carta si indica soltanto al momento di pagare"
# ISO/IEC 7812: so many digits, of which the first says whose card it is
LENGTHS = range(13, 20)
# people group the digits by three and more; dates have groups of two
_RUN = re.compile(r"(?<![\d+])\d{3,}(?:[ .\-]{1,2}\d{3,})*")


def has_card_number(text: str) -> bool:
    """Whether some of its digits are a number that a card may have."""
    runs = (re.findall(r"\d+", found[0]) for found in _RUN.finditer(text))
    return any(_may_begin_one(groups[at:]) for groups in runs for at in range(len(groups)))


def _may_begin_one(groups: list[str]) -> bool:
    longer = accumulate(groups)
    return any(
        len(digits) in LENGTHS and digits[0] in "23456" and luhn.is_valid(digits)
        for digits in longer
    )


def _refuse(text: str) -> str:
    if has_card_number(text):
        raise ValueError(NO_CARD_HERE)
    return text


WithoutCard = AfterValidator(_refuse)
"""Refuses a text with a card's number in it: no card data is kept anywhere."""
