"""Approves and deletes what visitors left; each change leaves its entry in the audit log."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit import clock
from services.kit.audit import Action, Change, Subject, differences, record
from services.kit.auth import Principal
from services.kit.db import driver_connection
from services.kit.errors import NotFound
from services.memorial import policy
from services.memorial.events import MemorialAudit
from services.memorial.moderation.query import lock_rows, show_tribute
from services.memorial.moderation.schemas import Done, Several, TributeOut


@dataclass(frozen=True, slots=True)
class Held:
    """A text that this unit of work has locked, and whose it is to moderate."""

    id: int
    kind: str
    deceased_id: int
    name: str
    text: str
    email: str | None
    ip_address: str | None
    enabled: bool
    created_at: datetime
    is_reported: bool
    person: str
    cemetery_id: int
    owner_id: int | None

    def subject(self) -> Subject:
        label = f"{self.name} per {self.person}"
        return Subject(kind=self.kind, id=self.id, label=label, cemetery_id=self.cemetery_id)


async def hold(session: AsyncSession, who: Principal, ids: Sequence[int]) -> list[Held]:
    """Those of these texts that are the caller's to moderate, locked."""
    await session.flush()
    rows = await lock_rows(await driver_connection(session), ids)
    held = [Held(**row) for row in rows]  # type: ignore[arg-type]  # a row of a statement
    return [one for one in held if policy.moderates(who, one.cemetery_id, one.owner_id)]


async def hold_one(session: AsyncSession, who: Principal, tribute_id: int) -> Held:
    """Raises NotFound: there is none, or it is not the caller's."""
    held = await hold(session, who, [tribute_id])
    if not held:
        raise NotFound(policy.NO_TRIBUTE)
    return held[0]


async def approve(session: AsyncSession, who: Principal, tribute_id: int) -> TributeOut:
    """Publishes a text; of one that is published and was reported a moderator says that it may
    stay."""
    held = await hold_one(session, who, tribute_id)
    await _publish(session, who, [held])
    return await show_tribute(await driver_connection(session), who, tribute_id)


async def delete(session: AsyncSession, who: Principal, tribute_id: int) -> None:
    """Removes a text for good."""
    await _remove(session, who, [await hold_one(session, who, tribute_id)])


async def moderate(session: AsyncSession, who: Principal, wanted: Several) -> Done:
    """Approves or deletes many; those that are gone or another's are told."""
    held = await hold(session, who, wanted.ids)
    await (_publish if wanted.action == "approve" else _remove)(session, who, held)
    found = {one.id for one in held}
    missing = [id_ for id_ in dict.fromkeys(wanted.ids) if id_ not in found]
    return Done(done=len(held), missing=missing)


async def _publish(session: AsyncSession, who: Principal, held: list[Held]) -> None:
    waiting = [one for one in held if not one.enabled or one.is_reported]
    await (await driver_connection(session)).execute(
        "update memorial.tribute set enabled = true, approved_at = $1, approved_by = $2,"
        " vouched_at = case when reported_at is null then vouched_at else $1 end,"
        " reported_at = null where id = any ($3::int[])",
        clock.now(),
        who.id,
        [one.id for one in waiting],
    )
    for one in waiting:
        before = {"published": one.enabled, "reported": one.is_reported}
        changes = differences(before, {"published": True, "reported": False})
        _told(session, who, Action.APPROVED, one, changes)


async def _remove(session: AsyncSession, who: Principal, held: list[Held]) -> None:
    await (await driver_connection(session)).execute(
        "delete from memorial.tribute where id = any ($1::int[])", [one.id for one in held]
    )
    for one in held:
        gone = {"friend_name": one.name, "published": one.enabled}  # not the words: they are gone
        _told(session, who, Action.DELETED, one, differences(gone, {}))


def _told(
    session: AsyncSession, who: Principal, action: Action, one: Held, changes: list[Change]
) -> None:
    record(session, MemorialAudit, who, action, subject=one.subject(), changes=changes)
