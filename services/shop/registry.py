"""What registry says of a tomb at this moment.

The copy that events keep is late by some milliseconds, and for as long as the broker stands still:
before anything is offered for a tomb or ordered, registry is asked whether visitors are shown it.
"""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request

from services.kit.events import Reader
from services.kit.peer import Away, Peer
from services.shop.models import Tomb


class PersonThere(Reader):
    name: str
    surname: str
    nominative: str | None


class NamedPerson(PersonThere):
    deceased_id: int
    tomb_id: int


class PublicTomb(Reader):
    """persons: how many public ones lie there, and the first of them. named: the person who was
    asked about, wherever they lie; null when visitors are not shown them."""

    tomb_id: int
    cemetery_id: int
    cemetery_name: str
    sector_name: str
    block_name: str
    reference: str | None
    persons: int
    first_persons: list[PersonThere]
    named: NamedPerson | None

    def as_row(self) -> Tomb:
        """In the shape of the copy; not to be stored, which events alone do."""
        about = self.model_dump(exclude={"persons", "first_persons", "named"})
        return Tomb(**about, version=0, public=True)


@dataclass(frozen=True, slots=True)
class Said:
    """tomb: None when visitors are shown no such tomb. is_away: nothing was said, and the copy has
    to do."""

    tomb: PublicTomb | None
    is_away: bool = False


async def ask(registry: Peer, tomb_id: int, deceased_id: int | None = None) -> Said:
    """What is true of a tomb now, and of a person. To be called before the first statement of a
    unit of work: no transaction waits for registry."""
    try:
        about = "" if deceased_id is None else f"?deceased={deceased_id}"
        told = await registry.get(f"/internal/tombs/{tomb_id}{about}")
    except Away:
        return Said(None, is_away=True)
    return Said(None if told is None else PublicTomb.model_validate(told))


async def registry_of(request: Request) -> Peer:
    registry: Peer = request.app.state.registry
    return registry


Registry = Annotated[Peer, Depends(registry_of)]
