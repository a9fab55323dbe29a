"""The base of this service's tables, and columns that several of them have."""

from typing import Any

from sqlalchemy import DateTime, func
from sqlmodel import Field, SQLModel

from services.kit.db import schema


class Base(SQLModel, registry=schema("shop")):
    """Base of this service's tables."""


def now_column() -> Any:
    return Field(
        default=None,
        sa_type=DateTime(timezone=True),
        sa_column_kwargs={"server_default": func.now()},
    )


def moment_column() -> Any:
    """A point in time that may not have come."""
    return Field(default=None, sa_type=DateTime(timezone=True))
