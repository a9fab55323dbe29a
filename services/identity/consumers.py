"""What identity does with foreign events: the audit log, and names of cemeteries."""

from datetime import datetime
from typing import Any

from sqlmodel.ext.asyncio.session import AsyncSession

from services.identity.models import AuditEntry, CemeteryName, User
from services.kit import readers
from services.kit.audit import Action
from services.kit.events import Handler, Reader


class AuditRecorded(Reader):
    """A change that somebody made in some service."""

    at: datetime
    user_id: int | None
    role: str | None
    action: Action
    kind: str
    record_id: int
    record_label: str
    cemetery_id: int | None
    changes: list[dict[str, Any]]
    request_id: str | None


class CemeteryState(Reader):
    cemetery_id: int
    version: int
    name: str


class CemeteryChanged(Reader):
    items: list[CemeteryState]


class RemovedState(Reader):
    id: int
    version: int


class CemeteryRemoved(Reader):
    items: list[RemovedState]


def _note_audit_of(service: str) -> Handler:
    async def note(session: AsyncSession, recorded: AuditRecorded) -> None:
        """Adds the entry, with the user's name as it is now: the log outlives the user."""
        user = await session.get(User, recorded.user_id) if recorded.user_id else None
        name = f"{user.name} {user.surname}" if user else None
        if user is None and recorded.kind == "user" and recorded.user_id == recorded.record_id:
            name = recorded.record_label
        session.add(AuditEntry(**recorded.model_dump(), service=service, user_name=name))

    return Handler(AuditRecorded, note)


async def note_cemeteries(session: AsyncSession, changed: CemeteryChanged) -> None:
    await readers.keep(session, CemeteryName, changed.items)


async def note_removed_cemeteries(session: AsyncSession, removed: CemeteryRemoved) -> None:
    """The names stay for what happened there; one that is restored is told as changed."""
    rows = [{"cemetery_id": item.id, "version": item.version} for item in removed.items]
    await readers.remove(session, CemeteryName, rows, name="")


HANDLERS = {
    "identity.audit.recorded.v1": _note_audit_of("identity"),
    "importer.audit.recorded.v1": _note_audit_of("importer"),
    "memorial.audit.recorded.v1": _note_audit_of("memorial"),
    "registry.audit.recorded.v1": _note_audit_of("registry"),
    "shop.audit.recorded.v1": _note_audit_of("shop"),
    "registry.cemetery.changed.v1": Handler(CemeteryChanged, note_cemeteries),
    "registry.cemetery.removed.v1": Handler(CemeteryRemoved, note_removed_cemeteries),
}
