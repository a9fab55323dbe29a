"""Makes two records again of one that was merged."""

from typing import Any

from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit import clock
from services.kit.audit import Action, Change
from services.kit.audit import record as note
from services.kit.auth import Principal
from services.kit.errors import Conflict, Invalid, NotFound
from services.registry.duplicates.merging import show, take, tell
from services.registry.duplicates.schemas import Undone
from services.registry.events import RegistryAudit
from services.registry.models import Deceased, Merge, Tomb, Trash
from services.registry.records import saving
from services.registry.records.capacity import FULL, count_persons
from services.registry.records.fields import must_follow
from services.registry.records.locks import lock_levels
from services.registry.records.subjects import subject_of_person
from services.registry.trash.restoring import bring_back

GONE = "La scheda rimasta non è più nel registro: ripristinala o annulla la sua unione"
TOO_LATE = "La scheda tolta non è più nel cestino: l'unione non si può più annullare"


async def undo_merge(session: AsyncSession, who: Principal, merge_id: int) -> Undone:
    """Brings the merged record back under its id, and gives the kept one its own values again
    where nobody has changed them since.

    Raises:
        Conflict: undone already, or one of the two has no place to be.
    """
    await lock_levels(session)
    merge, trash = await _found(session, who, merge_id)
    kept = await saving.locked(session, Deceased, merge.kept_id)
    if kept is None:
        raise Conflict(GONE)
    values, stayed = await _own_values(session, kept, merge.changes)
    changes = await take(session, kept, values)
    if trash is not None:
        await bring_back(session, who, trash)
    restored = await session.get(Deceased, merge.merged_id, populate_existing=True)
    if restored is None:
        raise Conflict(TOO_LATE)
    merge.undone_at, merge.undone_by = clock.now(), who.id
    session.add(merge)
    await tell(session, kept)
    _note(session, who, kept, restored, changes)
    await session.flush()
    return Undone(
        kept=await show(session, kept), restored=await show(session, restored), stayed=stayed
    )


async def _found(
    session: AsyncSession, who: Principal, merge_id: int
) -> tuple[Merge, Trash | None]:
    locked = select(Merge).where(col(Merge.id) == merge_id).with_for_update()
    merge = (await session.exec(locked)).first()
    if merge is None or not who.is_staff_of(merge.cemetery_id):
        raise NotFound("Unione non trovata")
    if merge.undone_at is not None:
        raise Conflict("Questa unione è già stata annullata")
    of_merge = select(Trash).where(col(Trash.id) == merge.trash_id).with_for_update()
    trash = (await session.exec(of_merge)).first()
    if trash is not None and not who.is_staff_of(trash.cemetery_id):
        raise NotFound("Unione non trovata")
    return merge, trash


async def _own_values(
    session: AsyncSession, kept: Deceased, changes: list[dict[str, Any]]
) -> tuple[dict[str, Any], list[str]]:
    """What the kept record had before, and the fields that somebody has changed since."""
    values = {
        change["field"]: change["before"]
        for change in changes
        if getattr(kept, change["field"]) == change["after"]
    }
    dates = [values.get(name, getattr(kept, name)) for name in ("birthdate", "deathdate")]
    try:
        must_follow(*dates)
    except Invalid:  # with a date that was changed since
        values = {name: values[name] for name in values.keys() - {"birthdate", "deathdate"}}
    if "tomb_id" in values:
        tomb = await saving.locked(session, Tomb, values["tomb_id"])
        if tomb is None:
            del values["tomb_id"]
        elif await count_persons(session, tomb.id) >= tomb.capacity:
            raise Conflict(
                f"{FULL}: {tomb.reference or tomb.id}, dove tornerebbe la scheda rimasta"
            )
    stayed = [change["field"] for change in changes if change["field"] not in values]
    return values, stayed


def _note(
    session: AsyncSession,
    who: Principal,
    kept: Deceased,
    restored: Deceased,
    changes: list[dict[str, Any]],
) -> None:
    told = [Change.model_validate(change) for change in changes]
    for person, changed in ((kept, told), (restored, [])):
        subject = subject_of_person(person)
        note(session, RegistryAudit, who, Action.UNMERGED, subject=subject, changes=changed)
