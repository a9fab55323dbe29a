"""Makes one record of two, keeping all that is needed to make two of it again."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy.dialects.postgresql import insert
from sqlmodel import col, update
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit import clock
from services.kit.audit import Action, Change, differences
from services.kit.audit import record as note
from services.kit.auth import Principal
from services.kit.db import driver_connection
from services.kit.errors import Invalid
from services.kit.outbox import mark_emitted
from services.registry import policy
from services.registry.announce import announce
from services.registry.deceased.listing import DECEASED
from services.registry.deceased.schemas import DeceasedOut
from services.registry.duplicates.schemas import DismissIn, Merged, MergeIn
from services.registry.events import RegistryAudit
from services.registry.models import Cemetery, Deceased, Merge, NotDuplicate
from services.registry.records import saving
from services.registry.records.fields import must_follow
from services.registry.records.locks import lock_levels
from services.registry.records.subjects import subject_of_person
from services.registry.trash.deleting import throw_away

SAME = "Scegli due schede diverse"


async def merge_persons(session: AsyncSession, who: Principal, body: MergeIn) -> Merged:
    """The kept record stays, with its id and the chosen values; the other goes into the trash.

    Raises:
        Stale: either record was changed since the caller read it.
    """
    await lock_levels(session)
    kept, merged = await _both(session, who, body.keep_id, body.merge_id)
    for person, version in ((kept, body.keep_version), (merged, body.merge_version)):
        await saving.must_be_current(session, person, version, listing=DECEASED, shape=DeceasedOut)
    values = _chosen(kept, merged, body.fields)
    merge = await _record(session, who, kept, merged)
    merge.changes = await take(session, kept, values)
    await session.flush()
    _note(session, who, kept, merged, merge.changes)
    await tell(session, kept)
    assert merge.id is not None
    return Merged(merge_id=merge.id, kept=await show(session, kept))


def _chosen(kept: Deceased, merged: Deceased, fields: Mapping[str, str]) -> dict[str, Any]:
    """What the kept record takes from the other; nobody becomes public for not being thought of."""
    values = {name: getattr(merged, name) for name, choice in fields.items() if choice == "merge"}
    if "reserved" not in fields:
        values["reserved"] = kept.reserved or merged.reserved
    if values.keys() & {"birthdate", "deathdate"}:
        must_follow(
            values.get("birthdate", kept.birthdate), values.get("deathdate", kept.deathdate)
        )
    return values


async def dismiss(session: AsyncSession, who: Principal, body: DismissIn) -> None:
    """Remembers that two records are of two persons."""
    one, other = await _both(session, who, *sorted((body.first_id, body.second_id)))
    said = insert(NotDuplicate).values(
        first_id=one.id, second_id=other.id, said_at=clock.now(), said_by=who.id
    )
    fresh = said.on_conflict_do_nothing().returning(col(NotDuplicate.first_id))
    if (await session.exec(fresh)).first() is None:
        return
    for person, stranger in ((one, other), (other, one)):
        change = Change(field="not_duplicate_of", before=None, after=_named(stranger))
        subject = subject_of_person(person)
        note(session, RegistryAudit, who, Action.UPDATED, subject=subject, changes=[change])


async def _both(
    session: AsyncSession, who: Principal, one_id: int, other_id: int
) -> tuple[Deceased, Deceased]:
    """The two records, locked in one order; NotFound when one is none of the caller's."""
    if one_id == other_id:
        raise Invalid(SAME, {"mergeId": SAME})
    found = {}
    for id_ in sorted((one_id, other_id)):
        person = await saving.locked(session, Deceased, id_)
        cemetery_id = person.cemetery_id if person else None
        found[id_] = policy.must_see(who, "deceased", person, cemetery_id)
    return found[one_id], found[other_id]


async def _record(session: AsyncSession, who: Principal, kept: Deceased, merged: Deceased) -> Merge:
    """Takes the other record away and notes how it went."""
    assert kept.id is not None
    subject = subject_of_person(merged)
    label = f"{subject.label} (unito a {subject_of_person(kept).label})"
    trash_id = await throw_away(
        session, who, subject.model_copy(update={"label": label}), {}, merged_into=kept.id
    )
    cemetery = await session.get(Cemetery, kept.cemetery_id)
    assert cemetery is not None
    # one that came back out of the trash and is merged again goes where it goes now
    older = update(Merge).where(col(Merge.merged_id) == subject.id, col(Merge.undone_at).is_(None))
    await session.exec(older.values(undone_at=clock.now(), undone_by=who.id))
    merge = Merge(
        kept_id=kept.id,
        kept_label=subject_of_person(kept).label,
        merged_id=subject.id,
        merged_label=subject.label,
        cemetery_id=kept.cemetery_id,
        cemetery_name=cemetery.name,
        changes=[],
        trash_id=trash_id,
        merged_at=clock.now(),
        merged_by=who.id,
    )
    session.add(merge)
    return merge


async def take(
    session: AsyncSession, kept: Deceased, values: dict[str, Any]
) -> list[dict[str, Any]]:
    """Gives the kept record these values; what became different."""
    before = saving.audited(kept)
    kept.sqlmodel_update(values)
    changes = differences(before, saving.audited(kept))
    kept.version += 1
    await saving.store(session, kept, {})
    await session.refresh(kept)
    return [change.model_dump() for change in changes]


async def tell(session: AsyncSession, kept: Deceased) -> None:
    await announce(await driver_connection(session), deceased_ids=[kept.id or 0])
    mark_emitted(session)


async def show(session: AsyncSession, person: Deceased) -> DeceasedOut:
    assert person.id is not None
    return await saving.show(session, DECEASED, DeceasedOut, person.id)


def _note(
    session: AsyncSession,
    who: Principal,
    kept: Deceased,
    merged: Deceased,
    changes: list[dict[str, Any]],
) -> None:
    """One entry for each, so that the history of either tells of the other."""
    took = [Change(field="merged_record", before=None, after=_named(merged))]
    took += [Change.model_validate(change) for change in changes]
    went = [Change(field="merged_into", before=None, after=_named(kept))]
    for person, told in ((kept, took), (merged, went)):
        subject = subject_of_person(person)
        note(session, RegistryAudit, who, Action.MERGED, subject=subject, changes=told)


def _named(person: Deceased) -> str:
    return f"{subject_of_person(person).label} (n. {person.id})"
