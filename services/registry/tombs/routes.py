"""Routes of tombs."""

from fastapi import APIRouter, Response

from services.kit.auth import Staff
from services.kit.db import Reads, Session
from services.kit.wire import RecordId
from services.registry.policy import StaffOrOwner
from services.registry.records.answers import Version, answer_page
from services.registry.records.filters import ListPage
from services.registry.tombs import service
from services.registry.tombs.listing import select_tombs
from services.registry.tombs.schemas import (
    TombChange,
    TombConflict,
    TombIn,
    TombPage,
    TombSaved,
)
from services.registry.trash.deleting import delete_tomb

router = APIRouter(prefix="/api/tombs", tags=["tombs"])


@router.get("", response_model=TombPage)
async def list_tombs(who: StaffOrOwner, filters: ListPage, reads: Reads) -> Response:
    """The tombs that the caller may see."""
    async with reads.acquire() as connection:
        return await answer_page(connection, await select_tombs(connection, who, filters), filters)


@router.post("", status_code=201)
async def create_tomb(body: TombIn, who: Staff, session: Session) -> TombSaved:
    return await service.create_tomb(session, who, body)


@router.put("/{tomb_id}", responses={409: {"model": TombConflict}})
async def change_tomb(
    tomb_id: RecordId, body: TombChange, who: StaffOrOwner, session: Session
) -> TombSaved:
    return await service.change_tomb(session, who, tomb_id, body)


@router.delete("/{tomb_id}", status_code=204)
async def remove_tomb(
    tomb_id: RecordId, who: Staff, session: Session, version: Version = None
) -> None:
    """Into the trash, when it is empty."""
    await delete_tomb(session, who, tomb_id, version)
