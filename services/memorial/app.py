"""The memorial application."""

from fastapi import FastAPI

from services.kit.app import Queue, Service, create_app
from services.memorial.consumers import HANDLERS
from services.memorial.models import Inbox, Mail, Outbox
from services.memorial.settings import MemorialSettings


def service(settings: MemorialSettings) -> Service:
    return Service(
        settings=settings,
        outbox=Outbox,
        inbox=Inbox,
        queues=(Queue("memorial", HANDLERS),),
        mails=Mail,
        mail_settings=settings.mail,
    )


def build(settings: MemorialSettings) -> FastAPI:
    return create_app(service(settings))
