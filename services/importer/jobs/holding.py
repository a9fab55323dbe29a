"""Which jobs somebody is at, and which were left in the middle.

A process holds the lock of a file for as long as it runs its job. An unfinished job whose file is
not stored goes on only when somebody brings the file again: until then it is interrupted, once
registry has applied all that was sent of it.
"""

from collections.abc import Sequence
from datetime import timedelta

from sqlalchemy import func, text
from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.importer.cells import quoted
from services.importer.models import Job
from services.kit import clock
from services.kit.errors import Conflict

NOT_DONE = "L'importazione è ancora in corso: si può annullare quando è finita"
BEGINNING = timedelta(seconds=5)  # between taking a file in and holding its lock
_BETWEEN = 0x556E646F  # key of the lock of who begins an import or takes one back
# a dry run's batches are answered once the last one is sent: nothing is waited for before
_LEFT = text("""
select j.id from import.job j
where j.id = any(:ids) and j.finished_at is null
  and coalesce(j.asked_at, j.created_at) < :before
  and not exists (select from import.job_file f where f.job_id = j.id)
  and (j.dry_run and j.submitted_at is null or not exists (
    select from import.batch b where b.job_id = j.id and b.applied_at is null))
  and not exists (
    select from pg_locks l
    where l.locktype = 'advisory' and l.objsubid = 1 and l.pid <> pg_backend_pid()
      and l.database = (select oid from pg_database where datname = current_database())
      and (l.classid::bigint << 32) + l.objid::bigint
        = ('x' || lpad(left(j.digest, 15), 16, '0'))::bit(64)::bigint)
""")


def key_of(digest: str) -> int:
    """Of the lock of a file, by its digest in hex."""
    return int(digest[:15], 16)


async def interrupted(session: AsyncSession, jobs: Sequence[Job]) -> set[int]:
    """The ids of those that were left in the middle."""
    ids = [job.id for job in jobs if job.finished_at is None]
    if not ids:
        return set()
    connection = await session.connection()
    found = await connection.execute(_LEFT, {"ids": ids, "before": clock.now() - BEGINNING})
    return set(found.scalars())


async def must_be_left(session: AsyncSession, job: Job) -> None:
    """Until this unit of work ends nobody goes on with it.

    Raises:
        Conflict: somebody is at it.
    """
    takes = select(func.pg_try_advisory_xact_lock(key_of(job.digest)))
    is_free = (await session.exec(takes)).one()
    if not is_free or job.id not in await interrupted(session, [job]):
        raise Conflict(NOT_DONE)


async def one_at_a_time(session: AsyncSession) -> None:
    """Nobody else begins an import or takes one back before this unit of work has ended: rows that
    are there already must not go away while others are skipped for them."""
    await session.exec(select(func.pg_advisory_xact_lock(_BETWEEN)))


async def no_undo_goes_on(session: AsyncSession) -> None:
    """Raises Conflict: an import is being taken back."""
    undoing = select(Job).where(col(Job.undo_step).is_not(None), col(Job.undone_at).is_(None))
    job = (await session.exec(undoing.limit(1))).first()
    if job is not None:
        raise Conflict(
            f"È in corso l'annullamento di {quoted(job.file_name)}: riprova quando è finito. "
            "Nulla di questo file è stato importato"
        )


async def no_import_goes_on(session: AsyncSession, but: Job) -> None:
    """Raises Conflict: another file is being imported."""
    unfinished = select(Job).where(
        col(Job.finished_at).is_(None), col(Job.dry_run).is_(False), Job.id != but.id
    )
    jobs = (await session.exec(unfinished)).all()
    left = await interrupted(session, jobs)
    for job in jobs:
        if job.id not in left:
            raise Conflict(
                f"È in corso l'importazione di {quoted(job.file_name)}: si può annullare quando "
                "è finita"
            )
