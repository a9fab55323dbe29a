"""Dates of old registers: kept exactly as precise as they are written, never guessed."""

import re
from calendar import monthrange
from datetime import date

from services.importer.cells import quoted
from services.kit.partial_date import EARLIEST_YEAR

_DAY_FIRST = re.compile(r"(\d{1,2})([/-])(\d{1,2})\2(\d{4})", re.ASCII)
_YEAR_FIRST = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})", re.ASCII)
_MONTH = re.compile(r"(\d{1,2})/(\d{4})|(\d{4})-(\d{1,2})", re.ASCII)
_YEAR = re.compile(r"\d{4}", re.ASCII)
_ABOUT = re.compile(r"(?:(?:ca|c)\.\s?|circa\s)(\d{4})", re.ASCII | re.IGNORECASE)
_SHORT_YEAR = re.compile(r"\d{1,2}[/.-]\d{1,2}[/.-]\d{1,2}", re.ASCII)
_FORMS = "si accettano GG/MM/AAAA, AAAA-MM-GG, GG-MM-AAAA e, in parte, MM/AAAA e AAAA"

Parts = tuple[int, int, int]
_EMPTY_IN_A_SHEET: Parts = (1900, 1, 0)


def _full_parts(text: str) -> Parts | None:
    """Year, month and day of one of the three forms; 0 for what is written as zeros."""
    if match := _DAY_FIRST.fullmatch(text):
        return int(match[4]), int(match[3]), int(match[1])
    if match := _YEAR_FIRST.fullmatch(text):
        return int(match[1]), int(match[2]), int(match[3])
    return None


def _partial(text: str, parts: Parts) -> str:
    """The date at its own precision, once month and day are known to exist."""
    year, month, day = parts
    if month > 12:
        raise ValueError(f"{quoted(text)} ha un mese che non esiste")
    if not month:
        if day:
            raise ValueError(f"{quoted(text)} ha il giorno ma non il mese")
        return f"{year:04}"
    if not day:
        return f"{year:04}-{month:02}"
    if not year or day > monthrange(year, month)[1]:
        raise ValueError(f"{quoted(text)} non è un giorno che esiste")
    return f"{year:04}-{month:02}-{day:02}"


def _unreadable(text: str) -> ValueError:
    if _SHORT_YEAR.fullmatch(text):
        return ValueError(f"{quoted(text)} non è leggibile: l'anno va scritto con quattro cifre")
    return ValueError(f"{quoted(text)} non è una data leggibile ({_FORMS})")


def _as_written(text: str) -> str | None:
    """An exact date in any of the accepted forms, full or partial; None when unknown."""
    parts = _full_parts(text)
    if parts == _EMPTY_IN_A_SHEET:
        raise ValueError(
            f"{quoted(text)} è come un foglio di calcolo mostra una data vuota: "
            "se è gennaio del 1900 si scrive 01/1900"
        )
    if parts is not None:
        return _partial(text, parts) if any(parts) else None
    if _YEAR.fullmatch(text):
        return text
    if match := _MONTH.fullmatch(text):
        year, month = int(match[2] or match[3]), int(match[1] or match[4])
        if not month:
            raise ValueError(f"{quoted(text)} ha un mese che non esiste")
        return _partial(text, (year, month, 0))
    raise _unreadable(text)


def read_date(text: str, today: date) -> tuple[str | None, bool]:
    """A date of birth or death and whether its year is approximate ('ca. 1900').

    Raises:
        ValueError: it cannot be read, lies in the future or before 1500.
    """
    if text in ("", "-"):
        return None, False
    about = _ABOUT.fullmatch(text)
    value = about[1] if about else _as_written(text)
    if value is None:
        return None, False
    if int(value[:4]) < EARLIEST_YEAR:
        raise ValueError(f"{quoted(text)} è prima del {EARLIEST_YEAR}")
    if value > today.isoformat()[: len(value)]:
        raise ValueError(f"{quoted(text)} è nel futuro")
    return value, about is not None


def read_day(text: str) -> str | None:
    """The end of a concession: a full date, in the future as well, or unknown.

    Raises:
        ValueError: it cannot be read or is only partly known.
    """
    if text in ("", "-"):
        return None
    parts = _full_parts(text)
    if parts is None:
        raise _unreadable(text)
    if not any(parts):
        return None
    if not all(parts):
        raise ValueError(f"{quoted(text)} non è una data completa")
    return _partial(text, parts)
