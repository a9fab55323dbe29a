"""What the import service does with foreign events: the outcome of its batches."""

from sqlalchemy import delete
from sqlmodel import col
from sqlmodel.ext.asyncio.session import AsyncSession

from services.importer.findings import HOMONYM, over_capacity
from services.importer.jobs.store import finish_when_complete, notes
from services.importer.models import Batch, NoteKind, RowNote
from services.kit import clock
from services.kit.events import Handler, Reader


class OverCapacity(Reader):
    row: int
    persons: int
    capacity: int


class BatchApplied(Reader):
    """What became of a batch; the rows that are not named were stored."""

    job_id: int
    seq: int
    skipped: list[int]
    homonyms: list[int]
    over_capacity: list[OverCapacity]


async def note_outcome(session: AsyncSession, applied: BatchApplied) -> None:
    """Notes the outcome of a batch; nothing is odd about a row that was not stored."""
    batch = await session.get(Batch, (applied.job_id, applied.seq), with_for_update=True)
    if batch is None or batch.applied_at is not None:
        return
    batch.applied_at = clock.now()
    batch.skipped = applied.skipped
    await session.exec(
        delete(RowNote).where(
            col(RowNote.job_id) == applied.job_id,
            col(RowNote.kind) == NoteKind.WARNING,
            col(RowNote.row).in_(applied.skipped),
        )
    )
    lines = dict(zip(batch.rows, batch.lines, strict=True))
    odd = [(row, HOMONYM) for row in applied.homonyms]
    odd += [
        (over.row, over_capacity(over.capacity, over.persons)) for over in applied.over_capacity
    ]
    for row, finding in odd:
        where = (row, lines[row])
        session.add_all(notes(applied.job_id, where, NoteKind.WARNING, [finding]))
    await session.flush()
    await finish_when_complete(session, applied.job_id)


HANDLERS = {"registry.batch.applied.v1": Handler(BatchApplied, note_outcome)}
