"""Creates, changes and deletes products, and tells registry of their pictures."""

from collections.abc import Mapping
from typing import Any

from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit import clock
from services.kit.audit import Action, Subject, differences, record
from services.kit.auth import Principal, Role
from services.kit.db import driver_connection
from services.kit.errors import Invalid, NotFound
from services.kit.money import show_euro, to_cents
from services.kit.outbox import emit
from services.shop.events import ProductsChanged, ProductsRemoved, RemovedProduct, ShopAudit
from services.shop.models import EVERYWHERE, TOLD_VERSION, Category, Cemetery, Product, Seller
from services.shop.offering import states_of
from services.shop.policy import NO_PRODUCT, sees
from services.shop.products.query import show_product
from services.shop.products.schemas import (
    NO_CEMETERY,
    NO_SUPPLIER,
    ProductChange,
    ProductIn,
    ProductOut,
)

FIELDS = (
    "title",
    "description",
    "price_cents",
    "category_id",
    "supplier_id",
    "cemetery_id",
    "enabled",
    "picture",
)
NO_CATEGORY_HERE = "La categoria non è disponibile in questo cimitero"
NO_SUPPLIER_HERE = "Il fornitore non è attivo in questo cimitero"
_KEPT = {"read": True}  # nobody changes it meanwhile: who does, tells of the product too
NOT_YOURS = "Puoi vendere soltanto i tuoi prodotti, nel tuo cimitero"
NOT_HERE = "Puoi gestire soltanto i prodotti dei fornitori del tuo cimitero"
_REQUIRED = {
    "supplier_id": ("fornitoreId", NO_SUPPLIER),
    "cemetery_id": ("cemeteryId", NO_CEMETERY),
}


async def create_product(session: AsyncSession, who: Principal, body: ProductIn) -> ProductOut:
    """Raises Invalid for what does not belong together, or is not the caller's."""
    product = Product(**_whole(who, _stored(body.model_dump())))
    await _must_fit(session, who, product, is_new_category=True)
    session.add(product)
    await session.flush()
    _note(session, who, Action.CREATED, product, before={})
    return await _told(session, product)


async def change_product(
    session: AsyncSession, who: Principal, product_id: int, body: ProductChange
) -> ProductOut:
    """Changes what was sent and differs.

    Raises:
        NotFound: not the caller's.
        Invalid: what does not belong together, or is not the caller's.
    """
    product = await _locked(session, who, product_id)
    before = _values(product)
    sent = _stored(body.model_dump(exclude_unset=True))
    change = {name: value for name, value in sent.items() if value != before[name]}
    if not change:
        return await show_product(await driver_connection(session), product_id)
    _must_be_own(who, change)
    product.sqlmodel_update(change | {"updated_at": clock.now()})
    if {"category_id", "supplier_id", "cemetery_id"} & change.keys():
        await _must_fit(session, who, product, is_new_category="category_id" in change)
    session.add(product)
    await session.flush()
    _note(session, who, Action.UPDATED, product, before=before)
    return await _told(session, product)


async def delete_product(session: AsyncSession, who: Principal, product_id: int) -> None:
    """For good; orders keep what they say of it."""
    product = await _locked(session, who, product_id)
    _note(session, who, Action.DELETED, product, before=_values(product))
    await session.delete(product)
    version = (await session.exec(select(TOLD_VERSION.next_value()))).one()
    emit(session, ProductsRemoved(items=[RemovedProduct(id=product_id, version=version)]))


async def _told(session: AsyncSession, product: Product) -> ProductOut:
    assert product.id is not None
    emit(session, ProductsChanged(items=await states_of(session, [product])))
    await session.flush()
    return await show_product(await driver_connection(session), product.id)


async def _locked(session: AsyncSession, who: Principal, product_id: int) -> Product:
    wanted = select(Product).where(col(Product.id) == product_id).with_for_update()
    product = (await session.exec(wanted)).first()
    if product is None or not sees(
        who, cemetery_id=product.cemetery_id, supplier_id=product.supplier_id
    ):
        raise NotFound(NO_PRODUCT)
    return product


