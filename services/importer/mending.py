"""The rows in error as a file to be mended and loaded again."""

import csv
from collections.abc import Iterator
from datetime import date
from pathlib import Path

from services.importer.called import in_own_names
from services.importer.findings import entry
from services.importer.parser import REASON, Register, parse, reason_place
from services.importer.reading import PLAIN, Reading
from services.importer.rows import ParsedRow
from services.importer.source import RawRow
from services.importer.surplus import Surplus, surplus_names
from services.kit.formulas import harmless


def write_errors(source: Path, target: Path, today: date, reading: Reading = PLAIN) -> None:
    """The rows in error as they were, with a last column that tells why.

    A spreadsheet computes nothing of them; loading the file reads them as they were, by the same
    reading. The rows of a workbook become a CSV file as well.

    Raises:
        OSError: `target` is there already, or cannot be written.
    """
    register = parse(source, today, reading)
    with target.open("x", encoding="utf-8-sig", newline="") as file:
        writer = csv.writer(file, delimiter=";", lineterminator="\r\n")
        writer.writerows(to_mend(register))


def to_mend(register: Register) -> Iterator[list[str]]:
    """The header and the rows in error; reasons of an earlier such file give way to the new ones.

    What a row has beyond the header's columns stands in columns of its own before the reason: how
    many they are the rows have to be read for. Rows below other names of columns come last, as the
    names that they follow take all rows with them.
    """
    names = register.header
    surplus = Surplus(names)
    dropped = {reason_place(names), *surplus.places}
    kept = [place for place, name in enumerate(names) if name and place not in dropped]
    width = max((len(surplus.of(raw.cells)) for raw in register.raw_rows()), default=0)

    def whole(raw: RawRow, row: ParsedRow) -> list[str]:
        cells = [*register.to_mend(raw), *[""] * (len(names) - len(raw.cells))]
        more = surplus.of(raw.cells)
        all_of_it = [*(cells[place] for place in kept), *more, *[""] * (width - len(more))]
        told = [in_own_names(error, register.own_columns, names) for error in row.errors]
        return [*map(harmless, all_of_it), entry(row.row, row.line, told)]

    yield [*(names[place] for place in kept), *surplus_names(width), REASON]
    has_below = False
    for raw, row in register.with_raw():
        has_below |= row.is_below
        if row.errors and not row.is_below:
            yield whole(raw, row)
    for raw, row in register.with_raw() if has_below else ():
        if row.is_below:
            yield whole(raw, row)
