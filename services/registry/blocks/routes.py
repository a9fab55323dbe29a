"""Routes of blocks: what visitors see of one, and the office's list."""

from fastapi import APIRouter, Response

from services.kit.auth import Staff
from services.kit.db import Reads, Session
from services.kit.errors import NotFound
from services.kit.wire import RecordId
from services.registry.blocks import service
from services.registry.blocks.listing import select_blocks
from services.registry.blocks.schemas import (
    BlockChange,
    BlockConflict,
    BlockIn,
    BlockPage,
    BlockSaved,
    PublicBlock,
)
from services.registry.policy import StaffOrOwner
from services.registry.records.answers import Version, answer_page
from services.registry.records.filters import ListPage
from services.registry.trash.deleting import delete_block

router = APIRouter(tags=["blocks"])

_PUBLIC = """
select json_build_object('id', b.id, 'name', b.name, 'photos', b.photos)::text
from registry.block b
join registry.sector s on s.id = b.sector_id
join registry.cemetery c on c.id = s.cemetery_id
where b.id = $1 and b.enabled and s.enabled and c.enabled
"""


@router.get("/api/blocks/{block_id}", response_model=PublicBlock)
async def read_block(block_id: RecordId, reads: Reads) -> Response:
    """A block that the public may see."""
    body: str | None = await reads.fetchval(_PUBLIC, block_id)
    if body is None:
        raise NotFound("Blocco non trovato")
    return Response(
        body, media_type="application/json", headers={"Cache-Control": "public, max-age=60"}
    )


@router.get("/api/blocks", response_model=BlockPage)
async def list_blocks(who: StaffOrOwner, filters: ListPage, reads: Reads) -> Response:
    """The blocks that the caller may see."""
    async with reads.acquire() as connection:
        return await answer_page(connection, select_blocks(who, filters), filters)


@router.post("/api/blocks", status_code=201)
async def create_block(body: BlockIn, who: Staff, session: Session) -> BlockSaved:
    return await service.create_block(session, who, body)


@router.patch("/api/blocks/{block_id}", responses={409: {"model": BlockConflict}})
async def change_block(
    block_id: RecordId, body: BlockChange, who: Staff, session: Session
) -> BlockSaved:
    return await service.change_block(session, who, block_id, body)


@router.delete("/api/blocks/{block_id}", status_code=204)
async def remove_block(
    block_id: RecordId, who: Staff, session: Session, version: Version = None
) -> None:
    """Into the trash, when it is empty."""
    await delete_block(session, who, block_id, version)
