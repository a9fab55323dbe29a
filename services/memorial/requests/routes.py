"""Routes of relatives' requests."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from services.kit.auth import Staff
from services.kit.db import Reads, Session
from services.kit.errors import NotFound
from services.kit.wire import RecordId
from services.memorial.moderation.routes import OFFICE
from services.memorial.notices.service import note_request
from services.memorial.policy import NO_REQUEST
from services.memorial.registry import Registry
from services.memorial.requests import query, service
from services.memorial.requests.schemas import (
    AnswerIn,
    OpenRequests,
    Requested,
    RequestIn,
    RequestOut,
    RequestsAsked,
)
from services.memorial.settings import CurrentSettings
from services.memorial.visitors import Visitor

router = APIRouter(prefix="/api/memorial-requests", tags=["requests"])


@router.post("", status_code=201)
async def leave_request(
    body: RequestIn,
    visitor: Visitor,
    session: Session,
    registry: Registry,
    settings: CurrentSettings,
) -> Requested:
    """A relative asks to correct or remove a memorial."""
    request = await service.leave_request(session, registry, visitor, body)
    await note_request(session, settings, request)
    return Requested.model_validate(request)


@router.get("")
async def list_requests(
    who: Staff, wanted: Annotated[RequestsAsked, Query()], reads: Reads, response: Response
) -> list[RequestOut]:
    """All for a superadmin, those of the own cemetery for an admin."""
    response.headers.update(OFFICE)
    async with reads.acquire() as connection:
        return await query.list_requests(connection, who, wanted)


@router.get("/count")
async def count_requests(who: Staff, reads: Reads, response: Response) -> OpenRequests:
    """How many wait for an answer."""
    response.headers.update(OFFICE)
    async with reads.acquire() as connection:
        return OpenRequests(open=await query.count_open(connection, who))


@router.get("/{request_id}")
async def show_request(
    request_id: RecordId, who: Staff, reads: Reads, response: Response
) -> RequestOut:
    """As it is now; also whether the memorial is public still."""
    response.headers.update(OFFICE)
    async with reads.acquire() as connection:
        request = await query.find_request(connection, who, request_id)
    if request is None:
        raise NotFound(NO_REQUEST)
    return request


@router.put("/{request_id}")
async def answer_request(
    request_id: RecordId, body: AnswerIn, who: Staff, session: Session
) -> RequestOut:
    """Closes a request; the relative is mailed the outcome."""
    return await service.answer_request(session, who, request_id, body)
