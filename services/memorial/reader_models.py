"""What other services have told: the records of registry, and who looks after them.

An older state that comes late changes nothing. A record that was removed keeps its row, with the
version of the removal and `removed`: an older change that comes after it must not bring it back.
"""

from sqlalchemy import BigInteger, Index, text
from sqlmodel import Field

from services.memorial.base import Base

_FALSE = {"server_default": text("false")}


class Cemetery(Base, table=True):
    __tablename__ = "cemetery"

    cemetery_id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    version: int = Field(sa_type=BigInteger)
    name: str
    enabled: bool
    removed: bool = Field(default=False, sa_column_kwargs=_FALSE)


class Tomb(Base, table=True):
    """user_id: the owner; public: it and every level above are enabled."""

    __tablename__ = "tomb"

    tomb_id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    version: int = Field(sa_type=BigInteger)
    cemetery_id: int = Field(index=True)
    cemetery_name: str
    sector_name: str
    block_name: str
    reference: str | None = None
    user_id: int | None = Field(default=None, index=True)
    public: bool
    removed: bool = Field(default=False, sa_column_kwargs=_FALSE)


class Person(Base, table=True):
    """A deceased person; dates are partial.

    public: the person and every level above are enabled, and the record is not reserved.
    merged_into: the record that tells of this one from now on. Tributes stay with the record that
    they were left for, so that undoing the merge needs nothing.
    """

    __tablename__ = "person"
    __table_args__ = (
        Index(
            "ix_person_merged_into", "merged_into", postgresql_where=text("merged_into is not null")
        ),
    )

    deceased_id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    version: int = Field(sa_type=BigInteger)
    tomb_id: int = Field(index=True)
    cemetery_id: int = Field(index=True)
    name: str
    surname: str
    nominative: str | None = None
    birthdate: str | None = None
    deathdate: str | None = None
    picture: str | None = None
    epitaph: str | None = None
    public: bool
    removed: bool = Field(default=False, sa_column_kwargs=_FALSE)
    merged_into: int | None = None


class Moderator(Base, table=True):
    """A user who may have something to moderate: an owner, an admin or a superadmin."""

    __tablename__ = "moderator"

    user_id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    version: int = Field(sa_type=BigInteger)
    name: str
    surname: str
    email: str
    role: str
    cemetery_id: int | None = Field(default=None, index=True)
    enabled: bool
    removed: bool = Field(default=False, sa_column_kwargs=_FALSE)
