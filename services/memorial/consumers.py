"""What memorial does with foreign events: it keeps the newest state of records and moderators."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import text
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import SQLModel, col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.events import Handler, Reader
from services.memorial.affects.counting import tell_counts
from services.memorial.models import Cemetery, Moderator, Person, Tomb

GONE = 2**62  # no version of a user comes after this one


class CemeteryState(Reader):
    cemetery_id: int
    version: int
    name: str
    enabled: bool


class TombState(Reader):
    tomb_id: int
    version: int
    cemetery_id: int
    cemetery_name: str
    sector_name: str
    block_name: str
    reference: str | None
    user_id: int | None
    public: bool


class PersonState(Reader):
    deceased_id: int
    version: int
    tomb_id: int
    cemetery_id: int
    name: str
    surname: str
    nominative: str | None
    birthdate: str | None
    deathdate: str | None
    picture: str | None = None
    epitaph: str | None = None
    public: bool


class ModeratorState(Reader):
    user_id: int
    version: int
    name: str
    surname: str
    email: str
    role: str
    cemetery_id: int | None
    enabled: bool


class CemeteriesChanged(Reader):
    items: list[CemeteryState]


class TombsChanged(Reader):
    items: list[TombState]


class PersonsChanged(Reader):
    items: list[PersonState]


class UsersChanged(Reader):
    items: list[ModeratorState]


class RemovedState(Reader):
    id: int
    version: int


class Removed(Reader):
    items: list[RemovedState]


class RemovedPerson(RemovedState):
    merged_into: int | None


class PersonsRemoved(Reader):
    items: list[RemovedPerson]


class UserRemoved(Reader):
    user_id: int


async def _keep_newest(
    session: AsyncSession, table: type[SQLModel], key: str, items: Sequence[Reader], **more: Any
) -> None:
    """Upserts states whose version is newer than what is known; `more`: columns alike in all."""
    if not items:
        return
    new = insert(table).values([item.model_dump() | more for item in items])
    columns = [name for name in (*type(items[0]).model_fields, *more) if name != key]
    version = table.__table__.c.version  # type: ignore[attr-defined]  # tables of SQLModel have it
    await session.exec(
        new.on_conflict_do_update(
            index_elements=[key],
            set_={name: new.excluded[name] for name in columns},
            where=version < new.excluded.version,
        )
    )


async def keep_cemeteries(session: AsyncSession, changed: CemeteriesChanged) -> None:
    await _keep_newest(session, Cemetery, "cemetery_id", changed.items, removed=False)


async def keep_tombs(session: AsyncSession, changed: TombsChanged) -> None:
    await _keep_newest(session, Tomb, "tomb_id", changed.items, removed=False)


async def keep_persons(session: AsyncSession, changed: PersonsChanged) -> None:
    """A person who is told of anew stands for themselves again: a merge was undone."""
    ids = [item.deceased_id for item in changed.items]
    before = await _merged_into(session, ids)
    await _keep_newest(
        session, Person, "deceased_id", changed.items, removed=False, merged_into=None
    )
    if before:
        await tell_counts(session, [*before, *ids])


async def keep_users(session: AsyncSession, changed: UsersChanged) -> None:
    await _keep_newest(session, Moderator, "user_id", changed.items, removed=False)


async def _merged_into(session: AsyncSession, ids: list[int]) -> list[int]:
    """The records that some of these were merged into."""
    merged = select(Person.merged_into).where(
        col(Person.deceased_id).in_(ids), col(Person.merged_into).is_not(None)
    )
    return [into for into in (await session.exec(merged)).all() if into is not None]


_REMOVE = """
update memorial.{table} known
set removed = true, version = gone.version {more}
from unnest(cast(:ids as int[]), cast(:versions as bigint[]), cast(:merged as int[]))
  gone(id, version, merged)
where known.{key} = gone.id and known.version < gone.version
"""


async def _remove(
    session: AsyncSession, table: str, key: str, items: Sequence[RemovedState], more: str = ""
) -> None:
    statement = text(_REMOVE.format(table=table, key=key, more=more))
    values = {
        "ids": [item.id for item in items],
        "versions": [item.version for item in items],
        "merged": [getattr(item, "merged_into", None) for item in items],
    }
    await session.execute(statement, values)


async def remove_cemeteries(session: AsyncSession, removed: Removed) -> None:
    await _remove(session, "cemetery", "cemetery_id", removed.items)


async def remove_tombs(session: AsyncSession, removed: Removed) -> None:
    await _remove(session, "tomb", "tomb_id", removed.items)


async def remove_persons(session: AsyncSession, removed: PersonsRemoved) -> None:
    more = ", public = false, merged_into = gone.merged"
    await _remove(session, "person", "deceased_id", removed.items, more)
    if kept := [item.merged_into for item in removed.items if item.merged_into is not None]:
        await tell_counts(session, kept)


async def remove_user(session: AsyncSession, removed: UserRemoved) -> None:
    moderator = await session.get(Moderator, removed.user_id)
    if moderator is not None:
        moderator.removed, moderator.enabled, moderator.version = True, False, GONE
        session.add(moderator)


HANDLERS = {
    "registry.cemetery.changed.v1": Handler(CemeteriesChanged, keep_cemeteries),
    "registry.cemetery.removed.v1": Handler(Removed, remove_cemeteries),
    "registry.tombs.changed.v1": Handler(TombsChanged, keep_tombs),
    "registry.tombs.removed.v1": Handler(Removed, remove_tombs),
    "registry.deceased.changed.v1": Handler(PersonsChanged, keep_persons),
    "registry.deceased.removed.v1": Handler(PersonsRemoved, remove_persons),
    "identity.user.changed.v1": Handler(UsersChanged, keep_users),
    "identity.user.removed.v1": Handler(UserRemoved, remove_user),
}
