"""Geographical coordinates as people write them, read into 'lat, lon' in decimal degrees."""

import re

_LONGEST = 100
_DECIMAL = r"[+-]?\d{1,3}(?:[.,]\d{1,20})?"
_POINTED = r"[+-]?\d{1,3}(?:\.\d{1,20})?"
_PLAIN_PAIRS = tuple(
    re.compile(pattern, re.ASCII)
    for pattern in (
        rf"({_DECIMAL})\s*[;/]\s*({_DECIMAL})",  # 45,4642; 9,1900
        rf"({_POINTED})\s*,\s+({_POINTED})",  # 45.4642, 9.19 and 45, 9
        rf"({_DECIMAL})\s+({_DECIMAL})",  # 45,4642 9,1900
        rf"({_DECIMAL}),\s+({_DECIMAL})",  # 45,4642, 9,1900
        r"([+-]?\d{1,3}\.\d{1,20}),([+-]?\d{1,3}(?:\.\d{1,20})?)",  # 45.4642,9.19
        r"([+-]?\d{1,3}),([+-]?\d{1,3}\.\d{1,20})",  # 45,9.19; never 45,4642
    )
)
_PART = r"\d{1,2}(?:[.,]\d{1,20})?"
_SIGNS = str.maketrans({"º": "°", "˚": "°", "′": "'", "’": "'", "´": "'", "`": "'", "−": "-"})
_SECOND_SIGNS = re.compile("[″”“]|''")


_MINUTES = rf"(?:{_PART}\s*'?(?:\s*{_PART}\s*\"?)?)?"
_MARKED = rf"{_DECIMAL}\s*°\s*{_MINUTES}"
_SPACED = rf"{_DECIMAL}(?:(?:\s*°\s*|\s+){_MINUTES})?"
_BETWEEN = r"\s*[,;/]?\s*"
_ANGLE_PAIRS = tuple(
    re.compile(pattern, re.ASCII)
    for pattern in (
        rf"(?P<a>{_SPACED})\s*(?P<x>[NSEWO]){_BETWEEN}(?P<b>{_SPACED})\s*(?P<y>[NSEWO])",
        rf"(?P<x>[NSEWO])\s*(?P<a>{_SPACED}){_BETWEEN}(?P<y>[NSEWO])\s*(?P<b>{_SPACED})",
        rf"(?P<a>{_MARKED})(?P<x>)(?P<y>)\s*(?:[,;/]\s*|\s)(?P<b>{_MARKED})",
    )
)
_NUMBERS = re.compile(r"\d+(?:[.,]\d+)?", re.ASCII)
_SIXTIETHS = (1.0, 60.0, 3600.0)
_UNREADABLE = "coordinate non leggibili"


def _number(text: str) -> float:
    return float(text.replace(",", "."))


def _degrees(angle: str, letter: str) -> float:
    """Degrees of one angle; a letter of the south or west makes them negative."""
    parts = _NUMBERS.findall(angle)
    if any(not part.isdecimal() for part in parts[:-1]):
        raise ValueError(_UNREADABLE)
    values = [_number(part) for part in parts]
    if any(value >= 60 for value in values[1:]):
        raise ValueError("minuti e secondi devono essere meno di 60")
    signed = angle.startswith("-")
    if signed and letter:
        raise ValueError("il segno meno e la lettera del punto cardinale si contraddicono")
    total = sum(value / sixtieth for value, sixtieth in zip(values, _SIXTIETHS, strict=False))
    return -total if signed or letter in ("S", "W", "O") else total


def _angles(text: str) -> tuple[float, float]:
    """Latitude and longitude written with signs of degrees or letters of the compass."""
    tidy = _SECOND_SIGNS.sub('"', text.upper().translate(_SIGNS))
    for pattern in _ANGLE_PAIRS:
        match = pattern.fullmatch(tidy)
        if match is None:
            continue
        first, second = match["x"], match["y"]
        if bool(first) and (first in "NS") == (second in "NS"):
            raise ValueError("servono una latitudine (N o S) e una longitudine (E, W o O)")
        one, other = _degrees(match["a"], first), _degrees(match["b"], second)
        return (one, other) if first in "NS" else (other, one)
    raise ValueError(_UNREADABLE)


def _pair(text: str) -> tuple[float, float]:
    for pattern in _PLAIN_PAIRS:
        match = pattern.fullmatch(text)
        if match is not None:
            return _number(match[1]), _number(match[2])
    return _angles(text)


def _shown(degrees: float) -> str:
    shown = f"{degrees:.7f}".rstrip("0").rstrip(".")
    return "0" if shown in ("-0", "") else shown


def parse_coordinates(text: str) -> str | None:
    """'lat, lon' in decimal degrees, None for a blank text.

    Decimal degrees with point or comma, degrees and decimal minutes, or degrees, minutes and
    seconds are read, with N, S, E, W or O (ovest).

    Raises:
        ValueError: it cannot be read or lies off the globe; the reason in Italian.
    """
    tidy = text.strip()
    if not tidy:
        return None
    if len(tidy) > _LONGEST:
        raise ValueError(_UNREADABLE)
    latitude, longitude = _pair(tidy)
    if not -90 <= latitude <= 90:
        raise ValueError("la latitudine va da -90 a 90 gradi")
    if not -180 <= longitude <= 180:
        raise ValueError("la longitudine va da -180 a 180 gradi")
    return f"{_shown(latitude)}, {_shown(longitude)}"
