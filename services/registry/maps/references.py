"""Reads row and column out of the references of a block of niches, when they carry them.

`Fila 3 n. 12`, `Loculo 12 fila B`, `II fila 7`, `L-2-14`, `3/12`, `A12`, `IV-12`. Of two bare
numbers nothing tells which is the row: walls are longer than high, so the one with fewer values is.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from services.kit.text import plain

ENOUGH = 0.8  # of the tombs of a block must carry a place
DENSE = 0.2  # of the places of a wall must be taken: `12/1987` is no place in one

_ROMAN = "[ivxl]{1,6}"
_ROW = rf"(?P<row>\d{{1,4}}|{_ROMAN}|[a-z])"
_COLUMN = r"(?P<column>\d{1,4})"
_ROW_WORD = r"(?:fila|riga|ordine|piano)"
_COLUMN_WORD = (
    r"(?:numero|num|nr|no|n|loculo|loc|posto|nicchia|ossario|oss|cinerario|tomba|colonna|col)"
)
_TOLD = tuple(
    re.compile(pattern)
    for pattern in (
        rf"(?:.* )?{_COLUMN_WORD} {_COLUMN} {_ROW_WORD} {_ROW}",
        rf"(?:.*? )??{_ROW}(?: a)? {_ROW_WORD}(?: {_COLUMN_WORD})? {_COLUMN}",
        rf"(?:.* )?{_COLUMN_WORD} {_COLUMN} {_ROW}(?: a)? {_ROW_WORD}",
        rf"(?:.* )?{_ROW_WORD} {_ROW}(?: {_COLUMN_WORD})? {_COLUMN}",
    )
)
_PAIR = re.compile(rf"(?:[a-z]+ )?(\d{{1,4}}) (?:{_COLUMN_WORD} )?(\d{{1,4}})")
_LETTER = re.compile(rf"(?:[a-z]{{2,}} )?({_ROMAN}|[a-z]) (?:{_COLUMN_WORD} )?(\d{{1,4}})")
_NUMERALS = {"i": 1, "v": 5, "x": 10, "l": 50}


@dataclass(frozen=True, slots=True)
class Place:
    """Labels as they are shown."""

    row: str
    column: str


@dataclass(frozen=True, slots=True)
class Wall:
    """rows: from the top down, the first row of the register lowest as in a real wall; columns:
    from the left; places: by the id of the tomb."""

    rows: list[str]
    columns: list[str]
    places: Mapping[int, Place]


NO_WALL = Wall([], [], {})


def read_wall(references: Mapping[int, str | None]) -> Wall:
    """The wall that the references (by id) of a block describe; `NO_WALL` if most tell no place."""
    places = _read_all({key: _tidy(text) for key, text in references.items() if text})
    if not places or len(places) < ENOUGH * len(references):
        return NO_WALL
    rows = in_order({place.row for place in places.values()})[::-1]
    columns = in_order({place.column for place in places.values()})
    if len(set(places.values())) < DENSE * len(rows) * len(columns):
        return NO_WALL
    return Wall(rows, columns, places)


def _tidy(reference: str) -> str:
    """Words and numbers with single blanks between them, in small letters."""
    return " ".join(re.findall("[a-z]+|[0-9]+", plain(reference).replace("ª", " a ")))


def _read_all(texts: Mapping[int, str]) -> dict[int, Place]:
    told = {key: place for key, text in texts.items() if (place := _told(text))}
    left = {key: text for key, text in texts.items() if key not in told}
    pairs = {key: pair.groups() for key, text in left.items() if (pair := _PAIR.fullmatch(text))}
    letters = {
        key: pair.groups() for key, text in left.items() if (pair := _LETTER.fullmatch(text))
    }
    if len({row for row, _ in letters.values()}) < 2:
        letters = {}  # one letter before every number is a prefix, no row
    return told | _placed(_rows_first(pairs)) | _placed(letters)


def _told(text: str) -> Place | None:
    """The place that words tell."""
    for pattern in _TOLD:
        match = pattern.fullmatch(text)
        if match:
            return Place(_label(match["row"]), _label(match["column"]))
    return None


def _rows_first(pairs: Mapping[int, Sequence[str]]) -> dict[int, Sequence[str]]:
    """Pairs of row and column; of the two numbers, the one with fewer values is the row."""
    firsts = {int(first) for first, _ in pairs.values()}
    seconds = {int(second) for _, second in pairs.values()}
    if len(firsts) <= len(seconds):
        return dict(pairs)
    return {key: (second, first) for key, (first, second) in pairs.items()}


def _placed(pairs: Mapping[int, Sequence[str]]) -> dict[int, Place]:
    return {key: Place(_label(row), _label(column)) for key, (row, column) in pairs.items()}


def _label(text: str) -> str:
    return str(int(text)) if text.isdecimal() else text.upper()


def in_order(labels: set[str]) -> list[str]:
    """Numbers by value, then letters; as Roman numerals when one of them can be nothing else."""
    words = {label for label in labels if not label.isdecimal()}
    are_roman = any(len(word) > 1 for word in words) and all(map(_roman, words))
    return sorted(
        labels,
        key=lambda label: (
            label in words,
            int(label) if label not in words else _roman(label) if are_roman else 0,
            label,
        ),
    )


def _roman(label: str) -> int:
    """The value of a Roman numeral, 0 for what is none."""
    values = [_NUMERALS.get(letter, 0) for letter in label.lower()]
    if not all(values):
        return 0
    return sum(
        -value if value < following else value
        for value, following in zip(values, [*values[1:], 0], strict=True)
    )
