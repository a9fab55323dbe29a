"""The shop application."""

from functools import partial

from fastapi import FastAPI

from services.kit.app import Queue, Service, create_app
from services.kit.peer import Peer
from services.kit.pictures.rendering import Renderer
from services.shop.accounts.service import ensure_demo
from services.shop.accounts.webhooks import tend
from services.shop.categories.routes import router as categories
from services.shop.checkout.routes import router as checkout
from services.shop.checkout.visitors import forget_visitors
from services.shop.consumers import handlers
from services.shop.models import Inbox, Mail, Outbox
from services.shop.orders.customer import router as customer_orders
from services.shop.orders.routes import router as orders
from services.shop.orders.routes import uploads as order_photos
from services.shop.payments.following import reconcile
from services.shop.products.routes import router as products
from services.shop.provider.client import Provider
from services.shop.settings import ShopSettings
from services.shop.suppliers.entered import apply_entered
from services.shop.suppliers.routes import router as suppliers
from services.shop.webhooks.dealing import forget_events
from services.shop.webhooks.routes import router as webhooks


def service(settings: ShopSettings) -> Service:
    provider = Provider(settings)
    return Service(
        settings=settings,
        outbox=Outbox,
        inbox=Inbox,
        routers=(
            categories,
            products,
            orders,
            order_photos,
            customer_orders,
            checkout,
            webhooks,
            suppliers,
        ),
        chores=(forget_visitors, forget_events),
        minutely=(
            partial(ensure_demo, settings=settings),
            partial(apply_entered, provider=provider, settings=settings),
            partial(tend, provider=provider, settings=settings),
            partial(reconcile, provider=provider, settings=settings),
        ),
        state={"renderer": Renderer()},
        resources={"provider": provider, "registry": Peer("registry", settings.registry_url)},
        queues=(Queue("shop", handlers(settings)),),
        mails=Mail,
        mail_settings=settings.mail,
    )


def build(settings: ShopSettings) -> FastAPI:
    return create_app(service(settings))
