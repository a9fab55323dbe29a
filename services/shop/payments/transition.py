"""The one place where what the provider says takes an order forward.

The webhook, the customer's page and the reconciler all come here, in any order and any number of
times: under a lock of the order's row a step is made once, and never back.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit import clock
from services.kit.log import logger
from services.kit.money import show_euro
from services.shop.letters import service as letters
from services.shop.models import CustomerOrder
from services.shop.payments.intents import Intent
from services.shop.payments.refunds import is_under_way, owe_refund, refunds_of
from services.shop.payments.steps import (
    DISPUTED,
    Source,
    lock,
    move,
    raise_alarm,
    remark,
    was_paid,
)
from services.shop.payments.waiting import find_wait, is_long, note_refusal, open_until
from services.shop.settings import ShopSettings
from services.shop.states import OrderStatus, PaymentStatus, RefundStatus

WRONG_AMOUNT = "Importo ricevuto ({}) diverso dal totale dell'ordine ({}): verificare"
PAID_LATE = "Pagamento arrivato dopo l'annullamento: si rimborsa"
BANK_REFUSED = "Pagamento non riuscito: la banca lo ha rifiutato"
REFUNDED_ELSEWHERE = "Rimborsato nel pannello del gestore dei pagamenti"
REFUNDED_IN_PART = "Rimborso parziale di {} nel pannello del gestore dei pagamenti"
_OVER = (PaymentStatus.SUCCEEDED, PaymentStatus.CANCELED)


async def apply_payment_intent(
    session: AsyncSession,
    settings: ShopSettings,
    order: CustomerOrder,
    intent: Intent,
    *,
    source: Source = Source.PAYMENT,
    user_id: int | None = None,
) -> CustomerOrder:
    """Takes the order to where its payment is, and answers it, locked, as it is then.

    source, user_id: who has called the payment off, when that is what the intent says.
    """
    order = await lock(session, order.id)
    if order.payment_intent_id not in (None, intent.id):
        logger.error("an intent of another order", extra={"order": order.number})
        return order
    order.payment_intent_id = intent.id
    order.card_tried = order.card_tried or intent.was_tried
    session.add(order)
    was_at_bank = order.payment_status == PaymentStatus.PROCESSING
    match intent.status:
        case "succeeded":
            await _succeeded(session, settings, order, intent)
        case "canceled" if order.payment_status != PaymentStatus.SUCCEEDED:
            order.payment_status = PaymentStatus.CANCELED
            if order.status == OrderStatus.PENDING:
                await end(session, settings, order, source=source, user_id=user_id)
            if was_at_bank:
                await _refused(session, settings, order, intent)
        case "processing" if order.payment_status not in _OVER:
            await _at_bank(session, settings, order, intent)
        case _ if was_at_bank:
            await _refused(session, settings, order, intent)
    await session.flush()
    return order


async def _at_bank(
    session: AsyncSession, settings: ShopSettings, order: CustomerOrder, intent: Intent
) -> None:
    """The bank has not decided yet. Who waits for longer than a page stays open is written to."""
    wait = await find_wait(session, order, intent)
    if wait is None:
        return
    order.payment_status = PaymentStatus.PROCESSING
    if is_long(wait):
        await letters.payment_waits(session, settings, order, attempt=str(wait.id))


async def _refused(
    session: AsyncSession, settings: ShopSettings, order: CustomerOrder, intent: Intent
) -> None:
    """The bank has said no after all, when nobody looks at the page any more."""
    wait = await note_refusal(session, order, intent)
    if wait is None:
        return
    if order.payment_status == PaymentStatus.PROCESSING:
        order.payment_status = PaymentStatus.OPEN
    remark(session, order, BANK_REFUSED, source=Source.PAYMENT)
    until = await open_until(session, order)
    await letters.payment_failed(session, settings, order, attempt=str(wait.id), until=until)


async def _succeeded(
    session: AsyncSession, settings: ShopSettings, order: CustomerOrder, intent: Intent
) -> None:
    """The money has come: for an open order it is paid, for a cancelled one it goes back."""
    if order.payment_status == PaymentStatus.SUCCEEDED:
        return
    order.payment_status = PaymentStatus.SUCCEEDED
    if order.status == OrderStatus.CANCELLED:
        order.paid_at = clock.now()
        await owe_refund(session, order)
        remark(session, order, PAID_LATE, source=Source.PAYMENT)
        await letters.order_cancelled(session, settings, order)
    elif (intent.amount_received, intent.currency) != (order.amount_cents, order.currency):
        received = show_euro(intent.amount_received)
        raise_alarm(order, WRONG_AMOUNT.format(received, show_euro(order.amount_cents)))
        logger.error("another amount than asked for", extra={"order": order.number})
    elif order.status == OrderStatus.PENDING:
        move(session, order, OrderStatus.PAID, source=Source.PAYMENT)
        await letters.order_paid(session, settings, order)
        if order.is_disputed:  # told before its payment was
            await letters.order_disputed(session, settings, order)


async def end(
    session: AsyncSession,
    settings: ShopSettings,
    order: CustomerOrder,
    *,
    source: Source,
    user_id: int | None = None,
    note: str | None = None,
) -> None:
    """Cancels a locked order. Whether its money goes back has been settled before."""
    is_supplier_told = await was_paid(session, order)
    move(session, order, OrderStatus.CANCELLED, source=source, user_id=user_id, note=note)
    await letters.order_cancelled(session, settings, order)
    if is_supplier_told:
        await letters.order_stopped(session, settings, order)


@dataclass(frozen=True, slots=True)
class ToldCharge:
    """What the provider says of a charge of which money has gone back."""

    intent_id: str | None
    is_refunded: bool
    amount_refunded: int
    metadata: Mapping[str, str]

    @classmethod
    def read(cls, told: Mapping[str, Any]) -> Self:
        """Of the provider's JSON. Raises KeyError: it is no charge."""
        return cls(
            intent_id=told.get("payment_intent"),
            is_refunded=told["refunded"],
            amount_refunded=told["amount_refunded"],
            metadata=told.get("metadata") or {},
        )


async def apply_refunded_charge(
    session: AsyncSession, settings: ShopSettings, order: CustomerOrder, charge: ToldCharge
) -> None:
    """Money has gone back: by our own doing, or by somebody in the provider's pages."""
    order = await lock(session, order.id)
    if is_under_way(await refunds_of(session, order)):
        return
    session.add(order)
    if not charge.is_refunded:
        raise_alarm(order, REFUNDED_IN_PART.format(show_euro(charge.amount_refunded)))
        return
    await owe_refund(session, order, status=RefundStatus.SUCCEEDED)
    order.payment_status = PaymentStatus.SUCCEEDED
    order.paid_at = order.paid_at or clock.now()
    if order.status == OrderStatus.COMPLETED:
        raise_alarm(order, REFUNDED_ELSEWHERE)
        [*_, refund] = await refunds_of(session, order)
        await letters.order_refunded(session, settings, order, attempt=refund.attempt)
    elif order.status != OrderStatus.CANCELLED:
        await end(session, settings, order, source=Source.PAYMENT, note=REFUNDED_ELSEWHERE)


async def apply_dispute(
    session: AsyncSession, settings: ShopSettings, order: CustomerOrder
) -> None:
    """The customer's bank takes the money back; a person has to answer it, and whoever delivers
    what was paid so has to know."""
    order = await lock(session, order.id)
    order.is_disputed = True
    raise_alarm(order, DISPUTED)
    session.add(order)
    if await was_paid(session, order):
        await letters.order_disputed(session, settings, order)
