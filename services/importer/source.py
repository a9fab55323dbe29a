"""A CSV file of any size as a stream of rows: encoding, separator, quotes and line numbers."""

import csv
import io
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, NamedTuple, Protocol

from services.importer.encoding import Text, decoded, detect
from services.importer.header import likeness
from services.importer.layout import SEPARATORS, Layout, Rank, find_layout, head_of, never_closed
from services.importer.quotes import Quotes, lines_within
from services.importer.reading import PLAIN, Reading

csv.field_size_limit(2**31 - 1)


class Remark(NamedTuple):
    """What is odd about the cell at a place of a row, before its column is known to matter."""

    place: int
    weight: str
    told: str


ERROR, WARNING, CAUSE = "error", "warning", "cause"  # a cause of the error that the cell has


class RawRow(NamedTuple):
    """Cells as they are, the line where they begin, whether their quotes are in order, what a
    workbook says of them, and how many other lines of the file a pair of quotes seems to hold."""

    line: int
    cells: list[str]
    well_quoted: bool
    remarks: tuple[Remark, ...] = ()
    swallowed: int = 0


class Rows(Protocol):
    """A file as rows of text; every iteration begins anew.

    first_row: the names of the columns; header: the same, with what those are called that have
    none. position: bytes read so far by the iteration in progress,
    of `size`. separator: of a CSV file; sheet and sheets: of a workbook.
    """

    first_row: list[str]
    header: list[str]
    size: int
    warnings: tuple[str, ...]
    separator: str | None
    sheet: str | None
    sheets: tuple[str, ...]

    @property
    def position(self) -> int: ...

    def rows(self) -> Generator[RawRow]: ...


class Source:
    """An opened CSV file."""

    sheet: str | None = None
    sheets: tuple[str, ...] = ()

    def __init__(
        self, file: Path | BinaryIO, reading: Reading = PLAIN, rank: Rank = likeness
    ) -> None:
        self._file = file
        self._stream: BinaryIO | None = None
        with self._opened() as stream:
            self.size = stream.seek(0, io.SEEK_END)
            self._text: Text = detect(stream)
            head = head_of(self._pieces(stream))
            self._layout: Layout = find_layout(head, reading, rank)
            if self._text.has_quotes:
                self._must_close_quotes(stream)
        self.separator: str | None = self._layout.separator
        self.first_row: list[str] = next(self._all_rows()).cells
        self.header: list[str] = list(self.first_row)
        self.warnings: tuple[str, ...] = tuple(self._warnings())

    @property
    def position(self) -> int:
        """Bytes read so far by the iteration in progress."""
        return self._stream.tell() if self._stream and not self._stream.closed else 0

    def rows(self) -> Generator[RawRow]:
        """Every row after the header, blank ones included."""
        rows = self._all_rows()
        next(rows, None)
        yield from rows

    @contextmanager
    def _opened(self) -> Iterator[BinaryIO]:
        if isinstance(self._file, Path):
            with self._file.open("rb") as stream:
                yield stream
        else:
            yield self._file

    def _pieces(self, stream: BinaryIO) -> Iterator[str]:
        for piece in decoded(stream, self._text.codec):
            yield piece.replace("\0", "") if self._text.has_nul else piece

    def _must_close_quotes(self, stream: BinaryIO) -> None:
        quotes = Quotes(self._layout.separator)
        for piece in self._pieces(stream):
            quotes.feed(piece)
        quotes.finish()
        if quotes.is_open:
            line = 1 + _breaks_before(self._pieces(stream), quotes.opened_at)
            raise never_closed(line)

    def _warnings(self) -> Iterator[str]:
        if self._text.warning:
            yield self._text.warning
        sign = self._layout.separator
        name = SEPARATORS.get(sign, f"«{sign}»")
        if self._layout.announced:
            yield f"La riga sep= in testa al file indica come separatore dei campi {name}"
        elif sign != ";":
            yield f"Il separatore dei campi è {name}, non il punto e virgola previsto"
        yield from self._layout.titles
        if self._text.has_nul:
            yield "Il file contiene caratteri NUL, che sono stati tolti"

    def _all_rows(self) -> Iterator[RawRow]:
        """The header and every row, each with the line where it begins."""
        with self._opened() as stream:
            stream.seek(0)
            self._stream = stream
            text = io.TextIOWrapper(stream, self._text.codec, newline="")
            try:
                yield from self._read(text)
            finally:
                text.detach()

    def _read(self, text: io.TextIOWrapper) -> Iterator[RawRow]:
        before = self._layout.lines_before
        for _ in range(before):
            text.readline()
        kept: list[str] = []
        plain = not self._text.has_quotes and not self._text.has_nul
        reader = csv.reader(
            text if plain else self._lines(text, kept), delimiter=self._layout.separator
        )
        line = before + 1
        for cells in reader:
            swallowed = lines_within(cells, self._layout.separator) if len(kept) > 1 else 0
            yield RawRow(line, cells, not kept or self._in_order(kept), swallowed=swallowed)
            line = before + reader.line_num + 1

    def _lines(self, text: io.TextIOWrapper, kept: list[str]) -> Iterator[str]:
        """Lines without NUL; those of a row with quotes are kept until the row is whole."""
        for line in text:
            clean = line.replace("\0", "") if self._text.has_nul else line
            if kept or '"' in clean:
                kept.append(clean)
            yield clean

    def _in_order(self, kept: list[str]) -> bool:
        quotes = Quotes(self._layout.separator)
        quotes.follow_row("".join(kept))
        kept.clear()
        return not quotes.broken


def _breaks_before(pieces: Iterator[str], place: int) -> int:
    """Line breaks (LF, CR or CRLF) among the first `place` characters."""
    count, last = 0, ""
    for piece in pieces:
        part = piece[:place]
        count += part.count("\n") + part.count("\r") - part.count("\r\n")
        count -= last == "\r" and part.startswith("\n")
        place -= len(part)
        last = part[-1:] or last
        if place <= 0:
            break
    return count
