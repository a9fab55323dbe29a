"""Shapes of moderation."""

from datetime import datetime
from typing import Annotated, Literal

from pydantic import BeforeValidator, Field

from services.kit.wire import MAX_ID, In, OptionalId, Out

PAGE, MAX_PAGE, MAX_AT_ONCE = 50, 200, 200


def blank_is(default: object) -> BeforeValidator:
    """A parameter that was left blank asks for the usual."""
    return BeforeValidator(lambda value: default if value == "" else value)


class Scope(In):
    """type: prayers, messages or both."""

    type: Annotated[Literal["all", "prayers", "messages"], blank_is("all")] = "all"
    cemetery_id: OptionalId = None


class Approved(Scope):
    """before: the last id of the page before."""

    before: OptionalId = None
    limit: Annotated[int, Field(ge=1, le=MAX_PAGE), blank_is(PAGE)] = PAGE


class Moderation(Approved):
    """pending: what a moderator is to read, published texts that were reported among it."""

    filter: Annotated[Literal["pending", "approved", "all"], blank_is("pending")] = "pending"


class TributeOut(Out):
    """A message or a prayer as a moderator sees it, with the record that tells of the person now.

    enabled: 0 is hidden, 1 is published; ip_address: null for an owner, and for everybody after 30
    days; reported_at, report_reasons: a moderator is to read it again because visitors reported it,
    also one that stays published until then.
    """

    id: int
    friend_name: str
    phrase: str
    created_at: datetime
    deceased_id: int
    deceased_name: str
    deceased_surname: str
    deceased_nominative: str | None
    tomb_reference: str | None
    block_name: str | None
    cemetery_id: int
    cemetery_name: str
    enabled: Literal[0, 1]
    is_visitor_message: bool
    visitor_email: str | None
    ip_address: str | None
    reported_at: datetime | None
    report_reasons: list[str]


class Counts(Out):
    """How many texts each filter leaves; one that is published and was reported is in all three."""

    pending: int
    approved: int
    all: int


class Several(In):
    ids: list[Annotated[int, Field(ge=1, le=MAX_ID)]] = Field(min_length=1, max_length=MAX_AT_ONCE)
    action: Literal["approve", "delete"]


class Done(Out):
    """missing: ids that are nothing of the caller's, or were deleted by somebody else."""

    done: int
    missing: list[int]
