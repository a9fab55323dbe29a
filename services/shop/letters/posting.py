"""Writes a mail about an order and puts it into the unit of work at hand; each is sent once.

What a customer typed is plain text here and in the templates, which escape it.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.auth import Role
from services.kit.mail import Letter, Templates, send_later
from services.kit.money import show_euro
from services.shop.models import CustomerOrder, Mail, OrderItem, Seller, SupplierConfig
from services.shop.settings import ShopSettings

TEMPLATES = Templates(Path(__file__).parents[1] / "mails")
DEMO = "[DEMO] "


@dataclass(frozen=True, slots=True)
class Line:
    """An item as a mail shows it."""

    title: str
    quantity: int
    price: str
    total: str


@dataclass(frozen=True, slots=True)
class Occasion:
    """What is told. name: of the templates; nth: sets apart what may happen to an order again."""

    name: str
    subject: str
    nth: str = ""

    def key(self, order: CustomerOrder) -> str:
        """Under which it is told once."""
        return "-".join(filter(None, (self.name, order.number, self.nth)))


async def supplier_address(session: AsyncSession, supplier_id: int) -> str | None:
    """Where a supplier reads of orders: the address of the configuration, else the login's; None
    for one who is gone, or is no supplier any more: customers' names are not theirs to read."""
    seller = await session.get(Seller, supplier_id)
    if seller is None or seller.removed or seller.role != Role.SUPPLIER:
        return None
    config = await session.get(SupplierConfig, supplier_id)
    return (config and config.notification_email) or seller.email


async def _values(
    session: AsyncSession, settings: ShopSettings, order: CustomerOrder
) -> dict[str, Any]:
    """What the templates show of an order."""
    assert order.id is not None
    wanted = select(OrderItem).where(OrderItem.order_id == order.id).order_by(col(OrderItem.id))
    items = (await session.exec(wanted)).all()
    seller = await session.get(Seller, order.supplier_id)
    site = settings.public_url.rstrip("/")
    return {
        "order": order,
        "supplier": name_of(seller),
        "items": [_line(item) for item in items],
        "total": show_euro(order.amount_cents),
        "orders_link": f"{site}/orders",
        "order_link": f"{site}/ordine/{order.token}",
    }


def name_of(seller: Seller | None) -> str:
    """How a supplier is called: the business, else the person."""
    if seller is None:
        return ""
    return seller.business_name or f"{seller.name} {seller.surname}".strip()


def _line(item: OrderItem) -> Line:
    return Line(
        title=item.title,
        quantity=item.quantity,
        price=show_euro(item.price_cents),
        total=show_euro(item.price_cents * item.quantity),
    )


async def tell_customer(
    session: AsyncSession,
    settings: ShopSettings,
    order: CustomerOrder,
    occasion: Occasion,
    more: dict[str, Any] | None = None,
) -> None:
    """Tells the customer. more: what this template shows besides the order."""
    values = await _values(session, settings, order) | (more or {})
    await _send(session, order, occasion, order.customer_email, values)


async def tell_supplier(
    session: AsyncSession,
    settings: ShopSettings,
    order: CustomerOrder,
    occasion: Occasion,
    more: dict[str, Any] | None = None,
) -> None:
    """Tells the supplier, if there still is one to be told."""
    recipient = await supplier_address(session, order.supplier_id)
    if recipient is not None:
        values = await _values(session, settings, order) | (more or {})
        await _send(session, order, occasion, recipient, values)


async def _send(
    session: AsyncSession,
    order: CustomerOrder,
    occasion: Occasion,
    recipient: str,
    values: dict[str, Any],
) -> None:
    text, html = TEMPLATES.render(occasion.name, values)
    letter = Letter(
        dedupe_key=occasion.key(order),
        recipient=recipient,
        subject=occasion.subject if order.is_live else DEMO + occasion.subject,
        text=text,
        html=html,
    )
    await send_later(session, Mail, letter)
