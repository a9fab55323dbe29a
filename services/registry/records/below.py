"""Tells what a changed level changes for the tombs and persons below it."""

from collections.abc import Collection

from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.db import driver_connection
from services.kit.outbox import mark_emitted
from services.registry.announce import announce

_TOMBS = {
    "cemetery": "select id from registry.tomb where cemetery_id = $1",
    "sector": "select t.id from registry.tomb t join registry.block b on b.id = t.block_id"
    " where b.sector_id = $1",
    "block": "select id from registry.tomb where block_id = $1",
    "tomb": "select $1::int as id",
}
_PERSONS = "select id from registry.deceased where tomb_id = any ($1::int[])"
_MOVES = frozenset({"enabled", "cemetery_id", "sector_id", "block_id"})


async def tell_below(
    session: AsyncSession, kind: str, record_id: int, fields: Collection[str]
) -> None:
    """Announces the tombs, whose events name their levels, and the persons if they moved, were
    shown or hidden. fields: what was changed of the level `kind`."""
    moved = not _MOVES.isdisjoint(fields)
    if kind != "tomb" and "name" not in fields and not moved:
        return
    connection = await driver_connection(session)
    tombs = [row["id"] for row in await connection.fetch(_TOMBS[kind], record_id)]
    persons = []
    if moved:
        persons = [row["id"] for row in await connection.fetch(_PERSONS, tombs)]
    await announce(connection, tomb_ids=tombs, deceased_ids=persons)
    mark_emitted(session)
