"""Public shapes of deceased persons, with the fields that anybody may see, and the office's."""

from datetime import datetime
from typing import Annotated

from pydantic import Field

from services.kit.errors import Failure
from services.kit.wire import MAX_ID, Form, Line, OptionalLine, Out, required, wire
from services.registry.records.answers import PageOut
from services.registry.records.fields import FiscalCode, Name, Note, PastDate, WebAddress


class DeceasedFound(Out):
    """A hit of the public search; `similar`: found with one wrong letter."""

    id: int
    name: str
    surname: str
    nominative: str | None
    birthdate: str | None
    deathdate: str | None
    epitaph: str | None
    picture: str | None
    sectorName: str
    blockName: str
    tombReference: str | None
    cemeteryName: str
    affectsCount: int
    similar: bool


class SearchOut(PageOut):
    """One page of hits; `capped`: there are more than the `total` that is told."""

    results: list[DeceasedFound]


class MemorialOut(Out):
    """A public memorial; dates are partial, coordinates `lat, lon` in decimal degrees."""

    id: int
    name: str
    surname: str
    nominative: str | None
    birthdate: str | None
    deathdate: str | None
    epitaph: str | None
    picture: str | None
    cemeteryLink3: str | None
    cemeteryLink4: str | None
    tomb_id: int
    tombId: int
    blockId: int
    sectorName: str
    blockName: str
    tombReference: str | None
    tombPicture: str | None
    tombCoordinates: str | None
    blockCoordinates: str | None
    sectorCoordinates: str | None
    tombMatterportLink: str | None
    blockMatterportLink: str | None
    commemorationVideo: str | None
    cemeteryName: str
    affectsCount: int


class DeceasedOut(Out):
    """A person as the office sees one; dates are partial (YYYY, YYYY-MM, YYYY-MM-DD).

    reserved: hidden from the public at the wish of the family, whatever is enabled.
    """

    id: int
    nominative: str | None
    name: str
    surname: str
    fiscal_code: str | None
    birthdate: str | None
    deathdate: str | None
    epitaph: str | None
    picture: str | None
    background_image: str | None
    commemoration_video: str | None
    import_name: str | None
    tomb_id: int
    tomb_reference: str | None
    block_id: int
    block_name: str
    sector_id: int
    sector_name: str
    cemetery_id: int
    cemetery_name: str
    enabled: bool
    reserved: bool
    created_at: Annotated[datetime, wire("createdAt")]
    version: int


class DeceasedSaved(DeceasedOut):
    warnings: list[str]


class DeceasedPage(PageOut):
    """`capped`: a search found more than the `total` that is told."""

    results: list[DeceasedOut]


class DeceasedConflict(Failure):
    """`current`: the record as it is by now, when the change was made on an older version."""

    current: DeceasedOut | None = None


Surname = Annotated[Line, required("Cognome richiesto")]
TombId = Annotated[Annotated[int, Field(ge=1, le=MAX_ID)], required("Tomba richiesta")]


class DeceasedIn(Form):
    name: Name
    surname: Surname
    tomb_id: TombId
    nominative: OptionalLine = None
    fiscal_code: FiscalCode = None
    birthdate: PastDate = None
    deathdate: PastDate = None
    epitaph: Note = None
    picture: WebAddress = None
    background_image: WebAddress = None
    commemoration_video: WebAddress = None
    enabled: bool = True
    reserved: bool = False


class DeceasedChange(DeceasedIn):
    """What is sent is changed; `version`: the one that the change was made on."""

    name: Name = ""
    surname: Surname = ""
    tomb_id: TombId = 0
    version: int | None = None
