"""Routes of jobs: begin one, see how far it is, what it told, and take it back."""

import asyncio
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response

from services.importer.jobs import undo, view
from services.importer.jobs.notes import list_notes
from services.importer.jobs.run import accept, reading_of
from services.importer.jobs.schemas import JobOut, JobPage, NotePage, Notes, Paged, StartedOut
from services.importer.jobs.worker import JobWorker
from services.importer.mending import write_errors
from services.importer.models import Job, JobFile
from services.importer.uploads import CsvFile, FormReading, UploadRoute, stored
from services.kit.auth import Require, Role, Superadmin
from services.kit.db import Database, Reads, Session, database_of
from services.kit.errors import NotFound
from services.kit.wire import RecordId

OFFICE = {"Cache-Control": "no-store"}
NO_FILE = "Il file di questa importazione non è più conservato"

router = APIRouter(
    prefix="/api/import/jobs", tags=["jobs"], dependencies=[Depends(Require(Role.SUPERADMIN))]
)
uploading = APIRouter(prefix="/api/import/jobs", tags=["jobs"], route_class=UploadRoute)

DryRun = Annotated[bool, Query(alias="dryRun")]


def worker_of(request: Request) -> JobWorker:
    worker: JobWorker = request.app.state.jobs
    return worker


@uploading.post("", status_code=202)
async def start(
    csv_file: CsvFile,
    request: Request,
    who: Superadmin,
    reading: FormReading,
    *,
    dry_run: DryRun = False,
) -> StartedOut:
    """Takes a file in; it is imported, or with `dryRun` only tried, without its caller. One that
    is under way already is not imported twice."""
    database = database_of(request)
    async with stored(csv_file, who) as brought:
        upload = replace(brought, reading=reading)
        job, notice = await accept(database, upload, dry_run=dry_run, kept=True)
    worker_of(request).wake()
    shown = await _shown(database, job.id)
    return StartedOut.model_validate(shown.model_dump() | {"notice": notice})


@router.get("")
async def list_jobs(
    asked: Annotated[Paged, Query()], session: Session, response: Response
) -> JobPage:
    response.headers.update(OFFICE)
    return await view.list_jobs(session, asked)


@router.get("/{job_id}")
async def show(job_id: RecordId, request: Request, response: Response) -> JobOut:
    response.headers.update(OFFICE)
    return await _shown(database_of(request), job_id)


@router.get("/{job_id}/notes")
async def list_job_notes(
    job_id: RecordId,
    asked: Annotated[Notes, Query()],
    request: Request,
    reads: Reads,
    response: Response,
) -> NotePage:
    """Rows in error, with a warning, skipped; or the records that undoing has left."""
    response.headers.update(OFFICE)
    await _shown(database_of(request), job_id)
    async with reads.acquire() as connection:
        return await list_notes(connection, job_id, asked)


@router.get(
    "/{job_id}/refused.csv",
    response_class=Response,
    responses={200: {"content": {"text/csv": {"schema": {"type": "string"}}}}},
)
async def download_refused(job_id: RecordId, session: Session) -> Response:
    """The rows in error as they were, the reason last; mended, they are imported again."""
    job = await session.get(Job, job_id)
    kept = await session.get(JobFile, job_id)
    if job is None:
        raise NotFound(undo.NO_JOB)
    if kept is None:
        raise NotFound(NO_FILE)
    content = await asyncio.to_thread(_refused, job, kept.content)
    name = f"righe-rifiutate-{job_id}.csv"
    headers = OFFICE | {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(content, headers=headers, media_type="text/csv; charset=utf-8")


@router.post("/{job_id}/undo", status_code=202)
async def undo_job(job_id: RecordId, who: Superadmin, request: Request) -> JobOut:
    """Takes back what the job made, but for what has been changed or built on since."""
    database = database_of(request)
    async with database.unit_of_work() as session:
        await undo.begin(session, who, job_id)
    return await _shown(database, job_id)


def _refused(job: Job, content: bytes) -> bytes:
    with tempfile.TemporaryDirectory(prefix="camposanto-import-") as folder:
        source, target = Path(folder) / "upload", Path(folder) / "refused.csv"
        source.write_bytes(content)
        write_errors(source, target, job.today, reading_of(job))
        return target.read_bytes()


async def _shown(database: Database, job_id: int | None) -> JobOut:
    async with database.unit_of_work() as session:
        job = await session.get(Job, job_id)
        if job is None:
            raise NotFound(undo.NO_JOB)
        [shown] = await view.show(session, [job])
    return shown
