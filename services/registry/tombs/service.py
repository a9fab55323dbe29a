"""Creates and edits tombs."""

from typing import Any

from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.auth import Principal, Role
from services.kit.errors import Conflict, Forbidden, Invalid, NotFound
from services.registry import policy
from services.registry.models import Block, Cemetery, Sector, Tomb, UserName
from services.registry.records import saving
from services.registry.records.below import tell_below
from services.registry.records.capacity import count_persons
from services.registry.records.distance import distance_warning
from services.registry.records.locks import lock_levels, lock_places
from services.registry.records.subjects import subject_of_tomb
from services.registry.tombs.listing import TOMBS
from services.registry.tombs.schemas import TombChange, TombIn, TombOut, TombSaved

REFERENCE_TAKEN = "Esiste già una tomba con questo riferimento nel blocco"
MOVES = frozenset({"enabled", "block_id"})
OWNERS_FIELDS = frozenset({"coordinates", "matterport_link"})


def _taken() -> dict[str, Conflict]:
    conflict = Conflict(REFERENCE_TAKEN, {"reference": REFERENCE_TAKEN})
    return {"uq_tomb_block_id_reference_key": conflict}


async def create_tomb(session: AsyncSession, who: Principal, body: TombIn) -> TombSaved:
    """Raises Invalid for a block or owner that is none of the caller's, Conflict for a taken
    reference."""
    await lock_places(session)
    cemetery_id = await _cemetery_of_block(session, who, body.block_id)
    await _must_be_owner(session, body.user_id, cemetery_id)
    tomb = Tomb(**body.model_dump())
    await saving.create(session, who, tomb, subject=subject_of_tomb, taken=_taken())
    return await _told(session, tomb, {"reference"})


async def change_tomb(
    session: AsyncSession, who: Principal, tomb_id: int, body: TombChange
) -> TombSaved:
    """Changes the fields that were sent.

    Raises:
        Stale: the change was made on an older version.
        Conflict: the reference is another tomb's of the block.
        Forbidden: an owner changes more than coordinates and Matterport position.
    """
    await _lock_for(session, tomb_id, body)
    tomb = await found_tomb(session, who, tomb_id)
    await saving.must_be_current(session, tomb, body.version, listing=TOMBS, shape=TombOut)
    values = body.model_dump(exclude_unset=True, exclude={"version"})
    changed = {name for name, value in values.items() if getattr(tomb, name) != value}
    if who.role is Role.OWNER and not changed <= OWNERS_FIELDS:
        raise Forbidden("Puoi modificare solo le coordinate e la posizione Matterport")
    await _must_fit(session, who, tomb, values, changed)
    fields = await saving.change(
        session, who, tomb, values, subject=subject_of_tomb, taken=_taken()
    )
    return await _told(session, tomb, fields)


async def _lock_for(session: AsyncSession, tomb_id: int, body: TombChange) -> None:
    """A tomb that is switched or moved is changed like a level: the persons in it follow.

    Decided for good under the shared lock, which keeps the tomb where it is, and given back if it
    was not the right one: of two who hold it, neither could get the other.
    """
    if not body.model_fields_set & MOVES:
        await lock_places(session)
        return
    async with session.begin_nested() as shared:
        await lock_places(session)
        if not await _moves(session, tomb_id, body):
            return
        await shared.rollback()
    await lock_levels(session)


async def _moves(session: AsyncSession, tomb_id: int, body: TombChange) -> bool:
    held = select(Tomb.enabled, Tomb.block_id).where(col(Tomb.id) == tomb_id)
    tomb = (await session.exec(held)).first()
    if tomb is None:
        return False
    now = dict(zip(("enabled", "block_id"), tomb, strict=True))
    return any(getattr(body, name) != now[name] for name in body.model_fields_set & MOVES)


async def found_tomb(session: AsyncSession, who: Principal, tomb_id: int) -> Tomb:
    """The locked tomb, when the caller may see it; NotFound for any other."""
    tomb = await saving.locked(session, Tomb, tomb_id)
    if tomb is None or not policy.sees(who, tomb.cemetery_id, tomb.user_id):
        raise NotFound(policy.NOT_FOUND["tomb"])
    return tomb


async def _must_fit(
    session: AsyncSession, who: Principal, tomb: Tomb, values: dict[str, Any], changed: set[str]
) -> None:
    """What a change names must be there, and room for those who lie here."""
    cemetery_id = tomb.cemetery_id
    if "block_id" in changed:
        cemetery_id = await _cemetery_of_block(session, who, values["block_id"])
    if changed & {"user_id"} or cemetery_id != tomb.cemetery_id:
        await _must_be_owner(session, values.get("user_id", tomb.user_id), cemetery_id)
    if "capacity" in changed and values["capacity"] < tomb.capacity:
        persons = await count_persons(session, tomb.id)
        if values["capacity"] < persons:
            message = f"La tomba contiene già {persons} defunti"
            raise Invalid(message, {"capacity": message})


async def _cemetery_of_block(session: AsyncSession, who: Principal, block_id: int) -> int:
    place = (
        select(Sector.cemetery_id)
        .join(Block, col(Block.sector_id) == col(Sector.id))
        .where(col(Block.id) == block_id)
    )
    cemetery_id = (await session.exec(place)).first()
    if cemetery_id is None or not who.is_staff_of(cemetery_id):
        message = "Blocco non trovato"
        raise Invalid(message, {"blockId": message})
    return cemetery_id


async def _must_be_owner(session: AsyncSession, user_id: int | None, cemetery_id: int) -> None:
    """A tomb belongs to an owner of its cemetery."""
    if user_id is None:
        return
    user = await session.get(UserName, user_id)
    if user is None or user.role != Role.OWNER or user.cemetery_id != cemetery_id:
        message = "Il proprietario deve essere un utente Proprietario dello stesso cimitero"
        raise Invalid(message, {"userId": message})


async def _told(session: AsyncSession, tomb: Tomb, fields: set[str]) -> TombSaved:
    assert tomb.id is not None
    if fields:
        await tell_below(session, "tomb", tomb.id, fields)
    cemetery = await session.get(Cemetery, tomb.cemetery_id)
    assert cemetery is not None
    shown = await saving.show(session, TOMBS, TombOut, tomb.id)
    warnings = distance_warning(tomb.coordinates, cemetery.coordinates)
    return TombSaved(**shown.model_dump(by_alias=True), warnings=warnings)
