"""Creates and edits blocks."""

from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.auth import Principal
from services.kit.errors import Conflict, Invalid
from services.registry import policy
from services.registry.blocks.listing import BLOCKS
from services.registry.blocks.schemas import BlockChange, BlockIn, BlockOut, BlockSaved
from services.registry.models import Block, Cemetery, Sector
from services.registry.records import saving
from services.registry.records.below import tell_below
from services.registry.records.distance import distance_warning
from services.registry.records.locks import lock_levels
from services.registry.records.owners import must_keep_owners
from services.registry.records.subjects import subject_of_block

NAME_TAKEN = "Esiste già un blocco con questo nome nel settore"


def _taken() -> dict[str, Conflict]:
    return {"uq_block_sector_id_name_key": Conflict(NAME_TAKEN, {"name": NAME_TAKEN})}


async def create_block(session: AsyncSession, who: Principal, body: BlockIn) -> BlockSaved:
    """Raises Invalid for a sector that is none of the caller's, Conflict for a taken name."""
    await lock_levels(session)
    sector = await _sector_for(session, who, body.sector_id)
    block = Block(**body.model_dump())
    await saving.create(
        session,
        who,
        block,
        subject=lambda saved: subject_of_block(saved, sector.cemetery_id),
        taken=_taken(),
    )
    return await _told(session, block)


async def change_block(
    session: AsyncSession, who: Principal, block_id: int, body: BlockChange
) -> BlockSaved:
    """Changes the fields that were sent.

    Raises:
        Stale: the change was made on an older version.
        Conflict: the name is another block's of the sector.
    """
    await lock_levels(session)
    block, sector = await found_block(session, who, block_id)
    await saving.must_be_current(session, block, body.version, listing=BLOCKS, shape=BlockOut)
    values = body.model_dump(exclude_unset=True, exclude={"version"})
    if "sector_id" in values:
        sector = await _sector_for(session, who, body.sector_id)
    fields = await saving.change(
        session,
        who,
        block,
        values,
        subject=lambda saved: subject_of_block(saved, sector.cemetery_id),
        taken=_taken(),
    )
    await tell_below(session, "block", block_id, fields)
    if "sector_id" in fields:
        await must_keep_owners(session, "block", block_id, field="sectorId")
    return await _told(session, block)


async def found_block(session: AsyncSession, who: Principal, block_id: int) -> tuple[Block, Sector]:
    """The locked block of the caller's and its sector; NotFound for any other."""
    found = await saving.locked(session, Block, block_id)
    sector = await session.get(Sector, found.sector_id) if found else None
    block = policy.must_see(who, "block", found, sector.cemetery_id if sector else None)
    assert sector is not None
    return block, sector


async def _sector_for(session: AsyncSession, who: Principal, sector_id: int) -> Sector:
    sector = await session.get(Sector, sector_id)
    if sector is None or not who.is_staff_of(sector.cemetery_id):
        message = "Settore non trovato"
        raise Invalid(message, {"sectorId": message})
    return sector


async def _told(session: AsyncSession, block: Block) -> BlockSaved:
    assert block.id is not None
    shown = await saving.show(session, BLOCKS, BlockOut, block.id)
    cemetery = await session.get(Cemetery, shown.cemetery_id)
    assert cemetery is not None
    warnings = distance_warning(block.coordinates, cemetery.coordinates)
    return BlockSaved(**shown.model_dump(by_alias=True), warnings=warnings)
