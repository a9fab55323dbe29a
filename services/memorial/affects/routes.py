"""Routes of affects."""

from fastapi import APIRouter, Depends

from services.kit.db import Session
from services.kit.wire import RecordId
from services.memorial.affects import service
from services.memorial.affects.schemas import AffectIn, AffectsOut
from services.memorial.persons import kept_by_nobody
from services.memorial.registry import Registry
from services.memorial.visitors import Visitor

router = APIRouter(
    prefix="/api/visitor-affects", tags=["affects"], dependencies=[Depends(kept_by_nobody)]
)


@router.get("/count/{deceased_id}")
async def count_affects(deceased_id: RecordId, session: Session, registry: Registry) -> AffectsOut:
    return AffectsOut(count=await service.count_affects(session, registry, deceased_id))


@router.post("", status_code=201)
async def leave_affect(
    body: AffectIn, session: Session, registry: Registry, visitor: Visitor
) -> AffectsOut:
    """An affect of today; 400 when the visitor has left one already."""
    count = await service.leave_affect(session, registry, visitor, body.deceased_id)
    return AffectsOut(count=count)
