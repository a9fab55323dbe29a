"""What shop does with foreign events: it keeps the newest state of tombs, persons and sellers, and
tells of the products that are offered by them, or no more."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial

from sqlmodel import col
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit import readers
from services.kit.events import Handler, Handlers, Reader
from services.shop.accounts.service import remove_keys
from services.shop.models import Cemetery, Person, Product, Seller, Tomb
from services.shop.offering import hold, open_cemeteries, selling, tell
from services.shop.settings import ShopSettings
from services.shop.suppliers.entered import SupplierConfigured, take_entered

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
    public: bool


class PersonState(Reader):
    deceased_id: int
    version: int
    tomb_id: int
    name: str
    surname: str
    nominative: str | None
    public: bool


class SellerState(Reader):
    user_id: int
    version: int
    name: str
    surname: str
    email: str
    business_name: str | None
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
    items: list[SellerState]


class RemovedState(Reader):
    id: int
    version: int


class Removed(Reader):
    items: list[RemovedState]


class UserRemoved(Reader):
    user_id: int


async def keep_cemeteries(session: AsyncSession, changed: CemeteriesChanged) -> None:
    async with _cemeteries_told(session, [item.cemetery_id for item in changed.items]):
        await readers.keep(session, Cemetery, changed.items)


async def keep_tombs(session: AsyncSession, changed: TombsChanged) -> None:
    await readers.keep(session, Tomb, changed.items)


async def keep_persons(session: AsyncSession, changed: PersonsChanged) -> None:
    await readers.keep(session, Person, changed.items)


async def keep_users(session: AsyncSession, changed: UsersChanged) -> None:
    async with _sellers_told(session, [item.user_id for item in changed.items]):
        await readers.keep(session, Seller, changed.items)


async def remove_cemeteries(session: AsyncSession, removed: Removed) -> None:
    rows = [{"cemetery_id": item.id, "version": item.version} for item in removed.items]
    async with _cemeteries_told(session, [item.id for item in removed.items]):
        await readers.remove(session, Cemetery, rows, name="", enabled=False)


async def remove_tombs(session: AsyncSession, removed: Removed) -> None:
    rows = [
        {"tomb_id": item.id, "version": item.version, "public": False} for item in removed.items
    ]
    names = dict.fromkeys(("cemetery_name", "sector_name", "block_name"), "")
    await readers.remove(session, Tomb, rows, cemetery_id=0, **names)


async def remove_persons(session: AsyncSession, removed: Removed) -> None:
    rows = [
        {"deceased_id": item.id, "version": item.version, "public": False} for item in removed.items
    ]
    await readers.remove(session, Person, rows, tomb_id=0, name="", surname="")


async def remove_user(session: AsyncSession, removed: UserRemoved) -> None:
    """The name stays for what they have sold, and their keys for what must be paid back."""
    row = {"user_id": removed.user_id, "version": GONE, "email": "", "enabled": False}
    async with _sellers_told(session, [removed.user_id]):
        await readers.remove(session, Seller, [row], name="", surname="", role="")
    await remove_keys(session, removed.user_id)


@asynccontextmanager
async def _sellers_told(session: AsyncSession, users: Sequence[int]) -> AsyncIterator[None]:
    """What those offer who begin to sell inside, or end, is told: pictures follow it."""
    await hold(session, col(Product.supplier_id).in_(users))
    before = await selling(session, users)
    yield
    if changed := before ^ await selling(session, users):
        await tell(session, col(Product.supplier_id).in_(changed))


@asynccontextmanager
async def _cemeteries_told(session: AsyncSession, cemeteries: Sequence[int]) -> AsyncIterator[None]:
    """The same for cemeteries that are switched on or off inside."""
    await hold(session, col(Product.cemetery_id).in_(cemeteries))
    before = await open_cemeteries(session, cemeteries)
    yield
    if changed := before ^ await open_cemeteries(session, cemeteries):
        await tell(session, col(Product.cemetery_id).in_(changed))


HANDLERS: Handlers = {
    "registry.cemetery.changed.v1": Handler(CemeteriesChanged, keep_cemeteries),
    "registry.cemetery.removed.v1": Handler(Removed, remove_cemeteries),
    "registry.tombs.changed.v1": Handler(TombsChanged, keep_tombs),
    "registry.tombs.removed.v1": Handler(Removed, remove_tombs),
    "registry.deceased.changed.v1": Handler(PersonsChanged, keep_persons),
    "registry.deceased.removed.v1": Handler(Removed, remove_persons),
    "identity.user.changed.v1": Handler(UsersChanged, keep_users),
    "identity.user.removed.v1": Handler(UserRemoved, remove_user),
}


def handlers(settings: ShopSettings) -> Handlers:
    """All of them, also the one that opens what is sealed for this service."""
    take = partial(take_entered, settings=settings)
    return {**HANDLERS, "identity.supplier.configured.v1": Handler(SupplierConfigured, take)}
