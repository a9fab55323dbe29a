"""Pays an order from its own page: the payment that was begun with it, and never another one."""

from sqlmodel import select

from services.kit.errors import Conflict, NotFound
from services.shop.checkout.schemas import OrderCreated
from services.shop.checkout.telling import payable
from services.shop.models import CustomerOrder
from services.shop.payments.cancelling import IN_PROGRESS, PAID_MEANWHILE
from services.shop.payments.desk import Desk
from services.shop.payments.following import look
from services.shop.policy import NO_ORDER
from services.shop.provider import faults
from services.shop.states import OrderStatus, PaymentStatus

GIVEN_UP = "L'ordine è stato annullato e non si può più pagare"


async def pay_again(desk: Desk, token: str) -> OrderCreated:
    """What the browser needs to pay the order that a customer's link leads to.

    The provider is asked first how the payment is: no webhook may have told of it.

    Raises:
        NotFound: nobody was given such a link.
        Conflict: there is nothing to pay: it is paid, the bank is at it, or it was given up.
        AppError: the provider could not be asked.
    """
    async with desk.database.unit_of_work() as session:
        wanted = select(CustomerOrder).where(CustomerOrder.token == token)
        order = (await session.exec(wanted)).first()
    if order is None:
        raise NotFound(NO_ORDER)
    if order.status != OrderStatus.PENDING or order.payment_intent_id is None:
        raise Conflict(_why_not(order))
    account = await desk.account_of(order)
    with faults.told("paying an order again", order=order.number):
        order, intent = await look(desk, order, account, order.payment_intent_id)
    if order.status != OrderStatus.PENDING or order.payment_status != PaymentStatus.OPEN:
        raise Conflict(_why_not(order))
    return payable(desk.settings, order, account, intent)


def _why_not(order: CustomerOrder) -> str:
    if order.payment_status == PaymentStatus.PROCESSING:
        return IN_PROGRESS
    if order.status == OrderStatus.CANCELLED or order.payment_intent_id is None:
        return GIVEN_UP
    return PAID_MEANWHILE
