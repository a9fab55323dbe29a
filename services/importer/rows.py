"""One row of a register read into what registry stores, or into what is wrong with it."""

from collections.abc import Callable
from datetime import date
from functools import lru_cache
from operator import itemgetter
from typing import NamedTuple

from services.importer import cells
from services.importer.columns import BETTER, fold_column
from services.importer.findings import Finding, Notes
from services.importer.header import Header
from services.importer.levels import (
    PERSON_COLUMNS,
    PLACE_COLUMNS,
    TOMB_COLUMNS,
    Cells,
    Place,
    Shown,
    date_reader,
    must_be_complete,
    place_reader,
    read_person,
    read_reserved,
    read_tomb,
)
from services.importer.named import seen_person, seen_place, seen_tomb
from services.importer.names_below import NamesBelow
from services.importer.payload import Payload
from services.importer.reading import Reading
from services.importer.surplus import Surplus
from services.kit.formulas import MARK
from services.kit.text import clean_label, fold_identity, row_called

MARK_KEY = fold_column(MARK)
FEW_CELLS = 2  # a title, or a sum with its label
PLACES_REMEMBERED = 4096
DATES_REMEMBERED = 65_536
CALLED_COLUMNS = (
    "surname",
    "Deceaseds_name",
    "nominative",
    "import_name",
    "entombment_id",
    "Blocks_id",
    "Sectors_name",
    "Cemeteries_name",
)


def _place_of(column: str, header: Header) -> int:
    """Where a column's cells are found; beyond the others when the file lacks it."""
    better = BETTER.get(column, column)
    chosen = better if better in header.positions else column
    return header.positions.get(chosen, len(header.names))


def places_read(header: Header) -> dict[int, str]:
    """Which cells of a row count, and which column each is."""
    columns = (*PLACE_COLUMNS, *TOMB_COLUMNS, *PERSON_COLUMNS)
    places = {_place_of(column, header): column for column in columns}
    places.pop(len(header.names), None)
    return places


class ParsedRow(NamedTuple):
    """Ordinal among the rows, line of the file, findings, and the payload of a good row.

    A row with errors has no payload and no warnings. whom: whom or what it tells of, as it is
    written; of a row without findings it is not asked. is_below: it stands at or below other names
    of columns than the first.
    """

    row: int
    line: int
    errors: tuple[Finding, ...]
    warnings: tuple[Finding, ...]
    payload: Payload | None
    whom: str = ""
    is_below: bool = False


class _Look(NamedTuple):
    """Of a place: whether its row may have names of columns, and whether no row above has its
    cemetery or, where one is given, its sector."""

    may_be_names: bool
    is_new: bool


