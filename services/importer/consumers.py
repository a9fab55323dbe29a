"""What the import service does with foreign events: outcomes of its batches, names of users."""

from pydantic import Field
from sqlalchemy import delete
from sqlmodel import col
from sqlmodel.ext.asyncio.session import AsyncSession

from services.importer.findings import HOMONYM, Place, over_capacity
from services.importer.jobs.store import finish_when_complete, notes
from services.importer.jobs.undo import UndoApplied, note_undone
from services.importer.models import Batch, NoteKind, RowNote, UserName, Why
from services.kit import clock, readers
from services.kit.events import Handler, Reader


class OverCapacity(Reader):
    row: int
    persons: int
    capacity: int


class Made(Reader):
    cemeteries: int
    sectors: int
    blocks: int
    tombs: int
    deceased: int


class BatchApplied(Reader):
    """What became of a batch; the rows that are not named were stored. repeated, idle: of the
    skipped rows, see `Why`; called: whom each row that is named tells of; made: records, by level.
    Null or empty in what was told before these were."""

    job_id: int
    seq: int
    skipped: list[int]
    repeated: list[int] | None = None
    idle: list[int] | None = None
    called: dict[int, str] = Field(default_factory=dict)
    homonyms: list[int]
    over_capacity: list[OverCapacity]
    made: Made | None = None


class UserState(Reader):
    user_id: int
    version: int
    name: str
    surname: str


class UserChanged(Reader):
    items: list[UserState]


async def note_outcome(session: AsyncSession, applied: BatchApplied) -> None:
    """Notes the outcome of a batch; nothing is odd about a row that was not stored."""
    batch = await session.get(Batch, (applied.job_id, applied.seq), with_for_update=True)
    if batch is None or batch.applied_at is not None:
        return
    batch.applied_at = clock.now()
    batch.skipped, batch.whys = applied.skipped, _whys(applied)
    batch.called = [applied.called.get(row, "") for row in applied.skipped]
    if applied.made is not None:
        made = applied.made
        batch.made = [made.cemeteries, made.sectors, made.blocks, made.tombs, made.deceased]
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
        where = Place(row, lines[row], applied.called.get(row, ""))
        session.add_all(notes(applied.job_id, where, NoteKind.WARNING, [finding]))
    await session.flush()
    await finish_when_complete(session, applied.job_id)


def _whys(applied: BatchApplied) -> list[str]:
    if applied.repeated is None or applied.idle is None:
        return []
    known = dict.fromkeys(applied.repeated, Why.REPEATED) | dict.fromkeys(applied.idle, Why.IDLE)
    return [known.get(row, Why.KNOWN) for row in applied.skipped]


async def note_users(session: AsyncSession, changed: UserChanged) -> None:
    await readers.keep(session, UserName, changed.items)


HANDLERS = {
    "registry.batch.applied.v1": Handler(BatchApplied, note_outcome),
    "registry.undo.applied.v1": Handler(UndoApplied, note_undone),
    "identity.user.changed.v1": Handler(UserChanged, note_users),
}
