"""Routes of the import: preview and import of an uploaded file."""

import asyncio
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated

from fastapi import APIRouter, Depends, File, Query, Request, UploadFile

from services.importer.jobs.run import JobRunner
from services.importer.jobs.store import Upload
from services.importer.parser import parse
from services.importer.refusal import MAX_UPLOAD_BYTES, Refused, must_fit
from services.importer.report import Outcome, summarize
from services.importer.schemas import ImportOut, PreviewOut
from services.importer.settings import ImporterSettings
from services.kit import clock
from services.kit.auth import Superadmin
from services.kit.db import database_of
from services.kit.errors import Unavailable

PREVIEW_ROWS = 10
MULTIPART_BYTES = 64 * 1024  # what a form may hold around the file


def must_announce_fitting_size(request: Request) -> None:
    """Refuses a file over the limit before it is read, when its size is announced."""
    announced = request.headers.get("content-length", "0")
    if announced.isdigit() and int(announced) > MAX_UPLOAD_BYTES + MULTIPART_BYTES:
        must_fit(int(announced))


router = APIRouter(
    prefix="/api/import", tags=["import"], dependencies=[Depends(must_announce_fitting_size)]
)
CsvFile = Annotated[UploadFile, File(alias="csvFile")]


@asynccontextmanager
async def stored(upload: UploadFile, user_id: int) -> AsyncIterator[Upload]:
    """The upload as a file of its own, for as long as it is needed.

    Raises:
        Refused: no .csv file, or over 10 MB.
    """
    name = Path(upload.filename or "").name
    if not name.lower().endswith(".csv"):
        raise Refused(400, "Il file deve essere di tipo .csv")
    must_fit(upload.size or 0)
    with tempfile.TemporaryDirectory(prefix="camposanto-import-") as folder:
        path = Path(folder) / "upload.csv"
        await asyncio.to_thread(_copy, upload, path)
        yield Upload(path, name, user_id)


def _copy(upload: UploadFile, path: Path) -> None:
    with path.open("wb") as file:
        shutil.copyfileobj(upload.file, file)


def _preview(path: Path) -> PreviewOut:
    register = parse(path, clock.today())
    outcomes = (Outcome(row.row, row.line, row.errors, row.warnings) for row in register)
    told = summarize(outcomes, register.warnings)
    rows = register.preview(PREVIEW_ROWS)
    return PreviewOut(
        totalColumns=len(register.columns),
        previewRows=len(rows),
        columns=list(register.columns),
        preview=rows,
        ignoredColumns=list(register.ignored_columns),
        totalRows=told["totalRows"],
        errors=told["errors"],
        warnings=told["warnings"],
    )


@router.post("/preview")
async def preview(csv_file: CsvFile, who: Superadmin) -> PreviewOut:
    """Reads a file without storing anything."""
    async with stored(csv_file, who.id) as upload:
        return await asyncio.to_thread(_preview, upload.path)


@router.post("/csv")
async def import_csv(
    csv_file: CsvFile,
    request: Request,
    who: Superadmin,
    *,
    dry_run: Annotated[bool, Query(alias="dryRun")] = False,
) -> ImportOut:
    """Imports a file and answers when all of it is stored; with `dryRun` it is only tried."""
    settings = request.app.state.service.settings
    assert isinstance(settings, ImporterSettings)
    async with stored(csv_file, who.id) as upload:
        runner = JobRunner(database_of(request), upload, dry_run=dry_run)
        try:
            async with asyncio.timeout(settings.answer_within):
                job_id, answer = await runner.run()
        except TimeoutError as late:
            raise Unavailable(
                "Il registro non risponde: le righe già inviate saranno registrate appena torna; "
                "importa di nuovo lo stesso file per completare"
            ) from late
    return ImportOut(jobId=job_id, **answer)
