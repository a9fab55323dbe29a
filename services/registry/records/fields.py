"""Fields of the forms: what they take, and what they say when they cannot."""

import re
from datetime import date
from typing import Annotated
from urllib.parse import urlsplit

import orjson
from pydantic import AfterValidator, BeforeValidator, Field, StringConstraints

from services.kit import clock
from services.kit.coordinates import parse_coordinates
from services.kit.errors import Invalid
from services.kit.fiscal_code import compact_fiscal_code, fiscal_code_fault
from services.kit.partial_date import EARLIEST_YEAR, check_partial_date, precedes
from services.kit.text import clean_text
from services.kit.wire import MAX_ID, EmptyToNone, Line, required

NO_ADDRESS = "URL non valido"
NO_DAY = "Data non valida: usa AAAA-MM-GG"
BLACK = "#000000"
_COLOR = re.compile(r"#[0-9a-fA-F]{6}")
_WHOLE = re.compile(r"([+-]?)0*(\d+)", re.ASCII)
_DAY = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)


def _coordinates(text: str) -> str | None:
    try:
        return parse_coordinates(text)
    except ValueError as fault:
        reason = str(fault)
        raise ValueError(reason[0].upper() + reason[1:]) from fault


def _address(text: str) -> str:
    """An address of the web, or of a picture of ours: uploaded, or of the demo."""
    if text.startswith(("/media/", "/demo/")) and " " not in text:
        return text
    try:
        parts = urlsplit(text)
        good = parts.scheme in ("http", "https") and bool(parts.hostname)
    except ValueError:
        good = False
    if not good or any(letter <= " " for letter in text):
        raise ValueError(NO_ADDRESS)
    return text


def _color(text: str) -> str:
    if not _COLOR.fullmatch(text):
        raise ValueError("Colore non valido: usa la forma #RRGGBB")
    return text.lower()


def _black_if_blank(value: object) -> object:
    return BLACK if value is None or value == "" else value


def _photos(value: object) -> object:
    """A list, or the JSON of one; none is an empty list."""
    if value is None or value == "":
        return []
    try:
        return orjson.loads(value) if isinstance(value, str) else value
    except orjson.JSONDecodeError as fault:
        raise ValueError(NO_ADDRESS) from fault


def _day(value: object) -> object:
    """Neither a moment nor a number of seconds, which a date could be read from as well."""
    if not isinstance(value, str) or _DAY.fullmatch(value.strip()) is None:
        raise ValueError(NO_DAY)
    try:
        return date.fromisoformat(value.strip())
    except ValueError as fault:
        raise ValueError("Data inesistente") from fault


def whole_number(value: object) -> int | None:
    """The integer that a number or a text means, None for anything else."""
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    match = _WHOLE.fullmatch(str(value).strip())
    if match is None:
        return None
    return int(match[1] + match[2][:18])  # more digits are as much too many


def _past(text: str) -> str:
    check_partial_date(text)
    today = clock.today().isoformat()
    if text > today[: len(text)]:
        raise ValueError("La data è nel futuro")
    if int(text[:4]) < EARLIEST_YEAR:
        raise ValueError(f"La data è prima del {EARLIEST_YEAR}")
    return text


def _order(value: object) -> object:
    """An integer, 0 for what is none."""
    return max(-(2**31), min(MAX_ID, whole_number(value) or 0))


def _fiscal_code(text: str) -> str:
    """A good code in its own spelling; a wrong one as it was typed."""
    return text if fiscal_code_fault(text) else compact_fiscal_code(text)


Name = Annotated[Line, required("Nome richiesto")]
Note = Annotated[
    Annotated[str, AfterValidator(clean_text), StringConstraints(max_length=5000)] | None,
    EmptyToNone,
]
Coordinates = Annotated[
    Annotated[str, AfterValidator(_coordinates)] | None,
    EmptyToNone,
]
Address = Annotated[
    str,
    StringConstraints(strip_whitespace=True, max_length=2000),
    AfterValidator(_address),
]
WebAddress = Annotated[Address | None, EmptyToNone]
Photos = Annotated[list[Address], Field(max_length=50), BeforeValidator(_photos)]
Color = Annotated[str, AfterValidator(_color), BeforeValidator(_black_if_blank)]
Order = Annotated[int, BeforeValidator(_order)]
PastDate = Annotated[Annotated[str, AfterValidator(_past)] | None, EmptyToNone]
FullDate = Annotated[Annotated[date, BeforeValidator(_day)] | None, EmptyToNone]
FiscalCode = Annotated[Annotated[Line, AfterValidator(_fiscal_code)] | None, EmptyToNone]


def must_follow(birthdate: str | None, deathdate: str | None) -> None:
    """Nobody dies before being born, as far as the two dates tell."""
    if birthdate and deathdate and precedes(deathdate, birthdate):
        message = "La data di morte precede quella di nascita"
        raise Invalid(message, {"deathdate": message})
