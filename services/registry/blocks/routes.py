"""Routes of blocks: the public part."""

from fastapi import APIRouter, Response

from services.kit.db import Reads
from services.kit.errors import NotFound
from services.kit.wire import RecordId
from services.registry.blocks.schemas import PublicBlock

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
