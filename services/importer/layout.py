"""Where in a CSV file the names of the columns stand, and how its cells are parted."""

import csv
import io
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import takewhile
from typing import NamedTuple

from services.importer.header import missing_column
from services.importer.quotes import Quotes
from services.importer.reading import Reading
from services.importer.refusal import Refused
from services.importer.titles import TITLE_ROWS, doubts, header_place, told
from services.kit.text import clean_label

LONGEST_HEADER = 100_000
HEAD = 1_000_000  # letters, among which the header has to begin
SEPARATORS = {";": "il punto e virgola", ",": "la virgola", "\t": "la tabulazione"}
EVEN_ROWS = 3  # below names that no reading knows
_SEPARATOR_LINE = re.compile(r'[\s\ufeff]*"?sep=([^\w\s"]|\t)"?[;,\t ]*\s*', re.IGNORECASE)
_NOTHING = ";,\t \u00a0\ufeff\r\n"

Rank = Callable[[list[str], Reading], int]  # how much a row looks like the header; 0: not at all


@dataclass(frozen=True, slots=True)
class Layout:
    """What stands before the header, how cells are parted, and what is told of titles."""

    lines_before: int
    separator: str
    announced: bool
    titles: tuple[str, ...]


class _Header(NamedTuple):
    lines_before: int
    cells: list[str]
    passed_over: tuple[list[str], ...] = ()
    doubts: tuple[str, ...] = ()


def head_of(pieces: Iterator[str]) -> str:
    found: list[str] = []
    length = 0
    for piece in pieces:
        found.append(piece)
        length += len(piece)
        if length >= HEAD:
            break
    return "".join(found)


def find_layout(head: str, reading: Reading, rank: Rank) -> Layout:
    """Where the header is and how it is parted.

    Raises:
        Refused: nothing in the file, or no separator with which the header is one.
    """
    lines = io.StringIO(head, newline="").readlines()
    before = sum(1 for _ in takewhile(lambda line: not line.strip(_NOTHING), lines))
    if before == len(lines):
        raise Refused(400, "Il file è vuoto: manca la riga con i nomi delle colonne")
    if len(lines[before]) > LONGEST_HEADER:
        raise Refused(400, "La prima riga è troppo lunga per essere quella dei nomi delle colonne")
    announced = _SEPARATOR_LINE.fullmatch(lines[before])
    signs = [announced[1]] if announced else list(SEPARATORS)
    before += announced is not None
    found = {sign: _header(lines[before:], sign, reading) for sign in signs}
    ranks = {sign: rank(header.cells, reading) for sign, header in found.items()}
    best = max(signs, key=lambda sign: ranks[sign])  # the first one of several
    if ranks[best]:
        header = found[best]
        place, titles = before + header.lines_before, header.doubts
        if header.passed_over:
            titles = (told(place + 1, header.cells, header.passed_over), *titles)
        return Layout(place, best, announced=announced is not None, titles=titles)
    if announced:
        raise _no_announced(best)
    if len(found[";"].cells) > 1:
        raise Refused(400, missing_column(reading))
    raise _no_layout(before, lines[before:])


def never_closed(line: int) -> Refused:
    return Refused(
        400,
        f"Alla linea {line} si aprono virgolette che non si chiudono: da lì in poi il file "
        "non è leggibile",
    )


def _header(lines: list[str], separator: str, reading: Reading) -> _Header:
    """The first row, or the one below a title."""
    rows = [_Header(0, _first_row(lines, separator))]
    reader = csv.reader(lines, delimiter=separator)
    next(reader, None)
    above = reader.line_num
    for cells in reader:
        if any(map(clean_label, cells)):
            rows.append(_Header(above, cells))
        above = reader.line_num
        if len(rows) > TITLE_ROWS:
            break
    place = header_place([row.cells for row in rows], reading)
    is_known = any(map(reading.field_of, rows[place].cells))
    if not is_known and not _is_even(rows[place:]):
        place = 0
    found = [row.cells for row in rows]
    return rows[place]._replace(passed_over=tuple(found[:place]), doubts=doubts(found[place:]))


def _is_even(rows: list[_Header]) -> bool:
    """With the right separator most of the first rows have as many cells as there are names."""
    below = rows[1 : EVEN_ROWS + 1]
    even = sum(len(row.cells) == len(rows[0].cells) for row in below)
    return not below or 2 * even > len(below)


def _no_layout(before: int, lines: list[str]) -> Refused:
    quotes = Quotes(";")
    quotes.follow_row("".join(lines))
    if quotes.is_open and quotes.opened_at < len(lines[0]):
        return never_closed(before + 1)
    return Refused(
        400,
        "Il separatore dei campi non è riconosciuto: la prima riga deve avere i nomi delle "
        "colonne, fra cui Cemeteries_name, separati da punto e virgola",
    )


def _no_announced(separator: str) -> Refused:
    return Refused(
        400,
        f"Con il separatore «{separator}» indicato dalla riga sep= non si trova la colonna "
        "Cemeteries_name",
    )


def _first_row(lines: list[str], separator: str) -> list[str]:
    return next(csv.reader(lines, delimiter=separator), [])
