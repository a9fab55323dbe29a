"""Routes of deceased persons: public search and memorial, and the office's list."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from services.kit.auth import Staff
from services.kit.db import Reads, Session
from services.kit.errors import Invalid, NotFound
from services.kit.wire import MAX_ID, RecordId
from services.registry.deceased import service
from services.registry.deceased.listing import select_deceased
from services.registry.deceased.memorial import answer_memorial, read_memorial
from services.registry.deceased.query import readings
from services.registry.deceased.schemas import (
    DeceasedChange,
    DeceasedConflict,
    DeceasedIn,
    DeceasedPage,
    DeceasedSaved,
    MemorialOut,
    SearchOut,
)
from services.registry.deceased.search import PAGE_SIZE, find, page_rows
from services.registry.policy import StaffOrOwner
from services.registry.records.answers import Version, answer_page
from services.registry.records.filters import ListPage
from services.registry.trash.deleting import delete_deceased

router = APIRouter(tags=["deceased"])
JSON = "application/json"

SearchText = Annotated[str, Query(max_length=200)]


@router.get("/api/search/deceased", response_model=SearchOut)
async def search(
    reads: Reads,
    *,
    q: SearchText = "",
    surname: SearchText = "",
    name: SearchText = "",
    cemetery_id: Annotated[int | None, Query(alias="cemeteryId", ge=1, le=MAX_ID)] = None,
    page: Annotated[int, Query(ge=1, le=1000)] = 1,
) -> Response:
    """Public persons by surname and given names, 50 a page, best first."""
    wanted = readings(q, surname, name)
    if not wanted:
        message = "Inserisci almeno il cognome o il nome"
        raise Invalid(message, {"q": message})
    async with reads.acquire() as connection:
        found = await find(connection, wanted, cemetery_id)
        rows = await page_rows(connection, found, page)
    total = len(found.ids)
    pages = -(-total // PAGE_SIZE)
    body = (
        f'{{"results":{rows},"total":{total},"page":{page},"totalPages":{pages},'
        f'"capped":{"true" if found.capped else "false"}}}'
    )
    return Response(body, media_type=JSON, headers={"Cache-Control": "no-cache"})


@router.get("/api/public/deceased/{deceased_id}", response_model=MemorialOut)
async def memorial(deceased_id: RecordId, reads: Reads) -> Response:
    """The memorial page of a public person."""
    found = await read_memorial(reads, deceased_id)
    if found is None:
        raise NotFound("Memorial non trovato")
    return answer_memorial(found)


memorial_route = router.routes[-1]


@router.get("/api/deceaseds", response_model=DeceasedPage)
async def list_deceased(who: StaffOrOwner, filters: ListPage, reads: Reads) -> Response:
    """The persons that the caller may see."""
    async with reads.acquire() as connection:
        selection = await select_deceased(connection, who, filters)
        return await answer_page(connection, selection, filters)


@router.post("/api/deceaseds", status_code=201)
async def create_deceased(body: DeceasedIn, who: Staff, session: Session) -> DeceasedSaved:
    return await service.create_deceased(session, who, body)


@router.patch("/api/deceaseds/{deceased_id}", responses={409: {"model": DeceasedConflict}})
async def change_deceased(
    deceased_id: RecordId, body: DeceasedChange, who: StaffOrOwner, session: Session
) -> DeceasedSaved:
    return await service.change_deceased(session, who, deceased_id, body)


@router.delete("/api/deceaseds/{deceased_id}", status_code=204)
async def remove_deceased(
    deceased_id: RecordId, who: Staff, session: Session, version: Version = None
) -> None:
    """Into the trash."""
    await delete_deceased(session, who, deceased_id, version)
