"""Routes of the import: preview and import of an uploaded file."""

import asyncio
from pathlib import Path
from typing import Annotated

from fastapi import APIRouter, Query, Request

from services.importer.jobs.run import JobRunner
from services.importer.parser import parse
from services.importer.report import Outcome, summarize
from services.importer.schemas import ImportOut, PreviewOut
from services.importer.settings import ImporterSettings
from services.importer.uploads import CsvFile, UploadRoute, stored
from services.kit import clock
from services.kit.auth import Superadmin
from services.kit.db import database_of
from services.kit.errors import Unavailable

PREVIEW_ROWS = 10


router = APIRouter(prefix="/api/import", tags=["import"], route_class=UploadRoute)


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
    async with stored(csv_file, who) as upload:
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
    async with stored(csv_file, who) as upload:
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
