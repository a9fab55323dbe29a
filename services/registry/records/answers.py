"""What the office's answers have in common."""

from typing import Annotated

from fastapi import Query, Response

from services.kit.db import Connection
from services.kit.wire import Out
from services.registry.records.filters import Paged
from services.registry.records.listing import Selection, page_json

OFFICE = {"Cache-Control": "no-store"}

# the version that a deletion was asked on; an older one is refused
Version = Annotated[int | None, Query(ge=1)]


class PageOut(Out):
    """Base of a page of a list, which adds its `results`; `capped`: there are more than `total`."""

    total: int
    page: int
    totalPages: int
    capped: bool


async def answer_page(connection: Connection, selection: Selection, asked: Paged) -> Response:
    """A page of what is selected."""
    body = await page_json(connection, selection, page=asked.page, page_size=asked.page_size)
    return Response(body, headers=OFFICE, media_type="application/json")
