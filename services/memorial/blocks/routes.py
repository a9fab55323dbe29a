"""Routes of blocked senders."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from services.kit.auth import Staff
from services.kit.db import Reads, Session
from services.kit.wire import RecordId
from services.memorial.blocks import service
from services.memorial.blocks.schemas import BlockIn, BlockOut, BlocksAsked, ListedBlock
from services.memorial.moderation.routes import OFFICE
from services.memorial.settings import CurrentSettings

router = APIRouter(tags=["blocks"])


@router.post("/api/prayers/{prayer_id}/block", status_code=201)
async def block_sender(
    prayer_id: RecordId, body: BlockIn, who: Staff, session: Session, settings: CurrentSettings
) -> BlockOut:
    """Whoever left this text leaves no more in its cemetery."""
    return await service.block_sender(session, who, prayer_id, body.by, settings.sender_key)


@router.get("/api/sender-blocks")
async def list_blocks(
    who: Staff, wanted: Annotated[BlocksAsked, Query()], reads: Reads, response: Response
) -> list[ListedBlock]:
    """All for a superadmin, those of the own cemetery for an admin."""
    response.headers.update(OFFICE)
    async with reads.acquire() as connection:
        return await service.list_blocks(connection, who, wanted.cemetery_id)


@router.delete("/api/sender-blocks/{sender_block_id}", status_code=204)
async def unblock_sender(sender_block_id: RecordId, who: Staff, session: Session) -> None:
    await service.unblock_sender(session, who, sender_block_id)
