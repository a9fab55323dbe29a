"""Makes the file of a list, out of one state of the register."""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from typing import IO

import asyncpg
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from services.kit import clock
from services.kit.auth import Principal
from services.kit.db import Connection
from services.registry.exports.books import Book, CsvBook, XlsxBook
from services.registry.exports.lists import Export
from services.registry.records.answers import OFFICE
from services.registry.records.filters import Filters
from services.registry.records.listing import Selection, rows_statement

CSV, XLSX = "csv", "xlsx"
MEDIA = {
    CSV: "text/csv",
    XLSX: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
}
ROWS_AT_ONCE = 500
PIECE = 1 << 16


async def make_file(
    reads: asyncpg.Pool, who: Principal, export: Export, filters: Filters, kind: str
) -> "FileAnswer":
    """The answer with the file. It is whole before its first byte leaves: however slowly somebody
    takes it, no connection waits, and what fails is told as a failure."""
    file = tempfile.TemporaryFile()  # noqa: SIM115  the answer closes it
    book: Book | None = None
    try:
        book = await asyncio.to_thread(_open_book, export, file, kind)
        async with (
            reads.acquire() as connection,
            connection.transaction(isolation="repeatable_read", readonly=True),
        ):
            selection = await export.select(connection, who, filters)
            rows = await _fill(connection, selection, export, book)
        await asyncio.to_thread(book.finish)
    except BaseException:
        file.close()
        raise
    finally:
        if book is not None:
            book.close()
    name = f"{export.title.lower()}-{clock.today()}.{kind}"
    return FileAnswer(file, name, MEDIA[kind], rows=rows)


def _open_book(export: Export, file: IO[bytes], kind: str) -> Book:
    if kind == XLSX:
        return XlsxBook(file, export.columns, export.title)
    return CsvBook(file, export.columns)


async def _fill(connection: Connection, rows: Selection, export: Export, book: Book) -> int:
    """Row after row from a cursor of the database; a thread writes them meanwhile nothing waits.
    Answers how many."""
    fields = ", ".join(column.sql for column in export.columns)
    cursor = await connection.cursor(rows_statement(rows, fields), *rows.arguments)
    count = 0
    while some := await cursor.fetch(ROWS_AT_ONCE):
        await asyncio.to_thread(book.add, some)
        count += len(some)
    return count


class FileAnswer(StreamingResponse):
    """Sends a file from its beginning and closes it, also when the caller has gone.

    rows: how many there are in it.
    """

    def __init__(self, file: IO[bytes], name: str, media_type: str, *, rows: int) -> None:
        self._file = file
        self.rows = rows
        headers = {
            **OFFICE,
            "Content-Length": str(file.seek(0, 2)),
            "Content-Disposition": f'attachment; filename="{name}"',
        }
        super().__init__(self._pieces(), headers=headers, media_type=media_type)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._file.close()

    async def _pieces(self) -> AsyncIterator[bytes]:
        self._file.seek(0)
        while piece := await asyncio.to_thread(self._file.read, PIECE):
            yield piece
