"""A date of birth or death as precise as a register knows it: YYYY, YYYY-MM or YYYY-MM-DD."""

import re
from datetime import date
from typing import Annotated

from pydantic import AfterValidator

EARLIEST_YEAR = 1500  # what is older in a register is a slip of the pen
_SHAPE = re.compile(r"(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?", re.ASCII)


def check_partial_date(text: str) -> str:
    """Returns `text` when it is such a date.

    Raises:
        ValueError: another shape, or a day or month that does not exist.
    """
    match = _SHAPE.fullmatch(text)
    if match is None:
        raise ValueError("Data non valida: usa AAAA, AAAA-MM o AAAA-MM-GG")
    year, month, day = (int(part) if part else 1 for part in match.groups())
    try:
        date(year, month, day)
    except ValueError as fault:
        raise ValueError("Data inesistente") from fault
    return text


def differ(one: str | None, other: str | None) -> bool:
    """Whether two dates differ at the precision that both have; an unknown date never differs."""
    if not one or not other:
        return False
    common = min(len(one), len(other))
    return one[:common] != other[:common]


def precedes(one: str, other: str) -> bool:
    """Whether `one` lies before `other` at the precision that both have."""
    common = min(len(one), len(other))
    return one[:common] < other[:common]


PartialDate = Annotated[str, AfterValidator(check_partial_date)]
