"""Shapes of the trash."""

from datetime import datetime
from typing import Annotated, Literal

from pydantic import Field

from services.kit.wire import EmptyToNone, In, Out, wire
from services.registry.records.filters import MAX_PAGE_SIZE, Id, Text

Kind = Literal["cemetery", "sector", "block", "tomb", "deceased"]


class Contents(Out):
    """How many records of each level went along."""

    sectors: int
    blocks: int
    tombs: int
    deceased: int


class TrashOut(Out):
    """expiresAt: from when on it can no longer be restored; deleted_by: the user's full name."""

    id: int
    kind: Kind
    record_id: int
    label: str
    cemetery_id: int
    cemetery_name: str
    deleted_at: Annotated[datetime, wire("deletedAt")]
    expires_at: Annotated[datetime, wire("expiresAt")]
    deleted_by: str | None
    contents: Contents


class TrashPage(Out):
    results: list[TrashOut]
    total: int
    page: int
    totalPages: int
    capped: bool


class Restored(Out):
    kind: Kind
    record_id: int


class TrashFilters(In):
    kind: Annotated[Kind | None, EmptyToNone] = None
    search: Text = ""
    cemetery_id: Id = None
    page: Annotated[int, Field(ge=1, le=1_000_000)] = 1
    page_size: Annotated[int, Field(ge=1, le=MAX_PAGE_SIZE)] = 50
