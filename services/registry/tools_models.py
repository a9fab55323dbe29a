"""Tables of the office's tools: crowded tombs, possible duplicates, merges."""

from datetime import datetime
from typing import Any

from sqlalchemy import BigInteger, Column, DateTime, ForeignKey, Identity, Index
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field

from services.registry.base import Base


class CrowdedTomb(Base, table=True):
    """A tomb that held more persons than it has places, then if not now; kept by triggers."""

    __tablename__ = "crowded_tomb"

    tomb_id: int = Field(
        sa_column=Column(ForeignKey("registry.tomb.id", ondelete="CASCADE"), primary_key=True)
    )


class DuplicateDue(Base, table=True):
    """Who has to be looked at for duplicates; `deceased_id` null: all of the cemetery."""

    __tablename__ = "duplicate_due"

    id: int | None = Field(
        default=None, primary_key=True, sa_type=BigInteger, sa_column_args=[Identity(always=True)]
    )
    cemetery_id: int = Field(index=True)
    deceased_id: int | None = None


class DuplicatePair(Base, table=True):
    """Two persons who may be one, as of the last look; either may be gone by now.

    The cemeteries are those of the first and of the second; `strength`: the surest first.
    """

    __tablename__ = "duplicate_pair"
    __table_args__ = (
        Index("ix_duplicate_pair_surest", "cemetery_id", "strength", "first_id", "second_id"),
    )

    first_id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    second_id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False}, index=True)
    cemetery_id: int
    other_cemetery_id: int = Field(index=True)
    strength: int


class NotDuplicate(Base, table=True):
    """Two persons of whom somebody said that they are two."""

    __tablename__ = "not_duplicate"

    first_id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    second_id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    said_at: datetime = Field(sa_type=DateTime(timezone=True))
    said_by: int | None = None


class Merge(Base, table=True):
    """A record that went into another one of the same person, which `changes` made what it is.

    The merged record lies in the trash (`trash_id`) until it is put back or forgotten.
    """

    __tablename__ = "merge"
    __table_args__ = (Index("ix_merge_newest", "cemetery_id", "id"),)

    id: int | None = Field(default=None, primary_key=True)
    kept_id: int = Field(index=True)
    kept_label: str
    merged_id: int = Field(index=True)
    merged_label: str
    cemetery_id: int
    cemetery_name: str
    changes: list[dict[str, Any]] = Field(sa_column=Column(JSONB, nullable=False))
    trash_id: int
    merged_at: datetime = Field(sa_type=DateTime(timezone=True))
    merged_by: int | None = None
    undone_at: datetime | None = Field(default=None, sa_type=DateTime(timezone=True))
    undone_by: int | None = None
