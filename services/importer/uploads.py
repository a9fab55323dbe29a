"""An uploaded file: refused as early as possible when it is too large, kept while it is needed."""

import asyncio
import shutil
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any

from fastapi import File, Request, Response, UploadFile
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from starlette.types import Message, Receive

from services.importer.jobs.store import Upload
from services.importer.refusal import Refused, must_fit
from services.kit.auth import Principal
from services.kit.errors import Invalid
from services.kit.text import clean_label

MULTIPART_BYTES = 64 * 1024  # what a form may hold around the file
NO_FILE = "Scegli il file CSV da caricare"

CsvFile = Annotated[UploadFile, File(alias="csvFile", description="Il file CSV")]


class _Meter:
    """Counts the bytes of a request's body and stops at the first one too many."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._bytes = 0

    async def __call__(self) -> Message:
        message = await self._receive()
        self._bytes += len(message.get("body", b""))
        self.must_fit()
        return message

    def must_fit(self) -> None:
        must_fit(self._bytes - MULTIPART_BYTES)


class UploadRoute(APIRoute):
    """A route for one file of at most 10 MB: a larger body is refused without being kept,
    whether its size is announced, hidden or announced wrong."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def measured(request: Request) -> Response:
            announced = request.headers.get("content-length", "")
            if announced.isdecimal():
                must_fit(int(announced) - MULTIPART_BYTES)
            meter = _Meter(request.receive)
            try:
                return await handle(Request(request.scope, meter))
            except RequestValidationError as fault:
                if any(error["loc"][0] == "body" for error in fault.errors()):
                    raise Invalid(NO_FILE, {"csvFile": NO_FILE}) from fault
                raise
            finally:
                meter.must_fit()  # instead of the complaint that the form breaks off

        return measured


@asynccontextmanager
async def stored(upload: UploadFile, who: Principal) -> AsyncIterator[Upload]:
    """The upload as a file of its own, for as long as it is needed.

    Raises:
        Refused: no .csv file, or over 10 MB.
    """
    name = clean_label(Path(upload.filename or "").name)
    if not name.lower().endswith(".csv"):
        raise Refused(400, "Il file deve essere di tipo .csv")
    must_fit(upload.size or 0)
    with tempfile.TemporaryDirectory(prefix="camposanto-import-") as folder:
        path = Path(folder) / "upload.csv"
        await asyncio.to_thread(_copy, upload, path)
        yield Upload(path, name, who)


def _copy(upload: UploadFile, path: Path) -> None:
    with path.open("wb") as file:
        shutil.copyfileobj(upload.file, file)
