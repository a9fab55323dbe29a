"""Public shapes of deceased persons; only the fields that anybody may see."""

from services.kit.wire import Out


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


class SearchOut(Out):
    """One page of hits; `capped`: there are more than the `total` that is told."""

    results: list[DeceasedFound]
    total: int
    page: int
    totalPages: int
    capped: bool


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
