"""Counts for the dashboard: all cemeteries for a superadmin, the own one for an admin."""

from fastapi import APIRouter, Response

from services.kit.auth import Role, Staff
from services.kit.db import Reads
from services.registry.stats.schemas import StatsOut

router = APIRouter(tags=["stats"])

_COUNTS = """
select json_build_object(
  'totalCemeteries', (select count(*) from registry.cemetery c where {cemetery}),
  'totalSectors', (select count(*) from registry.sector s where {sector}),
  'totalTombs', (select coalesce(sum(delta), 0) from registry.record_count r
    where r.kind = 'tomb' and {counted}),
  'totalDeceaseds', (select coalesce(sum(delta), 0) from registry.record_count r
    where r.kind = 'deceased' and {counted}))::text
"""
_ALL = _COUNTS.format(cemetery="true", sector="true", counted="true")
_OF_ONE = _COUNTS.format(
    cemetery="c.id = $1", sector="s.cemetery_id = $1", counted="r.cemetery_id = $1"
)


@router.get("/api/stats", response_model=StatsOut)
async def read_stats(who: Staff, reads: Reads) -> Response:
    """How many cemeteries, sectors, tombs and persons the caller looks after."""
    if who.role is Role.SUPERADMIN:
        body = await reads.fetchval(_ALL)
    else:
        body = await reads.fetchval(_OF_ONE, who.cemetery_id)
    return Response(body, media_type="application/json", headers={"Cache-Control": "no-store"})
