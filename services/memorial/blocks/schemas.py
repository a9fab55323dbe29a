"""Shapes of blocked senders."""

from datetime import datetime
from typing import Annotated, Literal

from services.kit.wire import In, OptionalId, Out, wire


class BlockIn(In):
    """by: what of the text's sender is blocked."""

    by: Literal["address", "email"]


class BlocksAsked(In):
    cemetery_id: OptionalId = None


class BlockOut(Out):
    """label: what a moderator sees of the sender, who cannot be read from it."""

    id: int
    cemetery_id: int
    kind: Literal["address", "email"]
    label: str
    created_at: Annotated[datetime, wire("createdAt")]


class ListedBlock(BlockOut):
    cemetery_name: str
    created_by_name: str | None
