"""The audit trail: what anyone changes in staff data leaves with the commit that changed it."""

from collections.abc import Mapping
from datetime import date, datetime
from enum import StrEnum
from typing import Any

from pydantic import BaseModel, ConfigDict
from pydantic.alias_generators import to_camel
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit import clock
from services.kit.auth import Principal
from services.kit.events import Event
from services.kit.log import request_id
from services.kit.outbox import emit

MASK = "••••••"
SECRET_WORDS = ("password", "secret", "token", "hash", "stripe")


class Action(StrEnum):
    CREATED = "created"
    UPDATED = "updated"
    DELETED = "deleted"
    LOGGED_IN = "logged_in"
    PASSWORD_RESET = "password_reset"  # noqa: S105  the name of an action
    IMPORTED = "imported"
    UNDONE = "undone"
    RESTORED = "restored"
    MERGED = "merged"
    UNMERGED = "unmerged"
    APPROVED = "approved"
    BLOCKED = "blocked"
    UNBLOCKED = "unblocked"
    ANSWERED = "answered"
    EXPORTED = "exported"


class Change(BaseModel):
    """One field before and after; what is secret is masked on both sides."""

    model_config = ConfigDict(frozen=True)

    field: str
    before: Any
    after: Any


class Subject(BaseModel):
    """The record that was changed; label: how people call it."""

    model_config = ConfigDict(frozen=True)

    kind: str
    id: int
    label: str
    cemetery_id: int | None


class AuditRecorded(Event):
    """Base of `<service>.audit.recorded.v1`; a service subclasses it under its own name."""

    model_config = ConfigDict(frozen=True, alias_generator=to_camel, validate_by_name=True)

    at: datetime
    user_id: int | None
    role: str | None
    action: Action
    kind: str
    record_id: int
    record_label: str
    cemetery_id: int | None
    changes: list[Change]
    request_id: str | None

    @classmethod
    def example(cls) -> "AuditRecorded":
        return cls(
            at=datetime.fromisoformat("2026-11-02T09:30:00+00:00"),
            user_id=7,
            role="admin",
            action=Action.UPDATED,
            kind="user",
            record_id=12,
            record_label="Anna Verdi",
            cemetery_id=1,
            changes=[Change(field="phone", before=None, after="0577 000000")],
            request_id="0f0e0d0c0b0a",
        )


def record(
    session: AsyncSession,
    event: type[AuditRecorded],
    who: Principal | None,
    action: Action,
    *,
    subject: Subject,
    changes: list[Change] | None = None,
) -> None:
    """Emits the audit entry of a change, in the change's own unit of work.

    who: None for a command line or the system itself.
    """
    emit(
        session,
        event(
            at=clock.now(),
            user_id=who.id if who else None,
            role=who.role if who else None,
            action=action,
            kind=subject.kind,
            record_id=subject.id,
            record_label=subject.label,
            cemetery_id=subject.cemetery_id,
            changes=changes or [],
            request_id=request_id.get(),
        ),
    )


def differences(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[Change]:
    """The fields that differ, in the order of `before` and then of `after`."""
    names = dict.fromkeys([*before, *after])
    return [
        Change(field=name, before=_told(name, before.get(name)), after=_told(name, after.get(name)))
        for name in names
        if before.get(name) != after.get(name)
    ]


def _told(name: str, value: Any) -> Any:
    if value is None:
        return None
    if any(word in name.lower() for word in SECRET_WORDS):
        return MASK
    return value.isoformat() if isinstance(value, date) else value
