"""Files that are written row by row, in memory that does not grow with them."""

import csv
import io
import tempfile
from collections.abc import Callable, Iterable, Sequence
from datetime import date, datetime, time
from typing import IO, Any, Protocol

import xlsxwriter

from services.kit.formulas import MARK
from services.registry.exports import cells
from services.registry.exports.columns import Column, Kind

Row = Any  # a sequence of values, as a cursor gives them

SHEET_ROWS = 1_048_576
LONGEST_CELL = 32_767  # of UTF-16, as Excel counts


class Book(Protocol):
    """A file in the making; closing it without `finish` gives it up."""

    def add(self, rows: Iterable[Row]) -> None: ...

    def finish(self) -> None: ...

    def close(self) -> None: ...


_CSV: dict[Kind, Callable[[Any], str]] = {
    Kind.TEXT: cells.csv_text,
    Kind.NUMBER: cells.csv_number,
    Kind.FLAG: cells.show_flag,
    Kind.DAY: cells.csv_day,
    Kind.PARTIAL: cells.csv_partial,
    Kind.COORDINATES: cells.csv_coordinates,
}


class CsvBook:
    """As spreadsheets in Italy read it: semicolons, a byte order mark, CRLF."""

    def __init__(self, file: IO[bytes], columns: Sequence[Column]) -> None:
        self._text = io.TextIOWrapper(file, "utf-8-sig", newline="")
        self._writer = csv.writer(self._text, delimiter=";", lineterminator="\r\n")
        self._shown = [_CSV[column.kind] for column in columns]
        self._writer.writerow(column.title for column in columns)

    def add(self, rows: Iterable[Row]) -> None:
        shown = self._shown
        self._writer.writerows(
            [show(value) for show, value in zip(shown, row, strict=True)] for row in rows
        )

    def finish(self) -> None:
        self._text.flush()

    def close(self) -> None:
        if not self._text.closed:
            self._text.detach()


class XlsxBook:
    """A workbook; rows beyond what a sheet holds go on in the next one."""

    def __init__(self, file: IO[bytes], columns: Sequence[Column], title: str) -> None:
        self._columns = columns
        self._title = title
        self._folder = tempfile.TemporaryDirectory(prefix="export-")  # rows wait in it for the end
        options = {"constant_memory": True, "tmpdir": self._folder.name}
        self._book = xlsxwriter.Workbook(file, options)
        self._book.use_zip64()
        self._bold = self._book.add_format({"bold": True})
        self._date = self._book.add_format({"num_format": "dd/mm/yyyy"})
        writers: dict[Kind, Callable[[int, Any], None]] = {
            Kind.TEXT: self._text,
            Kind.NUMBER: self._number,
            Kind.FLAG: self._flag,
            Kind.DAY: self._day,
            Kind.PARTIAL: self._partial,
            Kind.COORDINATES: self._coordinates,
        }
        self._writers = [writers[column.kind] for column in columns]
        self._start_sheet(1)

    def add(self, rows: Iterable[Row]) -> None:
        for row in rows:
            if self._row == SHEET_ROWS:
                self._start_sheet(self._number_of_sheet + 1)
            for place, (write, value) in enumerate(zip(self._writers, row, strict=True)):
                if value is not None:
                    write(place, value)
            self._row += 1

    def finish(self) -> None:
        self._book.close()

    def close(self) -> None:
        self._folder.cleanup()

    def _start_sheet(self, number: int) -> None:
        self._number_of_sheet = number
        self._sheet = self._book.add_worksheet(self._title + (f" {number}" if number > 1 else ""))
        self._sheet.freeze_panes(1, 0)
        for place, column in enumerate(self._columns):
            self._sheet.set_column(place, place, column.width)
            title = "ID" if column.title == MARK else column.title  # nothing is guarded here
            self._sheet.write_string(0, place, title, self._bold)
        self._row = 1

    def _text(self, place: int, value: str) -> None:
        self._sheet.write_string(self._row, place, shortened(value))

    def _number(self, place: int, value: int) -> None:
        self._sheet.write_number(self._row, place, value)

    def _flag(self, place: int, value: bool) -> None:
        self._sheet.write_string(self._row, place, cells.show_flag(value))

    def _day(self, place: int, value: date) -> None:
        if value < cells.FIRST_SHEET_DAY:
            self._sheet.write_string(self._row, place, cells.show_day(value))
        else:
            self._sheet.write_datetime(
                self._row, place, datetime.combine(value, time.min), self._date
            )

    def _partial(self, place: int, value: str) -> None:
        day = cells.full_day(value)
        if day is None:
            self._sheet.write_string(self._row, place, cells.show_partial(value))
        else:
            self._day(place, day)

    def _coordinates(self, place: int, value: str) -> None:
        self._text(place, cells.show_coordinates(value))


def shortened(text: str) -> str:
    """The text as far as a cell of a workbook holds it."""
    wide = text.encode("utf-16-le")
    if len(wide) <= 2 * LONGEST_CELL:
        return text
    return wide[: 2 * (LONGEST_CELL - 1)].decode("utf-16-le", "ignore") + "…"
