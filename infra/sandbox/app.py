"""The sandbox as one application: 'Posta demo' with the same mail for scripts, and the stand-in of
the card provider with its page 'Stripe finto'."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, HTTPException, Request, Response
from fastapi.responses import HTMLResponse
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.responses import FileResponse

from infra.sandbox.mailbox import Mailbox, Message, opening_elsewhere
from infra.sandbox.payments import control, script
from infra.sandbox.payments.api import Api
from infra.sandbox.payments.courier import Courier
from infra.sandbox.payments.provider import Provider
from infra.sandbox.payments.store import Store
from infra.sandbox.smtp import receiving

PAGE = Path(__file__).with_name("page")
FILES = {
    "/": "index.html",
    "/posta.css": "posta.css",
    "/posta.js": "posta.js",
    "/pagamenti": "pagamenti.html",
    "/pagamenti.css": "pagamenti.css",
    "/pagamenti.js": "pagamenti.js",
}
# Only pages on this machine may talk to it, by whatever name another site makes it answer to.
HOSTS = ["127.0.0.1", "localhost"]
OF_PAGE = (
    "default-src 'self'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)
# A mail is a stranger's page: no scripts, no requests but for pictures, no way out of its frame.
OF_MAIL = (
    "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; "
    "style-src 'unsafe-inline'; img-src data: http: https:; frame-ancestors 'self'"
)


def build(smtp_port: int, folder: Path | None = None) -> FastAPI:
    """The application; receives mail on `smtp_port` while it runs. folder: where payments are kept;
    without one they are forgotten with the process."""
    mailbox = Mailbox()
    store = Store(folder)
    provider = Provider(store, Courier(store))

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with receiving(mailbox, smtp_port) as port:
            app.state.smtp_port = port
            yield
        await provider.courier.close()
        store.close()

    app = FastAPI(lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None)
    app.add_middleware(TrustedHostMiddleware, allowed_hosts=HOSTS)
    _add_files(app)
    _add_mail(app, mailbox)
    app.include_router(control.router(provider))
    app.router.routes.extend([*Api(provider).routes(), *script.routes()])
    return app


def _add_files(app: FastAPI) -> None:
    @app.get("/healthz")
    async def alive() -> dict[str, str]:
        return {"status": "ok"}

    async def file(request: Request) -> FileResponse:
        headers = {"Content-Security-Policy": OF_PAGE, "Cache-Control": "no-cache"}
        return FileResponse(PAGE / FILES[request.url.path], headers=headers)

    for path in FILES:
        app.add_route(path, file)


def _add_mail(app: FastAPI, mailbox: Mailbox) -> None:
    @app.get("/api/messages")
    async def messages(to: str | None = None) -> list[Message]:
        """Newest first; `to`: only those for this address."""
        return [message for message in mailbox if to is None or to in message.to]

    @app.delete("/api/messages", status_code=204)
    async def delete_all() -> None:
        mailbox.clear()

    @app.get("/messages/{message_id}/html")
    async def html(message_id: int) -> Response:
        """The HTML part for the frame of the page."""
        message = mailbox.find(message_id)
        if message is None:
            raise HTTPException(404)
        headers = {"Content-Security-Policy": OF_MAIL}
        return HTMLResponse(opening_elsewhere(message.html), headers=headers)
