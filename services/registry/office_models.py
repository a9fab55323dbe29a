"""Tables of the office: counts, names of users, numbers of affects, the trash."""

from datetime import datetime
from typing import Any

from sqlalchemy import BigInteger, Column, DateTime, ForeignKey, Identity, Index, text
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field

from services.registry.base import Base


class RecordCount(Base, table=True):
    """Signed rows whose sum is how many tombs or persons a cemetery has; kept by triggers."""

    __tablename__ = "record_count"

    id: int | None = Field(
        default=None, primary_key=True, sa_type=BigInteger, sa_column_args=[Identity(always=True)]
    )
    kind: str
    cemetery_id: int
    delta: int


class UserName(Base, table=True):
    """A user as identity last told: who owns a tomb, who deleted something."""

    __tablename__ = "user_name"

    user_id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    name: str
    surname: str
    role: str
    cemetery_id: int | None = None
    version: int


class AffectsCount(Base, table=True):
    """How many affects a memorial has received, as the memorial service last told."""

    __tablename__ = "affects_count"

    deceased_id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    count: int
    version: int


class Trash(Base, table=True):
    """A deleted record with all it held, kept for 90 days; `contents`: how many of each level."""

    __tablename__ = "trash"
    __table_args__ = (Index("ix_trash_newest", "cemetery_id", "deleted_at", "id"),)

    id: int | None = Field(default=None, primary_key=True)
    kind: str
    record_id: int
    label: str
    cemetery_id: int
    cemetery_name: str
    deleted_at: datetime = Field(sa_type=DateTime(timezone=True))
    deleted_by: int | None = None
    contents: dict[str, int] = Field(sa_column=Column(JSONB, nullable=False))


class TrashRecord(Base, table=True):
    """One row of what was deleted, as it was."""

    __tablename__ = "trash_record"
    __table_args__ = (
        Index(
            "ix_trash_record_pictures",
            text("registry.picture_hashes(ARRAY[data::text])"),
            postgresql_using="gin",
            postgresql_where=text("data::text like '%/media/%'"),
        ),
        Index("ix_trash_record_above", "kind", text("registry.record_above(kind, data)")),
        Index(
            "ix_trash_record_import_job",
            text("((data ->> 'import_job')::int)"),
            "kind",
            "record_id",
            postgresql_where=text("(data ->> 'import_job') is not null"),
        ),
    )

    trash_id: int = Field(
        sa_column=Column(ForeignKey("registry.trash.id", ondelete="CASCADE"), primary_key=True)
    )
    kind: str = Field(primary_key=True)
    record_id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    data: dict[str, Any] = Field(sa_column=Column(JSONB, nullable=False))
