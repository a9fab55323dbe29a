"""Outbox and inbox: an event leaves with the commit that caused it, and takes effect once."""

from datetime import datetime
from uuid import UUID, uuid4

from sqlalchemy import BigInteger, DateTime, Identity, Text, delete, func, inspect
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Field, SQLModel, col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit import clock
from services.kit.events import Envelope, Event
from services.kit.log import request_id

_RELAY = 0x52656C79  # first half of the key of the lock that relays hold


class OutboxColumns(SQLModel):
    """An event that waits to be published; the row goes when the broker has confirmed it."""

    id: int | None = Field(
        default=None,
        primary_key=True,
        sa_type=BigInteger,
        sa_column_args=[Identity(always=True)],
    )
    event_id: UUID = Field(sa_column_kwargs={"server_default": func.gen_random_uuid()})
    name: str
    data: str = Field(sa_type=Text)
    request_id: str | None = None
    occurred_at: datetime = Field(
        sa_type=DateTime(timezone=True),
        sa_column_kwargs={"server_default": func.now()},
    )


class InboxColumns(SQLModel):
    """An event that has taken effect here, so that a second delivery does nothing."""

    event_id: UUID = Field(primary_key=True)
    consumer: str = Field(primary_key=True)
    received_at: datetime = Field(
        sa_type=DateTime(timezone=True),
        sa_column_kwargs={"server_default": func.now()},
    )


def emit(session: AsyncSession, event: Event, *, event_id: UUID | None = None) -> None:
    """Puts `event` into the outbox of the running unit of work.

    event_id: given when the same event may be emitted again and must then be the same event.
    """
    session.add(
        session.info["outbox"](
            event_id=event_id or uuid4(),
            name=event.name,
            data=event.model_dump_json(by_alias=True),
            request_id=request_id.get(),
            occurred_at=clock.now(),
        )
    )
    mark_emitted(session)


def mark_emitted(session: AsyncSession) -> None:
    """Says that this unit of work wrote outbox rows, so that the relay wakes after its commit."""
    session.info["emitted"] = True


async def take_waiting(
    session: AsyncSession, outbox: type[OutboxColumns], source: str, *, limit: int
) -> list[Envelope]:
    """Removes the oldest waiting events and returns them in order; the caller publishes them
    before the unit of work commits, so a failure leaves them where they were.

    One relay at a time over all replicas: two would overtake each other.
    """
    schema_key = func.hashtext(str(outbox.metadata.schema))
    await session.exec(select(func.pg_advisory_xact_lock(_RELAY, schema_key)))
    oldest = select(col(outbox.id)).order_by(col(outbox.id)).limit(limit)
    taken = (
        delete(outbox)
        .where(col(outbox.id).in_(oldest))
        .returning(*inspect(outbox).columns)  # plain rows: nobody needs entities of them
        .execution_options(synchronize_session=False)
    )
    rows = sorted(await session.exec(taken), key=lambda row: row.id)
    return [
        Envelope(r.event_id, source, r.name, r.occurred_at, r.request_id, r.data.encode())
        for r in rows
    ]


async def first_time(
    session: AsyncSession, inbox: type[InboxColumns], event_id: UUID, consumer: str
) -> bool:
    """Notes the event in the inbox; False when it has been there already."""
    noted = (
        insert(inbox)
        .values(event_id=event_id, consumer=consumer)
        .on_conflict_do_nothing()
        .returning(col(inbox.event_id))
    )
    return (await session.exec(noted)).first() is not None


async def prune_inbox(session: AsyncSession, inbox: type[InboxColumns], before: datetime) -> None:
    """Forgets events received before `before` (the broker keeps none that long)."""
    await session.exec(delete(inbox).where(col(inbox.received_at) < before))
