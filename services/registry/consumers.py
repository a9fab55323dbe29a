"""What registry does with foreign events: import batches and their undoing, counts of affects,
names of users, pictures of products, traces of records in other services."""

from typing import Any

import orjson
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import col, delete, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit import readers
from services.kit.db import driver_connection
from services.kit.events import Handler, Reader
from services.kit.outbox import emit, mark_emitted
from services.registry.announce import announce
from services.registry.events import BatchApplied, LevelCounts, OverCapacity
from services.registry.imports.apply import Outcome, apply_batch
from services.registry.imports.traces import TRACE_HANDLERS
from services.registry.imports.undoing import UndoRequested, take_back
from services.registry.models import AffectsCount, CheckBatch, ProductPicture, Tomb, UserName
from services.registry.records import saving
from services.registry.records.locks import lock_levels
from services.registry.records.subjects import subject_of_tomb

GONE = 2**31 - 1  # no version of a user comes after this one


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


class UserState(Reader):
    user_id: int
    version: int
    name: str
    surname: str
    role: str
    cemetery_id: int | None


class UserChanged(Reader):
    items: list[UserState]


class UserRemoved(Reader):
    user_id: int


class ProductState(Reader):
    product_id: int
    version: int
    supplier_id: int
    cemetery_id: int
    picture: str | None
    public: bool


class ProductsChanged(Reader):
    items: list[ProductState]


class RemovedProduct(Reader):
    id: int
    version: int


class ProductsRemoved(Reader):
    items: list[RemovedProduct]


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
    for seq, outcome in await _try(session, batch.job_id):
        emit(session, _applied(batch.job_id, seq, outcome))
    await session.exec(delete(CheckBatch).where(col(CheckBatch.job_id) == batch.job_id))


async def _try(session: AsyncSession, job_id: int) -> list[tuple[int, Outcome]]:
    """Applies the batches of a job as an import would, one in memory at a time, and takes all of
    it back."""
    of_job = col(CheckBatch.job_id) == job_id
    seqs = select(CheckBatch.seq).where(of_job).order_by(col(CheckBatch.seq))
    connection = await driver_connection(session)
    outcomes = []
    trial = connection.transaction()
    await trial.start()
    for seq in (await session.exec(seqs)).all():
        kept = select(CheckBatch.rows).where(of_job, col(CheckBatch.seq) == seq)
        rows = orjson.loads((await session.exec(kept)).one())
        outcomes.append((seq, await apply_batch(connection, job_id, rows)))
    await trial.rollback()
    return outcomes


def _applied(job_id: int, seq: int, outcome: Outcome) -> BatchApplied:
    return BatchApplied(
        job_id=job_id,
        seq=seq,
        skipped=outcome.skipped,
        repeated=outcome.repeated,
        idle=outcome.idle,
        called=outcome.called,
        homonyms=outcome.homonyms,
        over_capacity=[
            OverCapacity(row=row, persons=persons, capacity=capacity)
            for row, persons, capacity in outcome.over_capacity
        ],
        made=LevelCounts(
            cemeteries=len(outcome.cemetery_ids),
            sectors=len(outcome.sector_ids),
            blocks=len(outcome.block_ids),
            tombs=len(outcome.tomb_ids),
            deceased=len(outcome.deceased_ids),
        ),
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


async def note_users(session: AsyncSession, changed: UserChanged) -> None:
    """Keeps the newest names; an older event that comes late changes nothing."""
    if not changed.items:
        return
    new = insert(UserName).values([item.model_dump() for item in changed.items])
    told = ("name", "surname", "role", "cemetery_id", "version")
    await session.exec(
        new.on_conflict_do_update(
            index_elements=[col(UserName.user_id)],
            set_={name: new.excluded[name] for name in told},
            where=col(UserName.version) < new.excluded.version,
        )
    )


async def forget_user(session: AsyncSession, removed: UserRemoved) -> None:
    """Who is no user any more owns no tomb; the name stays for what they did.

    Alone, so that nobody gives them one meanwhile.
    """
    await lock_levels(session)
    owned = select(Tomb).where(col(Tomb.user_id) == removed.user_id).with_for_update()
    tombs = (await session.exec(owned.order_by(col(Tomb.id)))).all()
    for tomb in tombs:
        values = {"user_id": None}
        await saving.change(session, None, tomb, values, subject=subject_of_tomb, taken={})
    if tombs:
        connection = await driver_connection(session)
        await announce(connection, tomb_ids=[tomb.id for tomb in tombs if tomb.id])
        mark_emitted(session)
    nobody = {"role": "", "cemetery_id": None, "version": GONE}
    unknown = insert(UserName).values(user_id=removed.user_id, name="", surname="", **nobody)
    await session.exec(
        unknown.on_conflict_do_update(index_elements=[col(UserName.user_id)], set_=nobody)
    )


async def keep_product_pictures(session: AsyncSession, changed: ProductsChanged) -> None:
    await readers.keep(session, ProductPicture, changed.items)


async def remove_product_pictures(session: AsyncSession, removed: ProductsRemoved) -> None:
    rows = [
        {"product_id": item.id, "version": item.version, "picture": None, "public": False}
        for item in removed.items
    ]
    await readers.remove(session, ProductPicture, rows, supplier_id=0, cemetery_id=0)


HANDLERS = {
    "memorial.affects.counted.v1": Handler(AffectsCounted, note_affects),
    "identity.user.changed.v1": Handler(UserChanged, note_users),
    "identity.user.removed.v1": Handler(UserRemoved, forget_user),
    "shop.products.changed.v1": Handler(ProductsChanged, keep_product_pictures),
    "shop.products.removed.v1": Handler(ProductsRemoved, remove_product_pictures),
    **TRACE_HANDLERS,
}
# in one queue: what is taken back comes after what was sent before it
BATCH_HANDLERS = {
    "importer.batch.submitted.v1": Handler(BatchSubmitted, apply_submitted_batch),
    "importer.undo.requested.v1": Handler(UndoRequested, take_back),
}
