"""Runs a job: parses its file, submits batches through the outbox, waits until all are applied.

A job that was cut short goes on where it stopped: what has been submitted is not parsed into new
batches, and what has not been applied is sent again as the same event.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO, NamedTuple

import asyncpg

from services.importer.events import BatchSubmitted
from services.importer.findings import Place
from services.importer.jobs import store
from services.importer.jobs.holding import key_of, no_undo_goes_on, one_at_a_time
from services.importer.jobs.people import joined_notice
from services.importer.jobs.store import Upload
from services.importer.jobs.telling import Counts
from services.importer.models import Batch, Job, NoteKind
from services.importer.parser import Register, parse
from services.importer.reading import PLAIN, Reading
from services.importer.rows import ParsedRow
from services.kit import clock
from services.kit.db import SEARCH_PATH, Database
from services.kit.errors import Conflict
from services.kit.log import logger
from services.kit.outbox import emit

BATCH_ROWS = 2000
BATCH_LETTERS = 4_000_000  # one message stays far below what the broker takes
WAITING_BATCHES = 64  # so many may wait in the broker; a file of 10 MB is submitted at once
POLL_SECONDS = 0.1
PATIENCE = 600.0  # seconds without a word of any batch, after which they are sent again

_TAKEN_BACK = "select undo_step is not null from import.job where id = $1"

Progress = Callable[[Counts], None]


def _no_progress(_: Counts) -> None:
    pass


def _no_look(_: Register) -> None:
    pass


@dataclass(slots=True)
class Stretch:
    """Consecutive rows of a file that become one batch; position: bytes up to its end."""

    seq: int
    rows: list[ParsedRow] = field(default_factory=list)
    position: int = 0
    last: bool = False


def stretches(register: Register) -> Iterator[Stretch]:
    """Cuts a register into batches, the same ones each time; the last one is marked."""
    stretch, letters = Stretch(0), 0
    for row in register:
        if len(stretch.rows) >= BATCH_ROWS or letters > BATCH_LETTERS:
            yield stretch
            stretch, letters = Stretch(stretch.seq + 1), 0
        stretch.rows.append(row)
        stretch.position = register.position
        if row.payload is not None:
            letters += sum(len(value) for value in row.payload if isinstance(value, str))
    stretch.position, stretch.last = register.size, True
    yield stretch


class Stalled(Exception):
    """Nothing was heard of batches for so long that they may have been lost, or somebody has
    brought the file again."""


class JobRunner:
    """Runs a job of a file over a service's database."""

    def __init__(self, database: Database, file: Path | BinaryIO, *, patience: float = PATIENCE):
        self.database = database
        self.file = file
        self.patience = patience

    async def run(self, job: Job, progress: Progress = _no_progress) -> None:
        """Until all of it is applied.

        Raises:
            Refused: the file cannot be imported.
            Conflict: another process is at it, or an import is being taken back.
        """
        assert job.id is not None
        reading = reading_of(job)
        async with self._alone(job):
            patience = self.patience
            while True:
                register = await asyncio.to_thread(parse, self.file, job.today, reading)
                try:
                    await self._submit(job, register, progress, patience)
                    return await self._wait(job, progress, until=0, patience=patience)
                except Stalled:
                    logger.warning("batches are sent again", extra={"job_id": job.id})
                    patience *= 2

    async def _submit(
        self, job: Job, register: Register, progress: Progress, patience: float
    ) -> None:
        assert job.id is not None
        async with self.database.unit_of_work() as session:
            if not job.dry_run:  # an undo may have begun before this process held the file's lock
                await one_at_a_time(session)
                await no_undo_goes_on(session)
            known = await store.known_batches(session, job.id)
            job.asked_at = await store.asked_at(session, job.id)
            job.started_at = job.started_at or clock.now()
            session.add(job)
        pieces = stretches(register)
        while (stretch := await asyncio.to_thread(next, pieces, None)) is not None:
            if known.get(stretch.seq, False):
                continue
            async with self.database.unit_of_work() as session:
                if stretch.seq not in known:
                    session.add(_batch(job, stretch))
                    session.add_all(_notes_of(job.id, stretch))
                if job.dry_run or any(row.payload for row in stretch.rows):
                    emit(
                        session,
                        _event(job, stretch),
                        event_id=store.event_id(job.id, stretch.seq),
                    )
            await self._wait(job, progress, until=WAITING_BATCHES, patience=patience)
        async with self.database.unit_of_work() as session:
            job.submitted_at = job.submitted_at or clock.now()
            session.add(job)
            await session.flush()
            await store.finish_when_complete(session, job.id)

    async def _wait(self, job: Job, progress: Progress, *, until: int, patience: float) -> None:
        """Waits while more than `until` batches have not been applied (a dry run's are applied
        only when the last one is there).

        Raises:
            Stalled: nothing has changed for `patience` seconds, or the file was brought again.
        """
        assert job.id is not None
        last: Counts | None = None
        changed_at = time.monotonic()
        while True:
            async with self.database.unit_of_work() as session:
                counts = await store.count(session, job.id)
                asked_at = await store.asked_at(session, job.id)
            progress(counts)
            if counts.waiting <= until or (job.dry_run and until):
                return
            if asked_at != job.asked_at:
                raise Stalled
            if counts != last:
                last, changed_at = counts, time.monotonic()
            elif time.monotonic() - changed_at > patience:
                raise Stalled
            await asyncio.sleep(POLL_SECONDS)

    @asynccontextmanager
    async def _alone(self, job: Job) -> AsyncIterator[None]:
        """Holds the file's lock for as long as this process runs the job."""
        connection = await asyncpg.connect(self.database.url, server_settings=SEARCH_PATH)
        try:
            if not await connection.fetchval("select pg_try_advisory_lock($1)", key_of(job.digest)):
                raise Conflict("Questo file è già in corso di importazione")
            if await connection.fetchval(_TAKEN_BACK, job.id):
                raise Conflict("Questa importazione è stata annullata nel frattempo: riprova")
            yield
        finally:
            await connection.close()


