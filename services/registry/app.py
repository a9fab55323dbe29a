"""The registry application."""

import re

from starlette.types import ASGIApp

from services.kit.app import Queue, Service, create_app
from services.kit.cache import MicroCache
from services.registry.blocks.routes import router as blocks
from services.registry.cemeteries.routes import router as cemeteries
from services.registry.consumers import BATCH_HANDLERS, HANDLERS
from services.registry.deceased.routes import router as deceased
from services.registry.models import Inbox, Outbox
from services.registry.settings import RegistrySettings
from services.registry.stats.routes import router as stats

MEMORIAL = re.compile(r"/api/public/deceased/[1-9]\d{0,9}")


def service(settings: RegistrySettings) -> Service:
    return Service(
        settings=settings,
        outbox=Outbox,
        inbox=Inbox,
        routers=(cemeteries, blocks, deceased, stats),
        queues=(
            Queue("registry", HANDLERS),
            Queue("registry.batches", BATCH_HANDLERS, in_order=True),
        ),
    )


def build(settings: RegistrySettings) -> ASGIApp:
    """The application behind the micro-cache of memorials."""
    return MicroCache(create_app(service(settings)), paths=MEMORIAL)
