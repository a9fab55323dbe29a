"""Routes of messages and prayers that anybody may leave and read."""

from typing import Annotated

from fastapi import APIRouter, Depends, Query

from services.kit.address import ClientAddress
from services.kit.db import Session
from services.kit.wire import MAX_ID, RecordId
from services.memorial.models import Tribute
from services.memorial.persons import kept_by_nobody
from services.memorial.registry import Registry
from services.memorial.settings import CurrentSettings
from services.memorial.tributes.schemas import (
    MessageIn,
    MessageOut,
    PrayerIn,
    PrayerOut,
    TributeStored,
)
from services.memorial.tributes.service import MESSAGE, PRAYER, Written, leave_tribute, published

router = APIRouter(tags=["tributes"], dependencies=[Depends(kept_by_nobody)])
Before = Annotated[int | None, Query(ge=1, le=MAX_ID)]


@router.post("/api/visitor-messages", status_code=201)
async def leave_message(
    body: MessageIn,
    session: Session,
    registry: Registry,
    settings: CurrentSettings,
    address: ClientAddress,
) -> TributeStored:
    """A message of a visitor, which waits for a moderator."""
    written = Written(
        MESSAGE,
        body.deceased_id,
        name=body.visitor_name,
        text=body.message,
        address=address,
        email=body.visitor_email,
        send_id=body.send_id,
    )
    return _stored(await leave_tribute(session, registry, settings, written))


@router.get("/api/visitor-messages/{deceased_id}")
async def list_messages(
    deceased_id: RecordId,
    session: Session,
    registry: Registry,
    *,
    before: Before = None,
    _approved: Annotated[str, Query(alias="approved")] = "true",
) -> list[MessageOut]:
    """The approved messages of a memorial, the 100 newest before an id; whatever `approved` says,
    nobody gets others here."""
    found = await published(session, registry, MESSAGE, deceased_id, before=before)
    return [
        MessageOut(id=_id(one), visitor_name=one.name, message=one.text, created_at=one.created_at)
        for one in found
    ]


@router.post("/api/visitor-prayers", status_code=201)
async def leave_prayer(
    body: PrayerIn,
    session: Session,
    registry: Registry,
    settings: CurrentSettings,
    address: ClientAddress,
) -> TributeStored:
    """A prayer of a visitor, which waits for a moderator."""
    written = Written(
        PRAYER,
        body.deceased_id,
        name=body.friend_name,
        text=body.phrase,
        address=address,
        send_id=body.send_id,
    )
    return _stored(await leave_tribute(session, registry, settings, written))


@router.get("/api/prayers/deceased/{deceased_id}")
async def list_prayers(
    deceased_id: RecordId, session: Session, registry: Registry, *, before: Before = None
) -> list[PrayerOut]:
    """The approved prayers of a memorial, the 100 newest before an id."""
    found = await published(session, registry, PRAYER, deceased_id, before=before)
    return [
        PrayerOut(id=_id(one), friend_name=one.name, phrase=one.text, created_at=one.created_at)
        for one in found
    ]


def _stored(tribute: Tribute) -> TributeStored:
    return TributeStored(id=_id(tribute), status="pending")


def _id(tribute: Tribute) -> int:
    assert tribute.id is not None
    return tribute.id
