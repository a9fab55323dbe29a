"""Puts the mails about an order into the unit of work that changes it; each is sent once.

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


async def order_paid(session: AsyncSession, settings: ShopSettings, order: CustomerOrder) -> None:
    """Tells the supplier what to do, and the customer that the money has arrived."""
    values = await _values(session, settings, order)
    supplier = await supplier_address(session, order.supplier_id)
    if supplier is not None:
        subject = f"Nuovo ordine {order.number}"
        await _send(session, order, f"paid-supplier-{order.number}", supplier, subject, values)
    subject = f"Ordine {order.number}: pagamento ricevuto"
    await _send(
        session, order, f"paid-customer-{order.number}", order.customer_email, subject, values
    )


async def order_completed(
    session: AsyncSession, settings: ShopSettings, order: CustomerOrder
) -> None:
    """Tells the customer that the service is done, in the supplier's words."""
    config = await session.get(SupplierConfig, order.supplier_id)
    feedback = (config.feedback or "").strip() if config else ""
    values = await _values(session, settings, order) | {"feedback": feedback}
    subject = f"Ordine {order.number}: servizio completato"
    await _send(session, order, f"done-{order.number}", order.customer_email, subject, values)


async def order_cancelled(
    session: AsyncSession, settings: ShopSettings, order: CustomerOrder
) -> None:
    """Tells the customer that money goes back; whoever has not paid is told nothing."""
    if order.paid_at is None:
        return
    values = await _values(session, settings, order)
    subject = f"Ordine {order.number}: annullato e rimborsato"
    await _send(session, order, f"cancelled-{order.number}", order.customer_email, subject, values)


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


async def _send(
    session: AsyncSession,
    order: CustomerOrder,
    key: str,
    recipient: str,
    subject: str,
    values: dict[str, Any],
) -> None:
    """The template is named by the key without the order's number."""
    text, html = TEMPLATES.render(key.removesuffix(f"-{order.number}"), values)
    letter = Letter(
        dedupe_key=key,
        recipient=recipient,
        subject=subject if order.is_live else DEMO + subject,
        text=text,
        html=html,
    )
    await send_later(session, Mail, letter)
