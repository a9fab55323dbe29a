"""The rows in error as a file to be mended and loaded again."""

import csv
from collections.abc import Iterator
from datetime import date
from pathlib import Path

from services.importer.columns import fold_column
from services.importer.findings import entry
from services.importer.parser import REASON, Register, parse
from services.kit.formulas import harmless


def write_errors(source: Path, target: Path, today: date) -> None:
    """The rows in error as they were, with a first column that tells why.

    A spreadsheet computes nothing of them; loading the file reads them as they were.
    The reasons of an earlier such file give way to the new ones.
    """
    register = parse(source, today)
    skipped = _reasons_before(register.header)
    with target.open("w", encoding="utf-8-sig", newline="") as file:
        writer = csv.writer(file, delimiter=";", lineterminator="\r\n")
        writer.writerow([REASON, *register.header[skipped:]])
        writer.writerows(_rows_in_error(register, skipped))


def _rows_in_error(register: Register, skipped: int) -> Iterator[list[str]]:
    for raw, row in register.with_raw():
        if row.errors:
            cells = (harmless(cell) for cell in raw.cells[skipped:])
            yield [entry(row.row, row.line, row.errors), *cells]


def _reasons_before(header: tuple[str, ...]) -> int:
    return int(fold_column(header[0]) == REASON)
