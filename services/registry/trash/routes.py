"""Routes of the trash."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from services.kit.auth import Staff
from services.kit.db import Reads, Session
from services.kit.wire import RecordId
from services.registry.records.answers import answer_page
from services.registry.trash.listing import select_trash
from services.registry.trash.restoring import restore
from services.registry.trash.schemas import Restored, TrashFilters, TrashPage

router = APIRouter(prefix="/api/trash", tags=["trash"])


@router.get("", response_model=TrashPage)
async def list_trash(
    who: Staff, filters: Annotated[TrashFilters, Query()], reads: Reads
) -> Response:
    """What was deleted in the last 90 days, the newest first."""
    async with reads.acquire() as connection:
        return await answer_page(connection, select_trash(who, filters), filters)


@router.post("/{trash_id}/restore")
async def restore_trash(trash_id: RecordId, who: Staff, session: Session) -> Restored:
    """Brings a record back with all that went along, under the same ids."""
    return await restore(session, who, trash_id)
