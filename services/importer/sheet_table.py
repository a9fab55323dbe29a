"""A sheet as a table: from the row with the names of the columns on, every cell as it is seen."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain, islice
from typing import Any, NamedTuple

from openpyxl.cell.read_only import ReadOnlyCell
from openpyxl.utils.cell import get_column_letter

from services.importer.guide_fields import FIELDS, Kind
from services.importer.nameless import called
from services.importer.reading import Reading
from services.importer.sheet_cells import text_of
from services.importer.sheet_xml import Merged, raw_rows
from services.importer.source import ERROR, WARNING, RawRow, Remark
from services.importer.titles import (
    TITLE_ROWS,
    doubts,
    has_plain_header,
    has_words_only,
    header_place,
    is_table,
    told,
)
from services.kit.text import clean_label

_UNREAD = {Kind.UNUSED, None}

Cells = list[dict[str, Any]]


class _Row(NamedTuple):
    """The cells of a line that hold anything."""

    line: int
    cells: Cells


class Table:
    """The rows of a sheet; warnings and merged ranges are known once they have been read.

    known: where the columns stand that hold a field.
    """

    def __init__(self, sheet: Any, reading: Reading) -> None:
        self._sheet = sheet
        self._reading = reading
        self._format_of = _formats(sheet)
        self.warnings: tuple[str, ...] = ()
        self.merged: list[Merged] = []
        self.known: tuple[int, ...] = ()

    def rows(self) -> Iterator[RawRow]:
        """The header and each row that holds anything: its cells up to the last that holds
        anything, and of those beyond the header's only such."""
        rows = _filled(self._sheet, self.merged)
        first = list(islice(rows, TITLE_ROWS + 1))
        words = list(map(_words, first))
        place = header_place(words, self._reading)
        self.warnings = doubts(words[place:])
        if place:
            self.warnings = (told(first[place].line, words[place], words[:place]), *self.warnings)
        kinds: list[Kind | None] = []
        for row in chain(first[place:], rows):
            if kinds:
                yield self._row(row, kinds)
                continue
            header = self._row(row, [None] * _width(row))
            fields = [self._field(place, name) for place, name in enumerate(header.cells)]
            kinds = [FIELDS[official].kind if official else None for official in fields]
            self.known = tuple(place for place, official in enumerate(fields) if official)
            yield header

    def _field(self, place: int, name: str) -> str | None:
        return self._reading.field_of(name if clean_label(name) else called(place, in_sheet=True))

    def _row(self, row: _Row, kinds: list[Kind | None]) -> RawRow:
        texts = [""] * min(_width(row), len(kinds))  # a stray name far out makes no row wider
        beyond: list[str] = []
        remarks: list[Remark] = []
        for cell in row.cells:
            place = cell["column"] - 1
            kind = kinds[place] if place < len(kinds) else None
            text, odd = text_of(cell["value"], self._format_of(cell["style_id"]), kind)
            if place >= len(kinds):
                beyond.append(text)
                continue
            texts[place] = text
            if odd and kind not in _UNREAD:
                odd_told = f"la cella {get_column_letter(place + 1)}{row.line} {odd.told}"
                remarks.append(Remark(place, ERROR if odd.is_error else WARNING, odd_told))
        return RawRow(row.line, texts + beyond, well_quoted=True, remarks=tuple(remarks))


def _width(row: _Row) -> int:
    return max(int(cell["column"]) for cell in row.cells)


def first_rows(sheet: Any) -> list[list[str]]:
    """The words of the first rows that hold anything."""
    return list(map(_words, islice(_filled(sheet, []), TITLE_ROWS + 1)))


def likely_sheet(sheets: list[Any], reading: Reading) -> Any:
    """The first that holds anything; if that is a cover of nothing but lines, and labels with their
    values, the first with a register, or else, if none is a number, with a table."""
    shown = [(sheet, first_rows(sheet)) for sheet in sheets]
    holding = [(sheet, rows) for sheet, rows in shown if rows]
    if not holding or is_table(holding[0][1], reading):
        return holding[0][0] if holding else sheets[0]
    registers = (sheet for sheet, rows in holding if has_plain_header(rows, reading))
    tables = (sheet for sheet, rows in holding if is_table(rows, reading))
    is_wordy = all(map(has_words_only, holding[0][1]))
    return next(registers, None) or next(tables if is_wordy else iter(()), holding[0][0])


def _words(row: _Row) -> list[str]:
    """Its cells as names of columns, which are words."""
    values = (cell["value"] for cell in row.cells)
    return ["0" if isinstance(value, bool) else str(value) for value in values]


def _filled(sheet: Any, merged: list[Merged]) -> Iterator[_Row]:
    for line, cells in raw_rows(sheet, merged):
        filled = [cell for cell in cells if _holds_anything(cell["value"])]
        if filled:
            yield _Row(line, filled)


def _holds_anything(value: Any) -> bool:
    return bool(clean_label(value)) if isinstance(value, str) else value is not None


def _formats(sheet: Any) -> Callable[[int], str]:
    """The format of each style, looked up once."""

    @cache
    def format_of(style: int) -> str:
        return str(ReadOnlyCell(sheet, 1, 1, None, style_id=style).number_format)

    return format_of
