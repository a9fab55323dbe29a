"""Every table of schema `import`: jobs with their files and batches, what is to be told of them."""

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
    LargeBinary,
    Text,
    text,
)
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field, SQLModel

from services.kit.db import schema
from services.kit.outbox import InboxColumns, OutboxColumns

LEVELS = ("cemetery", "sector", "block", "tomb", "deceased")
"""Of which counts by level are, in this order."""


class Base(SQLModel, registry=schema("import")):
    """Base of this service's tables."""


def _numbers() -> Column[list[int]]:
    return Column(ARRAY(Integer), nullable=False, server_default=text("'{}'"))


def _texts() -> Column[list[str]]:
    return Column(ARRAY(Text), nullable=False, server_default=text("'{}'"))


class NoteKind(StrEnum):
    """Whether a row could not be stored, or was stored and something about it is odd."""

    ERROR = "error"
    WARNING = "warning"


class Why(StrEnum):
    """Why a row was skipped. known: the person was in the register before the file; repeated: it
    stands earlier in the file; idle: the row names nobody, and its places were there."""

    KNOWN = "known"
    REPEATED = "repeated"
    IDLE = "idle"


class Job(Base, table=True):
    """One import of one file. It is finished when all of the file has been submitted and every
    batch of it applied; until then running it again goes on where it stopped.

    digest: SHA-256 of the file and of how it is read, hex; reading: that, as JSON; own_columns: by
    official name, what the file calls its columns that have another one; today: the day
    that decides which dates lie in the future; user_id, user_role: who uploaded it, null for the
    command line; asked_at: when the file was last brought; fault: why it cannot go on, in Italian;
    imported, skipped, failed: rows, and warned: warnings, once it is finished; made, removed:
    records made, and taken back, by level as in `LEVELS`; undo_step, undo_level, undo_after: what
    registry is asked for of undoing it, and undo_asked_at: since when.
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
        sa_column=_texts(),
    )
    reading: str | None = Field(default=None, sa_type=Text)
    own_columns: dict[str, str] | None = Field(default=None, sa_type=JSONB(none_as_null=True))
    created_at: datetime = Field(sa_type=DateTime(timezone=True))
    started_at: datetime | None = Field(default=None, sa_type=DateTime(timezone=True))
    submitted_at: datetime | None = Field(default=None, sa_type=DateTime(timezone=True))
    finished_at: datetime | None = Field(default=None, sa_type=DateTime(timezone=True))
    asked_at: datetime | None = Field(default=None, sa_type=DateTime(timezone=True))
    fault: str | None = None
    imported: int | None = None
    skipped: int | None = None
    failed: int | None = None
    warned: int | None = None
    made: list[int] = Field(default_factory=list, sa_column=_numbers())
    undo_step: int | None = None
    undo_level: str | None = None
    undo_after: int | None = None
    undo_asked_at: datetime | None = Field(default=None, sa_type=DateTime(timezone=True))
    undone_at: datetime | None = Field(default=None, sa_type=DateTime(timezone=True))
    undone_by: int | None = None
    undone_by_role: str | None = None
    removed: list[int] = Field(default_factory=list, sa_column=_numbers())


class JobFile(Base, table=True):
    """What was uploaded, so that the job can go on after a restart and its refused rows be told."""

    __tablename__ = "job_file"

    job_id: int = Field(
        sa_column=Column(ForeignKey("import.job.id", ondelete="cascade"), primary_key=True)
    )
    content: bytes = Field(sa_column=Column(LargeBinary, nullable=False))


class Batch(Base, table=True):
    """A stretch of a job's file, sent to registry as one event and stored as a whole or not.

    rows, lines: ordinal and line of each row that was sent; skipped: rows among them that
    repeated what was there; whys, called: of each skipped row, the reason as in `Why` and whom it
    tells of, empty where registry told neither; failed: rows of the stretch that were in error
    and not sent; position: bytes of the file up to its end; made: records made, by level as in
    `LEVELS`.
    """

    __tablename__ = "batch"

    job_id: int = Field(sa_column=Column(ForeignKey("import.job.id"), primary_key=True))
    seq: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    event_id: UUID
    rows: list[int] = Field(sa_column=_numbers())
    lines: list[int] = Field(sa_column=_numbers())
    skipped: list[int] = Field(default_factory=list, sa_column=_numbers())
    whys: list[str] = Field(default_factory=list, sa_column=_texts())
    called: list[str] = Field(default_factory=list, sa_column=_texts())
    failed: int
    position: int = Field(sa_type=BigInteger)
    made: list[int] = Field(default_factory=list, sa_column=_numbers())
    applied_at: datetime | None = Field(default=None, sa_type=DateTime(timezone=True))


class RowNote(Base, table=True):
    """An error or a warning about one row. whom: whom or what it tells of, as it is written."""

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
    whom: str = Field(default="", sa_column_kwargs={"server_default": ""})
    about: str
    reason: str


class KeptRecord(Base, table=True):
    """A record that undoing its job has left, and why, in Italian."""

    __tablename__ = "kept_record"

    id: int | None = Field(
        default=None, primary_key=True, sa_type=BigInteger, sa_column_args=[Identity(always=True)]
    )
    job_id: int = Field(sa_column=Column(ForeignKey("import.job.id"), nullable=False, index=True))
    level: str
    record_id: int
    label: str
    reason: str


class Mapping(Base, table=True):
    """How the files of a cemetery are read, as it was used last; cemetery_id 0: of no one cemetery.

    reading: JSON, see `reading.Reading`.
    """

    __tablename__ = "mapping"

    cemetery_id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    reading: str = Field(sa_type=Text)
    updated_at: datetime = Field(sa_type=DateTime(timezone=True))


class UserName(Base, table=True):
    """How a user is called, as identity tells it."""

    __tablename__ = "user_name"

    user_id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    version: int
    removed: bool = False
    name: str
    surname: str


class Outbox(OutboxColumns, Base, table=True):
    __tablename__ = "outbox"


class Inbox(InboxColumns, Base, table=True):
    __tablename__ = "inbox"
