"""Puts an order into the database, before anybody asks for its payment."""

from dataclasses import asdict
from datetime import timedelta

from sqlalchemy import func, or_
from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit import clock
from services.kit.errors import Conflict, TooManyRequests
from services.shop.accounts.service import active_account
from services.shop.checkout.numbers import order_number, order_token
from services.shop.checkout.places import Place, find_place
from services.shop.checkout.pricing import Cart, find_cart, quantities
from services.shop.checkout.schemas import OrderIn
from services.shop.checkout.visitors import Traces, take_turn, traces_of
from services.shop.checkout.whom import find_whom
from services.shop.models import (
    CustomerOrder,
    OrderChange,
    OrderItem,
    PaymentAccount,
)
from services.shop.payments.steps import Source
from services.shop.registry import Said
from services.shop.states import OrderStatus

WITHIN = timedelta(hours=1)
TOO_MANY = "Ci sono già {} ordini non pagati di quest'ora dalla tua rete: riprova più tardi"
OTHER_PRICES = "I prezzi sono cambiati: controlla il carrello e riprova"
OTHER_CART = "Il carrello è cambiato: ricomincia il pagamento"

Booked = tuple[CustomerOrder, PaymentAccount]


async def book(
    session: AsyncSession, visitor: str, body: OrderIn, *, said: Said, most: int
) -> Booked:
    """The order of this attempt: a new one, or the one that an earlier call has made. said: by
    registry of the tomb; most: orders that a visitor may leave unpaid in an hour.

    Raises:
        AppError: what is wrong with the cart, the tomb or the visitor's hurry.
    """
    if body.checkout_id is not None:
        await take_turn(session, "checkout", str(body.checkout_id))
        known = await _known(session, body, said)
        if known is not None:
            if known.status == OrderStatus.PENDING:  # what was paid is told, whatever it costs now
                _must_be_expected(body, known.amount_cents)
            return known, await session.get_one(PaymentAccount, known.payment_account_id)
    place = await find_place(session, said, body)
    cart = await find_cart(session, place.tomb, body.items)
    _must_be_expected(body, cart.total_cents)
    account = await active_account(session, cart.supplier_id)
    traces = await _must_not_hurry(session, visitor, most)
    return await _insert(session, body, cart, place=place, account=account, traces=traces), account


def _must_be_expected(body: OrderIn, total_cents: int) -> None:
    if body.expected_total not in (None, total_cents):
        raise Conflict(OTHER_PRICES)


async def _known(session: AsyncSession, body: OrderIn, said: Said) -> CustomerOrder | None:
    """The order that was made with this attempt's id. What the customer has mended meanwhile is
    taken over; one that was given up makes room for another.

    Raises:
        Conflict: there is something else in the cart now.
    """
    wanted = select(CustomerOrder).where(CustomerOrder.checkout_id == body.checkout_id)
    order = (await session.exec(wanted.with_for_update())).first()
    if order is None:
        return None
    session.add(order)
    if order.status == OrderStatus.CANCELLED:
        order.checkout_id = None
        await session.flush()
        return None
    items = await session.exec(select(OrderItem).where(OrderItem.order_id == order.id))
    kept = {item.product_id: item.quantity for item in items}
    if order.tomb_id != body.tomb_id or kept != quantities(body.items):
        raise Conflict(OTHER_CART)
    if order.status == OrderStatus.PENDING:
        # another tab that says nothing of them takes nothing away; what was cleared is sent blank
        if "customer_name" in body.model_fields_set:
            order.customer_name = body.customer_name
        if "notes" in body.model_fields_set:
            order.notes = body.notes
        order.customer_email, order.customer_phone = body.customer_email, body.customer_phone
        whom = await find_whom(session, said, order.tomb_id, body.deceased_id)
        order.deceased_id, order.deceased_label = whom
    return order


async def _must_not_hurry(session: AsyncSession, visitor: str, most: int) -> Traces:
    """Raises TooManyRequests for who has left an hour's orders unpaid: thieves try stolen cards so.
    What was paid does not count: behind one address there may be all of a carrier's customers; nor
    what was given up before a card was tried."""
    await take_turn(session, "orders", visitor)
    traces = await traces_of(session, visitor)
    made = select(func.count()).where(
        col(CustomerOrder.visitor_hash).in_(traces.known),
        col(CustomerOrder.created_at) > clock.now() - WITHIN,
        col(CustomerOrder.paid_at).is_(None),
        or_(col(CustomerOrder.status) == OrderStatus.PENDING, col(CustomerOrder.card_tried)),
    )
    if (await session.exec(made)).one() >= most:
        raise TooManyRequests(TOO_MANY.format(most), retry_after=int(WITHIN.total_seconds()))
    return traces


async def _insert(
    session: AsyncSession,
    body: OrderIn,
    cart: Cart,
    *,
    place: Place,
    account: PaymentAccount,
    traces: Traces,
) -> CustomerOrder:
    """What the order says is what is true now, whatever becomes of product and tomb."""
    assert account.id is not None
    now = clock.now()
    order = CustomerOrder(
        number=await _free_number(session),
        checkout_id=body.checkout_id,
        token=order_token(),
        payment_account_id=account.id,
        is_live=account.is_live,
        supplier_id=cart.supplier_id,
        tomb_id=place.tomb.tomb_id,
        tomb_label=place.label,
        deceased_id=place.deceased_id,
        deceased_label=place.deceased_label,
        cemetery_id=place.tomb.cemetery_id,
        cemetery_name=place.tomb.cemetery_name,
        customer_name=body.customer_name,
        customer_email=body.customer_email,
        customer_phone=body.customer_phone,
        notes=body.notes,
        amount_cents=cart.total_cents,
        item_titles="\n".join(entry.title for entry in cart.entries),
        created_at=now,
        visitor_hash=traces.today,
    )
    session.add(order)
    await session.flush()
    assert order.id is not None
    step = OrderChange(order_id=order.id, at=now, after=OrderStatus.PENDING, source=Source.CUSTOMER)
    session.add_all([step, *(OrderItem(order_id=order.id, **asdict(it)) for it in cart.entries)])
    return order


async def _free_number(session: AsyncSession) -> str:
    while True:
        number = order_number()
        taken = select(CustomerOrder.id).where(CustomerOrder.number == number)
        if (await session.exec(taken)).first() is None:
            return number
