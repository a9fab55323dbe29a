"""The one reader of registers: preview, dry run, import by page and by command line use it."""

from collections.abc import Iterator
from datetime import date
from itertools import islice
from pathlib import Path
from typing import BinaryIO

from services.importer.columns import fold_column
from services.importer.findings import Finding
from services.importer.header import Header, read_header
from services.importer.nameless import is_called_so
from services.importer.names_below import NamesBelow
from services.importer.opening import open_rows
from services.importer.reading import PLAIN, Reading
from services.importer.rows import ParsedRow, RowReader, places_read
from services.importer.sheet_cells import SHOWN_FAULTS, TO_MEND, fault_in
from services.importer.source import CAUSE, ERROR, WARNING, RawRow, Remark, Rows
from services.importer.surplus import Surplus
from services.kit.formulas import MARK, as_written
from services.kit.text import clean_text

REASON = "errore"  # last column of a file of rows to mend, once the first: an import ignores it
_BROKEN_QUOTES = Finding(
    "campi", "le virgolette sono fuori posto: dopo quelle che chiudono un campo c'è altro testo"
)


class Register:
    """A file that can be imported; iterating parses it as a stream, as often as wanted."""

    def __init__(self, source: Rows, today: date, reading: Reading = PLAIN) -> None:
        self._source = source
        self._today = today
        self._reading = reading
        self._header = read_header(source.header, reading)
        names = tuple(map(fold_column, source.first_row))
        self._is_ours = source.sheet is None and _is_ours(names)
        self._faulty = _Faulty(self._header)
        self.columns = tuple(name for name in self._header.names if name)
        ours = {reason_place(names), *Surplus(names).places}  # of a file of rows to mend
        kept = {name for place, name in enumerate(self._header.names) if place not in ours}
        self.ignored_columns = tuple(name for name in self._header.ignored if name in kept)
        self.warnings = source.warnings
        self.size = source.size
        self.sheet = source.sheet
        self.sheets = source.sheets

    @property
    def position(self) -> int:
        """Bytes of the file read so far, of `size`."""
        return self._source.position

    @property
    def own_columns(self) -> dict[str, str]:
        """By the official name, what the file calls its columns that have another one."""
        names, places = self._header.names, places_read(self._header)
        return {column: names[at] for at, column in places.items() if names[at] != column}

    @property
    def header(self) -> tuple[str, ...]:
        """The names of the columns as the file has them; those without one are called by their
        place, or hold nothing."""
        return self._header.names

    def __iter__(self) -> Iterator[ParsedRow]:
        return (parsed for _, parsed in self.with_raw())

    def with_raw(self) -> Iterator[tuple[RawRow, ParsedRow]]:
        """Each row as it is written and as it is read."""
        below = NamesBelow(self._source.first_row, self._reading)
        reader = RowReader(self._header, self._today, self._reading, below)
        for row, raw in enumerate(self._counted(below), 1):
            parsed = reader.read(row, raw.line, raw.cells)
            if raw.swallowed:
                parsed = ParsedRow(row, raw.line, (_swallowed(raw),), (), None)
            elif not raw.well_quoted:
                parsed = _refused(parsed, [_BROKEN_QUOTES])
            else:
                parsed = self._faulty.told(parsed, raw)
            if parsed.errors or parsed.warnings:
                parsed = parsed._replace(whom=reader.whom(raw.cells))
            yield raw, parsed

    def raw_rows(self) -> Iterator[RawRow]:
        """The rows that count: those that hold anything and do not repeat the header."""
        return self._counted(NamesBelow(self._source.first_row, self._reading))

    def _counted(self, below: NamesBelow) -> Iterator[RawRow]:
        for raw in self._source.rows():
            if not "".join(raw.cells).strip() or below.repeats(raw.cells):
                continue
            yield raw._replace(cells=list(map(as_written, raw.cells))) if self._is_ours else raw

    def to_mend(self, raw: RawRow) -> list[str]:
        """Its cells; one that was refused for what it seemed to hold is marked: nobody takes
        that for its value before a person has mended it."""
        cells = list(raw.cells)
        for place in self._faulty.places(raw):
            if TO_MEND not in cells[place]:
                cells[place] = f"{TO_MEND} {cells[place]}".strip()
        return cells

    def preview(self, limit: int) -> list[dict[str, str]]:
        """The first rows as they are written, by column."""
        names = self._header.names
        return [
            {
                name: clean_text(cell)
                for name, cell in zip(names, [*raw.cells, *[""] * len(names)], strict=False)
                if name
            }
            for raw in islice(self.raw_rows(), limit)
        ]


