"""The import application."""

from fastapi import FastAPI

from services.importer.consumers import HANDLERS
from services.importer.models import Inbox, Outbox
from services.importer.reading_routes import router as reading
from services.importer.reading_routes import uploading as showing
from services.importer.routes import router
from services.importer.settings import ImporterSettings
from services.kit.app import Queue, Service, create_app


def service(settings: ImporterSettings) -> Service:
    return Service(
        settings=settings,
        outbox=Outbox,
        inbox=Inbox,
        routers=(router, reading, showing),
        queues=(Queue("importer", HANDLERS),),
    )


def build(settings: ImporterSettings) -> FastAPI:
    return create_app(service(settings))
