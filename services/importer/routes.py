"""The route that imports an uploaded file and answers with all that came of it."""

import asyncio
from dataclasses import replace

from fastapi import APIRouter, Request

from services.importer.job_routes import DryRun, worker_of
from services.importer.jobs.run import POLL_SECONDS, accept
from services.importer.jobs.store import report
from services.importer.models import Job
from services.importer.report import Answer
from services.importer.schemas import ImportOut
from services.importer.settings import ImporterSettings
from services.importer.uploads import CsvFile, FormReading, UploadRoute, stored
from services.kit.auth import Superadmin
from services.kit.db import Database, database_of
from services.kit.errors import AppError, Unavailable

LATE = (
    "Il registro non risponde: l'importazione continua da sola appena torna; "
    "l'esito si vede fra le importazioni"
)


router = APIRouter(prefix="/api/import", tags=["import"], route_class=UploadRoute)


@router.post("/csv")
async def import_csv(
    csv_file: CsvFile,
    request: Request,
    who: Superadmin,
    reading: FormReading,
    *,
    dry_run: DryRun = False,
) -> ImportOut:
    """Imports a file and answers when all of it is stored; with `dryRun` it is only tried."""
    settings = request.app.state.service.settings
    assert isinstance(settings, ImporterSettings)
    database = database_of(request)
    async with stored(csv_file, who) as brought:
        upload = replace(brought, reading=reading)
        job, notice = await accept(database, upload, dry_run=dry_run, kept=True)
    worker_of(request).wake()
    assert job.id is not None
    try:
        async with asyncio.timeout(settings.answer_within):
            answer = await _answer_of(database, job.id)
    except TimeoutError as late:
        raise Unavailable(LATE) from late
    if notice:
        answer["warnings"].insert(0, notice)
    return ImportOut(jobId=job.id, **answer)


async def _answer_of(database: Database, job_id: int) -> Answer:
    """The answer of a job, once it is finished."""
    while True:
        async with database.unit_of_work() as session:
            job = await session.get_one(Job, job_id)
            if job.fault is not None:
                raise AppError(job.fault)
            if job.finished_at is not None:
                return await report(session, job)
        await asyncio.sleep(POLL_SECONDS)
