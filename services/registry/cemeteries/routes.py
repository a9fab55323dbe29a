"""Routes of cemeteries: the public choice."""

from fastapi import APIRouter, Response

from services.kit.db import Reads
from services.registry.cemeteries.schemas import PublicCemetery

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
