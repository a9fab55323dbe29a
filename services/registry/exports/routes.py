"""Routes of exports: each list with its own filters, as a file."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Query, Request
from starlette.responses import StreamingResponse

from services.kit.db import Reads
from services.registry.exports import lists
from services.registry.exports.making import MEDIA, FileAnswer, make_file
from services.registry.policy import StaffOrOwner
from services.registry.records.filters import Filters

AT_ONCE = 2  # of one process: a file keeps a core and a connection busy

_CONTENT = {kind: {"schema": {"type": "string", "format": "binary"}} for kind in MEDIA.values()}
_FILE: dict[str, Any] = {
    "response_class": StreamingResponse,
    "responses": {200: {"description": "The file, with every row.", "content": _CONTENT}},
}

router = APIRouter(prefix="/api/export", tags=["export"])


class ExportFilters(Filters):
    """The filters of the list, and the kind of file."""

    format: Literal["csv", "xlsx"] = "csv"


Wanted = Annotated[ExportFilters, Query()]


async def _turn(request: Request) -> AsyncIterator[None]:
    """One of the turns of this process while a file is made; all others wait."""
    state = request.app.state
    if not hasattr(state, "export_turns"):
        state.export_turns = asyncio.Semaphore(AT_ONCE)
    async with state.export_turns:
        yield


# scope="function": whoever takes the file slowly keeps nobody waiting
Turn = Annotated[None, Depends(_turn, scope="function")]


@router.get("/cemeteries", **_FILE)
async def export_cemeteries(
    who: StaffOrOwner, wanted: Wanted, reads: Reads, _turn: Turn
) -> FileAnswer:
    return await make_file(reads, who, lists.CEMETERIES, wanted, wanted.format)


@router.get("/sectors", **_FILE)
async def export_sectors(
    who: StaffOrOwner, wanted: Wanted, reads: Reads, _turn: Turn
) -> FileAnswer:
    return await make_file(reads, who, lists.SECTORS, wanted, wanted.format)


@router.get("/blocks", **_FILE)
async def export_blocks(who: StaffOrOwner, wanted: Wanted, reads: Reads, _turn: Turn) -> FileAnswer:
    return await make_file(reads, who, lists.BLOCKS, wanted, wanted.format)


@router.get("/tombs", **_FILE)
async def export_tombs(who: StaffOrOwner, wanted: Wanted, reads: Reads, _turn: Turn) -> FileAnswer:
    return await make_file(reads, who, lists.TOMBS, wanted, wanted.format)


@router.get("/deceaseds", **_FILE)
async def export_deceased(
    who: StaffOrOwner, wanted: Wanted, reads: Reads, _turn: Turn
) -> FileAnswer:
    return await make_file(reads, who, lists.DECEASED, wanted, wanted.format)
