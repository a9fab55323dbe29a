"""Pictures of our own, and the columns of records that may name one."""

from collections.abc import Mapping
from datetime import datetime

from sqlalchemy import BigInteger, DateTime, Index, func, text
from sqlmodel import Field

from services.registry.base import Base

# every column that holds an address; an own picture may have been pasted into any of them
COLUMNS: Mapping[str, tuple[str, ...]] = {
    "cemetery": ("logo", "linklogo", "picture", "map", "link1", "link2", "link3", "link4"),
    "sector": ("picture", "photos"),
    "block": ("photos",),
    "tomb": ("picture",),
    "deceased": ("picture", "background_image"),
}
_OTHERS: Mapping[str, tuple[str, ...]] = {"product_picture": ("picture",)}


class Picture(Base, table=True):
    """A picture in the store, by the SHA-256 of its page size.

    due_at: when to look next whether any record names it.
    """

    __tablename__ = "picture"

    hash: str = Field(primary_key=True)
    bytes: int
    width: int | None = None
    height: int | None = None
    created_at: datetime = Field(
        default=None,
        sa_type=DateTime(timezone=True),
        sa_column_kwargs={"server_default": func.now()},
    )
    uploaded_by: int | None = Field(default=None, index=True)
    due_at: datetime = Field(sa_type=DateTime(timezone=True), index=True)


def _named(table: str, alias: str = "") -> tuple[str, str]:
    """SQL: the hashes of the pictures that a record names; and whether it may name any."""
    dot = f"{alias}." if alias else ""
    known = COLUMNS.get(table) or _OTHERS[table]
    columns = [f"{dot}{name}{'::text' * (name == 'photos')}" for name in known]
    hashes = f"registry.picture_hashes(ARRAY[{', '.join(columns)}])"
    return hashes, " OR ".join(f"{column} LIKE '%/media/%'" for column in columns)


def names(table: str, alias: str, hash_: str) -> str:
    """SQL: whether a record names the picture of that hash; as the index of its table has it."""
    hashes, may_name = _named(table, alias)
    return f"{hashes} @> ARRAY[{hash_}] AND ({may_name})"


def picture_index(table: str) -> Index:
    """Finds the few records that name a picture of ours."""
    hashes, may_name = _named(table)
    return Index(
        f"ix_{table}_pictures",
        text(hashes),
        postgresql_using="gin",
        postgresql_where=text(may_name),
    )


class ProductPicture(Base, table=True):
    """The picture of a product, as the shop last told; a product that is gone keeps its row."""

    __tablename__ = "product_picture"
    __table_args__ = (picture_index("product_picture"),)

    product_id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    version: int = Field(sa_type=BigInteger)
    supplier_id: int
    cemetery_id: int
    picture: str | None = None
    public: bool
    removed: bool = Field(default=False, sa_column_kwargs={"server_default": text("false")})
