"""Shapes of cemeteries."""

from datetime import datetime
from typing import Annotated

from pydantic import AfterValidator

from services.kit.errors import Failure
from services.kit.wire import Form, OptionalLine, Out, email_or_blank, wire
from services.registry.records.fields import (
    BLACK,
    Color,
    Coordinates,
    Name,
    Order,
    WebAddress,
)


class PublicCemetery(Out):
    id: int
    name: str
    address: str | None
    logo: str | None
    link1: str | None
    link1_label: str | None
    link2: str | None
    link2_label: str | None


class CemeteryOut(Out):
    """A cemetery as the office sees it, with how much it holds."""

    id: int
    name: str
    reference: str | None
    address: str | None
    email_address: str | None
    domain: str | None
    coordinates: str | None
    color: str
    logo: str | None
    linklogo: str | None
    map: str | None
    link1: str | None
    link1_label: str | None
    link2: str | None
    link2_label: str | None
    link3: str | None
    link4: str | None
    picture: str | None
    token: str | None
    enabled: bool
    order: int
    created_at: Annotated[datetime, wire("createdAt")]
    version: int
    sectorsCount: int
    blocksCount: int
    tombsCount: int
    deceasedCount: int


class CemeterySaved(CemeteryOut):
    warnings: list[str]


class CemeteryConflict(Failure):
    """`current`: the record as it is by now, when the change was made on an older version."""

    current: CemeteryOut | None = None


OptionalEmail = Annotated[str | None, AfterValidator(lambda text: email_or_blank(text) or None)]


class CemeteryIn(Form):
    name: Name
    reference: OptionalLine = None
    address: OptionalLine = None
    email_address: OptionalEmail = None
    domain: OptionalLine = None
    coordinates: Coordinates = None
    color: Color = BLACK
    logo: WebAddress = None
    linklogo: WebAddress = None
    map: WebAddress = None
    link1: WebAddress = None
    link1_label: OptionalLine = None
    link2: WebAddress = None
    link2_label: OptionalLine = None
    link3: WebAddress = None
    link4: WebAddress = None
    picture: WebAddress = None
    enabled: bool = True
    order: Order = 0


class CemeteryChange(CemeteryIn):
    """What is sent is changed; `version`: the one that the change was made on."""

    name: Name = ""
    version: int | None = None
