"""Shapes of messages and prayers."""

from datetime import datetime
from typing import Annotated, Literal
from uuid import UUID

from services.kit.wire import EmptyToNone, Form, Out, wire
from services.memorial.fields import (
    DeceasedId,
    Message,
    MessageName,
    OptionalEmail,
    Prayer,
    PrayerName,
)

SendId = Annotated[UUID | None, EmptyToNone]


class MessageIn(Form):
    """send_id: of one sending; a repeated call with it stores nothing anew."""

    deceased_id: DeceasedId
    visitor_name: MessageName
    visitor_email: OptionalEmail = None
    message: Message
    send_id: SendId = None


class PrayerIn(Form):
    """send_id as in `MessageIn`."""

    deceased_id: DeceasedId
    friend_name: PrayerName
    phrase: Prayer
    send_id: SendId = None


class TributeStored(Out):
    """A text that waits until a moderator has read it."""

    id: int
    status: Literal["pending"]


class MessageOut(Out):
    """A published message; of its author the name alone."""

    id: int
    visitor_name: Annotated[str, wire("visitorName")]
    message: str
    created_at: Annotated[datetime, wire("createdAt")]


class PrayerOut(Out):
    """A published prayer."""

    id: int
    friend_name: str
    phrase: str
    created_at: datetime
