"""Makes an order and its payment: the order is committed first, then the provider is asked."""

import hashlib

from stripe import StripeClient, StripeError

from services.kit.errors import Conflict
from services.shop.checkout.booking import book
from services.shop.checkout.schemas import OrderCreated, OrderIn
from services.shop.checkout.telling import payable
from services.shop.models import CustomerOrder
from services.shop.payments import intents
from services.shop.payments.desk import Desk
from services.shop.payments.intents import Intent
from services.shop.payments.steps import Source, lock
from services.shop.payments.transition import end
from services.shop.provider import faults
from services.shop.registry import Said
from services.shop.states import OrderStatus

NO_ORDER = "Impossibile creare l'ordine: il servizio di pagamento non risponde. Riprova tra poco"
REFUSED = "Impossibile creare l'ordine: il servizio di pagamento non l'ha accettato"
GIVEN_UP = "L'ordine è stato annullato: ricomincia il pagamento"
PROVIDER_FAILED = "Pagamento non avviato: il servizio di pagamento non ha risposto o ha rifiutato"
IN_USE = 409  # another call with the same idempotency key is under way


async def create_order(desk: Desk, visitor: str, body: OrderIn, *, said: Said) -> OrderCreated:
    """The order of this attempt, and what the browser needs to pay it.

    said: by registry of the tomb.

    Raises:
        AppError: it cannot be ordered so, or its payment could not be begun.
    """
    async with desk.database.unit_of_work() as session:
        most = desk.settings.orders_per_hour
        order, account = await book(session, visitor, body, said=said, most=most)
        client = desk.client(account)  # keys that cannot be opened: no order is kept
    intent = await _intent_of(desk, order, client)
    return payable(desk.settings, order, account, intent)


def hash_of(client_secret: str) -> bytes:
    """What we keep of a payment's secret."""
    return hashlib.sha256(client_secret.encode()).digest()


async def _intent_of(desk: Desk, order: CustomerOrder, client: StripeClient) -> Intent:
    try:
        if order.payment_intent_id is not None:
            return await intents.retrieve(client, order.payment_intent_id)
        intent = await intents.create(client, order, desk.settings)
    except StripeError as fault:
        faults.note(fault, "beginning a payment", order=order.number)
        if fault.http_status != IN_USE:
            await _give_up(desk, order)
        raise faults.app_error(fault, away=NO_ORDER, refused=REFUSED) from None
    if not await _keep(desk, order, intent):
        with faults.told("calling a payment off", order=order.number):
            await intents.cancel(client, intent.id)
        raise Conflict(GIVEN_UP)
    return intent


async def _keep(desk: Desk, order: CustomerOrder, intent: Intent) -> bool:
    """Notes which payment is the order's, unless the order was given up meanwhile."""
    assert intent.client_secret is not None
    async with desk.database.unit_of_work() as session:
        kept = await lock(session, order.id)
        if kept.status == OrderStatus.CANCELLED:
            return False
        kept.payment_intent_id = intent.id
        kept.secret_hash = hash_of(intent.client_secret)
        session.add(kept)
    return True


async def _give_up(desk: Desk, order: CustomerOrder) -> None:
    """Without a payment there is no order; the next call of this attempt makes another one. A call
    beside this one may have begun it all the same."""
    async with desk.database.unit_of_work() as session:
        kept = await lock(session, order.id)
        if kept.status == OrderStatus.PENDING and kept.payment_intent_id is None:
            await end(session, desk.settings, kept, source=Source.SYSTEM, note=PROVIDER_FAILED)
