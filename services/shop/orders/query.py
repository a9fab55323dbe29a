"""Reads orders, each caller's own."""

import asyncpg

from services.kit.auth import Principal, Role
from services.kit.db import Connection
from services.kit.errors import NotFound
from services.shop.orders.schemas import (
    MOST,
    ChangeOut,
    CustomerOrderOut,
    ItemOut,
    OrderOut,
    OrderRow,
    PhotoOut,
    RefundOut,
)
from services.shop.payments.waiting import given_up_at
from services.shop.policy import NO_ORDER
from services.shop.states import OrderStatus, PaymentStatus

_FIELDS = """
o.id, o.number as order_number, o.customer_name, o.customer_email, o.customer_phone, o.tomb_id,
o.tomb_label as tomb, o.deceased_label as deceased, o.amount_cents as total_amount, o.status,
o.payment_status, o.created_at, o.paid_at, o.completed_at, o.cancelled_at, o.cemetery_id,
o.cemetery_name, o.supplier_id, not o.is_live as is_demo, o.alarm, o.notes,
coalesce(s.business_name, nullif(trim(s.name || ' ' || s.surname), ''), '') as supplier_name,
(select r.status from shop.refund r where r.order_id = o.id order by r.attempt desc limit 1)
  as refund_status
"""
_FROM = "from shop.customer_order o left join shop.seller s on s.user_id = o.supplier_id"
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


def _own(who: Principal) -> tuple[str, list[int]]:
    """The condition that leaves what the caller may see, and its argument."""
    match who.role:
        case Role.SUPERADMIN:
            return "true", []
        case Role.ADMIN:
            return "o.cemetery_id = $1", [who.cemetery_id or 0]
        case Role.SUPPLIER:
            return "o.supplier_id = $1", [who.id]
    return "false", []


async def list_orders(
    connection: Connection, who: Principal, status: OrderStatus | None
) -> list[OrderRow]:
    """The newest orders that the caller may see, `MOST` at most."""
    own, arguments = _own(who)
    wanted = f"and o.status = '{status}'" if status else ""
    rows = await connection.fetch(
        f"select {_FIELDS} {_FROM} where {own} {wanted} order by o.id desc limit {MOST}",
        *arguments,
    )
    return [OrderRow(**dict(row)) for row in rows]


async def show_order(connection: Connection, who: Principal, order_id: int) -> OrderOut:
    """An order with all that belongs to it.

    Raises:
        NotFound: no such order, or not the caller's.
    """
    own, arguments = _own(who)
    place = f"${len(arguments) + 1}"
    row = await connection.fetchrow(
        f"select {_FIELDS} {_FROM} where {own} and o.id = {place}", *arguments, order_id
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
    own, arguments = _own(who)
    place = f"${len(arguments) + 1}"
    seen = f"{_SEEN} where {own} and o.id = {place}"
    if not await connection.fetchval(seen, *arguments, order_id):
        raise NotFound(NO_ORDER)


async def show_to_customer(connection: Connection, token: str) -> CustomerOrderOut:
    """The order that a customer's link leads to.

    Raises:
        NotFound: nobody was given such a link.
    """
    row = await connection.fetchrow(
        f"select {_FIELDS}, o.payment_intent_id {_FROM} where o.token = $1", token
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
