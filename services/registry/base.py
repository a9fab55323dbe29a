"""The base of this service's tables."""

from sqlmodel import SQLModel

from services.kit.db import schema


class Base(SQLModel, registry=schema("registry")):
    """Base of this service's tables."""
