"""Creates and edits cemeteries."""

from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.auth import Principal
from services.kit.db import driver_connection
from services.kit.errors import Conflict
from services.kit.outbox import mark_emitted
from services.registry import policy
from services.registry.announce import announce
from services.registry.cemeteries.listing import CEMETERIES
from services.registry.cemeteries.schemas import (
    CemeteryChange,
    CemeteryIn,
    CemeteryOut,
    CemeterySaved,
)
from services.registry.models import Cemetery
from services.registry.records import saving
from services.registry.records.below import tell_below
from services.registry.records.locks import lock_levels
from services.registry.records.subjects import subject_of_cemetery

NAME_TAKEN = "Esiste già un cimitero con questo nome"


def _taken() -> dict[str, Conflict]:
    return {"uq_cemetery_name_key": Conflict(NAME_TAKEN, {"name": NAME_TAKEN})}


async def create_cemetery(session: AsyncSession, who: Principal, body: CemeteryIn) -> CemeterySaved:
    """Raises Conflict when the name is another cemetery's."""
    cemetery = Cemetery(**body.model_dump())
    await saving.create(session, who, cemetery, subject=subject_of_cemetery, taken=_taken())
    return await _told(session, cemetery)


async def change_cemetery(
    session: AsyncSession, who: Principal, cemetery_id: int, body: CemeteryChange
) -> CemeterySaved:
    """Changes the fields that were sent.

    Raises:
        Stale: the change was made on an older version.
        Conflict: the name is another cemetery's.
    """
    await lock_levels(session)
    found = await saving.locked(session, Cemetery, cemetery_id)
    cemetery = policy.must_see(who, "cemetery", found, cemetery_id)
    await saving.must_be_current(
        session, cemetery, body.version, listing=CEMETERIES, shape=CemeteryOut
    )
    values = body.model_dump(exclude_unset=True, exclude={"version"})
    fields = await saving.change(
        session, who, cemetery, values, subject=subject_of_cemetery, taken=_taken()
    )
    await tell_below(session, "cemetery", cemetery_id, fields)
    return await _told(session, cemetery, has_changed=bool(fields))


async def _told(
    session: AsyncSession, cemetery: Cemetery, *, has_changed: bool = True
) -> CemeterySaved:
    assert cemetery.id is not None
    if has_changed:
        await announce(await driver_connection(session), cemetery_ids=[cemetery.id])
        mark_emitted(session)
    shown = await saving.show(session, CEMETERIES, CemeteryOut, cemetery.id)
    return CemeterySaved(**shown.model_dump(by_alias=True), warnings=[])
