"""Public routes of deceased persons: search and memorial."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from services.kit.db import Reads
from services.kit.errors import Invalid, NotFound
from services.kit.wire import MAX_ID, RecordId
from services.registry.deceased.memorial import answer_memorial, read_memorial
from services.registry.deceased.query import readings
from services.registry.deceased.schemas import MemorialOut, SearchOut
from services.registry.deceased.search import PAGE_SIZE, find, page_rows

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
