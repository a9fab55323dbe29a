"""What registry says of a person at this moment.

The copy that events keep is late by some milliseconds, and for as long as the broker stands still:
before anything of a memorial is shown or left, registry is asked whether anybody may see it.
"""

from typing import Annotated

from fastapi import Depends, Request

from services.kit.errors import NotFound
from services.kit.events import Reader
from services.kit.peer import Away, Peer

NO_MEMORIAL = "Memorial non trovato"


class PublicPerson(Reader):
    """Of whom the memorial is; the id is the kept record's where one was merged."""

    id: int
    tomb_id: int
    name: str
    surname: str
    nominative: str | None
    birthdate: str | None
    deathdate: str | None
    picture: str | None
    epitaph: str | None
    cemetery_name: str


async def ask(registry: Peer, deceased_id: int) -> PublicPerson | None:
    """The public person under an id; None while registry is away, and the copy has to do.

    Raises:
        NotFound: nobody may see that memorial now.
    """
    try:
        # a query goes past the micro-cache: another process of registry may have hidden them
        said = await registry.get(f"/api/public/deceased/{deceased_id}?now")
    except Away:
        return None
    if said is None:
        raise NotFound(NO_MEMORIAL)
    return PublicPerson.model_validate(said)


async def is_told_by(registry: Peer, merged_id: int, kept_id: int) -> bool:
    """Whether one record tells of the other: a merge may have been undone just now."""
    try:
        said = await ask(registry, merged_id)
    except NotFound:
        return False
    return said is None or said.id == kept_id


async def registry_of(request: Request) -> Peer:
    registry: Peer = request.app.state.registry
    return registry


Registry = Annotated[Peer, Depends(registry_of)]
