"""A cell of a workbook that was refused stays refused, in the file of rows to mend as well."""

import io
from datetime import datetime
from typing import Any

import pytest
import xlsxwriter

from services.importer.mending import to_mend
from services.importer.parser import Register, parse
from services.importer.tests.making import TODAY, opened, written
from services.importer.tests.sheets import Cell, made

HEADER = ["Cimitero", "Settore", "Blocco", "Tomba", "Nome", "Cognome", "Nascita", "Scadenza"]
GOOD = ["Valdora", "A", "Nord", "12", "Rosa", "Bo", "1931", ""]
TOMB, NAME, BORN, ENDS = 3, 4, 6, 7
WRONG: list[tuple[int, Cell, str, str]] = [
    (TOMB, datetime(2026, 3, 4), "d/m", "entombment_id"),
    (TOMB, 0.5, "# ?/?", "entombment_id"),
    (TOMB, 12.5 / 24, "hh:mm", "entombment_id"),
    (TOMB, 1234567890123456, "0", "entombment_id"),
    (NAME, datetime(1990, 5, 1), "m/yyyy", "Deceaseds_name"),
    (BORN, datetime(2026, 1, 12), "d-mmm", "birthdate"),
    (ENDS, datetime(2030, 1, 1), "d-mmm", "permit_expiration_date"),
]
MARKED = "#DA CORREGGERE! "


def refused(column: int, value: Cell, code: str) -> Register:
    def fill(book: xlsxwriter.Workbook, sheet: Any) -> None:
        sheet.write_row(0, 0, HEADER)
        sheet.write_row(1, 0, GOOD)
        sheet.write(1, column, value, book.add_format({"num_format": code}))

    return parse(io.BytesIO(made(fill)), TODAY)


@pytest.mark.parametrize(("column", "value", "code", "about"), WRONG)
def test_what_nobody_has_mended_is_refused_again(
    column: int, value: Cell, code: str, about: str
) -> None:
    (row,) = refused(column, value, code)
    assert [error.about for error in row.errors] == [about]
    once = list(to_mend(refused(column, value, code)))
    assert once[1][column].startswith(MARKED)

    again = opened(written(once))
    (error,) = next(iter(again)).errors
    assert error.about == about
    assert error.reason.startswith(f"la cella è ancora da correggere: al posto di «{MARKED}")
    assert [cells[:-1] for cells in to_mend(again)] == [cells[:-1] for cells in once]


@pytest.mark.parametrize(("column", "value", "code", "about"), WRONG)
def test_what_is_mended_is_imported(column: int, value: Cell, code: str, about: str) -> None:
    header, cells = to_mend(refused(column, value, code))
    cells[column] = {TOMB: "4/3", NAME: "Rosa", BORN: "12/01/1926", ENDS: "01/01/2030"}[column]
    (row,) = opened(written([header, cells]))
    assert row.errors == ()
    assert row.payload is not None


def test_a_mark_is_known_in_a_file_that_has_lost_its_column_of_reasons() -> None:
    header, cells = to_mend(refused(TOMB, datetime(2026, 3, 4), "d/m"))
    (row,) = opened(written([header[:-1], cells[:-1]]))
    assert [error.about for error in row.errors] == ["entombment_id"]


def test_a_workbook_made_of_the_rows_to_mend_is_refused_too() -> None:
    header, cells = to_mend(refused(TOMB, datetime(2026, 3, 4), "d/m"))

    def fill(_: xlsxwriter.Workbook, sheet: Any) -> None:
        sheet.write_row(0, 0, header)
        sheet.write_row(1, 0, cells)

    (row,) = parse(io.BytesIO(made(fill)), TODAY)
    assert [error.about for error in row.errors] == ["entombment_id"]
