"""Every table of schema `import`: jobs, their batches, what is to be told about rows."""

from datetime import date, datetime
from enum import StrEnum
from uuid import UUID

from sqlalchemy import (
    ARRAY,
    BigInteger,
    CheckConstraint,
    Column,
    DateTime,
    ForeignKey,
    Identity,
    Index,
    Integer,
    Text,
    text,
)
from sqlmodel import Field, SQLModel

from services.kit.db import schema
from services.kit.outbox import InboxColumns, OutboxColumns


class Base(SQLModel, registry=schema("import")):
    """Base of this service's tables."""


def _rows() -> Column[list[int]]:
    return Column(ARRAY(Integer), nullable=False, server_default=text("'{}'"))


class NoteKind(StrEnum):
    """Whether a row could not be stored, or was stored and something about it is odd."""

    ERROR = "error"
    WARNING = "warning"


class Job(Base, table=True):
    """One import of one file. It is finished when all of the file has been submitted and every
    batch of it applied; until then running it again goes on where it stopped.

    digest: SHA-256 of the file, hex; today: the day that decides which dates lie in the future;
    user_id, user_role: who uploaded it, null for the command line.
    """

    __tablename__ = "job"
    __table_args__ = (
        Index(
            "uq_job_unfinished",
            "digest",
            "dry_run",
            unique=True,
            postgresql_where=text("finished_at is null"),
        ),
    )

    id: int | None = Field(default=None, primary_key=True)
    file_name: str
    digest: str
    size: int = Field(sa_type=BigInteger)
    dry_run: bool
    today: date
    user_id: int | None = None
    user_role: str | None = None
    file_warnings: list[str] = Field(
        default_factory=list,
        sa_column=Column(ARRAY(Text), nullable=False, server_default=text("'{}'")),
    )
    created_at: datetime = Field(sa_type=DateTime(timezone=True))
    submitted_at: datetime | None = Field(default=None, sa_type=DateTime(timezone=True))
    finished_at: datetime | None = Field(default=None, sa_type=DateTime(timezone=True))


class Batch(Base, table=True):
    """A stretch of a job's file, sent to registry as one event and stored as a whole or not.

    rows, lines: ordinal and line of each row that was sent; skipped: rows among them that
    repeated what was there; failed: rows of the stretch that were in error and not sent;
    position: bytes of the file up to its end.
    """

    __tablename__ = "batch"

    job_id: int = Field(sa_column=Column(ForeignKey("import.job.id"), primary_key=True))
    seq: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    event_id: UUID
    rows: list[int] = Field(sa_column=_rows())
    lines: list[int] = Field(sa_column=_rows())
    skipped: list[int] = Field(default_factory=list, sa_column=_rows())
    failed: int
    position: int = Field(sa_type=BigInteger)
    applied_at: datetime | None = Field(default=None, sa_type=DateTime(timezone=True))


class RowNote(Base, table=True):
    """An error or a warning about one row."""

    __tablename__ = "row_note"
    __table_args__ = (
        Index("ix_row_note_job_id_kind_row", "job_id", "kind", "row"),
        CheckConstraint("kind in ('error', 'warning')", name="kind_known"),
    )

    id: int | None = Field(
        default=None, primary_key=True, sa_type=BigInteger, sa_column_args=[Identity(always=True)]
    )
    job_id: int = Field(sa_column=Column(ForeignKey("import.job.id"), nullable=False))
    row: int
    line: int
    kind: str
    about: str
    reason: str


class Outbox(OutboxColumns, Base, table=True):
    __tablename__ = "outbox"


class Inbox(InboxColumns, Base, table=True):
    __tablename__ = "inbox"
