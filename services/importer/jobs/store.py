"""What the database knows of jobs: open or resume one, note its batches, count and finish it."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from uuid import UUID, uuid5

import sqlalchemy as sa
from sqlalchemy import func, update
from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.importer.findings import Finding, Place, entry
from services.importer.jobs.holding import no_undo_goes_on, one_at_a_time
from services.importer.jobs.telling import Counts, announce
from services.importer.models import LEVELS, Batch, Job, JobFile, NoteKind, RowNote
from services.importer.reading import PLAIN, Reading
from services.importer.report import LISTED, Answer, Tally, answer
from services.kit import clock
from services.kit.auth import Principal

_OPENING = 0x4A6F6273  # first half of the key of the lock of who opens a job of a file
_EVENTS = UUID("3c0a4c1e-6f0f-4a52-9a64-6b1d4f6f2f10")


@dataclass(frozen=True, slots=True)
class Upload:
    """A file to import, wherever it lies.

    name: as its owner calls it; who: who uploaded it, None for the command line; reading: how its
    columns are understood.
    """

    path: Path
    name: str
    who: Principal | None = None
    reading: Reading = PLAIN

    @property
    def size(self) -> int:
        return self.path.stat().st_size

    def digest(self) -> str:
        """SHA-256 of the content and of how it is read, hex: it names what is imported."""
        with self.path.open("rb") as file:
            found = hashlib.file_digest(file, "sha256")
        if self.reading != PLAIN:
            found.update(self.reading.to_json().encode())
        return found.hexdigest()


def event_id(job_id: int, seq: int) -> UUID:
    """The same batch is always the same event, so sending it again is harmless."""
    return uuid5(_EVENTS, f"{job_id}/{seq}")


async def open_job(
    session: AsyncSession, upload: Upload, digest: str, *, dry_run: bool, kept: bool = False
) -> tuple[Job, bool]:
    """The unfinished job of that very file, or a new one; and whether it is new. kept: the file is
    stored with it, so that any process can go on with it.

    Raises:
        Conflict: another import is being taken back; a trial need not wait for that.
    """
    if not dry_run:
        await one_at_a_time(session)
        await no_undo_goes_on(session)
    await session.exec(select(func.pg_advisory_xact_lock(_OPENING, func.hashtext(digest))))
    unfinished = select(Job).where(
        col(Job.digest) == digest, col(Job.dry_run) == dry_run, col(Job.finished_at).is_(None)
    )
    job = (await session.exec(unfinished)).first()
    is_new = job is None
    if job is None:
        job = Job(
            file_name=upload.name,
            digest=digest,
            size=upload.size,
            dry_run=dry_run,
            reading=None if upload.reading == PLAIN else upload.reading.to_json(),
            today=clock.today(),
            user_id=upload.who.id if upload.who else None,
            user_role=upload.who.role if upload.who else None,
            created_at=clock.now(),
        )
        session.add(job)
        await session.flush()
    assert job.id is not None
    if kept and not await has_file(session, job.id):
        session.add(JobFile(job_id=job.id, content=upload.path.read_bytes()))
    return job, is_new


async def asked_at(session: AsyncSession, job_id: int) -> datetime | None:
    """When the file was last brought."""
    return (await session.exec(select(Job.asked_at).where(col(Job.id) == job_id))).one()


async def has_file(session: AsyncSession, job_id: int) -> bool:
    known = select(JobFile.job_id).where(col(JobFile.job_id) == job_id)
    return (await session.exec(known)).first() is not None


async def known_batches(session: AsyncSession, job_id: int) -> dict[int, bool]:
    """The batches of a job that have been submitted, and whether each has been applied."""
    batches = select(Batch.seq, Batch.applied_at).where(col(Batch.job_id) == job_id)
    return {seq: applied is not None for seq, applied in await session.exec(batches)}


def notes(job_id: int, where: Place, kind: NoteKind, found: Sequence[Finding]) -> list[RowNote]:
    """Rows of the table for what was found about one row."""
    return [
        RowNote(job_id=job_id, **where._asdict(), kind=kind, about=f.about, reason=f.reason)
        for f in found
    ]


async def count(session: AsyncSession, job_id: int) -> Counts:
    """Where a job stands."""
    is_applied = col(Batch.applied_at).is_not(None)
    sent = func.coalesce(func.sum(func.cardinality(Batch.rows)).filter(is_applied), 0)
    skipped = func.coalesce(func.sum(func.cardinality(Batch.skipped)), 0)
    figures = sa.select(
        sent - skipped,
        skipped,
        func.coalesce(func.sum(Batch.failed), 0),
        func.coalesce(func.max(Batch.position).filter(is_applied), 0),
        func.count().filter(~is_applied),
    ).where(col(Batch.job_id) == job_id)
    connection = await session.connection()
    return Counts(*(int(figure) for figure in (await connection.execute(figures)).one()))


async def finish_when_complete(session: AsyncSession, job_id: int) -> None:
    """Finishes a job once: when its file has been submitted and nothing of it is waiting.

    Under a lock, or the last two outcomes, noted at once, would each leave it to the other.
    """
    lock = select(Job.id).where(col(Job.id) == job_id).with_for_update(key_share=True)
    await session.exec(lock)
    waiting = select(Batch.seq).where(col(Batch.job_id) == job_id, col(Batch.applied_at).is_(None))
    if (await session.exec(waiting.limit(1))).first() is not None:
        return
    ended = (
        update(Job)
        .where(
            col(Job.id) == job_id,
            col(Job.submitted_at).is_not(None),
            col(Job.finished_at).is_(None),
        )
        .values(finished_at=clock.now())
        .returning(Job)
    )
    finished = (await session.scalars(ended)).first()
    if finished is not None:
        await finish(session, finished)


async def finish(session: AsyncSession, finished: Job) -> None:
    """Keeps what a job came to, as it stands, and tells of it. It is locked, and at its end."""
    job_id = finished.id
    assert job_id is not None
    finished.submitted_at = finished.submitted_at or clock.now()
    finished.finished_at = finished.finished_at or clock.now()
    counts = await count(session, job_id)
    finished.imported, finished.skipped = counts.imported, counts.skipped
    finished.failed, finished.warned = counts.failed, await count_warnings(session, job_id)
    finished.made = await count_made(session, job_id)
    session.add(finished)
    announce(session, finished, counts)


async def count_warnings(session: AsyncSession, job_id: int) -> int:
    warned = select(func.count()).where(
        col(RowNote.job_id) == job_id, col(RowNote.kind) == NoteKind.WARNING
    )
    return (await session.exec(warned)).one()


async def count_made(session: AsyncSession, job_id: int) -> list[int]:
    """Records made so far, by level."""
    sums = [func.coalesce(func.sum(col(Batch.made)[place + 1]), 0) for place in range(len(LEVELS))]
    connection = await session.connection()
    made = (await connection.execute(sa.select(*sums).where(col(Batch.job_id) == job_id))).one()
    return [int(number) for number in made]


async def report(session: AsyncSession, job: Job) -> Answer:
    """The answer for a job as it stands."""
    assert job.id is not None
    counts = await count(session, job.id)
    tally = Tally(imported=counts.imported, skipped=counts.skipped, failed=counts.failed)
    tally.errors = await _entries(session, job.id, NoteKind.ERROR)
    tally.warnings = await _entries(session, job.id, NoteKind.WARNING)
    tally.warned = await count_warnings(session, job.id)
    return answer(tally, job.file_warnings)


async def _entries(session: AsyncSession, job_id: int, kind: NoteKind) -> list[str]:
    """The first lines to tell: one for a row in error, one for each warning."""
    found = (
        select(RowNote)
        .where(col(RowNote.job_id) == job_id, col(RowNote.kind) == kind)
        .order_by(col(RowNote.row), col(RowNote.id))
        .limit(LISTED * 4)
    )
    lines: dict[tuple[int, int, int], list[Finding]] = {}
    for note in await session.exec(found):
        own_line = 0 if kind is NoteKind.ERROR else note.id or 0
        where = (note.row, note.line, own_line)
        lines.setdefault(where, []).append(Finding(note.about, note.reason))
    told = [entry(row, line, findings) for (row, line, _), findings in lines.items()]
    return told[:LISTED]
