"""Routes of sectors."""

from fastapi import APIRouter, Response

from services.kit.auth import Staff
from services.kit.db import Reads, Session
from services.kit.wire import RecordId
from services.registry.policy import StaffOrOwner
from services.registry.records.answers import Version, answer_page
from services.registry.records.filters import ListPage
from services.registry.sectors import service
from services.registry.sectors.listing import select_sectors
from services.registry.sectors.schemas import (
    SectorChange,
    SectorConflict,
    SectorIn,
    SectorPage,
    SectorSaved,
)
from services.registry.trash.deleting import delete_sector

router = APIRouter(prefix="/api/sectors", tags=["sectors"])


@router.get("", response_model=SectorPage)
async def list_sectors(who: StaffOrOwner, filters: ListPage, reads: Reads) -> Response:
    """The sectors that the caller may see."""
    async with reads.acquire() as connection:
        return await answer_page(connection, select_sectors(who, filters), filters)


@router.post("", status_code=201)
async def create_sector(body: SectorIn, who: Staff, session: Session) -> SectorSaved:
    return await service.create_sector(session, who, body)


@router.put("/{sector_id}", responses={409: {"model": SectorConflict}})
async def change_sector(
    sector_id: RecordId, body: SectorChange, who: Staff, session: Session
) -> SectorSaved:
    return await service.change_sector(session, who, sector_id, body)


@router.delete("/{sector_id}", status_code=204)
async def remove_sector(
    sector_id: RecordId, who: Staff, session: Session, version: Version = None
) -> None:
    """Into the trash, when it is empty."""
    await delete_sector(session, who, sector_id, version)
