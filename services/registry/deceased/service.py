"""Registers and edits persons."""

from typing import Any

from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.auth import Principal, Role
from services.kit.db import driver_connection
from services.kit.errors import Forbidden, Invalid, NotFound
from services.kit.fiscal_code import fiscal_code_fault
from services.kit.outbox import mark_emitted
from services.registry import policy
from services.registry.announce import announce
from services.registry.deceased.listing import DECEASED
from services.registry.deceased.schemas import (
    DeceasedChange,
    DeceasedIn,
    DeceasedOut,
    DeceasedSaved,
)
from services.registry.models import Deceased, Tomb
from services.registry.records import saving
from services.registry.records.capacity import must_have_place
from services.registry.records.fields import must_follow
from services.registry.records.locks import lock_places
from services.registry.records.subjects import subject_of_person


async def create_deceased(session: AsyncSession, who: Principal, body: DeceasedIn) -> DeceasedSaved:
    """Raises Conflict when the tomb is full, Invalid when it is none of the caller's."""
    must_follow(body.birthdate, body.deathdate)
    await lock_places(session)
    await _tomb_for(session, who, body.tomb_id)
    deceased = Deceased(**body.model_dump())
    await saving.create(session, who, deceased, subject=subject_of_person, taken={})
    return await _told(session, deceased)


async def change_deceased(
    session: AsyncSession, who: Principal, deceased_id: int, body: DeceasedChange
) -> DeceasedSaved:
    """Changes the fields that were sent; who moves needs a place.

    Raises:
        Stale: the change was made on an older version.
        Conflict: the tomb is full.
        Forbidden: an owner would reserve, or no longer reserve, the record.
    """
    await lock_places(session)
    deceased = await found_deceased(session, who, deceased_id)
    await saving.must_be_current(
        session, deceased, body.version, listing=DECEASED, shape=DeceasedOut
    )
    values = body.model_dump(exclude_unset=True, exclude={"version"})
    _must_be_allowed(who, deceased, values)
    _must_be_possible(deceased, values)
    if values.get("tomb_id", deceased.tomb_id) != deceased.tomb_id:
        await _tomb_for(session, who, values["tomb_id"])
    fields = await saving.change(
        session, who, deceased, values, subject=subject_of_person, taken={}
    )
    return await _told(session, deceased, has_changed=bool(fields))


async def found_deceased(session: AsyncSession, who: Principal, deceased_id: int) -> Deceased:
    """The locked person, when the caller may see them; NotFound for any other."""
    deceased = await saving.locked(session, Deceased, deceased_id)
    tomb = await session.get(Tomb, deceased.tomb_id) if deceased else None
    owner = tomb.user_id if tomb else None
    if deceased is None or not policy.sees(who, deceased.cemetery_id, owner):
        raise NotFound(policy.NOT_FOUND["deceased"])
    return deceased


def _must_be_allowed(who: Principal, deceased: Deceased, values: dict[str, Any]) -> None:
    if who.role is Role.OWNER and values.get("reserved", deceased.reserved) != deceased.reserved:
        raise Forbidden("Solo il cimitero può cambiare la riservatezza di un defunto")


def _must_be_possible(deceased: Deceased, values: dict[str, Any]) -> None:
    """Checks the two dates together when one of them is changed: old registers hold odd ones."""
    dates = [values.get(name, getattr(deceased, name)) for name in ("birthdate", "deathdate")]
    if dates != [deceased.birthdate, deceased.deathdate]:
        must_follow(*dates)


async def _tomb_for(session: AsyncSession, who: Principal, tomb_id: int) -> None:
    """Locks the tomb and its last place; an owner buries in own tombs alone."""
    tomb = await saving.locked(session, Tomb, tomb_id)
    if tomb is None or not policy.sees(who, tomb.cemetery_id, tomb.user_id):
        message = policy.NOT_FOUND["tomb"]
        raise Invalid(message, {"tombId": message})
    await must_have_place(session, tomb)


async def _told(
    session: AsyncSession, deceased: Deceased, *, has_changed: bool = True
) -> DeceasedSaved:
    assert deceased.id is not None
    if has_changed:
        await announce(await driver_connection(session), deceased_ids=[deceased.id])
        mark_emitted(session)
    shown = await saving.show(session, DECEASED, DeceasedOut, deceased.id)
    fault = deceased.fiscal_code and fiscal_code_fault(deceased.fiscal_code)
    warnings = [f"Il codice fiscale {fault}"] if fault else []
    return DeceasedSaved(**shown.model_dump(by_alias=True), warnings=warnings)
