"""A sheet's XML, row by row: its cells, and the ranges that are merged, which follow them."""

import re
from collections.abc import Iterator
from typing import Any, BinaryIO, NamedTuple
from xml.etree.ElementTree import Element, iterparse
from xml.parsers import expat

from openpyxl.utils.cell import range_boundaries
from openpyxl.worksheet._reader import FORMULA_TAG, ROW_TAG, WorkSheetParser
from openpyxl.xml.constants import SHEET_MAIN_NS

from services.importer.archive import damaged
from services.importer.sheet_cells import UNCOMPUTED

COLUMNS_OF_A_SHEET = 16_384
MERGED_REMEMBERED = 20_000  # beyond them only the hint at the cause is lacking
_CELLS, _CELL = f"{{{SHEET_MAIN_NS}}}sheetData", f"{{{SHEET_MAIN_NS}}}c"
_RANGES, _MERGED = f"{{{SHEET_MAIN_NS}}}mergeCells", f"{{{SHEET_MAIN_NS}}}mergeCell"
_BEYOND = {  # what may stand after the merged ranges, and be of any size
    f"{{{SHEET_MAIN_NS}}}{name}"
    for name in ("phoneticPr", "conditionalFormatting", "dataValidations", "hyperlinks", "extLst")
}
_RANGE = re.compile(r"[A-Z]{1,3}[1-9]\d{0,6}:[A-Z]{1,3}[1-9]\d{0,6}")


class Merged(NamedTuple):
    """A range of merged cells, of which only the first holds anything."""

    top: int
    bottom: int
    left: int
    right: int
    name: str

    def hides(self, line: int, column: int) -> bool:
        is_within = self.top <= line <= self.bottom and self.left <= column <= self.right
        return is_within and (line, column) != (self.top, self.left)


class _Parser(WorkSheetParser):
    """Tells a formula that no program has computed from an empty cell."""

    def parse_cell(self, element: Element) -> dict[str, Any]:
        cell: dict[str, Any] = super().parse_cell(element)
        may_be_formula = cell["value"] is None and element.get("t") != "str"
        if may_be_formula and element.find(FORMULA_TAG) is not None:
            cell["value"] = UNCOMPUTED
        return cell


def raw_rows(sheet: Any, merged: list[Merged]) -> Iterator[tuple[int, list[dict[str, Any]]]]:
    """The rows, each forgotten once it is read; after the last one, `merged` is filled."""
    with sheet._get_source() as xml:
        _must_declare_nothing(xml)
    with sheet._get_source() as xml:
        parser = _parser(sheet, xml)
        kept, cells = None, 0
        # several times as fast as the parser of defusedxml
        for event, element in iterparse(xml, events=("start", "end")):  # noqa: S314  declares nothing
            if event == "start":
                if element.tag in (_CELLS, _RANGES):
                    kept = element
                elif element.tag in _BEYOND:
                    return
            elif element.tag == _CELL:
                cells += 1
                if cells > COLUMNS_OF_A_SHEET:
                    raise damaged()
            elif element.tag == ROW_TAG and kept is not None:
                yield parser.parse_row(element)
                kept.clear()
                parser.row_dimensions.clear()
                cells = 0
            elif element.tag == _MERGED and kept is not None:
                _remember(element.get("ref", ""), merged)
                kept.clear()


def _parser(sheet: Any, xml: BinaryIO) -> _Parser:
    book = sheet.parent
    return _Parser(
        xml,
        sheet._shared_strings,
        data_only=True,
        epoch=book.epoch,
        date_formats=book._date_formats,
        timedelta_formats=book._timedelta_formats,
    )


def _remember(name: str, merged: list[Merged]) -> None:
    if len(merged) < MERGED_REMEMBERED and _RANGE.fullmatch(name):
        left, top, right, bottom = (edge or 0 for edge in range_boundaries(name))
        merged.append(Merged(top, bottom, left, right, name))


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
