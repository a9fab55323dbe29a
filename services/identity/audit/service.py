"""Reads the audit log."""

from datetime import date, datetime, time, timedelta
from typing import Any

from sqlalchemy import ColumnElement, func, or_
from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.identity.audit.schemas import AuditFilter, AuditPage, AuditRow, ChangeOut
from services.identity.models import AuditEntry, CemeteryName
from services.kit.auth import Principal, Role
from services.kit.clock import ROME


async def read_audit(session: AsyncSession, who: Principal, wanted: AuditFilter) -> AuditPage:
    """A page of what `who` may see, newest first."""
    conditions = [*_scope(who), *_conditions(wanted)]
    total = (
        await session.exec(select(func.count()).select_from(AuditEntry).where(*conditions))
    ).one()
    page = (
        select(AuditEntry, CemeteryName.name)
        .join(
            CemeteryName, col(CemeteryName.cemetery_id) == col(AuditEntry.cemetery_id), isouter=True
        )
        .where(*conditions)
        .order_by(col(AuditEntry.at).desc(), col(AuditEntry.id).desc())
        .offset((wanted.page - 1) * wanted.page_size)
        .limit(wanted.page_size)
    )
    rows = [_row(entry, name) for entry, name in await session.exec(page)]
    return AuditPage(
        results=rows,
        total=total,
        page=wanted.page,
        totalPages=-(-total // wanted.page_size),
    )


def _scope(who: Principal) -> list[ColumnElement[bool]]:
    if who.role is Role.SUPERADMIN:
        return []
    return [col(AuditEntry.cemetery_id) == (who.cemetery_id or 0)]


def _conditions(wanted: AuditFilter) -> list[ColumnElement[bool]]:
    """One condition for each filter that is set."""
    exact = {
        AuditEntry.kind: wanted.kind,
        AuditEntry.record_id: wanted.record_id,
        AuditEntry.user_id: wanted.user_id,
        AuditEntry.action: wanted.action,
    }
    conditions: list[ColumnElement[bool]] = [
        col(field) == value for field, value in exact.items() if value is not None
    ]
    if wanted.from_:
        conditions.append(col(AuditEntry.at) >= _midnight(wanted.from_))
    if wanted.to:
        conditions.append(col(AuditEntry.at) < _midnight(wanted.to + timedelta(days=1)))
    if wanted.search and (text := wanted.search.strip()):
        conditions.append(_mentions(text))
    return conditions


def _mentions(text: str) -> ColumnElement[bool]:
    return or_(
        col(AuditEntry.record_label).icontains(text, autoescape=True),
        col(AuditEntry.user_name).icontains(text, autoescape=True),
    )


def _midnight(day: date) -> datetime:
    return datetime.combine(day, time(), ROME)


def _row(entry: AuditEntry, cemetery_name: str | None) -> AuditRow:
    values: dict[str, Any] = entry.model_dump(exclude={"changes"})
    changes = [ChangeOut(**change) for change in entry.changes]
    return AuditRow(**values, changes=changes, cemetery_name=cemetery_name or None)
