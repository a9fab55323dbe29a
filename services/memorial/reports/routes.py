"""The route by which visitors report a published text."""

from fastapi import APIRouter

from services.kit.db import Session
from services.kit.wire import RecordId
from services.memorial.registry import Registry
from services.memorial.reports import service
from services.memorial.reports.schemas import ReportIn
from services.memorial.settings import CurrentSettings
from services.memorial.visitors import Visitor

router = APIRouter(prefix="/api/prayers", tags=["reports"])


@router.post("/{prayer_id}/report", status_code=204)
async def report(
    prayer_id: RecordId,
    session: Session,
    registry: Registry,
    settings: CurrentSettings,
    visitor: Visitor,
    *,
    body: ReportIn | None = None,
) -> None:
    """The text waits for a moderator again; one that waits already, or that this visitor has
    reported before, stays as it is."""
    reason = body.reason if body else None
    await service.report(session, registry, settings, visitor, prayer_id=prayer_id, reason=reason)
