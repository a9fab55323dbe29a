"""Which products visitors are offered, and telling the others when that has changed."""

from collections.abc import Iterable, Sequence

from sqlalchemy import ColumnElement, func
from sqlalchemy.orm import Mapped
from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession
from sqlmodel.sql.expression import SelectOfScalar

from services.kit.auth import Role
from services.kit.outbox import emit
from services.shop.events import ProductsChanged, ProductState
from services.shop.models import TOLD_VERSION, Category, Cemetery, Product, Seller

_AN_EVENT = 200  # products
_SELLS = (
    col(Seller.enabled),
    ~col(Seller.removed),
    col(Seller.role) == Role.SUPPLIER,
)
_IS_OPEN = (col(Cemetery.enabled), ~col(Cemetery.removed))


async def states_of(session: AsyncSession, products: Sequence[Product]) -> list[ProductState]:
    """What others are told of products, with new versions."""
    numbers = select(TOLD_VERSION.next_value()).select_from(func.generate_series(1, len(products)))
    versions = (await session.exec(numbers)).all()
    offered = await _offered(session, [product.id for product in products if product.id])
    return [
        ProductState(
            product_id=product.id or 0,
            version=version,
            supplier_id=product.supplier_id,
            cemetery_id=product.cemetery_id,
            picture=product.picture,
            public=product.id in offered,
        )
        for product, version in zip(products, versions, strict=True)
    ]


async def _offered(session: AsyncSession, product_ids: Sequence[int]) -> set[int]:
    """Those that are sold for the tombs of a cemetery which visitors are shown."""
    wanted = (
        select(col(Product.id))
        .join(Category, col(Category.id) == Product.category_id)
        .join(Seller, col(Seller.user_id) == Product.supplier_id)
        .join(Cemetery, col(Cemetery.cemetery_id) == Product.cemetery_id)
        .where(col(Product.id).in_(product_ids), col(Product.enabled), col(Category.enabled))
        .where(*_SELLS, *_IS_OPEN)
    )
    return {found for found in await session.exec(wanted) if found}


async def hold(session: AsyncSession, *which: ColumnElement[bool]) -> None:
    """Nobody changes these products until the commit. To be called before what they hang on is
    locked: who changes a product locks in this order, too."""
    wanted = select(col(Product.id)).where(*which).order_by(col(Product.id))
    await session.exec(wanted.with_for_update(read=True))


async def tell(session: AsyncSession, *which: ColumnElement[bool]) -> int:
    """Tells the state of products again, and answers how many there are. None is changed meanwhile:
    its new state must not get a lower version than the old one has here."""
    kept = select(Product).where(*which).order_by(col(Product.id)).with_for_update(read=True)
    products = (await session.exec(kept)).all()
    for first in range(0, len(products), _AN_EVENT):
        some = products[first : first + _AN_EVENT]
        emit(session, ProductsChanged(items=await states_of(session, some)))
    return len(products)


async def selling(session: AsyncSession, users: Iterable[int]) -> set[int]:
    """Those of them who sell now; until the commit nobody else says otherwise."""
    column = col(Seller.user_id)
    await session.exec(_locked(column, users))
    return set(await session.exec(select(column).where(column.in_(set(users)), *_SELLS)))


async def open_cemeteries(session: AsyncSession, cemeteries: Iterable[int]) -> set[int]:
    """Those of them that visitors are shown; until the commit nobody else says otherwise."""
    column = col(Cemetery.cemetery_id)
    await session.exec(_locked(column, cemeteries))
    return set(await session.exec(select(column).where(column.in_(set(cemeteries)), *_IS_OPEN)))


def _locked(column: Mapped[int], ids: Iterable[int]) -> SelectOfScalar[int]:
    return select(column).where(column.in_(set(ids))).order_by(column).with_for_update()
