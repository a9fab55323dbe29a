"""On which occasions customers and suppliers are told of an order, and of what.

Each is told in the unit of work that changes the order.
"""

from datetime import datetime

from sqlalchemy import func
from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.clock import ROME
from services.shop.letters.posting import Occasion, tell_customer, tell_supplier
from services.shop.models import CustomerOrder, Mail, OrderPhoto, Refund, SupplierConfig
from services.shop.settings import ShopSettings
from services.shop.states import RefundStatus

UNDER_WAY = "rimborso in corso"


async def order_paid(session: AsyncSession, settings: ShopSettings, order: CustomerOrder) -> None:
    """Tells the supplier what to do, and the customer that the money has arrived."""
    new = Occasion("paid-supplier", f"Nuovo ordine {order.number}")
    await tell_supplier(session, settings, order, new)
    received = Occasion("paid-customer", f"Ordine {order.number}: pagamento ricevuto")
    await tell_customer(session, settings, order, received)


async def payment_waits(
    session: AsyncSession, settings: ShopSettings, order: CustomerOrder, *, attempt: str
) -> None:
    """Tells the customer that the bank has not decided yet, and where the order is followed."""
    waits = Occasion("waiting", f"Ordine {order.number}: pagamento in elaborazione", attempt)
    await tell_customer(session, settings, order, waits)


async def payment_failed(
    session: AsyncSession,
    settings: ShopSettings,
    order: CustomerOrder,
    *,
    attempt: str,
    until: datetime,
) -> None:
    """Tells the customer, who was told to wait for the bank, that it has refused.

    until: when the order is given up, if it still is open. attempt: which one of its payments.
    """
    failed = Occasion("unpaid", f"Ordine {order.number}: pagamento non riuscito", attempt)
    more = {"until": f"{until.astimezone(ROME):%d/%m/%Y alle %H:%M}"}
    await tell_customer(session, settings, order, failed, more)


async def order_completed(
    session: AsyncSession, settings: ShopSettings, order: CustomerOrder
) -> None:
    """Tells the customer that the service is done, in the supplier's words."""
    config = await session.get(SupplierConfig, order.supplier_id)
    feedback = (config.feedback or "").strip() if config else ""
    taken = select(func.count()).where(col(OrderPhoto.order_id) == order.id)
    more = {"feedback": feedback, "photos": (await session.exec(taken)).one()}
    done = Occasion("done", f"Ordine {order.number}: servizio completato")
    await tell_customer(session, settings, order, done, more)


async def order_cancelled(
    session: AsyncSession, settings: ShopSettings, order: CustomerOrder
) -> None:
    """Tells the customer that the order is off, and whether the money has gone back or is only
    asked for, or their bank decides of it; whoever has not paid is told nothing."""
    if order.paid_at is None:
        return
    is_refunded = await _is_refunded(session, order)
    if is_refunded:
        state = "annullato e rimborsato"
    else:
        state = "annullato" if order.is_disputed else f"annullato, {UNDER_WAY}"
    cancelled = Occasion("cancelled", f"Ordine {order.number}: {state}")
    await tell_customer(session, settings, order, cancelled, {"is_refunded": is_refunded})


async def _is_refunded(session: AsyncSession, order: CustomerOrder) -> bool:
    wanted = select(Refund).where(Refund.order_id == order.id).order_by(col(Refund.attempt).desc())
    refund = (await session.exec(wanted.limit(1))).first()
    return refund is not None and refund.status == RefundStatus.SUCCEEDED


async def order_refunded(
    session: AsyncSession, settings: ShopSettings, order: CustomerOrder, *, attempt: int
) -> None:
    """Tells the customer that the money has gone back. attempt: which one of its refunds."""
    refunded = Occasion("refunded", f"Ordine {order.number}: rimborso eseguito", str(attempt))
    await tell_customer(session, settings, order, refunded)


async def refund_failed(
    session: AsyncSession, settings: ShopSettings, order: CustomerOrder, *, attempt: int
) -> None:
    """Tells the customer that no money has come back yet and whom to ask, and the supplier what is
    to be done; but neither where the bank decides and nobody waits for a refund: both were told so
    when the order was cancelled. attempt: which one of its refunds."""
    if order.is_disputed and not await _was_promised(session, order):
        return
    subject = f"Ordine {order.number}: rimborso non riuscito"
    asked = Occasion("refund-failed", subject, str(attempt))
    await tell_customer(session, settings, order, asked)
    owed = Occasion("refund-failed-supplier", subject, str(attempt))
    await tell_supplier(session, settings, order, owed)


async def _was_promised(session: AsyncSession, order: CustomerOrder) -> bool:
    """Whether the customer waits for a refund; who had disputed before was sent to the bank."""
    told = select(Mail.id).where(
        Mail.dedupe_key == f"cancelled-{order.number}", col(Mail.subject).endswith(UNDER_WAY)
    )
    return (await session.exec(told)).first() is not None


async def order_stopped(
    session: AsyncSession, settings: ShopSettings, order: CustomerOrder
) -> None:
    """Tells the supplier, who was told to deliver, not to, and what becomes of the money."""
    stopped = Occasion("cancelled-supplier", f"Ordine {order.number} annullato: non consegnare")
    more = {"is_refunded": await _is_refunded(session, order)}
    await tell_supplier(session, settings, order, stopped, more)


async def order_disputed(
    session: AsyncSession, settings: ShopSettings, order: CustomerOrder
) -> None:
    """Tells the supplier that the money may not stay."""
    disputed = Occasion("disputed-supplier", f"Ordine {order.number}: pagamento contestato")
    await tell_supplier(session, settings, order, disputed)
