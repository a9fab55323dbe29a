"""Routes of exports: each list with its own filters, as a file, and a note of who took it."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Query, Request
from starlette.responses import StreamingResponse

from services.kit.auth import Principal
from services.kit.db import Reads, Session
from services.registry.exports import lists
from services.registry.exports.making import MEDIA, FileAnswer, make_file
from services.registry.exports.noting import note_export
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


async def _export(
    one: lists.Export, who: Principal, wanted: ExportFilters, reads: Reads, session: Session
) -> FileAnswer:
    file = await make_file(reads, who, one, wanted, wanted.format)
    note_export(session, who, one.title, wanted, rows=file.rows)
    return file


@router.get("/cemeteries", **_FILE)
async def export_cemeteries(
    who: StaffOrOwner, wanted: Wanted, reads: Reads, session: Session, _turn: Turn
) -> FileAnswer:
    return await _export(lists.CEMETERIES, who, wanted, reads, session)


@router.get("/sectors", **_FILE)
async def export_sectors(
    who: StaffOrOwner, wanted: Wanted, reads: Reads, session: Session, _turn: Turn
) -> FileAnswer:
    return await _export(lists.SECTORS, who, wanted, reads, session)


@router.get("/blocks", **_FILE)
async def export_blocks(
    who: StaffOrOwner, wanted: Wanted, reads: Reads, session: Session, _turn: Turn
) -> FileAnswer:
    return await _export(lists.BLOCKS, who, wanted, reads, session)


@router.get("/tombs", **_FILE)
async def export_tombs(
    who: StaffOrOwner, wanted: Wanted, reads: Reads, session: Session, _turn: Turn
) -> FileAnswer:
    return await _export(lists.TOMBS, who, wanted, reads, session)


@router.get("/deceaseds", **_FILE)
async def export_deceased(
    who: StaffOrOwner, wanted: Wanted, reads: Reads, session: Session, _turn: Turn
) -> FileAnswer:
    return await _export(lists.DECEASED, who, wanted, reads, session)
