"""Sessions: an opaque cookie in the browser, its SHA-256 here, twelve hours since the last use."""

import hashlib
import secrets
from datetime import timedelta

from fastapi import Response
from sqlalchemy import delete, update
from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.identity.models import PasswordReset, User, UserSession
from services.kit import clock

COOKIE = "sid"
MARK = "camposanto-signed-in"  # tells the page that asking who is signed in is worth while
LIFETIME = timedelta(hours=12)
RENEW_AFTER = timedelta(minutes=1)  # a use within a minute of the last moves nothing
COOKIE_AGE = timedelta(days=30)  # the server decides; the browser only keeps it that long


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


async def begin_session(session: AsyncSession, user: User) -> str:
    """A new session of the user; answers the cookie's value, which is not kept here."""
    assert user.id is not None
    token = secrets.token_urlsafe(32)
    expires = clock.now() + LIFETIME
    session.add(UserSession(token_hash=digest(token), user_id=user.id, expires_at=expires))
    await session.flush()
    return token


async def find_session(session: AsyncSession, token: str) -> User | None:
    """The enabled user of a live session; using it prolongs it."""
    found = (
        select(User, UserSession)
        .join(UserSession, col(UserSession.user_id) == col(User.id))
        .where(
            col(UserSession.token_hash) == digest(token),
            col(UserSession.expires_at) > clock.now(),
            col(User.enabled),
        )
    )
    row = (await session.exec(found)).first()
    if row is None:
        return None
    user, used = row
    expires = clock.now() + LIFETIME
    if expires - used.expires_at > RENEW_AFTER:
        renew = update(UserSession).where(col(UserSession.token_hash) == used.token_hash)
        await session.exec(renew.values(expires_at=expires))
    return user


async def end_session(session: AsyncSession, token: str) -> None:
    await session.exec(delete(UserSession).where(col(UserSession.token_hash) == digest(token)))


async def end_sessions_of(session: AsyncSession, user_id: int) -> None:
    """Ends every session of a user: the password has changed, or the user may no longer enter."""
    await session.exec(delete(UserSession).where(col(UserSession.user_id) == user_id))


async def forget_links_of(session: AsyncSession, user_id: int) -> None:
    """Makes every link for a new password void."""
    await session.exec(delete(PasswordReset).where(col(PasswordReset.user_id) == user_id))


async def forget_expired(session: AsyncSession) -> None:
    """A chore: sessions and links that are over."""
    for table in (UserSession, PasswordReset):
        await session.exec(delete(table).where(col(table.expires_at) < clock.now()))


def set_cookie(response: Response, token: str, *, is_secure: bool) -> None:
    """The session's cookie, and beside it the mark that the page may read."""
    for name, value, is_hidden in ((COOKIE, token, True), (MARK, "1", False)):
        response.set_cookie(
            name,
            value,
            max_age=int(COOKIE_AGE.total_seconds()),
            httponly=is_hidden,
            samesite="lax",
            secure=is_secure,
            path="/",
        )


def clear_cookie(response: Response, *, is_secure: bool) -> None:
    for name, is_hidden in ((COOKIE, True), (MARK, False)):
        response.delete_cookie(name, httponly=is_hidden, samesite="lax", secure=is_secure, path="/")
