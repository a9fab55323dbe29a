"""What is told of jobs: how far each is, what it did, and the notes on its rows."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

import sqlalchemy as sa
from sqlalchemy import func
from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.importer.jobs import store
from services.importer.jobs.holding import interrupted
from services.importer.jobs.people import names_of
from services.importer.jobs.run import reading_of
from services.importer.jobs.schemas import JobOut, JobPage, Levels, Paged, State
from services.importer.jobs.telling import Counts
from services.importer.models import Batch, Job, JobFile, KeptRecord
from services.kit import clock

RECENT = timedelta(seconds=20)
SILENT = timedelta(seconds=5)
ENOUGH = 0.02  # of a file, to tell from it how long the rest takes
ALL = 1.0
INTERRUPTED = (
    "Il caricamento si è fermato prima della fine del file. Caricando di nuovo lo stesso file "
    "dalla riga di comando riprende da dove era arrivato; altrimenti si può annullare"
)
INTERRUPTED_TRIAL = (
    "La prova si è fermata prima della fine del file, e non ha registrato nulla. Rilanciandola con "
    "lo stesso file dalla riga di comando riprende da dove era arrivata"
)


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a job is. total: rows of the file, null while it is still being read; submitted: bytes
    of the file that have been sent; recent: rows applied in the last `RECENT`; heard: when
    something was applied last."""

    counts: Counts
    warned: int
    made: Sequence[int]
    total: int | None
    submitted: int
    recent: int
    heard: datetime | None


