"""What other services have told: where tombs are, who lies in them, who sells.

An older state that comes late changes nothing. A record that was removed keeps its row, with the
version of the removal and `removed`: an older change that comes after it must not bring it back.
"""

from sqlalchemy import BigInteger, text
from sqlmodel import Field

from services.shop.base import Base

_FALSE = {"server_default": text("false")}


class Cemetery(Base, table=True):
    __tablename__ = "cemetery"

    cemetery_id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    version: int = Field(sa_type=BigInteger)
    name: str
    enabled: bool
    removed: bool = Field(default=False, sa_column_kwargs=_FALSE)


class Tomb(Base, table=True):
    """public: it and every level above are enabled."""

    __tablename__ = "tomb"

    tomb_id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    version: int = Field(sa_type=BigInteger)
    cemetery_id: int = Field(index=True)
    cemetery_name: str
    sector_name: str
    block_name: str
    reference: str | None = None
    public: bool
    removed: bool = Field(default=False, sa_column_kwargs=_FALSE)


class Person(Base, table=True):
    """A deceased person; public as in memorial: enabled with every level above, not reserved."""

    __tablename__ = "person"

    deceased_id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    version: int = Field(sa_type=BigInteger)
    tomb_id: int = Field(index=True)
    name: str
    surname: str
    nominative: str | None = None
    public: bool
    removed: bool = Field(default=False, sa_column_kwargs=_FALSE)


class Seller(Base, table=True):
    """A user of the product; one sells while `role` is the supplier's and `enabled` is true.

    Users of other roles are kept too: a role may change.
    """

    __tablename__ = "seller"

    user_id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    version: int = Field(sa_type=BigInteger)
    name: str
    surname: str
    email: str
    business_name: str | None = None
    role: str
    cemetery_id: int | None = Field(default=None, index=True)
    enabled: bool
    removed: bool = Field(default=False, sa_column_kwargs=_FALSE)
