"""What a list can be asked for; each list applies what it knows."""

from typing import Annotated, Literal

from fastapi import Query
from pydantic import BeforeValidator, Field

from services.kit.wire import MAX_ID, EmptyToNone, In

MAX_PAGE_SIZE = 200

Id = Annotated[Annotated[int, Field(ge=1, le=MAX_ID)] | None, EmptyToNone]
Flag = Annotated[bool | None, EmptyToNone]
Text = Annotated[Annotated[str, Field(max_length=200)], BeforeValidator(lambda text: text or "")]
Nobody = Literal["none"]


class Filters(In):
    """sort: a field's name, `-` before it for the greatest first.

    search folds like every search box; owner_id `none`: without an owner; quality: a key of
    `records.quality`; free: with places left.
    """

    search: Text = ""
    reference: Text = ""
    cemetery_id: Id = None
    sector_id: Id = None
    block_id: Id = None
    tomb_id: Id = None
    owner_id: Annotated[Nobody | Annotated[int, Field(ge=1, le=MAX_ID)] | None, EmptyToNone] = None
    enabled: Flag = None
    free: Flag = None
    quality: Annotated[str | None, EmptyToNone] = None
    id: Id = None
    sort: Annotated[str | None, EmptyToNone] = None


class PageFilters(Filters):
    """Filters, and which page of what they leave."""

    page: Annotated[int, Field(ge=1, le=1_000_000)] = 1
    page_size: Annotated[int, Field(ge=1, le=MAX_PAGE_SIZE)] = 50


ListFilters = Annotated[Filters, Query()]
ListPage = Annotated[PageFilters, Query()]
