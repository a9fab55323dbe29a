"""Which field each column of a file seems to hold; a person has the last word."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import date
from difflib import SequenceMatcher
from itertools import islice
from pathlib import Path
from typing import BinaryIO

from services.importer.cells import is_whole, quoted, read_flag
from services.importer.columns import aliases, fold_column
from services.importer.dates import read_date, read_day
from services.importer.guide_fields import FIELDS, Kind
from services.importer.header import FOUND, likeness
from services.importer.opening import open_rows
from services.importer.reading import PLAIN, Reading
from services.importer.reading_schemas import ColumnsOut, FileColumn
from services.importer.refusal import Refused
from services.importer.source import RawRow, Rows
from services.kit.coordinates import parse_coordinates
from services.kit.text import clean_label

ROWS_LOOKED_AT = 200
COLUMNS_GUESSED = 200
SAMPLES = 3
LONGEST_SAMPLE = 200
CLOSE = 0.8  # below it, other things have names that are as near
_NEVER_GUESSED = {"Blocks_id", "entombment_id"}  # their better named columns are


@dataclass(slots=True)
class _Column:
    name: str
    samples: list[str] = field(default_factory=list)
    official: str | None = None
    is_certain: bool = False


def columns_of(file: Path | BinaryIO, today: date, reading: Reading = PLAIN) -> ColumnsOut:
    """The columns of any table, even one that could not be imported as it is.

    Raises:
        Refused: it cannot be read, or a name of a column stands twice.
    """
    rows = open_rows(file, reading, _any_header)
    columns = _named(rows.header)
    _look_at(columns, islice(rows.rows(), ROWS_LOOKED_AT))
    named = [column for column in columns if column.name]
    _know(named, reading)
    _guess(named[:COLUMNS_GUESSED], reading, today)
    return _told(named, rows)


def _any_header(cells: list[str], reading: Reading) -> int:
    """Of several ways to part a row, the one with most columns that are known, then with most."""
    known = sum(reading.field_of(cell) is not None for cell in cells)
    filled = sum(bool(clean_label(cell)) for cell in cells)
    is_found = likeness(cells, reading) == FOUND
    return FOUND if is_found else known * 1000 + filled


def _named(cells: list[str]) -> list[_Column]:
    columns = [_Column(clean_label(cell)) for cell in cells]
    seen: set[str] = set()
    for column in columns:
        key = fold_column(column.name)
        if key and key in seen:
            raise Refused(400, f"La colonna {quoted(column.name)} compare due volte")
        seen.add(key)
    return columns


def _look_at(columns: list[_Column], rows: Iterable[RawRow]) -> None:
    for raw in rows:
        for column, cell in zip(columns, raw.cells, strict=False):
            text = clean_label(cell[: 4 * LONGEST_SAMPLE])[:LONGEST_SAMPLE]
            if text and len(column.samples) < SAMPLES and text not in column.samples:
                column.samples.append(text)


def _know(columns: list[_Column], reading: Reading) -> None:
    """By name, or as it was chosen; of two for one field the first has it."""
    taken: set[str] = set()
    for column in columns:
        official = reading.field_of(column.name)
        is_chosen = fold_column(column.name) in reading.columns
        if official not in taken and (official or is_chosen):
            column.official, column.is_certain = official, True
            taken |= {official} if official else set()


def _guess(columns: list[_Column], reading: Reading, today: date) -> None:
    """The nearest names first; every field once."""
    taken = {column.official for column in columns} | _NEVER_GUESSED
    unknown = [c for c in columns if not c.is_certain and reading.field_of(c.name) is None]
    for _, place, official in sorted(_closeness(unknown)):
        column = unknown[place]
        fits = column.official is None and official not in taken
        if fits and _may_hold(column.samples, FIELDS[official].kind, today):
            column.official = official
            taken.add(official)


def _closeness(columns: list[_Column]) -> Iterator[tuple[float, int, str]]:
    """The nearest first, once they are sorted; of equals, the first column."""
    for place, column in enumerate(columns):
        matcher = SequenceMatcher(None, b=fold_column(column.name), autojunk=False)
        for official, spellings in _SPELLINGS.items():
            score = max(_score(matcher, spelling) for spelling in spellings)
            if score >= CLOSE:
                yield -score, place, official


def _score(matcher: "SequenceMatcher[str]", spelling: str) -> float:
    matcher.set_seq1(spelling)
    if matcher.real_quick_ratio() < CLOSE or matcher.quick_ratio() < CLOSE:
        return 0.0
    return matcher.ratio()


_SPELLINGS = {
    official: {fold_column(official), *aliases(official), fold_column(known.label)}
    for official, known in FIELDS.items()
    if known.kind is not Kind.UNUSED
}


def _may_hold(samples: list[str], kind: Kind, today: date) -> bool:
    """Whether the cells do not speak against it: a field of dates holds dates, and none else."""
    readers: dict[Kind, Callable[[str], object]] = {
        Kind.FLAG: read_flag,
        Kind.NUMBER: _whole,
        Kind.DATE: lambda text: read_date(text, today),
        Kind.DAY: read_day,
        Kind.COORDINATES: parse_coordinates,
    }
    if not samples:
        return True
    if reader := readers.get(kind):
        return any(_reads(reader, text) for text in samples)
    return not all(_is_full_day(text) for text in samples)


def _whole(text: str) -> None:
    if not is_whole(text):
        raise ValueError


def _is_full_day(text: str) -> bool:
    return text != "-" and _reads(read_day, text)


def _reads(reader: Callable[[str], object], text: str) -> bool:
    with suppress(ValueError):
        reader(text)
        return True
    return False


def _told(columns: list[_Column], rows: Rows) -> ColumnsOut:
    return ColumnsOut(
        columns=[
            FileColumn(
                name=column.name,
                field=column.official,
                isCertain=column.is_certain,
                samples=column.samples,
            )
            for column in columns
        ],
        sheets=list(rows.sheets),
        sheet=rows.sheet,
        separator=rows.separator,
        warnings=list(rows.warnings),
    )
