"""A workbook as a stream of rows.

Its sheet is unpacked once, row by row, into a file of plain cells: reading it over and over
costs no more than a CSV file, and a damaged workbook is refused before anything of it is stored.
"""

import csv
import io
import tempfile
import warnings
import weakref
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from typing import Any, BinaryIO
from xml.etree.ElementTree import iterparse
from xml.parsers import expat

import openpyxl
from openpyxl.cell.read_only import ReadOnlyCell
from openpyxl.worksheet._reader import ROW_TAG, WorkSheetParser
from openpyxl.xml.constants import SHEET_MAIN_NS

from services.importer.archive import damage_told, damaged, must_be_safe
from services.importer.cells import quoted
from services.importer.header import likeness, missing_column
from services.importer.reading import PLAIN, Reading
from services.importer.refusal import Refused
from services.importer.sheet_cells import text_of
from services.importer.source import Rank, RawRow
from services.kit.text import clean_label

COLUMNS_OF_A_SHEET = 16_384
_CELLS, _CELL = f"{{{SHEET_MAIN_NS}}}sheetData", f"{{{SHEET_MAIN_NS}}}c"
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
        if not rank(self.first_row, reading):
            raise Refused(400, missing_column(reading))

    @property
    def position(self) -> int:
        return self.size * self._kept.tell() // self._kept_size

    def rows(self) -> Iterator[RawRow]:
        """Every row after the header that has a cell."""
        rows = self._all_rows()
        next(rows, None)
        yield from rows

    def _all_rows(self) -> Iterator[RawRow]:
        self._kept.seek(0)
        text = io.TextIOWrapper(self._kept, "utf-8", newline="")
        try:
            for line, *cells in csv.reader(text):
                yield RawRow(int(line), cells, well_quoted=True)
        finally:
            text.detach()

    def _unpack(self, stream: BinaryIO, reading: Reading) -> None:
        book = openpyxl.load_workbook(stream, read_only=True, data_only=True, keep_links=False)
        with closing(book):
            sheets = _readable(book)
            self.sheets: tuple[str, ...] = tuple(sheet.title for sheet in sheets)
            chosen = _chosen(sheets, reading.sheet)
            self.sheet: str | None = chosen.title
            self.warnings: tuple[str, ...] = tuple(_warnings(self.sheets, chosen, reading.sheet))
            text = io.TextIOWrapper(self._kept, "utf-8", newline="")
            csv.writer(text).writerows([line, *cells] for line, cells in _table(chosen))
            text.detach()


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


def _chosen(sheets: list[Any], wanted: str | None) -> Any:
    if wanted is None:
        return next((sheet for sheet in sheets if any(_table(sheet))), sheets[0])
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


def _table(sheet: Any) -> Iterator[tuple[int, list[str]]]:
    """From the header on, each row with its number: as many cells as the header, and those
    beyond that hold anything."""
    shown = _texts(sheet)
    width = 0
    for line, cells in _raw_rows(sheet):
        texts = [(cell["column"], shown(cell)) for cell in cells]
        filled = {column: text for column, text in texts if clean_label(text)}
        if not filled:
            continue
        width = width or max(filled)
        row = [""] * width
        for column, text in texts:
            if column <= width:
                row[column - 1] = text
        yield line, row + [text for column, text in filled.items() if column > width]


def _texts(sheet: Any) -> Any:
    """Shows cells; the format of each style is looked up once."""

    @cache
    def format_of(style: int) -> str:
        return str(ReadOnlyCell(sheet, 1, 1, None, style_id=style).number_format)

    def shown(cell: dict[str, Any]) -> str:
        is_day = cell["data_type"] == "d"
        return text_of(cell["value"], format_of(cell["style_id"]) if is_day else "")

    return shown


def _must_declare_nothing(xml: BinaryIO) -> None:
    """Entities are declared before the first element, and no program writes any."""
    parser = expat.ParserCreate()
    has_begun = False

    def begin(*_: object) -> None:
        nonlocal has_begun
        has_begun = True

    def refuse(*_: object) -> None:
        raise damaged()

    parser.StartElementHandler = begin
    parser.StartDoctypeDeclHandler = refuse
    while not has_begun and (piece := xml.read(1 << 16)):
        parser.Parse(piece)


def _raw_rows(sheet: Any) -> Iterator[tuple[int, list[dict[str, Any]]]]:
    """The rows of the sheet's XML, each forgotten once it is read; nothing else of it matters."""
    book = sheet.parent
    with sheet._get_source() as xml:
        _must_declare_nothing(xml)
    with sheet._get_source() as xml:
        parser = WorkSheetParser(
            xml,
            sheet._shared_strings,
            data_only=True,
            epoch=book.epoch,
            date_formats=book._date_formats,
            timedelta_formats=book._timedelta_formats,
        )
        table, cells = None, 0
        # several times as fast as the parser of defusedxml
        for event, element in iterparse(xml, events=("start", "end")):  # noqa: S314  declares nothing
            if event == "start":
                if element.tag == _CELLS:
                    table = element
            elif element.tag == _CELL:
                cells += 1
                if cells > COLUMNS_OF_A_SHEET:
                    raise damaged()
            elif element.tag == ROW_TAG and table is not None:
                yield parser.parse_row(element)
                table.clear()
                parser.row_dimensions.clear()
                cells = 0
            elif element.tag == _CELLS:
                return
