"""The rows in error as a file to be mended and loaded again."""

import csv
from collections.abc import Iterator
from datetime import date
from pathlib import Path

from services.importer.findings import entry
from services.importer.parser import REASON, Register, parse, reason_place
from services.importer.reading import PLAIN, Reading
from services.kit.formulas import harmless


def write_errors(source: Path, target: Path, today: date, reading: Reading = PLAIN) -> None:
    """The rows in error as they were, with a last column that tells why.

    A spreadsheet computes nothing of them; loading the file reads them as they were, by the same
    reading. The rows of a workbook become a CSV file as well.
    """
    register = parse(source, today, reading)
    with target.open("w", encoding="utf-8-sig", newline="") as file:
        writer = csv.writer(file, delimiter=";", lineterminator="\r\n")
        writer.writerows(to_mend(register))


def to_mend(register: Register) -> Iterator[list[str]]:
    """The header and the rows in error; reasons of an earlier such file give way to the new ones.

    What a row has beyond the header's columns stays beyond them, behind the reason.
    """
    earlier = reason_place(register.header)
    width = len(register.header)
    yield [*_without(earlier, list(register.header)), REASON]
    for raw, row in register.with_raw():
        if row.errors:
            cells = [harmless(cell) for cell in raw.cells]
            within = [*cells[:width], *[""] * (width - len(cells))]
            reason = entry(row.row, row.line, row.errors)
            yield [*_without(earlier, within), reason, *cells[width:]]


def _without(place: int | None, cells: list[str]) -> list[str]:
    return cells if place is None else [*cells[:place], *cells[place + 1 :]]
