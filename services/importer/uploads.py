"""An uploaded register: kept while it is needed."""

import asyncio
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated

from fastapi import Depends, File, Form, UploadFile

from services.importer.archive import RESAVED
from services.importer.jobs.store import Upload
from services.importer.reading import Reading
from services.importer.refusal import Refused, must_fit
from services.kit.auth import Principal
from services.kit.text import clean_label
from services.kit.uploads import FileRoute

CsvFile = Annotated[UploadFile, File(alias="csvFile", description="Il file CSV o .xlsx")]
ENDINGS = (".csv", ".xlsx", ".xlsm")
OTHER_SHEETS = (".xls", ".xlsb", ".xlt", ".ods", ".fods", ".ots")


class UploadRoute(FileRoute):
    """A route for one file of at most 10 MB."""

    field = "csvFile"
    no_file = "Scegli il file CSV o .xlsx da caricare"
    must_fit = staticmethod(must_fit)


def form_reading(
    reading: Annotated[str, Form(description="JSON: columns, cemetery, sheet")] = "",
) -> Reading:
    return Reading.from_json(reading)


FormReading = Annotated[Reading, Depends(form_reading)]


@asynccontextmanager
async def stored(upload: UploadFile, who: Principal) -> AsyncIterator[Upload]:
    """The upload as a file of its own, for as long as it is needed.

    Raises:
        Refused: by its name no table, or over 10 MB. What it really is its reader tells.
    """
    name = clean_label(Path(upload.filename or "").name)
    if not name.lower().endswith(ENDINGS):
        raise Refused(400, f"Il file deve essere di tipo .csv o .xlsx{_advice(name)}")
    must_fit(upload.size or 0)
    with tempfile.TemporaryDirectory(prefix="camposanto-import-") as folder:
        path = Path(folder) / "upload"
        await asyncio.to_thread(_copy, upload, path)
        yield Upload(path, name, who)


def _advice(name: str) -> str:
    """What to do with a table of another kind."""
    return f": {RESAVED}" if name.lower().endswith(OTHER_SHEETS) else ""


def _copy(upload: UploadFile, path: Path) -> None:
    with path.open("wb") as file:
        shutil.copyfileobj(upload.file, file)
