"""The route of the generator of tombs."""

from fastapi import APIRouter

from services.kit.auth import Staff
from services.kit.db import Session
from services.kit.wire import RecordId
from services.registry.generator import service
from services.registry.generator.schemas import Generated, GenerateIn

router = APIRouter(tags=["generator"])


@router.post("/api/blocks/{block_id}/tombs")
async def generate_tombs(
    block_id: RecordId, body: GenerateIn, who: Staff, session: Session
) -> Generated:
    """Makes many tombs by a pattern, or tells which it would make."""
    return await service.generate_tombs(session, who, block_id, body)
