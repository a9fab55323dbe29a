"""Shapes of virtual candles."""

from datetime import datetime
from typing import Annotated

from services.kit.wire import Form, OptionalLine, Out, wire
from services.memorial.fields import DeceasedId, OptionalThought


class CandleIn(Form):
    """Name and message are kept, and shown to nobody: no moderator reads them."""

    deceased_id: DeceasedId
    visitor_name: OptionalLine = None
    message: OptionalThought = None


class CandleOut(Out):
    id: int
    created_at: Annotated[datetime, wire("createdAt")]
    expires_at: Annotated[datetime, wire("expiresAt")]


class CandleLit(CandleOut):
    """burning: how many burn by now, this one included."""

    burning: int
