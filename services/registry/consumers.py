"""What registry does with foreign events: import batches, and counts of affects."""

from typing import Any

import asyncpg
import orjson
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import col, delete, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.events import Handler, Reader
from services.kit.outbox import emit, mark_emitted
from services.registry.announce import announce
from services.registry.events import BatchApplied, OverCapacity
from services.registry.imports.apply import Outcome, apply_batch
from services.registry.models import AffectsCount, CheckBatch


class BatchSubmitted(Reader):
    """Rows of an import, in the order of `imports.rows.COLUMNS`.

    dry_run: nothing is stored; the batches are collected until `last` and then tried together.
    """

    job_id: int
    seq: int
    dry_run: bool
    last: bool
    rows: list[list[Any]]


class AffectsCounted(Reader):
    """How many affects a memorial has by now."""

    deceased_id: int
    count: int
    version: int


async def driver_connection(session: AsyncSession) -> asyncpg.Connection:
    """The asyncpg connection under a session, inside the session's transaction."""
    raw = await (await session.connection()).get_raw_connection()
    connection = raw.driver_connection
    assert isinstance(connection, asyncpg.Connection)
    return connection


async def apply_submitted_batch(session: AsyncSession, batch: BatchSubmitted) -> None:
    """Stores a batch of an import, or keeps it until a dry run is complete."""
    if batch.dry_run:
        await _collect_for_check(session, batch)
        return
    connection = await driver_connection(session)
    outcome = await apply_batch(connection, batch.job_id, batch.rows)
    await announce(
        connection,
        cemetery_ids=outcome.cemetery_ids,
        tomb_ids=outcome.tomb_ids,
        deceased_ids=outcome.deceased_ids,
    )
    mark_emitted(session)
    emit(session, _applied(batch.job_id, batch.seq, outcome))


async def _collect_for_check(session: AsyncSession, batch: BatchSubmitted) -> None:
    keep = insert(CheckBatch).values(
        job_id=batch.job_id, seq=batch.seq, rows=orjson.dumps(batch.rows).decode()
    )
    await session.exec(keep.on_conflict_do_nothing())
    if not batch.last:
        return
    batches = (
        await session.exec(
            select(CheckBatch)
            .where(col(CheckBatch.job_id) == batch.job_id)
            .order_by(col(CheckBatch.seq))
        )
    ).all()
    outcomes = await _try(await driver_connection(session), batches)
    for checked, outcome in zip(batches, outcomes, strict=True):
        emit(session, _applied(batch.job_id, checked.seq, outcome))
    await session.exec(delete(CheckBatch).where(col(CheckBatch.job_id) == batch.job_id))


async def _try(connection: asyncpg.Connection, batches: Any) -> list[Outcome]:
    """Applies the batches as an import would, and takes all of it back."""
    outcomes = []
    trial = connection.transaction()
    await trial.start()
    for batch in batches:
        outcomes.append(await apply_batch(connection, batch.job_id, orjson.loads(batch.rows)))
    await trial.rollback()
    return outcomes


def _applied(job_id: int, seq: int, outcome: Outcome) -> BatchApplied:
    return BatchApplied(
        job_id=job_id,
        seq=seq,
        skipped=outcome.skipped,
        homonyms=outcome.homonyms,
        over_capacity=[
            OverCapacity(row=row, persons=persons, capacity=capacity)
            for row, persons, capacity in outcome.over_capacity
        ],
    )


async def note_affects(session: AsyncSession, counted: AffectsCounted) -> None:
    """Keeps the newest count of a memorial; an older one that comes late changes nothing."""
    new = insert(AffectsCount).values(counted.model_dump())
    await session.exec(
        new.on_conflict_do_update(
            index_elements=[col(AffectsCount.deceased_id)],
            set_={"count": new.excluded.count, "version": new.excluded.version},
            where=col(AffectsCount.version) < new.excluded.version,
        )
    )


HANDLERS = {"memorial.affects.counted.v1": Handler(AffectsCounted, note_affects)}
BATCH_HANDLERS = {"importer.batch.submitted.v1": Handler(BatchSubmitted, apply_submitted_batch)}
