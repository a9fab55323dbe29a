"""Shapes of the trash."""

from datetime import datetime
from typing import Annotated, Literal

from services.kit.wire import EmptyToNone, OptionalId, Out, wire
from services.registry.records.answers import PageOut
from services.registry.records.filters import Paged, Text

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


class TrashPage(PageOut):
    results: list[TrashOut]


class Restored(Out):
    kind: Kind
    record_id: int


class TrashFilters(Paged):
    kind: Annotated[Kind | None, EmptyToNone] = None
    search: Text = ""
    cemetery_id: OptionalId = None
