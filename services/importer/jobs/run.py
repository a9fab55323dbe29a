"""Runs a job: parses its file, submits batches through the outbox, waits until all are applied.

A job that was cut short goes on where it stopped: what has been submitted is not parsed into new
batches, and what has not been applied is sent again as the same event.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import asyncpg

from services.importer.events import BatchSubmitted
from services.importer.jobs import store
from services.importer.jobs.store import Upload
from services.importer.jobs.telling import Counts
from services.importer.models import Batch, Job, NoteKind
from services.importer.parser import Register, parse
from services.importer.report import Answer
from services.importer.rows import ParsedRow
from services.kit import clock
from services.kit.db import SEARCH_PATH, Database
from services.kit.errors import Conflict
from services.kit.outbox import emit

BATCH_ROWS = 2000
BATCH_LETTERS = 4_000_000  # one message stays far below what the broker takes
WAITING_BATCHES = 64  # so many may wait in the broker; a file of 10 MB is submitted at once
POLL_SECONDS = 0.1

Progress = Callable[[Counts], None]


def _no_progress(_: Counts) -> None:
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


class JobRunner:
    """Runs one job of one file over a service's database."""

    def __init__(self, database: Database, upload: Upload, *, dry_run: bool) -> None:
        self.database = database
        self.upload = upload
        self.dry_run = dry_run

    async def run(self, progress: Progress = _no_progress) -> tuple[int, Answer]:
        """The job's id and its answer, when all is applied.

        Raises:
            Refused: the file cannot be imported; nothing was stored and there is no job.
            Conflict: the same file is being imported at this moment.
        """
        register = await asyncio.to_thread(parse, self.upload.path, clock.today())
        digest = await asyncio.to_thread(self.upload.digest)
        async with self._alone(digest):
            job = await self._open(digest, register)
            assert job.id is not None
            if job.today != clock.today():
                register = await asyncio.to_thread(parse, self.upload.path, job.today)
            await self._submit(job, register, progress)
            await self._wait(job.id, progress, until=0)
            async with self.database.unit_of_work() as session:
                return job.id, await store.report(session, job)

    async def _open(self, digest: str, register: Register) -> Job:
        async with self.database.unit_of_work() as session:
            job = await store.open_job(session, self.upload, digest, dry_run=self.dry_run)
            job.file_warnings = list(register.warnings)
            session.add(job)
            return job

    async def _submit(self, job: Job, register: Register, progress: Progress) -> None:
        assert job.id is not None
        async with self.database.unit_of_work() as session:
            known = await store.known_batches(session, job.id)
        pieces = stretches(register)
        while (stretch := await asyncio.to_thread(next, pieces, None)) is not None:
            if known.get(stretch.seq, False):
                continue
            async with self.database.unit_of_work() as session:
                if stretch.seq not in known:
                    session.add(self._batch(job.id, stretch))
                    session.add_all(_notes_of(job.id, stretch))
                if self.dry_run or any(row.payload for row in stretch.rows):
                    emit(
                        session,
                        self._event(job.id, stretch),
                        event_id=store.event_id(job.id, stretch.seq),
                    )
            await self._wait(job.id, progress, until=WAITING_BATCHES)
        async with self.database.unit_of_work() as session:
            job.submitted_at = job.submitted_at or clock.now()
            session.add(job)
            await session.flush()
            await store.finish_when_complete(session, job.id)

    def _batch(self, job_id: int, stretch: Stretch) -> Batch:
        good = [row for row in stretch.rows if row.payload is not None]
        nothing_to_send = not good and not self.dry_run
        return Batch(
            job_id=job_id,
            seq=stretch.seq,
            event_id=store.event_id(job_id, stretch.seq),
            rows=[row.row for row in good],
            lines=[row.line for row in good],
            failed=len(stretch.rows) - len(good),
            position=stretch.position,
            applied_at=clock.now() if nothing_to_send else None,
        )

    def _event(self, job_id: int, stretch: Stretch) -> BatchSubmitted:
        return BatchSubmitted.model_construct(
            job_id=job_id,
            seq=stretch.seq,
            dry_run=self.dry_run,
            last=stretch.last,
            rows=[list(row.payload) for row in stretch.rows if row.payload is not None],
        )

    async def _wait(self, job_id: int, progress: Progress, *, until: int) -> None:
        """Waits while more than `until` batches have not been applied (a dry run's are applied
        only when the last one is there)."""
        while True:
            async with self.database.unit_of_work() as session:
                counts = await store.count(session, job_id)
            progress(counts)
            if counts.waiting <= until or (self.dry_run and until):
                return
            await asyncio.sleep(POLL_SECONDS)

    @asynccontextmanager
    async def _alone(self, digest: str) -> AsyncIterator[None]:
        """Holds the file's lock for as long as this process runs the job."""
        connection = await asyncpg.connect(self.database.url, server_settings=SEARCH_PATH)
        try:
            key = int(digest[:15], 16)
            if not await connection.fetchval("select pg_try_advisory_lock($1)", key):
                raise Conflict("Questo file è già in corso di importazione")
            yield
        finally:
            await connection.close()


def _notes_of(job_id: int, stretch: Stretch) -> list[object]:
    found: list[object] = []
    for row in stretch.rows:
        where = (row.row, row.line)
        found += store.notes(job_id, where, NoteKind.ERROR, row.errors)
        found += store.notes(job_id, where, NoteKind.WARNING, row.warnings)
    return found
