"""Checks an address and a password, and begins a session."""

from dataclasses import dataclass

from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.identity.auth import passwords, throttle
from services.identity.auth.sessions import begin_session
from services.identity.events import IdentityAudit
from services.identity.models import User
from services.identity.users.describe import principal_of, subject_of
from services.kit.audit import Action, record
from services.kit.db import Database
from services.kit.errors import Unauthorized

REFUSED = "Credenziali non valide"


@dataclass(frozen=True, slots=True)
class SignedInUser:
    """Who signed in, and the cookie's value."""

    user: User
    token: str


async def log_in(database: Database, *, email: str, password: str, address: str) -> SignedInUser:
    """Raises Unauthorized without telling what was wrong, TooManyRequests while a delay runs.

    The count of failures must outlive the refusal, so it has a unit of work of its own.
    """
    key = throttle.key_of(email, address)
    async with database.unit_of_work() as session:
        await throttle.begin_try(session, key)
        user = (await session.exec(select(User).where(col(User.email) == email))).first()
    is_right = await passwords.is_right(password, user.password_hash if user else None)
    if user is None or not is_right or not user.enabled:
        raise Unauthorized(REFUSED)
    async with database.unit_of_work() as session:
        token = await _begin(session, user)
        await throttle.forget_failures(session, key)
    return SignedInUser(user, token)


async def _begin(session: AsyncSession, user: User) -> str:
    """A session, unless user or password have changed while the password was being checked."""
    now = await session.get(User, user.id, with_for_update={"read": True, "key_share": True})
    if now is None or not now.enabled or now.password_hash != user.password_hash:
        raise Unauthorized(REFUSED)
    token = await begin_session(session, user)
    subject = subject_of(user)
    record(session, IdentityAudit, principal_of(user), Action.LOGGED_IN, subject=subject)
    return token
