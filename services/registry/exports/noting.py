"""Notes who took which list as a file: copies of a register leave traces."""

from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.audit import Action, Change, Subject
from services.kit.audit import record as note
from services.kit.auth import Principal
from services.registry.events import RegistryAudit
from services.registry.records.filters import Filters

KIND = "export"


def note_export(
    session: AsyncSession, who: Principal, title: str, filters: Filters, *, rows: int
) -> None:
    """An audit entry with what was asked for and how many rows left; it is of no record.

    It belongs to the caller's own cemetery, else to the one that was asked for.
    """
    asked = filters.model_dump(exclude_defaults=True)
    kind = asked.pop("format", "csv")
    subject = Subject(
        kind=KIND,
        id=0,
        label=f"{title} ({kind.upper()})",
        cemetery_id=who.cemetery_id or filters.cemetery_id,
    )
    told = {**asked, "rows": rows}
    changes = [Change(field=name, before=None, after=value) for name, value in told.items()]
    note(session, RegistryAudit, who, Action.EXPORTED, subject=subject, changes=changes)