class _Faulty:
    """Tells of cells that went wrong in a sheet, among those that are read; a CSV file may have
    been one."""

    def __init__(self, header: Header) -> None:
        self._columns = places_read(header)

    def told(self, parsed: ParsedRow, raw: RawRow) -> ParsedRow:
        faults = self._faults(raw.cells) + self._remarked(raw.remarks, ERROR)
        if faults:
            return _refused(parsed, faults)
        if not raw.remarks:
            return parsed
        causes = self._remarked(raw.remarks, CAUSE)
        if parsed.errors:
            return parsed._replace(errors=_explained(parsed.errors, causes))
        odd = (*self._remarked(raw.remarks, WARNING), *causes)
        return parsed._replace(warnings=(*odd, *parsed.warnings))

    def places(self, raw: RawRow) -> list[int]:
        """Where the cells stand that a row was refused for."""
        remarked = {remark.place for remark in raw.remarks if remark.weight == ERROR}
        return [
            place
            for place in self._columns
            if place < len(raw.cells) and (place in remarked or self._is_faulty(raw.cells[place]))
        ]

    def _faults(self, cells: list[str]) -> list[Finding]:
        if SHOWN_FAULTS.isdisjoint(cells) and TO_MEND not in "".join(cells):
            return []
        return [
            fault_in(about, cells[place])
            for place, about in sorted(self._columns.items())
            if place < len(cells) and self._is_faulty(cells[place])
        ]

    def _is_faulty(self, cell: str) -> bool:
        return cell in SHOWN_FAULTS or TO_MEND in cell

    def _remarked(self, remarks: tuple[Remark, ...], weight: str) -> list[Finding]:
        return [
            Finding(self._columns[remark.place], remark.told)
            for remark in remarks
            if remark.weight == weight and remark.place in self._columns
        ]


def _swallowed(raw: RawRow) -> Finding:
    lines = "un'altra riga" if raw.swallowed == 1 else f"altre {raw.swallowed} righe"
    return Finding(
        "campi",
        f"un campo fra virgolette contiene {lines} del file: le virgolette di troppo vanno tolte "
        "dal file, e le righe importate di nuovo",
    )


def _explained(errors: tuple[Finding, ...], causes: list[Finding]) -> tuple[Finding, ...]:
    """The errors, each with what its cell comes from."""
    reasons = dict(causes)
    return tuple(
        error._replace(reason=f"{error.reason}: {reasons[error.about]}")
        if error.about in reasons
        else error
        for error in errors
    )


def _is_ours(names: tuple[str, ...]) -> bool:
    """Whether we wrote the file, and guarded its cells against a spreadsheet."""
    return reason_place(names) is not None or fold_column(MARK) in names


def reason_place(names: tuple[str, ...]) -> int | None:
    """Where the column with the reasons of an earlier attempt stands: it is the first or last."""
    folded = [fold_column(name) for name in names]
    named = [place for place, name in enumerate(folded) if name and not is_called_so(name)]
    return next((place for place in (named[-1], named[0]) if folded[place] == REASON), None)


def _refused(parsed: ParsedRow, faults: list[Finding]) -> ParsedRow:
    """The row in error; what else is wrong with a cell that is no good follows from that."""
    abouts = {fault.about for fault in faults}
    others = (error for error in parsed.errors if error.about not in abouts)
    return parsed._replace(errors=(*faults, *others), warnings=(), payload=None)


def parse(file: Path | BinaryIO, today: date, reading: Reading = PLAIN) -> Register:
    """Opens a register and checks all that concerns the file as a whole.

    Raises:
        Refused: wrong kind of file, encoding, separator or header, or quotes that never close.
    """
    return Register(open_rows(file, reading), today, reading)
