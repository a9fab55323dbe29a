"""Cells of a workbook as the text that a person would have typed into a CSV file."""

import re
from datetime import date, datetime, time, timedelta
from decimal import Decimal
from functools import lru_cache
from math import isfinite
from typing import NamedTuple

from services.importer.cells import quoted
from services.importer.findings import Finding
from services.importer.guide_fields import Kind
from services.importer.number_formats import GENERAL, plain_number, seen_number, seen_text

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
UNCOMPUTED = "#FORMULA!"  # ours: a program wrote the formula, and none has computed it
SHOWN_FAULTS = frozenset((*FAULTS.values(), UNCOMPUTED))
TO_MEND = "#DA CORREGGERE!"  # ours: before what a refused cell seemed to hold, until it is mended
BEYOND_DIGITS = 10**15  # a sheet keeps fifteen digits, and makes up the others
_ESCAPED = re.compile(r"_x00([01][0-9A-Fa-f])_")  # control characters have no other spelling there
_NOT_CODES = re.compile(r'"[^"]*"|\\.|\[[^\]]*\]|_.')
_FORMATS_REMEMBERED = 1024
_DATES = {Kind.DATE, Kind.DAY}
_COUNTED = {Kind.NUMBER, Kind.FLAG, *_DATES}
_WORDS = {Kind.NAME, Kind.TEXT}

Value = None | bool | int | float | str | date | datetime | time | timedelta


class Odd(NamedTuple):
    """What of a cell is not what it seems: said of 'la cella'."""

    is_error: bool
    told: str


Shown = tuple[str, Odd | None]


def text_of(value: Value, number_format: str = GENERAL, kind: Kind | None = None) -> Shown:
    """The cell as it is seen, in a column of a kind; yes as 1 and no as 0 where no words stand."""
    match value:
        case None:
            return "", None
        case str():
            return _text(value, number_format, kind)
        case bool():
            return _yes_or_no(value, kind), None
        case int() | float():
            return _number(value, number_format, kind)
        case date():
            return _day(value, number_format, kind)
    return _time(value, kind)


def _yes_or_no(value: bool, kind: Kind | None) -> str:
    if kind in _WORDS:
        return "VERO" if value else "FALSO"
    return str(int(value))


def _time(value: time | timedelta, kind: Kind | None) -> Shown:
    shown = _hours(value) if isinstance(value, timedelta) else str(value)
    told = f"contiene un'ora ({shown}): se è una sigla va scritta come testo"
    return shown, Odd(kind is Kind.NAME, told)


def _hours(value: timedelta) -> str:
    minutes, seconds = divmod(int(value.total_seconds()), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{seconds:02}"


def fault_in(about: str, text: str) -> Finding:
    if text == UNCOMPUTED:
        return Finding(
            about,
            "la cella contiene una formula senza risultato: aprire il file con Excel, salvarlo e "
            "riprovare",
        )
    if TO_MEND in text:
        return Finding(
            about,
            f"la cella è ancora da correggere: al posto di {quoted(text.strip())} va scritto il "
            "valore giusto",
        )
    return Finding(about, f"la cella del foglio contiene l'errore {text}")


def _text(value: str, number_format: str, kind: Kind | None) -> Shown:
    if value in FAULTS:
        return FAULTS[value], None
    if "_x00" in value:
        value = _ESCAPED.sub(lambda code: chr(int(code[1], 16)), value)
    value = value.replace("\0", "")
    if number_format == GENERAL:
        return value, None
    seen = seen_text(value, number_format)
    return (value, _not_understood(value, number_format, kind)) if seen is None else (seen, None)


def _number(value: float, number_format: str, kind: Kind | None) -> Shown:
    """As it is seen, where words stand; where a number is counted, without its looks."""
    if not isfinite(value):
        return FAULTS["#NUM!"], None
    exact = _exact(value)
    plain = plain_number(exact)
    if abs(value) >= BEYOND_DIGITS:
        told = f"contiene il numero {plain}, ma un foglio ne conserva 15 cifre: va scritto come "
        return plain, Odd(is_error=True, told=f"{told}testo")
    seen = seen_number(exact, number_format)
    if seen is None:
        return plain, _not_understood(plain, number_format, kind)
    if kind in _COUNTED and not (kind in _DATES and any(map(str.isalpha, seen.text))):
        return plain, None
    if seen.is_whole:
        return seen.text, None
    told = f"mostra {quoted(seen.text)} ma contiene {plain}: vale come si vede"
    return seen.text, Odd(is_error=False, told=told)


def _exact(value: float) -> Decimal:
    """The number of fifteen digits that a person typed, without what halves of it add."""
    number = Decimal(value) if isinstance(value, int) else Decimal(format(value, ".15g"))
    return Decimal(int(number)) if number == number.to_integral_value() else number


def _not_understood(shown: str, number_format: str, kind: Kind | None) -> Odd:
    told = (
        f"contiene {quoted(shown)} con il formato {quoted(number_format)}, che non si sa leggere: "
        "va scritta come testo, come si vede"
    )
    return Odd(kind is Kind.NAME, told)


def _day(value: date, number_format: str, kind: Kind | None) -> Shown:
    """As precise as the cell shows it: Excel keeps a month as its first day.

    A time of day stays, and is told to be no date.
    """
    full = _full(value)
    if isinstance(value, datetime) and value.time() != time():
        full = f"{full} {value:%H:%M:%S}"
        return full, None if kind in _DATES else _no_text(full, full, kind)
    codes = _codes(number_format)
    shown = _as_precise(value, codes)
    if kind not in _DATES:
        return shown, _no_text(full, _typed(value, codes), kind)
    if "y" not in codes:
        told = f"mostra una data senza l'anno ({full}): va scritta con l'anno"
        return full, Odd(is_error=True, told=told)
    if _first_of(value, shown) == full:
        return shown, None
    told = f"mostra {quoted(shown)} ma contiene {full}: vale "
    if kind is Kind.DAY:  # nothing less than a day is of use there
        return full, Odd(is_error=False, told=f"{told}il giorno che contiene")
    return shown, Odd(is_error=False, told=f"{told}come si vede")


@lru_cache(_FORMATS_REMEMBERED)
def _codes(number_format: str) -> str:
    """The letters of a date's format; the date of a file that gives it none is seen whole."""
    return "dmy" if number_format == GENERAL else _NOT_CODES.sub("", number_format).lower()


def _no_text(full: str, typed: str, kind: Kind | None) -> Odd:
    told = (
        f"contiene una data ({full}): forse Excel ha trasformato {quoted(typed)}, che va scritto "
        "come testo"
    )
    return Odd(kind is Kind.NAME, told)


def _as_precise(value: date, codes: str) -> str:
    if "y" not in codes or "d" in codes:
        return _full(value)
    return f"{value.month:02}/{value.year:04}" if "m" in codes else f"{value.year:04}"


def _first_of(value: date, shown: str) -> str:
    """The day that a sheet keeps for a month or a year."""
    return {4: f"01/01/{shown}", 7: f"01/{shown}"}.get(len(shown), _full(value))


def _typed(value: date, codes: str) -> str:
    """What a person has written that a sheet took for a date."""
    if "y" not in codes:
        return f"{value.day}/{value.month}"
    if "d" not in codes:
        return f"{value.month}/{value.year}"
    return f"{value.day}/{value.month}/{value.year}"


def _full(value: date) -> str:
    return f"{value.day:02}/{value.month:02}/{value.year:04}"