class RowReader:
    """Reads the rows of one file; `today` decides which dates lie in the future."""

    def __init__(self, header: Header, today: date, reading: Reading, below: NamesBelow) -> None:
        self._width = len(header.names)
        self._reach = 1 + max(places_read(header), default=-1)  # no cell beyond is read
        self._names = header.names
        self._is_export = MARK_KEY in map(fold_column, header.names)
        self._surplus = Surplus(header.names).places
        self._place_cells = self._picker(header, PLACE_COLUMNS)
        self._tomb_cells = self._picker(header, TOMB_COLUMNS)
        self._person_cells = self._picker(header, PERSON_COLUMNS)
        self._called_cells = self._picker(header, CALLED_COLUMNS)
        self._below = below
        self._cemetery = reading.cemetery
        self._places: set[tuple[str, str]] = set()
        self._lonely: set[str] = set()
        self._above = ""  # the last cemetery that a row has named
        self._read_place = place_reader(reading.cemetery)
        # cemetery, sector, block and dates repeat all over a register: most are read once
        self._place = lru_cache(PLACES_REMEMBERED)(self._look_at_place)
        self._date = lru_cache(DATES_REMEMBERED)(date_reader(today))

    def read(self, row: int, line: int, raw: list[str]) -> ParsedRow:
        notes = Notes()
        self._must_fit(raw, notes)
        padded = self._reached(raw)
        place, shown, about_place, look = self._place(self._place_cells(padded))
        called = self._called_cells(padded)[:2]
        may_be_names = look.may_be_names or self._below.may_call(called)
        if may_be_names and (other := self._below.follow(line, raw, called)):
            return ParsedRow(row, line, (other,), (), None, is_below=True)
        if self._below.fault:
            return ParsedRow(row, line, (self._below.fault,), (), None, is_below=True)
        notes.errors += about_place.errors
        notes.warnings += about_place.warnings
        tomb = read_tomb(self._tomb_cells(padded), notes)
        person_cells = self._person_cells(padded)
        person = read_person(person_cells, self._date, notes)
        if not self._is_export:
            tomb, person = seen_tomb(tomb, notes), seen_person(person, notes)
        reserved = read_reserved(person_cells, notes)
        must_be_complete(place, tomb, person, notes)
        if notes.errors:
            return ParsedRow(row, line, tuple(notes.errors), (), None)
        if self._cemetery is not None:
            self._must_go_on(place, padded, notes)
        if look.is_new and not (tomb.reference or person.surname):
            self._must_be_meant(place, raw, notes)
        payload = Payload._make((row, *place, *tomb, *person, *shown, reserved))
        return ParsedRow(row, line, (), tuple(notes.warnings), payload)

    def _look_at_place(self, raw: Cells) -> tuple[Place, Shown, Notes, _Look]:
        """The place and what it says of its row; asked once for equal cells, mostly."""
        place, shown, notes = self._read_place(raw)
        if not self._is_export:
            place = seen_place(place, notes)
        cemetery = fold_identity(place.cemetery)
        sector = "" if self._cemetery is None else fold_identity(place.sector or "")
        look = _Look(self._below.may_begin_with(raw), (cemetery, sector) not in self._places)
        self._places |= {(cemetery, sector), (cemetery, "")}
        return place, shown, notes, look

    def _must_go_on(self, place: Place, padded: list[str], notes: Notes) -> None:
        """Below another cemetery an empty cell may mean that one, and not the one that is given."""
        if clean_label(self._place_cells(padded)[0]):
            self._above = place.cemetery
        elif self._above and fold_identity(self._above) != fold_identity(place.cemetery):
            notes.odd(
                "Cemeteries_name",
                f"la cella è vuota: vale il cimitero scelto, {cells.quoted(place.cemetery)}, e non "
                f"quello nominato sopra, {cells.quoted(self._above)}",
            )

    def _must_be_meant(self, place: Place, raw: list[str], notes: Notes) -> None:
        """A title or a sum within the rows looks like a row that opens a cemetery or a sector."""
        filled = list(filter(None, map(clean_label, raw)))
        if len(filled) > FEW_CELLS or len(filled) == self._width or place.address:
            return
        is_sector = self._cemetery is not None and place.sector is not None
        opened = place.sector if is_sector and place.sector else place.cemetery
        if opened not in self._lonely:
            self._lonely.add(opened)
            notes.odd(
                "Sectors_name" if is_sector else "Cemeteries_name",
                f"la riga ha soltanto {cells.quoted(' '.join(filled))}: apre "
                f"{'il settore' if is_sector else 'il cimitero'} {cells.quoted(opened)}, che sopra "
                "non compare; se invece è un titolo o un totale, va tolta dal file",
            )

    def whom(self, raw: list[str]) -> str:
        """Whom or what a row tells of, though it may be in error."""
        found = self._called_cells(self._reached(raw))
        return row_called(*(cells.cut(clean_label(cell)) for cell in found), self._cemetery)

    def _picker(self, header: Header, columns: tuple[str, ...]) -> Callable[[list[str]], Cells]:
        """Takes the cells of `columns`; of a column that the file lacks, the empty cell added."""
        places = (_place_of(column, header) for column in columns)
        return itemgetter(*(min(place, self._reach) for place in places))

    def _reached(self, raw: list[str]) -> list[str]:
        """The cells that may be read, and one empty cell after them."""
        return [*raw[: self._reach], *[""] * (max(self._reach - len(raw), 0) + 1)]

    def _must_fit(self, raw: list[str], notes: Notes) -> None:
        """No more cells than the header has."""
        self._must_be_mended(raw, notes)
        if len(raw) <= self._width:
            return
        beyond = next((cell for cell in raw[self._width :] if clean_label(cell)), None)
        if beyond is not None:
            notes.wrong(
                "campi",
                f"la riga ha {len(raw)} campi e i nomi delle colonne sono {self._width}: "
                f"{cells.quoted(beyond)} è di troppo",
            )

    def _must_be_mended(self, raw: list[str], notes: Notes) -> None:
        """What a row had too much stands aside in a file of rows to mend, until it has a place."""
        for place in self._surplus:
            if place < len(raw) and clean_label(raw[place]):
                column = cells.quoted(self._names[place])
                notes.wrong(
                    "campi",
                    f"{cells.quoted(raw[place])} è ancora nella colonna {column}: "
                    "va spostato al suo posto, o tolto",
                )
                return
