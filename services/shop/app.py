"""The shop application."""

from fastapi import FastAPI

from services.kit.app import Queue, Service, create_app
from services.shop.consumers import HANDLERS
from services.shop.models import Inbox, Mail, Outbox
from services.shop.settings import ShopSettings


def service(settings: ShopSettings) -> Service:
    return Service(
        settings=settings,
        outbox=Outbox,
        inbox=Inbox,
        routers=(),
        queues=(Queue("shop", HANDLERS),),
        mails=Mail,
        mail_settings=settings.mail,
    )


def build(settings: ShopSettings) -> FastAPI:
    return create_app(service(settings))
