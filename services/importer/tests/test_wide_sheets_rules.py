"""Sheets that are small in their archive and large on a disk: what of them is kept."""

import io
from typing import Any

import pytest
import xlsxwriter

from services.importer import workbook as opening
from services.importer.guessing import columns_of
from services.importer.mending import to_mend
from services.importer.parser import parse
from services.importer.refusal import Refused
from services.importer.tests.making import TODAY
from services.importer.tests.sheets import made
from services.importer.workbook import Workbook

HEADER = ["Cimitero", "Settore", "Blocco", "Tomba", "Nome", "Cognome"]
ROWS = 300
FAR = 16_383  # the last column of a sheet


def wide(*, person: tuple[str, str] = ("Rosa", "Bo"), merged: bool = False) -> io.BytesIO:
    """Short rows below names one of which stands in the last column of the sheet."""

    def fill(_: xlsxwriter.Workbook, sheet: Any) -> None:
        sheet.write_row(0, 0, HEADER)
        sheet.write_string(0, FAR, "x")
        for row in range(1, ROWS + 1):
            sheet.write_row(row, 0, ["Valdora", "A", "Nord", str(row), *person])
        if merged:
            sheet.merge_range(1, 6, ROWS, FAR, "")

    return io.BytesIO(made(fill))


def kept(book: Workbook) -> int:
    """Bytes on the disk."""
    return book._kept.seek(0, io.SEEK_END)


def test_a_stray_name_far_out_makes_no_row_wider() -> None:
    book = Workbook(wide())
    assert kept(book) < FAR + ROWS * 50
    assert {len(row.cells) for row in book.rows()} == {len(HEADER)}

    register = parse(wide(), TODAY)
    assert register.columns == (*HEADER, "x")
    assert all(not row.errors for row in register)
    assert len(register.preview(1)[0]) == len(HEADER) + 1


def test_nor_do_merged_cells_that_reach_so_far() -> None:
    rows = Workbook(wide(merged=True)).rows()
    assert sum(len(row.remarks) for row in rows) == 0


def test_rows_to_mend_have_no_columns_without_a_name_or_a_value() -> None:
    header, *rows = to_mend(parse(wide(person=("Rosa", "")), TODAY))
    assert header == [*HEADER, "x", "errore"]
    assert {len(row) for row in rows} == {len(header)}


def test_more_than_a_disk_may_keep_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """One long text in many cells stands once in the archive."""

    def fill(_: xlsxwriter.Workbook, sheet: Any) -> None:
        sheet.write_row(0, 0, HEADER)
        for row in range(1, ROWS + 1):
            sheet.write_row(row, 0, ["Valdora", "A" * 1000])

    content = made(fill)
    assert len(content) < 20_000
    monkeypatch.setattr(opening, "LARGEST_UNPACKED", 200_000)
    with pytest.raises(Refused, match="troppo grande") as refusal:
        parse(io.BytesIO(content), TODAY)
    assert refusal.value.status == 400
    with pytest.raises(Refused, match="troppo grande"):
        columns_of(io.BytesIO(content), TODAY)
