"""Routes of maps and walls."""

from hashlib import blake2b
from typing import Annotated, get_args

import orjson
from fastapi import APIRouter, Header, Response

from services.kit import clock
from services.kit.auth import Principal, Staff
from services.kit.db import Connection, Reads
from services.kit.wire import RecordId
from services.registry import policy
from services.registry.maps.points import map_json, niches_json
from services.registry.maps.references import read_wall
from services.registry.maps.schemas import Grid, Status, TombMap

router = APIRouter(tags=["maps"])

_CEMETERY_OF = {
    "cemetery": "select id from registry.cemetery where id = $1",
    "block": "select s.cemetery_id from registry.block b"
    " join registry.sector s on s.id = b.sector_id where b.id = $1",
}
IfNoneMatch = Annotated[str | None, Header()]


@router.get("/api/cemeteries/{cemetery_id}/map", response_model=TombMap)
async def cemetery_map(
    cemetery_id: RecordId, who: Staff, reads: Reads, if_none_match: IfNoneMatch = None
) -> Response:
    """The tombs of a cemetery as GeoJSON."""
    async with reads.acquire() as connection:
        await _must_see(connection, who, "cemetery", cemetery_id)
        body = await map_json(connection, "cemetery", cemetery_id, clock.today())
    return _answer(body.encode(), if_none_match)


@router.get("/api/blocks/{block_id}/map", response_model=TombMap)
async def block_map(
    block_id: RecordId, who: Staff, reads: Reads, if_none_match: IfNoneMatch = None
) -> Response:
    """The tombs of a block as GeoJSON."""
    async with reads.acquire() as connection:
        await _must_see(connection, who, "block", block_id)
        body = await map_json(connection, "block", block_id, clock.today())
    return _answer(body.encode(), if_none_match)


@router.get("/api/blocks/{block_id}/grid", response_model=Grid)
async def block_grid(
    block_id: RecordId, who: Staff, reads: Reads, if_none_match: IfNoneMatch = None
) -> Response:
    """The tombs of a block by row and column, when their references carry these."""
    async with reads.acquire() as connection:
        await _must_see(connection, who, "block", block_id)
        niches = orjson.loads(await niches_json(connection, block_id, clock.today()))
    wall = read_wall({niche["id"]: niche["reference"] for niche in niches})
    cells = [
        niche | {"row": place.row, "column": place.column}
        for niche in niches
        if (place := wall.places.get(niche["id"]))
    ]
    grid = {
        "rows": wall.rows,
        "columns": wall.columns,
        "cells": cells,
        "unplaced": len(niches) - len(cells),
        "counts": {
            status: sum(niche["status"] == status for niche in niches)
            for status in get_args(Status)
        },
    }
    return _answer(orjson.dumps(grid), if_none_match)


async def _must_see(connection: Connection, who: Principal, kind: str, record_id: int) -> None:
    cemetery_id = await connection.fetchval(_CEMETERY_OF[kind], record_id)
    policy.must_see(who, kind, cemetery_id, cemetery_id)


def _answer(body: bytes, known: str | None) -> Response:
    """The answer, or 304 when the browser has this very one."""
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    headers = {"Cache-Control": "private, no-cache", "ETag": tag}
    if known is not None and tag in known:  # a gateway that compresses makes it W/"..."
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type="application/json")
