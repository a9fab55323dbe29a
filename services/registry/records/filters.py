"""What a list can be asked for; each list applies what it knows."""

from typing import Annotated, Literal

from fastapi import Query
from pydantic import (
    BeforeValidator,
    Field,
    ValidationError,
    ValidatorFunctionWrapHandler,
    WrapValidator,
)

from services.kit.wire import MAX_ID, EmptyToNone, In, OptionalId

MAX_PAGE_SIZE = 200


def _owner(value: object, read: ValidatorFunctionWrapHandler) -> object:
    """One fault for the field, not one for each of its readings."""
    try:
        return read(value)
    except ValidationError as fault:
        raise ValueError("Proprietario non valido") from fault


def _blank_is(default: int) -> BeforeValidator:
    return BeforeValidator(lambda value: default if value == "" else value)


Flag = Annotated[bool | None, EmptyToNone]
# what is blank asks for nothing
Text = Annotated[
    Annotated[str, Field(max_length=200)],
    BeforeValidator(lambda text: text.strip() if isinstance(text, str) else ""),
]
Nobody = Literal["none"]
Owner = Annotated[
    Nobody | Annotated[int, Field(ge=1, le=MAX_ID)] | None, WrapValidator(_owner), EmptyToNone
]
PageNumber = Annotated[int, Field(ge=1, le=1_000_000), _blank_is(1)]
PageSize = Annotated[int, Field(ge=1, le=MAX_PAGE_SIZE), _blank_is(50)]


class Filters(In):
    """sort: a field's name, `-` before it for the greatest first.

    search folds like every search box; owner_id `none`: without an owner; quality: a key of
    `records.quality`; free: with places left.
    """

    search: Text = ""
    reference: Text = ""
    cemetery_id: OptionalId = None
    sector_id: OptionalId = None
    block_id: OptionalId = None
    tomb_id: OptionalId = None
    owner_id: Owner = None
    enabled: Flag = None
    reserved: Flag = None
    free: Flag = None
    quality: Annotated[str | None, EmptyToNone] = None
    id: OptionalId = None
    sort: Annotated[str | None, EmptyToNone] = None


class Paged(In):
    """Which page of a list."""

    page: PageNumber = 1
    page_size: PageSize = 50


class PageFilters(Paged, Filters):
    """Filters, and which page of what they leave."""


ListFilters = Annotated[Filters, Query()]
ListPage = Annotated[PageFilters, Query()]
