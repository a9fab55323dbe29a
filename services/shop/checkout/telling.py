"""What a browser is told that is to pay an order."""

from services.shop.checkout.schemas import OrderCreated
from services.shop.models import CustomerOrder, PaymentAccount
from services.shop.payments.intents import Intent
from services.shop.settings import ShopSettings


def payable(
    settings: ShopSettings, order: CustomerOrder, account: PaymentAccount, intent: Intent
) -> OrderCreated:
    """The secret and the key are of the same account: the one that the order was made with."""
    assert intent.client_secret is not None
    return OrderCreated(
        client_secret=intent.client_secret,
        supplier_id=order.supplier_id,
        order_number=order.number,
        total_amount=order.amount_cents,
        stripe_public_key=account.publishable_key,
        stripe_js_url=settings.stripe_js_url,
        is_demo=not order.is_live,
        order_token=order.token,
    )
