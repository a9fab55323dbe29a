"""Brings deleted records back, under their old ids, and forgets what is older than 90 days."""

import asyncpg
from sqlmodel import col, delete, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.audit import Action, Subject
from services.kit.audit import record as note
from services.kit.auth import Principal, Role
from services.kit.db import driver_connection
from services.kit.errors import Conflict, NotFound
from services.kit.outbox import mark_emitted
from services.registry.announce import announce
from services.registry.events import RegistryAudit
from services.registry.models import Deceased, Tomb, Trash
from services.registry.records import saving
from services.registry.records.capacity import count_persons
from services.registry.records.locks import lock_levels
from services.registry.trash.listing import kept_since
from services.registry.trash.schemas import Restored
from services.registry.trash.storing import LEVELS, put_back

# a tomb or person without the level above is refused for having no cemetery
_NO_PLACE = (asyncpg.ForeignKeyViolationError, asyncpg.NotNullViolationError)
_PARENT = {
    "sector": "Il cimitero del settore non esiste più: ripristina prima il cimitero",
    "block": "Il settore del blocco non esiste più: ripristina prima il settore",
    "tomb": "Il blocco della tomba non esiste più: ripristina prima il blocco",
    "deceased": "La tomba del defunto non esiste più: ripristina prima la tomba",
}
_TAKEN = {
    "cemetery": "Esiste già un cimitero con questo nome: rinominalo prima di ripristinare",
    "sector": "Il cimitero ha già un settore con questo nome: rinominalo prima di ripristinare",
    "block": "Il settore ha già un blocco con questo nome: rinominalo prima di ripristinare",
    "tomb": "Il blocco ha già una tomba con questo riferimento: modificalo prima di ripristinare",
}
# what was above may have moved to another cemetery meanwhile
_CEMETERY = {
    "cemetery": "select $1::int",
    "sector": "select cemetery_id from registry.sector where id = $1",
    "block": "select s.cemetery_id from registry.block b"
    " join registry.sector s on s.id = b.sector_id where b.id = $1",
    "tomb": "select cemetery_id from registry.tomb where id = $1",
    "deceased": "select cemetery_id from registry.deceased where id = $1",
}
_ELSEWHERE = "Il suo posto è passato a un altro cimitero: può ripristinarlo un Super Admin"
# who is no user any more owns nothing that comes back either
_FORGET_OWNERS = """
update registry.tomb set user_id = null
where id = any ($1::int[])
  and user_id in (select user_id from registry.user_name where role = '')
"""


async def restore(session: AsyncSession, who: Principal, trash_id: int) -> Restored:
    """The record with all that went along.

    Raises:
        Conflict: its place is gone or taken, or its tomb is full by now.
    """
    await lock_levels(session)
    locked = select(Trash).where(col(Trash.id) == trash_id).with_for_update()
    trash = (await session.exec(locked)).first()
    if trash is None or trash.kind not in LEVELS or not _may(who, trash):
        raise NotFound("Elemento del cestino non trovato")
    cemetery_id = await bring_back(session, who, trash)
    subject = Subject(
        kind=trash.kind, id=trash.record_id, label=trash.label, cemetery_id=cemetery_id
    )
    note(session, RegistryAudit, who, Action.RESTORED, subject=subject)
    return Restored.model_validate({"kind": trash.kind, "record_id": trash.record_id})


def _may(who: Principal, trash: Trash) -> bool:
    """Who may delete may restore: a whole cemetery is the superadmin's."""
    if trash.deleted_at < kept_since():
        return False
    return who.role is Role.SUPERADMIN or (
        trash.kind != "cemetery" and who.is_staff_of(trash.cemetery_id)
    )


async def bring_back(session: AsyncSession, who: Principal, trash: Trash) -> int:
    """Puts the rows back, tells it, and empties the entry; answers the cemetery where they are now.
    The caller holds `lock_levels`."""
    connection = await driver_connection(session)
    assert trash.id is not None
    restored: dict[str, list[int]] = {}
    for kind in LEVELS:
        try:
            async with connection.transaction():
                restored[kind] = await put_back(connection, trash.id, kind)
        except _NO_PLACE as fault:
            raise Conflict(_PARENT[kind]) from fault
        except asyncpg.UniqueViolationError as fault:
            raise Conflict(_TAKEN[kind]) from fault
    cemetery_id: int = await connection.fetchval(_CEMETERY[trash.kind], trash.record_id)
    if not who.is_staff_of(cemetery_id):
        raise Conflict(_ELSEWHERE)
    await connection.execute(_FORGET_OWNERS, restored["tomb"])
    await _must_have_places(session, restored)
    await announce(
        connection,
        cemetery_ids=restored["cemetery"],
        tomb_ids=restored["tomb"],
        deceased_ids=restored["deceased"],
    )
    mark_emitted(session)
    await session.delete(trash)
    return cemetery_id


async def _must_have_places(session: AsyncSession, restored: dict[str, list[int]]) -> None:
    """A person restored alone needs a place; a tomb that was over its capacity comes back so."""
    if restored["tomb"]:
        return
    for deceased_id in restored["deceased"]:
        person = await session.get(Deceased, deceased_id, populate_existing=True)
        assert person is not None
        tomb = await saving.locked(session, Tomb, person.tomb_id)
        assert tomb is not None
        if await count_persons(session, tomb.id) > tomb.capacity:
            raise Conflict("Tomba piena: libera un posto prima di ripristinare")


async def forget_old(session: AsyncSession) -> None:
    """A chore: what was deleted more than 90 days ago goes for good."""
    await session.exec(delete(Trash).where(col(Trash.deleted_at) < kept_since()))
