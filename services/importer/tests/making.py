"""Makers of small import files for the tests."""

import csv
import io
from collections.abc import Iterable, Sequence
from datetime import date

from services.importer.columns import COLUMNS
from services.importer.parser import Register, parse
from services.importer.rows import ParsedRow

TODAY = date(2025, 6, 15)
PERSON = {
    "Cemeteries_name": "Cimitero di San Rocco - Valdora",
    "Sectors_name": "Settore A",
    "Blocks_id": "Loculi Nord 1",
    "entombment_id": "L-1-1",
    "Deceaseds_name": "Teresa",
    "surname": "Fantuzzi",
}
SIZED_HEADER = (
    "Cemeteries_id;Cemeteries_name;Sectors_name;Blocks_id;capacity;entombment_id;"
    "Deceaseds_name;surname;nominative;birthdate;deathdate;epitaph\n"
)


def written(rows: Iterable[Sequence[str]], separator: str = ";", end: str = "\n") -> str:
    """CSV text as a spreadsheet program writes it."""
    text = io.StringIO(newline="")
    csv.writer(text, delimiter=separator, lineterminator=end).writerows(rows)
    return text.getvalue()


def table(*rows: dict[str, str]) -> list[list[str]]:
    """Header and rows over all the official columns."""
    return [list(COLUMNS), *([row.get(name, "") for name in COLUMNS] for row in rows)]


def opened(content: str | bytes) -> Register:
    data = content.encode() if isinstance(content, str) else content
    return parse(io.BytesIO(data), TODAY)


def parsed(content: str | bytes) -> list[ParsedRow]:
    return list(opened(content))


def one_row(**cells: str) -> ParsedRow:
    """A good row about a person with some cells changed, read back."""
    (row,) = parsed(written(table({**PERSON, **cells})))
    return row


def wrong_columns(row: ParsedRow) -> list[str]:
    return [finding.about for finding in row.errors]


def odd_columns(row: ParsedRow) -> list[str]:
    return [finding.about for finding in row.warnings]


def sized_file(size: int, epitaph: str = "Riposa in pace") -> bytes:
    """A valid import file of exactly `size` bytes: one person a tomb, the last epitaph longer."""
    parts, length = [SIZED_HEADER.encode()], len(SIZED_HEADER)
    while True:
        row = _sized_row(len(parts), epitaph)
        shortest_next = len(_sized_row(len(parts) + 1, ""))
        if length + len(row) + shortest_next > size:
            spare = size - length - len(_sized_row(len(parts), ""))
            assert spare >= 0, "too small"
            return b"".join([*parts, _sized_row(len(parts), "a" * spare)])
        parts.append(row)
        length += len(row)


def _sized_row(number: int, epitaph: str) -> bytes:
    place = f"1;Cimitero di San Rocco - Valdora;Settore A;Riquadro 1;1;Tomba {number}"
    person = f"Prova;Numero{number};Numero{number} Prova;03/04/1931;12/11/2008"
    return f"{place};{person};{epitaph}\n".encode()
