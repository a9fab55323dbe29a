"""Routes of signing in and out, and of forgotten passwords."""

from typing import Annotated

from fastapi import APIRouter, Cookie, Depends, Request, Response

from services.identity.auth import reset
from services.identity.auth.login import log_in
from services.identity.auth.origin import must_come_from_here
from services.identity.auth.schemas import LoginIn, ResetIn, ResetRequestIn
from services.identity.auth.sessions import COOKIE, clear_cookie, end_session, set_cookie
from services.identity.auth.throttle import forget_failures, key_of
from services.identity.settings import IdentitySettings
from services.identity.users.schemas import UserOut
from services.identity.users.service import find_user, show_user
from services.kit.address import ClientAddress
from services.kit.auth import SignedIn
from services.kit.db import Session, database_of
from services.kit.errors import Unauthorized


def own_origin(request: Request) -> None:
    """Signing in needs no session, so the gateway has not asked about the origin."""
    must_come_from_here(request.method, request.headers)


router = APIRouter(prefix="/api/auth", tags=["auth"], dependencies=[Depends(own_origin)])
SessionCookie = Annotated[str | None, Cookie(alias=COOKIE)]


def is_secure(request: Request) -> bool:
    """Whether the browser came by TLS, as the gateway says."""
    return request.headers.get("x-forwarded-proto", request.url.scheme) == "https"


def settings_of(request: Request) -> IdentitySettings:
    settings = request.app.state.service.settings
    assert isinstance(settings, IdentitySettings)
    return settings


@router.post("/login")
async def login(
    body: LoginIn, request: Request, response: Response, address: ClientAddress
) -> UserOut:
    """Begins a session; the cookie is the only place where its key is."""
    database = database_of(request)
    signed_in = await log_in(database, email=body.email, password=body.password, address=address)
    set_cookie(response, signed_in.token, is_secure=is_secure(request))
    async with database.unit_of_work() as session:
        return await show_user(session, signed_in.user)


@router.post("/logout", status_code=204)
async def logout(
    request: Request, response: Response, session: Session, *, cookie: SessionCookie = None
) -> None:
    """Ends the session of this browser; without one nothing happens."""
    if cookie:
        await end_session(session, cookie)
    clear_cookie(response, is_secure=is_secure(request))


@router.get("/user")
async def current_user(who: SignedIn, session: Session) -> UserOut:
    """The user who is signed in."""
    user = await find_user(session, who.id)
    if user is None or not user.enabled:
        raise Unauthorized("Accesso richiesto")
    return await show_user(session, user)


@router.post("/password-reset", status_code=204)
async def request_reset(body: ResetRequestIn, request: Request, session: Session) -> None:
    """Mails a link to the address if it is a user's; the answer never tells whether it is."""
    await reset.send_reset_link(session, body.email, settings_of(request).public_url)


@router.post("/password-reset/confirm", status_code=204)
async def confirm_reset(body: ResetIn, session: Session, address: ClientAddress) -> None:
    """Sets the password that the link's owner chose; delays for wrong ones are over."""
    user = await reset.reset_password(session, body.token, body.password)
    await forget_failures(session, key_of(user.email, address))
