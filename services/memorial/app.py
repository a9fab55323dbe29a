"""The memorial application."""

from functools import partial

from fastapi import FastAPI

from services.kit.app import Queue, Service, create_app
from services.kit.peer import Peer
from services.memorial.affects.routes import router as affects
from services.memorial.blocks.routes import router as blocks
from services.memorial.candles.routes import router as candles
from services.memorial.consumers import HANDLERS
from services.memorial.forgetting import CHORES
from services.memorial.labels.printing import Printer
from services.memorial.labels.routes import router as labels
from services.memorial.models import Inbox, Mail, Outbox
from services.memorial.moderation.counts import add_up
from services.memorial.moderation.routes import router as moderation
from services.memorial.notices.service import send_owed
from services.memorial.pages.answering import Pages
from services.memorial.pages.routes import router as pages
from services.memorial.qr.routes import router as qr
from services.memorial.reports.routes import router as reports
from services.memorial.requests.routes import router as requests
from services.memorial.settings import MemorialSettings
from services.memorial.tributes.routes import router as tributes


def service(settings: MemorialSettings) -> Service:
    registry = Peer("registry", settings.registry_url)
    return Service(
        settings=settings,
        outbox=Outbox,
        inbox=Inbox,
        routers=(
            tributes,
            candles,
            affects,
            reports,
            qr,
            labels,
            pages,
            moderation,
            blocks,
            requests,
        ),
        chores=(*CHORES, add_up),
        minutely=(partial(send_owed, settings=settings),),
        state={"pages": Pages(settings, registry), "printer": Printer(settings.public_url)},
        resources={"registry": registry},
        queues=(Queue("memorial", HANDLERS),),
        mails=Mail,
        mail_settings=settings.mail,
    )


def build(settings: MemorialSettings) -> FastAPI:
    return create_app(service(settings))
