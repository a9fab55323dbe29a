"""Shapes of the audit log."""

from datetime import date, datetime
from typing import Annotated, Any

from pydantic import Field

from services.kit.audit import Action
from services.kit.wire import EmptyToNone, In, OptionalId, Out

PAGE_SIZE = 50
MAX_PAGE_SIZE = 200


_Day = Annotated[
    Annotated[date, Field(ge=date(1900, 1, 1), le=date(2999, 12, 31))] | None, EmptyToNone
]


class AuditFilter(In):
    """Filters of the list; days are Italian calendar days, both included."""

    page: int = Field(1, ge=1, le=100_000)
    page_size: int = Field(PAGE_SIZE, ge=1, le=MAX_PAGE_SIZE)
    kind: Annotated[str | None, Field(max_length=40), EmptyToNone] = None
    record_id: OptionalId = None
    user_id: OptionalId = None
    action: Annotated[Action | None, EmptyToNone] = None
    from_: Annotated[_Day, Field(alias="from")] = None
    to: _Day = None
    search: str | None = Field(None, max_length=200)


class ChangeOut(Out):
    field: str
    before: Any
    after: Any


class AuditRow(Out):
    id: int
    at: datetime
    user_id: int | None
    user_name: str | None
    role: str | None
    service: str
    action: Action
    kind: str
    record_id: int
    record_label: str
    cemetery_id: int | None
    cemetery_name: str | None
    changes: list[ChangeOut]
    request_id: str | None


class AuditPage(Out):
    results: list[AuditRow]
    total: int
    page: int
    totalPages: int
