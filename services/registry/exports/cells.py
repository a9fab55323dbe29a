"""Values of records as an Italian spreadsheet shows them."""

import re
from datetime import date
from typing import Any

from services.kit.formulas import harmless

_COORDINATES = re.compile(r"(-?\d+)(\.\d+)?, (-?\d+)(\.\d+)?", re.ASCII)
# before it Excel counts a 29 February 1900 that never was, and other programs do not
FIRST_SHEET_DAY = date(1900, 3, 1)


def show_flag(value: bool | None) -> str:
    if value is None:
        return ""
    return "Sì" if value else "No"


def show_day(day: date) -> str:
    return f"{day.day:02}/{day.month:02}/{day.year:04}"


def show_partial(value: str) -> str:
    """12/05/1900, 05/1900 or 1900: as precise as it is known."""
    return "/".join(reversed(value.split("-")))


def show_coordinates(value: str) -> str:
    """45,4642; 9,19: with the comma, so that another sign stands between the two numbers."""
    if not _COORDINATES.fullmatch(value):
        return value
    return value.replace(", ", "; ").replace(".", ",")


def full_day(value: str) -> date | None:
    """The day that a partial date tells, when it tells one."""
    return date.fromisoformat(value) if len(value) == len("YYYY-MM-DD") else None


def csv_text(value: Any) -> str:
    return "" if value is None else harmless(str(value))


def csv_number(value: Any) -> str:
    return "" if value is None else str(value)


def csv_day(value: date | None) -> str:
    return "" if value is None else show_day(value)


def csv_partial(value: str | None) -> str:
    return "" if value is None else show_partial(value)


def csv_coordinates(value: str | None) -> str:
    return "" if value is None else harmless(show_coordinates(value))