def _stored(sent: Mapping[str, Any]) -> dict[str, Any]:
    """As the table has it: whole cents."""
    stored = dict(sent)
    if "price" in stored:
        stored["price_cents"] = to_cents(stored.pop("price"))
    return stored


def _fixed(who: Principal) -> dict[str, int | None]:
    """What the caller does not choose: an admin the cemetery, a supplier who sells either."""
    match who.role:
        case Role.SUPERADMIN:
            return {}
        case Role.SUPPLIER:
            return {"cemetery_id": who.cemetery_id, "supplier_id": who.id}
    return {"cemetery_id": who.cemetery_id}


def _must_be_own(who: Principal, sent: Mapping[str, Any]) -> None:
    """Raises Invalid for another's supplier or cemetery."""
    refusal = NOT_YOURS if who.role is Role.SUPPLIER else NOT_HERE
    for name, own in _fixed(who).items():
        if sent.get(name) not in (None, own):
            raise Invalid(refusal, {_REQUIRED[name][0]: refusal})


def _whole(who: Principal, sent: Mapping[str, Any]) -> dict[str, Any]:
    """With supplier and cemetery, which who has them fixed need not send."""
    _must_be_own(who, sent)
    whole = {**sent, **_fixed(who)}
    faults = {
        field: message for name, (field, message) in _REQUIRED.items() if whole.get(name) is None
    }
    if faults:
        raise Invalid(next(iter(faults.values())), faults)
    return whole


async def _must_fit(
    session: AsyncSession, who: Principal, product: Product, *, is_new_category: bool
) -> None:
    """Cemetery, supplier and category belong together; a new category must be switched on, and for
    a supplier be one of all cemeteries."""
    faults = {}
    cemetery = await session.get(Cemetery, product.cemetery_id, with_for_update=_KEPT)
    if cemetery is None or cemetery.removed:
        faults["cemeteryId"] = "Cimitero non trovato"
    seller = await session.get(Seller, product.supplier_id, with_for_update=_KEPT)
    if seller is None or not _sells(seller, product.cemetery_id):
        faults["fornitoreId"] = NO_SUPPLIER_HERE
    places = {EVERYWHERE} if who.role is Role.SUPPLIER else {EVERYWHERE, product.cemetery_id}
    if not is_new_category:
        places.add(product.cemetery_id)
    category = await session.get(Category, product.category_id, with_for_update=_KEPT)
    if category is None or category.cemetery_id not in places:
        faults["categoryId"] = NO_CATEGORY_HERE
    elif is_new_category and not category.enabled:
        faults["categoryId"] = "La categoria è disattivata"
    if faults:
        raise Invalid(next(iter(faults.values())), faults)


def _sells(seller: Seller, cemetery_id: int) -> bool:
    is_active = seller.enabled and not seller.removed and seller.role == Role.SUPPLIER
    return is_active and seller.cemetery_id == cemetery_id


def _values(product: Product) -> dict[str, Any]:
    return {name: getattr(product, name) for name in FIELDS}


def _note(
    session: AsyncSession,
    who: Principal,
    action: Action,
    product: Product,
    *,
    before: Mapping[str, Any],
) -> None:
    assert product.id is not None
    after = {} if action is Action.DELETED else _values(product)
    subject = Subject(
        kind="product", id=product.id, label=product.title, cemetery_id=product.cemetery_id
    )
    changes = differences(_readable(before), _readable(after))
    record(session, ShopAudit, who, action, subject=subject, changes=changes)


def _readable(values: Mapping[str, Any]) -> dict[str, Any]:
    """As people read it in the record of changes."""
    readable = dict(values)
    if "price_cents" in readable:
        readable["price"] = show_euro(readable.pop("price_cents"))
    return readable
