"""Opens a register as rows of text: a CSV file or a workbook, told apart by what is in it."""

from pathlib import Path
from typing import BinaryIO

from services.importer.archive import is_workbook
from services.importer.header import likeness
from services.importer.layout import Rank
from services.importer.nameless import name_all
from services.importer.reading import PLAIN, Reading
from services.importer.source import Rows, Source
from services.importer.workbook import Workbook


def open_rows(file: Path | BinaryIO, reading: Reading = PLAIN, rank: Rank = likeness) -> Rows:
    """The rows of a file whose first one is the header by `rank`.

    Its columns have names, or hold nothing.

    Raises:
        Refused: neither CSV nor a workbook, a damaged one, or one without a header.
    """
    if isinstance(file, Path):
        with file.open("rb") as stream:
            has_sheets = is_workbook(stream)
    else:
        has_sheets = is_workbook(file)
    rows = Workbook(file, reading, rank) if has_sheets else Source(file, reading, rank)
    name_all(rows, reading)
    return rows
