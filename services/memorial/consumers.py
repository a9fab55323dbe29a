"""What memorial does with foreign events: it keeps the newest state of records and moderators."""

from collections.abc import Sequence

from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit import readers
from services.kit.events import Handler, Reader
from services.memorial.affects.counting import hold_merges, lock_merges, tell_counts
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


async def keep_cemeteries(session: AsyncSession, changed: CemeteriesChanged) -> None:
    await readers.keep(session, Cemetery, changed.items)


async def keep_tombs(session: AsyncSession, changed: TombsChanged) -> None:
    await readers.keep(session, Tomb, changed.items)


async def keep_persons(session: AsyncSession, changed: PersonsChanged) -> None:
    """A person who is told of anew stands for themselves again: a merge was undone."""
    ids = [item.deceased_id for item in changed.items]
    await _hold_counts(session, is_merge=bool(await _merged(session, ids)))
    before = await _merged(session, ids)
    await readers.keep(session, Person, changed.items, merged_into=None)
    if before:
        await tell_counts(session, [*before, *before.values()])


async def keep_users(session: AsyncSession, changed: UsersChanged) -> None:
    await readers.keep(session, Moderator, changed.items)


async def remove_cemeteries(session: AsyncSession, removed: Removed) -> None:
    rows = [{"cemetery_id": item.id, "version": item.version} for item in removed.items]
    await readers.remove(session, Cemetery, rows, name="", enabled=False)


async def remove_tombs(session: AsyncSession, removed: Removed) -> None:
    rows = [
        {"tomb_id": item.id, "version": item.version, "public": False} for item in removed.items
    ]
    names = dict.fromkeys(("cemetery_name", "sector_name", "block_name"), "")
    await readers.remove(session, Tomb, rows, cemetery_id=0, **names)


async def remove_persons(session: AsyncSession, removed: PersonsRemoved) -> None:
    """Whoever was merged into another record adds to its count from now on."""
    ids = [item.id for item in removed.items]
    into = [item.merged_into for item in removed.items if item.merged_into is not None]
    await _hold_counts(session, is_merge=bool(into or await _merged(session, ids)))
    before = await _merged(session, ids)
    rows = [
        {
            "deceased_id": item.id,
            "version": item.version,
            "public": False,
            "merged_into": item.merged_into,
        }
        for item in removed.items
    ]
    await readers.remove(session, Person, rows, tomb_id=0, cemetery_id=0, name="", surname="")
    if into or before:
        await tell_counts(session, [*before, *before.values(), *into])


async def remove_user(session: AsyncSession, removed: UserRemoved) -> None:
    """The name stays for what they did."""
    row = {"user_id": removed.user_id, "version": GONE, "email": "", "enabled": False}
    await readers.remove(session, Moderator, [row], name="", surname="", role="")


async def _merged(session: AsyncSession, ids: Sequence[int]) -> dict[int, int]:
    """Which of these records were merged, and into which."""
    merged = select(Person.deceased_id, Person.merged_into).where(
        col(Person.deceased_id).in_(ids), col(Person.merged_into).is_not(None)
    )
    return {id_: into for id_, into in await session.exec(merged) if into is not None}


async def _hold_counts(session: AsyncSession, *, is_merge: bool) -> None:
    """While records are merged or taken apart nobody counts their affects."""
    await (lock_merges(session) if is_merge else hold_merges(session))


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
