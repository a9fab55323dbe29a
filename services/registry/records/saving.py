"""Saving a record: under its lock, on its version, with its audit entry."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from pydantic import BaseModel
from sqlalchemy.exc import IntegrityError
from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.audit import Action, Subject, differences
from services.kit.audit import record as note
from services.kit.auth import Principal
from services.kit.db import driver_connection
from services.kit.errors import Conflict, Stale
from services.registry.events import RegistryAudit
from services.registry.models import Record
from services.registry.records.listing import Listing, row_json
from services.registry.records.pictures import hold_pictures

R = TypeVar("R", bound=Record)
Shape = TypeVar("Shape", bound=BaseModel)

_UNTOLD = {
    "id",
    "version",
    "created_at",
    "import_job",
    "name_key",
    "surname_key",
    "person_key",
    "reference_key",
    "public",
}


async def locked(session: AsyncSession, model: type[R], record_id: int) -> R | None:
    """The record as it is by now, kept from other changes until the commit."""
    wanted = (
        select(model)
        .where(col(model.id) == record_id)
        .with_for_update(key_share=True)
        .execution_options(populate_existing=True)
    )
    return (await session.exec(wanted)).first()


def audited(record: Record) -> dict[str, Any]:
    """The fields of a record that the log tells, in their order: loading keeps none."""
    return {
        name: getattr(record, name) for name in type(record).model_fields if name not in _UNTOLD
    }


async def show(
    session: AsyncSession, listing: Listing, shape: type[Shape], record_id: int
) -> Shape:
    """The record in the shape of its list."""
    connection = await driver_connection(session)
    return shape.model_validate(await row_json(connection, listing, record_id))


async def must_be_current(
    session: AsyncSession,
    record: Record,
    version: int | None,
    *,
    listing: Listing,
    shape: type[Shape],
) -> None:
    """Refuses a change of an older version, with the record as it is by now."""
    if version is None or version == record.version:
        return
    assert record.id is not None
    raise Stale(await show(session, listing, shape, record.id))


async def store(session: AsyncSession, record: Record, taken: Mapping[str, Conflict]) -> None:
    """Writes the record; taken: what to say when a unique constraint refuses it, by its name."""
    await hold_pictures(session, record)
    session.add(record)
    try:
        await session.flush()
    except IntegrityError as fault:
        for constraint, conflict in taken.items():
            if constraint in str(fault.orig):
                raise conflict from fault
        raise


async def create(
    session: AsyncSession,
    who: Principal,
    record: Record,
    *,
    subject: Callable[[Any], Subject],
    taken: Mapping[str, Conflict],
) -> None:
    """Stores a new record with its audit entry."""
    await store(session, record, taken)
    await session.refresh(record)
    changes = differences({}, audited(record))
    note(session, RegistryAudit, who, Action.CREATED, subject=subject(record), changes=changes)


async def change(
    session: AsyncSession,
    who: Principal | None,
    record: Record,
    values: dict[str, Any],
    *,
    subject: Callable[[Any], Subject],
    taken: Mapping[str, Conflict],
) -> set[str]:
    """Gives a record other values; answers the names of the fields that are different now."""
    before = audited(record)
    record.sqlmodel_update(values)
    changed = differences(before, audited(record))
    if not changed:
        return set()
    record.version += 1
    await store(session, record, taken)
    await session.refresh(record)
    changes = differences(before, audited(record))
    note(session, RegistryAudit, who, Action.UPDATED, subject=subject(record), changes=changes)
    return {change.field for change in changes}
