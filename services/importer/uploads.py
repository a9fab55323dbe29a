"""An uploaded register: kept while it is needed."""

import asyncio
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated

from fastapi import File, UploadFile

from services.importer.jobs.store import Upload
from services.importer.refusal import Refused, must_fit
from services.kit.auth import Principal
from services.kit.text import clean_label
from services.kit.uploads import FileRoute

CsvFile = Annotated[UploadFile, File(alias="csvFile", description="Il file CSV")]


class UploadRoute(FileRoute):
    """A route for one file of at most 10 MB."""

    field = "csvFile"
    no_file = "Scegli il file CSV da caricare"
    must_fit = staticmethod(must_fit)


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
