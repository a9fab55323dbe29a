"""A workbook as a stream of rows.

Its sheet is unpacked once, row by row, into a file of plain cells: reading it over and over
costs no more than a CSV file, and a damaged workbook is refused before anything of it is stored.
"""

import csv
import io
import json
import tempfile
import warnings
import weakref
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, BinaryIO, TextIO

import openpyxl

from services.importer.archive import (
    LARGEST_UNPACKED,
    damage_told,
    damaged,
    must_be_safe,
    too_large,
)
from services.importer.cells import quoted
from services.importer.header import likeness, missing_column
from services.importer.layout import Rank
from services.importer.reading import PLAIN, Reading
from services.importer.refusal import Refused
from services.importer.sheet_merges import Merges
from services.importer.sheet_table import Table, likely_sheet
from services.importer.source import RawRow, Remark
from services.kit.text import clean_label

warnings.filterwarnings("ignore", module="openpyxl")  # of looks that are lost, which nobody wants


class Workbook:
    """An opened workbook; the number of a row in its sheet is its line."""

    separator: str | None = None

    def __init__(
        self, file: Path | BinaryIO, reading: Reading = PLAIN, rank: Rank = likeness
    ) -> None:
        self._kept = tempfile.TemporaryFile()  # noqa: SIM115  # as long as the workbook is held
        self._close = weakref.finalize(self, self._kept.close)
        with _opened(file) as stream:
            self.size = stream.seek(0, io.SEEK_END)
            with damage_told():
                must_be_safe(stream)
                self._unpack(stream, reading)
        self._kept_size = max(self._kept.tell(), 1)
        header = next(self._all_rows(), None)
        if header is None:
            raise Refused(400, "Il file è vuoto: manca la riga con i nomi delle colonne")
        self.first_row = header.cells
        self.header = list(header.cells)
        if not rank(self.first_row, reading):
            raise Refused(400, _no_header(self, reading))

    @property
    def position(self) -> int:
        return self.size * self._kept.tell() // self._kept_size

    def rows(self) -> Generator[RawRow]:
        """Every row after the header that has a cell."""
        rows = self._all_rows()
        next(rows, None)
        yield from rows

    def _all_rows(self) -> Iterator[RawRow]:
        self._kept.seek(0)
        merges = self._merges.sweep()
        text = io.TextIOWrapper(self._kept, "utf-8", newline="")
        try:
            for number, told, *cells in csv.reader(text):
                line = int(number)
                remarks = [Remark(*remark) for remark in json.loads(told)] if told else []
                remarks += merges.remarks(line, cells)
                yield RawRow(line, cells, well_quoted=True, remarks=tuple(remarks))
        finally:
            text.detach()

    def _unpack(self, stream: BinaryIO, reading: Reading) -> None:
        book = openpyxl.load_workbook(stream, read_only=True, data_only=True, keep_links=False)
        with closing(book):
            sheets = _readable(book)
            self.sheets: tuple[str, ...] = tuple(sheet.title for sheet in sheets)
            chosen = _chosen(sheets, reading)
            self.sheet: str | None = chosen.title
            table = Table(chosen, reading)
            text = io.TextIOWrapper(self._kept, "utf-8", newline="")
            _write(text, table)
            text.detach()
            self._merges = Merges(table.merged, table.known)
            told = _warnings(self.sheets, chosen, reading.sheet)
            self.warnings: tuple[str, ...] = (*told, *table.warnings)


def _write(file: TextIO, table: Table) -> None:
    """A text that many cells share stands once in the archive, whose bound it escapes."""
    writer, written = csv.writer(file), 0
    for row in table.rows():
        written += writer.writerow(_packed(row))
        if written > LARGEST_UNPACKED:
            raise too_large()


def _packed(row: RawRow) -> list[Any]:
    return [row.line, json.dumps(row.remarks) if row.remarks else "", *row.cells]


def _no_header(book: Workbook, reading: Reading) -> str:
    told = [missing_column(reading)]
    if not any(map(reading.field_of, book.first_row)):
        first = next(filter(clean_label, book.first_row), "")
        told.append(
            f"La prima riga non sembra quella dei nomi delle colonne, perché contiene "
            f"{quoted(first)}: se è un titolo, va tolta"
        )
    others = ", ".join(quoted(title) for title in book.sheets if title != book.sheet)
    if others:
        told.append(f"Foglio letto: {quoted(book.sheet or '')}. Altri fogli: {others}")
        told.append("Scegliere il foglio da leggere")
    return ". ".join(told)


@contextmanager
def _opened(file: Path | BinaryIO) -> Iterator[BinaryIO]:
    if isinstance(file, Path):
        with file.open("rb") as stream:
            yield stream
    else:
        yield file


def _readable(book: openpyxl.Workbook) -> list[Any]:
    """The sheets that a person sees, or all of them when they are hidden."""
    seen = [sheet for sheet in book.worksheets if sheet.sheet_state == "visible"]
    sheets = seen or list(book.worksheets)
    if not sheets:
        raise damaged()
    return sheets


def _chosen(sheets: list[Any], reading: Reading) -> Any:
    wanted = reading.sheet
    if wanted is None:
        return likely_sheet(sheets, reading)
    for sheet in sheets:
        if clean_label(sheet.title).casefold() == clean_label(wanted).casefold():
            return sheet
    if len(sheets) == 1:
        return sheets[0]
    names = ", ".join(quoted(sheet.title) for sheet in sheets)
    raise Refused(400, f"Nel file non c'è il foglio {quoted(wanted)}: i fogli sono {names}")


def _warnings(sheets: tuple[str, ...], chosen: Any, wanted: str | None) -> Iterator[str]:
    name = quoted(chosen.title)
    if wanted is None and len(sheets) > 1:
        others = ", ".join(quoted(title) for title in sheets if title != chosen.title)
        yield f"Del file si legge il foglio {name}; non si leggono {others}"
    elif wanted and clean_label(wanted).casefold() != clean_label(chosen.title).casefold():
        yield f"Il foglio {quoted(wanted)} non c'è: si legge {name}, l'unico del file"
