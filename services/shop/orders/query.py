"""Reads one order, for who may see it."""

import asyncpg

from services.kit.auth import Principal
from services.kit.db import Connection
from services.kit.errors import NotFound
from services.shop.orders.rows import FIELDS, FROM, own
from services.shop.orders.schemas import (
    ChangeOut,
    CustomerOrderOut,
    ItemOut,
    OrderOut,
    PhotoOut,
    RefundOut,
)
from services.shop.payments.waiting import given_up_at
from services.shop.policy import NO_ORDER
from services.shop.states import OrderStatus, PaymentStatus

_SEEN = "select true from shop.customer_order o"

_ITEMS = """
select title, quantity, price_cents as price from shop.order_item where order_id = $1 order by id
"""
_CHANGES = """
select c.at, c.before, c.after, c.source, c.note,
  nullif(trim(s.name || ' ' || s.surname), '') as user_name
from shop.order_change c left join shop.seller s on s.user_id = c.user_id
where c.order_id = $1 order by c.id
"""
_PHOTOS = "select id, width, height from shop.order_photo where order_id = $1 order by id"
_REFUNDS = """
select attempt, amount_cents as amount, status, created_at
from shop.refund where order_id = $1 order by attempt
"""
_FEEDBACK = """
select nullif(trim(c.feedback), '') from shop.supplier_config c where c.supplier_id = $1
"""
_REFUSED = "select max(failed_at) from shop.bank_wait where order_id = $1"


async def show_order(connection: Connection, who: Principal, order_id: int) -> OrderOut:
    """An order with all that belongs to it.

    Raises:
        NotFound: no such order, or not the caller's.
    """
    seen, arguments = own(who)
    place = f"${len(arguments) + 1}"
    row = await connection.fetchrow(
        f"select {FIELDS} {FROM} where {seen} and o.id = {place}", *arguments, order_id
    )
    if row is None:
        raise NotFound(NO_ORDER)
    changes = await connection.fetch(_CHANGES, order_id)
    refunds = await connection.fetch(_REFUNDS, order_id)
    return OrderOut(
        **dict(row),
        items=await _items(connection, order_id),
        changes=[ChangeOut(**dict(change)) for change in changes],
        photos=await _photos(connection, order_id, f"/api/orders/{order_id}"),
        refunds=[RefundOut(**dict(refund)) for refund in refunds],
    )


async def must_see(connection: Connection, who: Principal, order_id: int) -> None:
    """Raises NotFound for an order that is not the caller's."""
    seen, arguments = own(who)
    place = f"${len(arguments) + 1}"
    asked = f"{_SEEN} where {seen} and o.id = {place}"
    if not await connection.fetchval(asked, *arguments, order_id):
        raise NotFound(NO_ORDER)


async def show_to_customer(connection: Connection, token: str) -> CustomerOrderOut:
    """The order that a customer's link leads to.

    Raises:
        NotFound: nobody was given such a link.
    """
    row = await connection.fetchrow(
        f"select {FIELDS}, o.payment_intent_id {FROM} where o.token = $1", token
    )
    if row is None:
        raise NotFound(NO_ORDER)
    refused_at = await connection.fetchval(_REFUSED, row["id"])
    is_payable = _is_payable(row)
    is_done = row["status"] == OrderStatus.COMPLETED
    below = f"/api/public/orders/by-token/{token}"
    return CustomerOrderOut(
        **dict(row),
        items=await _items(connection, row["id"]),
        feedback=await connection.fetchval(_FEEDBACK, row["supplier_id"]) if is_done else None,
        photos=await _photos(connection, row["id"], below) if is_done else [],
        payable_until=given_up_at(row["created_at"], refused_at) if is_payable else None,
        is_refused=is_payable and refused_at is not None,
    )


def _is_payable(row: asyncpg.Record) -> bool:
    is_open = row["status"] == OrderStatus.PENDING and row["payment_status"] == PaymentStatus.OPEN
    return is_open and row["payment_intent_id"] is not None


async def _items(connection: Connection, order_id: int) -> list[ItemOut]:
    return [ItemOut(**dict(row)) for row in await connection.fetch(_ITEMS, order_id)]


async def _photos(connection: Connection, order_id: int, below: str) -> list[PhotoOut]:
    """Where each photo is read, below the address of the order."""
    rows: list[asyncpg.Record] = await connection.fetch(_PHOTOS, order_id)
    return [PhotoOut(**dict(row), url=f"{below}/photos/{row['id']}") for row in rows]