class Accepted(NamedTuple):
    """notice: that somebody had begun it before; null of a new job."""

    job: Job
    notice: str | None


async def accept(
    database: Database,
    upload: Upload,
    *,
    dry_run: bool,
    kept: bool = False,
    look: Callable[[Register], None] = _no_look,
) -> Accepted:
    """The job of an upload: a new one, or the unfinished one of the same file. look: at the file
    as it was understood.

    Raises:
        Refused: the file cannot be imported; nothing was stored and there is no job.
    """
    register = await asyncio.to_thread(parse, upload.path, clock.today(), upload.reading)
    look(register)
    digest = await asyncio.to_thread(upload.digest)
    async with database.unit_of_work() as session:
        job, is_new = await store.open_job(session, upload, digest, dry_run=dry_run, kept=kept)
        notice = None if is_new else await joined_notice(session, job, upload)
        job.asked_at = clock.now()
        job.file_warnings = list(register.warnings)
        job.own_columns = register.own_columns
        session.add(job)
    return Accepted(job, notice)


def reading_of(job: Job) -> Reading:
    return PLAIN if job.reading is None else Reading.from_json(job.reading)


def _batch(job: Job, stretch: Stretch) -> Batch:
    assert job.id is not None
    good = [row for row in stretch.rows if row.payload is not None]
    nothing_to_send = not good and not job.dry_run
    return Batch(
        job_id=job.id,
        seq=stretch.seq,
        event_id=store.event_id(job.id, stretch.seq),
        rows=[row.row for row in good],
        lines=[row.line for row in good],
        failed=len(stretch.rows) - len(good),
        position=stretch.position,
        applied_at=clock.now() if nothing_to_send else None,
    )


def _event(job: Job, stretch: Stretch) -> BatchSubmitted:
    assert job.id is not None
    return BatchSubmitted.model_construct(
        job_id=job.id,
        seq=stretch.seq,
        dry_run=job.dry_run,
        last=stretch.last,
        rows=[list(row.payload) for row in stretch.rows if row.payload is not None],
    )


def _notes_of(job_id: int, stretch: Stretch) -> list[object]:
    found: list[object] = []
    for row in stretch.rows:
        where = Place(row.row, row.line, row.whom)
        found += store.notes(job_id, where, NoteKind.ERROR, row.errors)
        found += store.notes(job_id, where, NoteKind.WARNING, row.warnings)
    return found
