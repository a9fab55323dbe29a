"""Shapes of sectors."""

from datetime import datetime
from typing import Annotated

from pydantic import Field

from services.kit.errors import Failure
from services.kit.wire import MAX_ID, Form, Out, required, wire
from services.registry.records.answers import PageOut
from services.registry.records.fields import Coordinates, Name, Note, Photos

CemeteryId = Annotated[
    Annotated[int, Field(ge=1, le=MAX_ID)], required("Il cimitero è obbligatorio")
]


class SectorOut(Out):
    """`picture`: the single photo of older registers, beside `photos`."""

    id: int
    name: str
    cemetery_id: int
    cemetery_name: str
    coordinates: str | None
    description: str | None
    picture: str | None
    photos: list[str]
    enabled: bool
    created_at: Annotated[datetime, wire("createdAt")]
    version: int
    blocksCount: int


class SectorSaved(SectorOut):
    warnings: list[str]


class SectorPage(PageOut):
    results: list[SectorOut]


class SectorConflict(Failure):
    """`current`: the record as it is by now, when the change was made on an older version."""

    current: SectorOut | None = None


class SectorIn(Form):
    name: Name
    cemetery_id: CemeteryId
    coordinates: Coordinates = None
    description: Note = None
    photos: Photos = Field(default_factory=list)
    enabled: bool = True


class SectorChange(SectorIn):
    """What is sent is changed; `version`: the one that the change was made on."""

    name: Name = ""
    cemetery_id: CemeteryId = 0
    version: int | None = None