async def list_jobs(session: AsyncSession, asked: Paged) -> JobPage:
    """Newest first."""
    total = (await session.exec(select(func.count()).select_from(Job))).one()
    page = select(Job).order_by(col(Job.id).desc()).limit(asked.page_size)
    jobs = (await session.exec(page.offset((asked.page - 1) * asked.page_size))).all()
    return JobPage(
        results=await show(session, jobs),
        total=total,
        page=asked.page,
        totalPages=-(-total // asked.page_size),
    )


async def show(session: AsyncSession, jobs: Sequence[Job]) -> list[JobOut]:
    """As the screen shows them."""
    ids = [job.id for job in jobs if job.id is not None]
    names = await names_of(session, {id_ for job in jobs for id_ in (job.user_id, job.undone_by)})
    files = set(await session.exec(select(JobFile.job_id).where(col(JobFile.job_id).in_(ids))))
    kept = await _kept(session, ids)
    left = await interrupted(session, jobs)
    return [
        _shown(
            job,
            await _standing(session, job),
            state_of(job, is_left=job.id in left),
            names=names,
            has_file=job.id in files,
            kept=kept.get(job.id or 0, 0),
        )
        for job in jobs
    ]


def state_of(job: Job, *, is_left: bool) -> State:
    """is_left: in the middle of its file, and nobody is at it."""
    if job.undone_at is not None:
        return State.UNDONE
    if job.undo_step is not None:
        return State.UNDOING
    if job.fault is not None:
        return State.FAILED
    if job.finished_at is not None:
        return State.DONE
    if is_left:
        return State.INTERRUPTED
    return State.RUNNING if job.started_at is not None else State.WAITING


def _shown(
    job: Job, at: Standing, state: State, *, names: dict[int, str], has_file: bool, kept: int
) -> JobOut:
    reading = reading_of(job)
    has_ended = job.finished_at is not None
    has_failures = job.fault is not None or at.counts.failed > 0
    return JobOut.model_validate(
        {
            "id": job.id,
            "fileName": job.file_name,
            "size": job.size,
            "sheet": reading.sheet,
            "cemetery": reading.cemetery,
            "dryRun": job.dry_run,
            "state": state,
            "fault": _fault(job, state),
            "byCommand": job.user_id is None,
            "userId": job.user_id,
            "userName": names.get(job.user_id or 0),
            "createdAt": job.created_at,
            "startedAt": job.started_at,
            "finishedAt": job.finished_at,
            "undoneAt": job.undone_at,
            "undoneByName": names.get(job.undone_by or 0),
            "warnings": job.file_warnings,
            "success": not has_failures if has_ended else None,
            "canUndo": not job.dry_run and _is_left(state, at, kept),
            "hasRefusedRows": has_file and has_ended and at.counts.failed > 0,
            "removed": Levels.of(job.removed) if job.undo_step is not None else None,
            "kept": kept,
        }
        | _figures(job, at, state)
    )


def _fault(job: Job, state: State) -> str | None:
    if state is State.INTERRUPTED:
        return INTERRUPTED_TRIAL if job.dry_run else INTERRUPTED
    return job.fault


def _is_left(state: State, at: Standing, kept: int) -> bool:
    """Whether there is anything to take back, or to try again."""
    has_ended = state in (State.DONE, State.INTERRUPTED)
    return (has_ended and any(at.made)) or (state is State.UNDONE and kept > 0)


def _figures(job: Job, at: Standing, state: State) -> dict[str, Any]:
    share, counts = _share(job, at), at.counts
    return {
        "totalRows": at.total,
        "rowsDone": counts.rows,
        "imported": counts.imported,
        "skipped": counts.skipped,
        "failed": counts.failed,
        "warned": at.warned,
        "made": Levels.of(list(at.made)),
        "share": share,
        "rowsPerSecond": _speed(job, at),
        "secondsLeft": None if state is State.INTERRUPTED else _seconds_left(job, share),
        "isWaitingForRegistry": state is State.RUNNING and _is_silent(job, at),
    }


def _share(job: Job, at: Standing) -> float:
    """Of a dry run the first half is sending it: registry tries all of it at once, at the end."""
    if job.finished_at is not None:
        return ALL
    whole = max(job.size, 1)
    done = at.counts.position / whole
    return min(max(done, at.submitted / whole / 2) if job.dry_run else done, ALL)


def _speed(job: Job, at: Standing) -> float | None:
    """Rows a second: of a finished job over all of it, of a running one lately."""
    if job.started_at is None:
        return None
    if job.finished_at is not None:
        seconds = (job.finished_at - job.started_at).total_seconds()
        return round(at.counts.rows / max(seconds, 0.1), 1)
    seconds = min(clock.now() - job.started_at, RECENT).total_seconds()
    return round(at.recent / max(seconds, 1.0), 1) if at.recent else None


def _seconds_left(job: Job, share: float) -> int | None:
    if job.finished_at is not None or job.started_at is None or share < ENOUGH:
        return None
    passed = (clock.now() - job.started_at).total_seconds()
    return round(passed * (ALL - share) / share)


def _is_silent(job: Job, at: Standing) -> bool:
    """Whether registry owes an answer for longer than it should."""
    last = max(filter(None, (job.started_at, at.heard)), default=clock.now())
    return at.counts.waiting > 0 and clock.now() - last > SILENT


async def _standing(session: AsyncSession, job: Job) -> Standing:
    assert job.id is not None
    if job.finished_at is not None and job.imported is not None:
        figures = (job.imported, job.skipped or 0, job.failed or 0)
        counts = Counts(*figures, position=job.size, waiting=0)
        return Standing(counts, job.warned or 0, job.made, counts.rows, job.size, 0, None)
    counts = await store.count(session, job.id)
    sent = func.cardinality(col(Batch.rows)) + col(Batch.failed)
    is_recent = col(Batch.applied_at) > clock.now() - RECENT
    figures_of = sa.select(
        func.coalesce(func.sum(sent), 0),
        func.coalesce(func.max(Batch.position), 0),
        func.coalesce(func.sum(sent).filter(is_recent), 0),
        func.max(Batch.applied_at),
    ).where(col(Batch.job_id) == job.id)
    connection = await session.connection()
    rows, submitted, recent, heard = (await connection.execute(figures_of)).one()
    return Standing(
        counts=counts,
        warned=await store.count_warnings(session, job.id),
        made=await store.count_made(session, job.id),
        total=int(rows) if job.submitted_at is not None else None,
        submitted=int(submitted),
        recent=int(recent),
        heard=heard,
    )


async def _kept(session: AsyncSession, ids: list[int]) -> dict[int, int]:
    counted = (
        select(KeptRecord.job_id, func.count())
        .where(col(KeptRecord.job_id).in_(ids))
        .group_by(col(KeptRecord.job_id))
    )
    return dict((await session.exec(counted)).all())
