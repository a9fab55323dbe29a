"""Routes of possible duplicates and merges."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from services.kit.auth import Staff
from services.kit.db import Reads, Session, driver_connection
from services.kit.wire import RecordId
from services.registry.deceased.schemas import DeceasedConflict
from services.registry.duplicates.finding import look
from services.registry.duplicates.listing import page_of_pairs, scope_of, select_merges
from services.registry.duplicates.merging import dismiss, merge_persons
from services.registry.duplicates.schemas import (
    DismissIn,
    DuplicatePage,
    Merged,
    MergeIn,
    MergePage,
    PagedOfCemetery,
    Undone,
)
from services.registry.duplicates.undoing import undo_merge
from services.registry.records.answers import OFFICE, answer_page

router = APIRouter(prefix="/api/duplicates", tags=["duplicates"])
Asked = Annotated[PagedOfCemetery, Query()]


@router.get("")
async def list_duplicates(
    who: Staff, asked: Asked, session: Session, response: Response
) -> DuplicatePage:
    """Pairs of records that may be of one person, the surest first."""
    response.headers.update(OFFICE)
    await look(session, scope_of(who, asked.cemetery_id))
    return await page_of_pairs(await driver_connection(session), who, asked)


@router.post("/merge", responses={409: {"model": DeceasedConflict}})
async def merge(body: MergeIn, who: Staff, session: Session) -> Merged:
    """Makes one record of two."""
    return await merge_persons(session, who, body)


@router.post("/dismiss", status_code=204)
async def dismiss_pair(body: DismissIn, who: Staff, session: Session) -> None:
    """Two records are of two persons; the pair is not shown again."""
    await dismiss(session, who, body)


@router.get("/merges", response_model=MergePage)
async def list_merges(who: Staff, asked: Asked, reads: Reads) -> Response:
    """The merges that were made, the newest first."""
    async with reads.acquire() as connection:
        return await answer_page(connection, select_merges(who, asked), asked)


@router.post("/merges/{merge_id}/undo")
async def undo(merge_id: RecordId, who: Staff, session: Session) -> Undone:
    """Makes two records again, under their old ids."""
    return await undo_merge(session, who, merge_id)
