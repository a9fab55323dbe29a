"""Takes back what a job has made: registry is asked step by step, and tells what stays and why."""

from datetime import timedelta
from typing import Literal

from sqlalchemy import delete
from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.importer.events import ImporterAudit, UndoRequested
from services.importer.jobs.holding import must_be_left, no_import_goes_on, one_at_a_time
from services.importer.jobs.store import finish
from services.importer.models import LEVELS, Job, KeptRecord
from services.kit import clock
from services.kit.audit import Action, Subject, differences, record
from services.kit.auth import Principal, Role
from services.kit.errors import Conflict, NotFound
from services.kit.events import Reader
from services.kit.outbox import emit

NO_JOB = "Importazione non trovata"
DRY = "Una prova non ha registrato nulla: non c'è niente da annullare"
MADE_NOTHING = "L'importazione non ha creato nulla: non c'è niente da annullare"
UNDOING = "L'importazione è già in annullamento"
UNDONE = "L'importazione è già stata annullata"
PATIENCE = timedelta(minutes=10)

Level = Literal["deceased", "tomb", "block", "sector", "cemetery"]


class Removed(Reader):
    cemeteries: int
    sectors: int
    blocks: int
    tombs: int
    deceased: int


class Kept(Reader):
    level: str
    id: int
    label: str
    reason: str


class Next(Reader):
    level: Level
    after: int


class UndoApplied(Reader):
    """What a step of undoing a job came to; next: where the next one begins, null at the end."""

    job_id: int
    step: int
    removed: Removed
    kept: list[Kept]
    next: Next | None


async def locked(session: AsyncSession, job_id: int) -> Job:
    """Raises NotFound: there is no such job."""
    job = await session.get(Job, job_id, with_for_update=True)
    if job is None:
        raise NotFound(NO_JOB)
    return job


async def begin(session: AsyncSession, who: Principal | None, job_id: int) -> Job:
    """Asks for the first step. What an earlier undoing has left is asked for again: it may be free
    by now. who: None at the command line.

    One that was left in the middle ends here. Nothing is imported meanwhile.

    Raises:
        NotFound: there is no such job.
        Conflict: somebody is at it or at another one, it made nothing, or nothing of it is left to
            take back.
    """
    await one_at_a_time(session)
    job = await locked(session, job_id)
    if job.dry_run:
        raise Conflict(DRY)
    if job.finished_at is None:
        await must_be_left(session, job)
        await finish(session, job)
    await no_import_goes_on(session, job)
    if not any(job.made):
        raise Conflict(MADE_NOTHING)
    if job.undo_step is None:
        first, job.removed = 0, [0] * len(LEVELS)
    else:
        first = await _forget_kept(session, job)
    job.undone_by, job.undone_by_role = (who.id, who.role) if who else (None, None)
    job.undone_at = None
    _ask(session, job, step=first, level="deceased", after=0)
    return job


async def _forget_kept(session: AsyncSession, job: Job) -> int:
    """Which step comes next. Its number is none that registry has answered before.

    Raises:
        Conflict: it is being taken back, or nothing of it was left.
    """
    if job.undone_at is None:
        raise Conflict(UNDOING)
    kept = delete(KeptRecord).where(col(KeptRecord.job_id) == job.id)
    if (await session.exec(kept.returning(col(KeptRecord.id)))).first() is None:
        raise Conflict(UNDONE)
    return (job.undo_step or 0) + 1


async def note_undone(session: AsyncSession, applied: UndoApplied) -> None:
    """Notes a step and asks for the next one; the answer to another step comes late."""
    job = await locked(session, applied.job_id)
    assert job.id is not None
    if job.undone_at is not None or job.undo_step != applied.step:
        return
    step = applied.removed
    removed = (step.cemeteries, step.sectors, step.blocks, step.tombs, step.deceased)
    job.removed = [before + more for before, more in zip(job.removed, removed, strict=True)]
    session.add(job)
    session.add_all(
        KeptRecord(job_id=job.id, level=k.level, record_id=k.id, label=k.label, reason=k.reason)
        for k in applied.kept
    )
    if applied.next is not None:
        then = applied.next
        _ask(session, job, step=applied.step + 1, level=then.level, after=then.after)
        return
    job.undone_at = clock.now()
    _tell(session, job)


async def ask_again(session: AsyncSession) -> None:
    """A chore: a step of which nothing was heard for long is asked for again."""
    silent = (
        select(Job)
        .where(
            col(Job.undo_step).is_not(None),
            col(Job.undone_at).is_(None),
            col(Job.undo_asked_at) < clock.now() - PATIENCE,
        )
        .with_for_update(skip_locked=True)
    )
    for job in (await session.exec(silent)).all():
        then = Next.model_validate({"level": job.undo_level, "after": job.undo_after})
        _ask(session, job, step=job.undo_step or 0, level=then.level, after=then.after)


def _ask(session: AsyncSession, job: Job, *, step: int, level: Level, after: int) -> None:
    assert job.id is not None
    job.undo_step, job.undo_level, job.undo_after = step, level, after
    job.undo_asked_at = clock.now()
    session.add(job)
    emit(session, UndoRequested(job_id=job.id, step=step, level=level, after=after))


def _tell(session: AsyncSession, job: Job) -> None:
    assert job.id is not None
    who = None
    if job.undone_by is not None and job.undone_by_role is not None:
        who = Principal(id=job.undone_by, role=Role(job.undone_by_role), cemetery_id=None)
    subject = Subject(kind="import", id=job.id, label=job.file_name, cemetery_id=None)
    plural = ("cemeteries", "sectors", "blocks", "tombs", "deceased")
    changes = differences({}, dict(zip(plural, job.removed, strict=True)))
    record(session, ImporterAudit, who, Action.UNDONE, subject=subject, changes=changes)
