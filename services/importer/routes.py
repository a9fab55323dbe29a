"""The route that imports an uploaded file and answers with all that came of it."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request

from services.importer.jobs.run import JobRunner
from services.importer.schemas import ImportOut
from services.importer.settings import ImporterSettings
from services.importer.uploads import CsvFile, UploadRoute, stored
from services.kit.auth import Superadmin
from services.kit.db import database_of
from services.kit.errors import Unavailable

router = APIRouter(prefix="/api/import", tags=["import"], route_class=UploadRoute)


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
