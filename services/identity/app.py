"""The identity application."""

from fastapi import FastAPI

from services.identity.audit.routes import router as audit
from services.identity.auth.internal import router as internal
from services.identity.auth.routes import router as auth
from services.identity.auth.sessions import forget_expired
from services.identity.auth.throttle import forget_old_failures
from services.identity.auth.tokens import TokenSigner
from services.identity.consumers import HANDLERS
from services.identity.models import Inbox, Mail, Outbox
from services.identity.settings import IdentitySettings
from services.identity.users.routes import router as users
from services.kit.app import Queue, Service, create_app


def service(settings: IdentitySettings) -> Service:
    return Service(
        settings=settings,
        outbox=Outbox,
        inbox=Inbox,
        routers=(auth, users, audit, internal),
        queues=(Queue("identity", HANDLERS),),
        state={"signer": TokenSigner(settings.token_private_key)},
        mails=Mail,
        mail_settings=settings.mail,
        chores=(forget_expired, forget_old_failures),
    )


def build(settings: IdentitySettings) -> FastAPI:
    return create_app(service(settings))
