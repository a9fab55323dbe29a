"""What is offered: categories and products."""

from datetime import datetime

from sqlalchemy import BigInteger, CheckConstraint, Column, ForeignKey, Index, Sequence
from sqlalchemy import text as sql
from sqlmodel import Field

from services.shop.base import Base, now_column

EVERYWHERE = 0  # the cemetery of a category that all cemeteries have
# grows with every state of a product that others are told of
TOLD_VERSION = Sequence("told_version", data_type=BigInteger, metadata=Base.metadata, schema="shop")
_TRUE = {"server_default": sql("true")}


class Category(Base, table=True):
    """cemetery_id: 0 for one that all cemeteries have."""

    __tablename__ = "category"
    __table_args__ = (CheckConstraint("cemetery_id >= 0", name="cemetery_known"),)

    id: int | None = Field(default=None, primary_key=True)
    title: str
    cemetery_id: int = Field(
        default=EVERYWHERE, index=True, sa_column_kwargs={"server_default": sql("0")}
    )
    enabled: bool = Field(default=True, sa_column_kwargs=_TRUE)
    created_at: datetime = now_column()


class Product(Base, table=True):
    """What a supplier sells in a cemetery; a price of zero is told, not sold alone."""

    __tablename__ = "product"
    __table_args__ = (
        CheckConstraint("price_cents >= 0", name="price_not_negative"),
        Index("ix_product_cemetery_id_enabled", "cemetery_id", "enabled"),
    )

    id: int | None = Field(default=None, primary_key=True)
    title: str
    description: str
    price_cents: int
    category_id: int = Field(
        sa_column=Column(ForeignKey("shop.category.id"), nullable=False, index=True)
    )
    supplier_id: int = Field(index=True)
    cemetery_id: int
    enabled: bool = Field(default=True, sa_column_kwargs=_TRUE)
    picture: str | None = None
    created_at: datetime = now_column()
    updated_at: datetime = now_column()
