"""Routes of moderation."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from services.kit.db import Reads, Session
from services.kit.wire import RecordId
from services.memorial.moderation import query, service
from services.memorial.moderation.schemas import (
    Approved,
    Counts,
    Done,
    Moderation,
    Scope,
    Several,
    TributeOut,
)
from services.memorial.policy import Moderators

router = APIRouter(prefix="/api/prayers", tags=["moderation"])

OFFICE = {"Cache-Control": "no-store"}


@router.get("")
async def list_approved(
    who: Moderators, wanted: Annotated[Approved, Query()], reads: Reads, response: Response
) -> list[TributeOut]:
    """What is published, of all that the caller moderates."""
    response.headers.update(OFFICE)
    async with reads.acquire() as connection:
        return await query.list_tributes(connection, who, query.approved(wanted))


@router.get("/moderation")
async def list_tributes(
    who: Moderators, wanted: Annotated[Moderation, Query()], reads: Reads, response: Response
) -> list[TributeOut]:
    """Everything for a superadmin, the own cemetery for an admin, own tombs for an owner."""
    response.headers.update(OFFICE)
    async with reads.acquire() as connection:
        return await query.list_tributes(connection, who, wanted)


@router.get("/moderation/counts")
async def count_tributes(
    who: Moderators, wanted: Annotated[Scope, Query()], reads: Reads, response: Response
) -> Counts:
    """How many each filter of the list leaves."""
    response.headers.update(OFFICE)
    async with reads.acquire() as connection:
        return await query.count_tributes(connection, who, wanted)


@router.post("/moderation")
async def moderate(body: Several, who: Moderators, session: Session) -> Done:
    """Approves or deletes many at once."""
    return await service.moderate(session, who, body)


@router.put("/{prayer_id}/approve")
async def approve(prayer_id: RecordId, who: Moderators, session: Session) -> TributeOut:
    return await service.approve(session, who, prayer_id)


@router.delete("/{prayer_id}", status_code=204)
async def delete(prayer_id: RecordId, who: Moderators, session: Session) -> None:
    """For good: nothing of it goes to the trash."""
    await service.delete(session, who, prayer_id)
