"""The registry application."""

from starlette.types import ASGIApp

from services.kit.app import Queue, Service, create_app
from services.kit.cache import MicroCache
from services.kit.pictures.rendering import Renderer
from services.registry.blocks.routes import router as blocks
from services.registry.cemeteries.routes import router as cemeteries
from services.registry.consumers import BATCH_HANDLERS, HANDLERS
from services.registry.deceased.routes import router as deceased
from services.registry.deceased.shortcut import MEMORIAL, MemorialShortcut
from services.registry.duplicates.finding import look_everywhere
from services.registry.duplicates.routes import router as duplicates
from services.registry.exports.routes import router as exports
from services.registry.generator.routes import router as generator
from services.registry.maps.routes import router as maps
from services.registry.models import Inbox, Outbox
from services.registry.pictures.media import Media
from services.registry.pictures.routes import media as pictures
from services.registry.pictures.routes import uploads
from services.registry.pictures.sweeping import Sweeper
from services.registry.quality.routes import router as quality
from services.registry.records.counts import add_up
from services.registry.sectors.routes import router as sectors
from services.registry.settings import RegistrySettings
from services.registry.stats.routes import router as stats
from services.registry.tombs.inside import router as inside
from services.registry.tombs.routes import router as tombs
from services.registry.trash.restoring import forget_old
from services.registry.trash.routes import router as trash


def service(settings: RegistrySettings) -> Service:
    media = Media(settings.media)
    return Service(
        settings=settings,
        outbox=Outbox,
        inbox=Inbox,
        routers=(
            cemeteries,
            sectors,
            blocks,
            tombs,
            deceased,
            exports,
            trash,
            stats,
            generator,
            maps,
            duplicates,
            quality,
            uploads,
            pictures,
            inside,
        ),
        chores=(forget_old, add_up, look_everywhere, Sweeper(media)),
        shortcuts=(MemorialShortcut,),
        state={"media": media, "renderer": Renderer()},
        queues=(
            Queue("registry", HANDLERS),
            Queue("registry.batches", BATCH_HANDLERS, in_order=True),
        ),
    )


def build(settings: RegistrySettings) -> ASGIApp:
    """The application behind the micro-cache of memorials."""
    app = create_app(service(settings))
    return MicroCache(app, paths=MEMORIAL, on_hit=app.state.metrics.cache_hits.inc)
