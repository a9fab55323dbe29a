"""Shapes of tombs."""

from datetime import date, datetime
from typing import Annotated

from pydantic import AliasChoices, BeforeValidator, Field

from services.kit.errors import Failure
from services.kit.wire import MAX_ID, Form, OptionalId, OptionalLine, Out, required, wire
from services.registry.records.answers import PageOut
from services.registry.records.fields import (
    Coordinates,
    FullDate,
    WebAddress,
    whole_number,
)

CAPACITY = "Capacità deve essere almeno 1"
MAX_CAPACITY = 1000


def _capacity(value: object) -> object:
    number = whole_number(value)
    if number is None or number < 1:
        raise ValueError(CAPACITY)
    if number > MAX_CAPACITY:
        raise ValueError(f"Capacità deve essere al massimo {MAX_CAPACITY}")
    return number


BlockId = Annotated[Annotated[int, Field(ge=1, le=MAX_ID)], required("Blocco è obbligatorio")]
Capacity = Annotated[int, BeforeValidator(_capacity)]
GpsCoordinates = Annotated[
    Coordinates, Field(validation_alias=AliasChoices("gpsCoordinates", "coordinates"))
]
MatterportPosition = Annotated[
    WebAddress,
    Field(validation_alias=AliasChoices("matterportPosition", "matterport_link", "matterportLink")),
]


class TombOut(Out):
    """first_deceased: who was laid there first; user_name: the owner's full name."""

    id: int
    reference: str | None
    picture: str | None
    coordinates: str | None
    matterport_link: str | None
    external_link: str | None
    block_id: int
    block_name: str
    sector_id: int
    sector_name: str
    cemetery_id: int
    cemetery_name: str
    capacity: int
    deceasedCount: int
    first_deceased: str | None
    user_id: int | None
    user_name: str | None
    permit_expiration_date: date | None
    enabled: bool
    created_at: Annotated[datetime, wire("createdAt")]
    version: int


class TombSaved(TombOut):
    warnings: list[str]


class TombPage(PageOut):
    results: list[TombOut]


class TombConflict(Failure):
    """`current`: the record as it is by now, when the change was made on an older version."""

    current: TombOut | None = None


class TombIn(Form):
    block_id: BlockId
    reference: OptionalLine = None
    picture: WebAddress = None
    coordinates: GpsCoordinates = None
    matterport_link: MatterportPosition = None
    capacity: Capacity = 1
    user_id: OptionalId = None
    permit_expiration_date: FullDate = None
    enabled: bool = True


class TombChange(TombIn):
    """What is sent is changed; `version`: the one that the change was made on."""

    block_id: BlockId = 0
    version: int | None = None
