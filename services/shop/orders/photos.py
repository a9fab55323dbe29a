"""The supplier's photos of a service done: kept with the order, shown to nobody else."""

from typing import Any, BinaryIO

import asyncpg
from sqlalchemy import func
from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.audit import Action, Change, record
from services.kit.auth import Principal
from services.kit.errors import Conflict, NotFound
from services.kit.pictures.rendering import Renderer
from services.shop.events import ShopAudit
from services.shop.models import CustomerOrder, OrderPhoto
from services.shop.orders.finding import find_order, subject_of
from services.shop.orders.schemas import PhotoOut
from services.shop.states import OrderStatus

MOST_PHOTOS = 6
MAX_BYTES = 10 * 1024 * 1024
NO_PHOTO = "Foto non trovata"
PRIVATE = {"Cache-Control": "private, no-store", "X-Robots-Tag": "noindex"}
WEBP: dict[int | str, dict[str, Any]] = {
    200: {"content": {"image/webp": {}}, "description": "The photo"},
}
_OPEN = (OrderStatus.PAID, OrderStatus.PROCESSING)


async def add_photo(
    session: AsyncSession, who: Principal, renderer: Renderer, *, order_id: int, file: BinaryIO
) -> PhotoOut:
    """Adds a photo to an order that is being worked on.

    Raises:
        Conflict: the order is closed, or has as many as it may.
        Invalid: no picture.
    """
    rendered = await renderer.render(file, field="photo")
    order = await find_order(session, who, order_id, lock=True)
    _must_be_open(order)
    kept = select(func.count()).where(col(OrderPhoto.order_id) == order_id)
    if (await session.exec(kept)).one() >= MOST_PHOTOS:
        raise Conflict(f"Un ordine può avere al massimo {MOST_PHOTOS} foto")
    photo = OrderPhoto(
        order_id=order_id,
        content=rendered.page,
        media_type="image/webp",
        width=rendered.width,
        height=rendered.height,
        created_by=who.id,
    )
    session.add(photo)
    await session.flush()
    assert photo.id is not None
    _note(session, who, order, before=None, after=photo.id)
    return PhotoOut(
        id=photo.id,
        url=f"/api/orders/{order_id}/photos/{photo.id}",
        width=photo.width,
        height=photo.height,
    )


async def remove_photo(
    session: AsyncSession, who: Principal, *, order_id: int, photo_id: int
) -> None:
    """Takes a photo away that no customer has been shown."""
    order = await find_order(session, who, order_id, lock=True)
    _must_be_open(order)
    photo = await session.get(OrderPhoto, photo_id)
    if photo is None or photo.order_id != order_id:
        raise NotFound(NO_PHOTO)
    await session.delete(photo)
    _note(session, who, order, before=photo_id, after=None)


async def read_photo(reads: asyncpg.Pool, *, order_id: int, photo_id: int) -> bytes:
    """The WebP of a photo."""
    return await _content(
        reads,
        "select content from shop.order_photo where order_id = $1 and id = $2",
        order_id,
        photo_id,
    )


async def read_customers_photo(reads: asyncpg.Pool, *, token: str, photo_id: int) -> bytes:
    """The WebP of a photo of the order that the customer's link leads to, once it is completed."""
    return await _content(
        reads,
        "select p.content from shop.order_photo p join shop.customer_order o on o.id = p.order_id"
        " where o.token = $1 and p.id = $2 and o.status = $3",
        token,
        photo_id,
        OrderStatus.COMPLETED,
    )


async def _content(reads: asyncpg.Pool, query: str, *arguments: int | str) -> bytes:
    content: bytes | None = await reads.fetchval(query, *arguments)
    if content is None:
        raise NotFound(NO_PHOTO)
    return content


def _must_be_open(order: CustomerOrder) -> None:
    if order.status not in _OPEN:
        raise Conflict("Le foto si aggiungono agli ordini pagati o in lavorazione")


def _note(
    session: AsyncSession,
    who: Principal,
    order: CustomerOrder,
    *,
    before: int | None,
    after: int | None,
) -> None:
    changes = [Change(field="photo", before=before, after=after)]
    record(session, ShopAudit, who, Action.UPDATED, subject=subject_of(order), changes=changes)
