"""Shapes of blocks."""

from datetime import datetime
from typing import Annotated

from pydantic import AliasChoices, Field

from services.kit.errors import Failure
from services.kit.wire import MAX_ID, Form, Out, required, wire
from services.registry.records.answers import PageOut
from services.registry.records.fields import Coordinates, Name, Note, Photos, WebAddress

SectorId = Annotated[Annotated[int, Field(ge=1, le=MAX_ID)], required("Settore richiesto")]


class PublicBlock(Out):
    """What visitors see of a block: its name and its photos (addresses)."""

    id: int
    name: str
    photos: list[str]


class BlockOut(Out):
    id: int
    name: str
    sector_id: int
    sector_name: str
    cemetery_id: int
    cemetery_name: str
    coordinates: str | None
    description: str | None
    matterport_link: str | None
    photos: list[str]
    enabled: bool
    created_at: Annotated[datetime, wire("createdAt")]
    version: int
    tombsCount: int


class BlockSaved(BlockOut):
    warnings: list[str]


class BlockPage(PageOut):
    results: list[BlockOut]


class BlockConflict(Failure):
    """`current`: the record as it is by now, when the change was made on an older version."""

    current: BlockOut | None = None


class BlockIn(Form):
    name: Name
    sector_id: SectorId
    coordinates: Coordinates = None
    description: Note = None
    matterport_link: Annotated[
        WebAddress,
        Field(
            validation_alias=AliasChoices("matterportPosition", "matterport_link", "matterportLink")
        ),
    ] = None
    photos: Photos = Field(default_factory=list)
    enabled: bool = True


class BlockChange(BlockIn):
    """What is sent is changed; `version`: the one that the change was made on."""

    name: Name = ""
    sector_id: SectorId = 0
    version: int | None = None
