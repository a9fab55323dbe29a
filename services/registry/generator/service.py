"""Makes the tombs that a pattern names, in one statement; those that are there stay as they are."""

from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.audit import Action, Change
from services.kit.audit import record as note
from services.kit.auth import Principal
from services.kit.db import driver_connection
from services.kit.outbox import mark_emitted
from services.kit.text import fold_identity
from services.registry import policy
from services.registry.announce import announce
from services.registry.events import RegistryAudit
from services.registry.generator.pattern import references
from services.registry.generator.schemas import Generated, GeneratedReference, GenerateIn
from services.registry.models import Block, Sector, Tomb
from services.registry.records.locks import lock_levels
from services.registry.records.subjects import subject_of_block

_MAKE = """
insert into registry.tomb (block_id, cemetery_id, reference, capacity, enabled)
  select $1, $2, reference, $4, $5
  from unnest($3::text[]) with ordinality named(reference, place) order by place
  on conflict (block_id, reference_key) do nothing
returning id, reference_key
"""


async def generate_tombs(
    session: AsyncSession, who: Principal, block_id: int, body: GenerateIn
) -> Generated:
    """The tombs of a block of the caller's.

    Alone among those who write, for as long as one statement takes: a tomb of the same reference
    that an import or another clerk makes at the same time is there before or after, never twice.
    """
    wanted = references(body.pattern, body.ranges)
    if not body.dry_run:
        await lock_levels(session)
    block, cemetery_id = await _found(session, who, block_id)
    taken = await _taken(session, block_id, wanted)
    created = 0
    if not body.dry_run and len(taken) < len(wanted):
        made = await _make(session, block, cemetery_id, wanted, body)
        taken = {fold_identity(reference) for reference in wanted} - made.keys()
        created = len(made)
        if made:
            await announce(await driver_connection(session), tomb_ids=list(made.values()))
            mark_emitted(session)
            fresh = [reference for reference in wanted if fold_identity(reference) in made]
            _note(session, who, block, cemetery_id, fresh)
    told = [
        GeneratedReference(reference=reference, exists=fold_identity(reference) in taken)
        for reference in wanted
    ]
    return Generated(references=told, created=created, total=len(wanted))


async def _found(session: AsyncSession, who: Principal, block_id: int) -> tuple[Block, int]:
    found = await session.get(Block, block_id)
    sector = await session.get(Sector, found.sector_id) if found else None
    cemetery_id = sector.cemetery_id if sector else None
    block = policy.must_see(who, "block", found, cemetery_id)
    assert cemetery_id is not None
    return block, cemetery_id


async def _taken(session: AsyncSession, block_id: int, wanted: list[str]) -> set[str]:
    """Keys of the references that the block has already."""
    keys = [fold_identity(reference) for reference in wanted]
    there = select(Tomb.reference_key).where(
        col(Tomb.block_id) == block_id, col(Tomb.reference_key).in_(keys)
    )
    return {key for key in (await session.exec(there)).all() if key is not None}


async def _make(
    session: AsyncSession, block: Block, cemetery_id: int, wanted: list[str], body: GenerateIn
) -> dict[str, int]:
    """Ids of the new tombs by their keys."""
    connection = await driver_connection(session)
    rows = await connection.fetch(_MAKE, block.id, cemetery_id, wanted, body.capacity, body.enabled)
    return {row["reference_key"]: row["id"] for row in rows}


def _note(
    session: AsyncSession, who: Principal, block: Block, cemetery_id: int, fresh: list[str]
) -> None:
    """One entry of the block: two thousand of tombs that nobody touched would bury all others, and
    each tomb tells when it was made."""
    told = fresh[0] if len(fresh) == 1 else f"{fresh[0]} … {fresh[-1]} ({len(fresh)})"
    note(
        session,
        RegistryAudit,
        who,
        Action.UPDATED,
        subject=subject_of_block(block, cemetery_id),
        changes=[Change(field="generated_tombs", before=None, after=told)],
    )
