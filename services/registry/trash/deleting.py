"""Deletes records: refused while they hold something, and kept in the trash for 90 days."""

from collections.abc import Mapping

from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit import clock
from services.kit.audit import Action, Subject, differences
from services.kit.audit import record as note
from services.kit.auth import Principal
from services.kit.db import driver_connection
from services.kit.errors import Conflict, Invalid
from services.kit.outbox import mark_emitted
from services.kit.text import fold_identity
from services.registry import policy
from services.registry.announce import announce_removed
from services.registry.events import RegistryAudit
from services.registry.models import Block, Cemetery, Deceased, Record, Sector, Tomb, Trash
from services.registry.records import saving
from services.registry.records.locks import lock_levels, lock_places
from services.registry.records.subjects import (
    subject_of_block,
    subject_of_cemetery,
    subject_of_person,
    subject_of_sector,
    subject_of_tomb,
)
from services.registry.trash.storing import keep

# what a record holds, from the lowest level up: ids by statement
_INSIDE: Mapping[str, Mapping[str, str]] = {
    "cemetery": {
        "deceased": "select id from registry.deceased where cemetery_id = $1",
        "tomb": "select id from registry.tomb where cemetery_id = $1",
        "block": "select b.id from registry.block b"
        " join registry.sector s on s.id = b.sector_id where s.cemetery_id = $1",
        "sector": "select id from registry.sector where cemetery_id = $1",
    },
    "sector": {"block": "select id from registry.block where sector_id = $1"},
    "block": {"tomb": "select id from registry.tomb where block_id = $1"},
    "tomb": {"deceased": "select id from registry.deceased where tomb_id = $1"},
    "deceased": {},
}
_COUNTED = {
    "sector": ("settore", "settori"),
    "block": ("blocco", "blocchi"),
    "tomb": ("tomba", "tombe"),
    "deceased": ("defunto", "defunti"),
}
_THE = {
    "cemetery": "Il cimitero",
    "sector": "Il settore",
    "block": "Il blocco",
    "tomb": "La tomba",
}
PLURALS = {"sector": "sectors", "block": "blocks", "tomb": "tombs", "deceased": "deceased"}


async def delete_cemetery(
    session: AsyncSession,
    who: Principal,
    cemetery_id: int,
    version: int | None,
    *,
    confirmed: str | None,
) -> None:
    """Into the trash. confirmed: its name as it was typed, to take all it holds along.

    Raises:
        Conflict: it still holds something, and nobody confirmed that it may go along.
        Invalid: another name was typed.
    """
    await lock_levels(session)
    found = await saving.locked(session, Cemetery, cemetery_id)
    cemetery = policy.must_see(who, "cemetery", found, cemetery_id)
    if confirmed is not None and fold_identity(confirmed) != fold_identity(cemetery.name):
        message = "Il nome digitato non è quello del cimitero"
        raise Invalid(message, {"name": message})
    subject = subject_of_cemetery(cemetery)
    await _delete(session, who, cemetery, version, subject=subject, cascade=confirmed is not None)


async def delete_sector(
    session: AsyncSession, who: Principal, sector_id: int, version: int | None
) -> None:
    """Into the trash; Conflict while it holds blocks."""
    await lock_levels(session)
    found = await saving.locked(session, Sector, sector_id)
    sector = policy.must_see(who, "sector", found, found.cemetery_id if found else None)
    await _delete(session, who, sector, version, subject=subject_of_sector(sector))


async def delete_block(
    session: AsyncSession, who: Principal, block_id: int, version: int | None
) -> None:
    """Into the trash; Conflict while it holds tombs."""
    await lock_levels(session)
    found = await saving.locked(session, Block, block_id)
    sector = await session.get(Sector, found.sector_id) if found else None
    block = policy.must_see(who, "block", found, sector.cemetery_id if sector else None)
    assert sector is not None
    subject = subject_of_block(block, sector.cemetery_id)
    await _delete(session, who, block, version, subject=subject)


async def delete_tomb(
    session: AsyncSession, who: Principal, tomb_id: int, version: int | None
) -> None:
    """Into the trash; Conflict while somebody lies in it."""
    await lock_levels(session)
    found = await saving.locked(session, Tomb, tomb_id)
    tomb = policy.must_see(who, "tomb", found, found.cemetery_id if found else None)
    await _delete(session, who, tomb, version, subject=subject_of_tomb(tomb))


async def delete_deceased(
    session: AsyncSession, who: Principal, deceased_id: int, version: int | None
) -> None:
    """Into the trash."""
    await lock_places(session)
    found = await saving.locked(session, Deceased, deceased_id)
    deceased = policy.must_see(who, "deceased", found, found.cemetery_id if found else None)
    await _delete(session, who, deceased, version, subject=subject_of_person(deceased))


async def _delete(
    session: AsyncSession,
    who: Principal,
    record: Record,
    version: int | None,
    *,
    subject: Subject,
    cascade: bool = False,
) -> None:
    if version is not None and version != record.version:
        raise Conflict("Il record è stato modificato da un altro utente: ricarica l'elenco")
    inside = await _inside(session, subject)
    if not cascade:
        must_be_empty(subject, inside)
    await throw_away(session, who, subject, inside)
    gone = differences(saving.audited(record), {})
    note(session, RegistryAudit, who, Action.DELETED, subject=subject, changes=gone)


async def _inside(session: AsyncSession, subject: Subject) -> dict[str, list[int]]:
    connection = await driver_connection(session)
    return {
        kind: [row["id"] for row in await connection.fetch(statement, subject.id)]
        for kind, statement in _INSIDE[subject.kind].items()
    }


def must_be_empty(subject: Subject, inside: Mapping[str, list[int]]) -> None:
    """Raises Conflict that says what a record still holds, and how many."""
    held = [counted(kind, len(ids)) for kind, ids in reversed(list(inside.items())) if ids]
    if held:
        *first, last = held
        told = f"{', '.join(first)} e {last}" if first else last
        raise Conflict(f"{_THE[subject.kind]} contiene ancora {told}")


def counted(kind: str, number: int) -> str:
    """'2 tombe'."""
    return f"{number} {_COUNTED[kind][number != 1]}"


async def throw_away(
    session: AsyncSession,
    who: Principal | None,
    subject: Subject,
    inside: Mapping[str, list[int]],
    *,
    merged_into: int | None = None,
) -> int:
    """Moves a record and what it holds into the trash, and tells it; answers the trash's id.

    The caller holds one of `records.locks`, and notes the audit entry.
    """
    connection = await driver_connection(session)
    assert subject.cemetery_id is not None
    cemetery = await session.get(Cemetery, subject.cemetery_id)
    assert cemetery is not None
    trash = Trash(
        kind=subject.kind,
        record_id=subject.id,
        label=subject.label,
        cemetery_id=subject.cemetery_id,
        cemetery_name=cemetery.name,
        deleted_at=clock.now(),
        deleted_by=who.id if who else None,
        contents={PLURALS[kind]: len(ids) for kind, ids in inside.items() if ids},
    )
    session.add(trash)
    await session.flush()
    assert trash.id is not None
    removed = {**inside, subject.kind: [subject.id]}
    for kind, ids in removed.items():
        if ids:
            await keep(connection, trash.id, kind, ids)
    await announce_removed(
        connection,
        cemetery_ids=removed.get("cemetery", []),
        tomb_ids=removed.get("tomb", []),
        deceased_ids=removed.get("deceased", []),
        merged_into=merged_into,
    )
    mark_emitted(session)
    return trash.id
