"""Reads and writes categories."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import func
from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.audit import Action, Subject, differences, record
from services.kit.auth import Principal, Role
from services.kit.db import Connection
from services.kit.errors import Conflict, Invalid, NotFound
from services.shop.categories.schemas import CategoryChange, CategoryIn, CategoryOut
from services.shop.events import ShopAudit
from services.shop.models import EVERYWHERE, Category, Cemetery, Product
from services.shop.offering import hold, tell
from services.shop.policy import NO_CATEGORY

FIELDS = ("title", "enabled", "cemetery_id")
_LIST = """
select c.id, c.title, c.cemetery_id, c.enabled::int as enabled from shop.category c
where {} order by c.cemetery_id, c.id
"""
# of a supplier: those of all cemeteries, and those that own products are in
_OF_SUPPLIER = """c.cemetery_id = 0 or exists (
  select from shop.product p where p.category_id = c.id and p.supplier_id = $1)"""


async def list_categories(connection: Connection, who: Principal) -> list[CategoryOut]:
    """All for a superadmin; for others what their products may be in, or are."""
    match who.role:
        case Role.SUPERADMIN:
            rows = await connection.fetch(_LIST.format("true"))
        case Role.ADMIN:
            own = "c.cemetery_id in (0, $1)"
            rows = await connection.fetch(_LIST.format(own), who.cemetery_id or EVERYWHERE)
        case _:
            rows = await connection.fetch(_LIST.format(_OF_SUPPLIER), who.id)
    return [CategoryOut(**dict(row)) for row in rows]


async def create_category(session: AsyncSession, who: Principal, body: CategoryIn) -> CategoryOut:
    await _must_be_a_place(session, body.cemetery_id)
    category = Category(**body.model_dump())
    session.add(category)
    await session.flush()
    _note(session, who, Action.CREATED, category, before={})
    return _shown(category)


async def change_category(
    session: AsyncSession, who: Principal, category_id: int, body: CategoryChange
) -> CategoryOut:
    """Changes what was sent. One that products of several cemeteries are in stays everywhere.

    Raises:
        Conflict: products of other cemeteries are in it.
    """
    inside = col(Product.category_id) == category_id
    await hold(session, inside)
    category = await _locked(session, category_id)
    sent = body.model_dump(exclude_unset=True)
    if "cemetery_id" in sent and sent["cemetery_id"] != category.cemetery_id:
        await _must_be_a_place(session, sent["cemetery_id"])
        await _must_fit(session, category_id, sent["cemetery_id"])
    before = _values(category)
    category.sqlmodel_update(sent)
    session.add(category)
    await session.flush()
    if category.enabled != before["enabled"]:
        await tell(session, inside)
    _note(session, who, Action.UPDATED, category, before=before)
    return _shown(category)


async def delete_category(session: AsyncSession, who: Principal, category_id: int) -> None:
    """Raises Conflict while products are in it."""
    category = await _locked(session, category_id)
    count = select(func.count()).where(col(Product.category_id) == category_id)
    if products := (await session.exec(count)).one():
        much = "un prodotto: spostalo" if products == 1 else f"{products} prodotti: spostali"
        raise Conflict(f"La categoria contiene {much} prima di eliminarla")
    _note(session, who, Action.DELETED, category, before=_values(category))
    await session.delete(category)


async def _locked(session: AsyncSession, category_id: int) -> Category:
    wanted = select(Category).where(col(Category.id) == category_id).with_for_update()
    category = (await session.exec(wanted)).first()
    if category is None:
        raise NotFound(NO_CATEGORY)
    return category


async def _must_be_a_place(session: AsyncSession, cemetery_id: int) -> None:
    if cemetery_id == EVERYWHERE:
        return
    cemetery = await session.get(Cemetery, cemetery_id)
    if cemetery is None or cemetery.removed:
        message = "Cimitero non trovato"
        raise Invalid(message, {"cemeteryId": message})


async def _must_fit(session: AsyncSession, category_id: int, cemetery_id: int) -> None:
    if cemetery_id == EVERYWHERE:
        return
    others = select(func.count()).where(
        col(Product.category_id) == category_id, col(Product.cemetery_id) != cemetery_id
    )
    if (await session.exec(others)).one():
        raise Conflict("La categoria contiene prodotti di altri cimiteri")


def _values(category: Category) -> dict[str, Any]:
    return {name: getattr(category, name) for name in FIELDS}


def _shown(category: Category) -> CategoryOut:
    return CategoryOut(id=category.id, **_values(category) | {"enabled": int(category.enabled)})


def _note(
    session: AsyncSession,
    who: Principal,
    action: Action,
    category: Category,
    *,
    before: Mapping[str, Any],
) -> None:
    assert category.id is not None
    after = {} if action is Action.DELETED else _values(category)
    subject = Subject(
        kind="category",
        id=category.id,
        label=category.title,
        cemetery_id=category.cemetery_id or None,
    )
    record(session, ShopAudit, who, action, subject=subject, changes=differences(before, after))
