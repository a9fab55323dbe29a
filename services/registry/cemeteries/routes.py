"""Routes of cemeteries: the public choice, and the office's list."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from services.kit.auth import SignedIn, Staff, Superadmin
from services.kit.db import Reads, Session
from services.kit.wire import RecordId
from services.registry.cemeteries import service
from services.registry.cemeteries.listing import select_cemeteries
from services.registry.cemeteries.schemas import (
    CemeteryChange,
    CemeteryConflict,
    CemeteryIn,
    CemeteryOut,
    CemeterySaved,
    PublicCemetery,
)
from services.registry.records.answers import OFFICE, Version
from services.registry.records.filters import ListFilters
from services.registry.records.listing import list_json
from services.registry.trash.deleting import delete_cemetery

router = APIRouter(tags=["cemeteries"])

_PUBLIC = """
select coalesce(json_agg(json_build_object(
  'id', id, 'name', name, 'address', address, 'logo', logo, 'link1', link1,
  'link1_label', link1_label, 'link2', link2, 'link2_label', link2_label)
  order by "order", name, id), '[]')::text
from registry.cemetery where enabled
"""


@router.get("/api/public/cemeteries", response_model=list[PublicCemetery])
async def public_cemeteries(reads: Reads) -> Response:
    """Every enabled cemetery, in the order that the office gave them."""
    body: str = await reads.fetchval(_PUBLIC)
    headers = {"Cache-Control": "no-cache"}
    return Response(body, media_type="application/json", headers=headers)


@router.get("/api/cemeteries", response_model=list[CemeteryOut])
async def list_cemeteries(who: SignedIn, filters: ListFilters, reads: Reads) -> Response:
    """Every cemetery for a superadmin, the own one for the others."""
    async with reads.acquire() as connection:
        body = await list_json(connection, select_cemeteries(who, filters))
    return Response(body, headers=OFFICE, media_type="application/json")


@router.post("/api/cemeteries", status_code=201)
async def create_cemetery(body: CemeteryIn, who: Superadmin, session: Session) -> CemeterySaved:
    return await service.create_cemetery(session, who, body)


@router.patch("/api/cemeteries/{cemetery_id}", responses={409: {"model": CemeteryConflict}})
async def change_cemetery(
    cemetery_id: RecordId, body: CemeteryChange, who: Staff, session: Session
) -> CemeterySaved:
    return await service.change_cemetery(session, who, cemetery_id, body)


@router.delete("/api/cemeteries/{cemetery_id}", status_code=204)
async def remove_cemetery(
    cemetery_id: RecordId,
    who: Superadmin,
    session: Session,
    *,
    version: Version = None,
    cascade: bool = False,
    name: Annotated[str, Query(max_length=200)] = "",
) -> None:
    """Into the trash; with all it holds when `cascade` is confirmed by the cemetery's name."""
    await delete_cemetery(session, who, cemetery_id, version, confirmed=name if cascade else None)
