"""Creates and edits sectors."""

from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.auth import Principal
from services.kit.errors import Conflict, Invalid
from services.registry import policy
from services.registry.models import Cemetery, Sector
from services.registry.records import saving
from services.registry.records.below import tell_below
from services.registry.records.distance import distance_warning
from services.registry.records.locks import lock_levels
from services.registry.records.owners import must_keep_owners
from services.registry.records.subjects import subject_of_sector
from services.registry.sectors.listing import SECTORS
from services.registry.sectors.schemas import SectorChange, SectorIn, SectorOut, SectorSaved

NAME_TAKEN = "Esiste già un settore con questo nome nel cimitero"


def _taken() -> dict[str, Conflict]:
    return {"uq_sector_cemetery_id_name_key": Conflict(NAME_TAKEN, {"name": NAME_TAKEN})}


async def create_sector(session: AsyncSession, who: Principal, body: SectorIn) -> SectorSaved:
    """Raises Invalid for a cemetery that is none of the caller's, Conflict for a taken name."""
    await lock_levels(session)
    await _cemetery_for(session, who, body.cemetery_id)
    sector = Sector(**body.model_dump())
    await saving.create(session, who, sector, subject=subject_of_sector, taken=_taken())
    return await _told(session, sector)


async def change_sector(
    session: AsyncSession, who: Principal, sector_id: int, body: SectorChange
) -> SectorSaved:
    """Changes the fields that were sent.

    Raises:
        Stale: the change was made on an older version.
        Conflict: the name is another sector's of the cemetery.
    """
    await lock_levels(session)
    found = await saving.locked(session, Sector, sector_id)
    sector = policy.must_see(who, "sector", found, found.cemetery_id if found else None)
    await saving.must_be_current(session, sector, body.version, listing=SECTORS, shape=SectorOut)
    values = body.model_dump(exclude_unset=True, exclude={"version"})
    if "cemetery_id" in values:
        await _cemetery_for(session, who, body.cemetery_id)
    fields = await saving.change(
        session, who, sector, values, subject=subject_of_sector, taken=_taken()
    )
    await tell_below(session, "sector", sector_id, fields)
    if "cemetery_id" in fields:
        await must_keep_owners(session, "sector", sector_id, field="cemeteryId")
    return await _told(session, sector)


async def _cemetery_for(session: AsyncSession, who: Principal, cemetery_id: int) -> None:
    if not who.is_staff_of(cemetery_id) or await session.get(Cemetery, cemetery_id) is None:
        message = "Cimitero non trovato"
        raise Invalid(message, {"cemeteryId": message})


async def _told(session: AsyncSession, sector: Sector) -> SectorSaved:
    assert sector.id is not None
    cemetery = await session.get(Cemetery, sector.cemetery_id)
    assert cemetery is not None
    shown = await saving.show(session, SECTORS, SectorOut, sector.id)
    warnings = distance_warning(sector.coordinates, cemetery.coordinates)
    return SectorSaved(**shown.model_dump(by_alias=True), warnings=warnings)
