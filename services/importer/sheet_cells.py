"""Cells of a workbook as the text that a person would have typed into a CSV file."""

import re
from datetime import date, datetime, time, timedelta
from decimal import Decimal
from math import isfinite

from services.importer.findings import Finding

# as a workbook keeps them, and as Excel shows them in Italian
FAULTS = {
    "#N/A": "#N/D",
    "#REF!": "#RIF!",
    "#VALUE!": "#VALORE!",
    "#NAME?": "#NOME?",
    "#NULL!": "#NULLO!",
    "#NUM!": "#NUM!",
    "#DIV/0!": "#DIV/0!",
}
SHOWN_FAULTS = frozenset(FAULTS.values())
_ESCAPED = re.compile(r"_x00([01][0-9A-Fa-f])_")  # control characters have no other spelling there
_NOT_CODES = re.compile(r'"[^"]*"|\\.|\[[^\]]*\]|_.')

Value = None | bool | int | float | str | date | datetime | time | timedelta


def text_of(value: Value, number_format: str = "") -> str:
    """Days as DD/MM/YYYY, numbers without needless zeros, yes as 1 and no as 0."""
    match value:
        case str():
            return _text(value)
        case float():
            return _number(value)
        case date():
            return _day(value, number_format)
        case bool():
            return str(int(value))
    return "" if value is None else str(value)


def fault_in(about: str, text: str) -> Finding:
    return Finding(about, f"la cella del foglio contiene l'errore {text}")


def _text(value: str) -> str:
    if value in FAULTS:
        return FAULTS[value]
    if "_x00" in value:
        value = _ESCAPED.sub(lambda code: chr(int(code[1], 16)), value)
    return value.replace("\0", "")


def _number(value: float) -> str:
    if not isfinite(value):
        return FAULTS["#NUM!"]
    return str(int(value)) if value.is_integer() else format(Decimal(repr(value)), "f")


def _day(value: date, number_format: str) -> str:
    """As precise as the cell shows it: Excel keeps a month as its first day.

    A time of day stays, and is told to be no date.
    """
    if isinstance(value, datetime) and value.time() != time():
        return f"{_full(value)} {value:%H:%M:%S}"
    codes = _NOT_CODES.sub("", number_format).lower()
    if value.day != 1 or "y" not in codes or "d" in codes:
        return _full(value)
    if "m" in codes:
        return f"{value.month:02}/{value.year:04}"
    return f"{value.year:04}" if value.month == 1 else _full(value)


def _full(value: date) -> str:
    return f"{value.day:02}/{value.month:02}/{value.year:04}"
