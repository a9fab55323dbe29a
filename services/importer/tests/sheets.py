"""Makers of workbooks for the tests."""

import io
import zipfile
from collections.abc import Callable, Sequence
from datetime import date, datetime
from typing import Any

import xlsxwriter

from services.importer.columns import fold_column
from services.importer.source import RawRow

Cell = str | int | float | bool | date | None
FORMATS = {date: "dd/mm/yyyy", datetime: "dd/mm/yyyy hh:mm"}


def workbook(*rows: Sequence[Cell], **sheets: Sequence[Sequence[Cell]]) -> bytes:
    """A workbook as programs write it: one sheet of rows, or several by their names."""
    file = io.BytesIO()
    with xlsxwriter.Workbook(file, {"default_date_format": FORMATS[date]}) as book:
        for name, table in (sheets or {"Registro": rows}).items():
            sheet = book.add_worksheet(name)
            for place, row in enumerate(table):
                for column, cell in enumerate(row):
                    _write(book, sheet, (place, column), cell)
    return file.getvalue()


def made(fill: Callable[[xlsxwriter.Workbook, Any], object]) -> bytes:
    """A workbook with one sheet that `fill` writes."""
    file = io.BytesIO()
    with xlsxwriter.Workbook(file) as book:
        fill(book, book.add_worksheet("Registro"))
    return file.getvalue()


def as_texts(header: list[str], rows: list[RawRow]) -> bytes:
    """The cells of a CSV file as texts of a sheet, on rows with the numbers of their lines.

    A sheet ends with its last named column: cells of nameless ones are left out.
    """

    def fill(_: xlsxwriter.Workbook, sheet: Any) -> None:
        sheet.write_row(0, 0, header)
        for raw in rows:
            for column, cell in enumerate(raw.cells):
                if column >= len(header) or header[column]:
                    sheet.write_string(raw.line - 1, column, cell)

    return made(fill)


def with_parts(content: bytes, **changed: bytes | str) -> bytes:
    """The workbook with other parts; their names are folded, as sheet1_xml."""
    file = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(content)) as old,
        zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as new,
    ):
        for name in old.namelist():
            key = fold_column(name.rsplit("/", 1)[-1])
            new.writestr(name, changed.get(key, old.read(name)))
    return file.getvalue()


def _write(book: xlsxwriter.Workbook, sheet: Any, place: tuple[int, int], cell: Cell) -> None:
    match cell:
        case str():
            sheet.write_string(*place, cell)
        case date():
            sheet.write_datetime(*place, cell, book.add_format({"num_format": FORMATS[type(cell)]}))
        case None:
            pass
        case _:
            sheet.write(*place, cell)
