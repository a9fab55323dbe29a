"""Forgotten passwords: a mail with a link that works once, for an hour."""

import secrets
from datetime import timedelta
from pathlib import Path

from sqlalchemy import delete
from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.identity.auth import passwords
from services.identity.auth.sessions import digest, end_sessions_of, forget_links_of
from services.identity.events import IdentityAudit
from services.identity.models import Mail, PasswordReset, User
from services.identity.users.describe import changed, principal_of, subject_of
from services.kit import clock
from services.kit.audit import Action, record
from services.kit.errors import BadRequest
from services.kit.mail import Letter, Templates, send_later
from services.kit.outbox import emit

VALID_FOR = timedelta(hours=1)
AGAIN_AFTER = timedelta(minutes=2)  # nobody's mailbox is flooded by asking again and again
TEMPLATES = Templates(Path(__file__).parents[1] / "mails")
EXPIRED = "Il collegamento non è più valido: richiedine uno nuovo"


async def send_reset_link(session: AsyncSession, email: str, public_url: str) -> None:
    """Mails a link when the address is an enabled user's; the caller learns nothing."""
    wanted = select(User).where(col(User.email) == email, col(User.enabled))
    user = (await session.exec(wanted.with_for_update(key_share=True))).first()
    if user is None or user.id is None or await _has_fresh_link(session, user.id):
        return
    token = secrets.token_urlsafe(32)
    await forget_links_of(session, user.id)
    expires = clock.now() + VALID_FOR
    session.add(PasswordReset(token_hash=digest(token), user_id=user.id, expires_at=expires))
    await send_later(session, Mail, _letter(user, token, public_url))


async def reset_password(session: AsyncSession, token: str, password: str) -> User:
    """Sets the new password and ends every session of the user.

    Raises:
        BadRequest: the link was used, is older than an hour, or never was one.
    """
    user = await _owner_of(session, token)
    if user is None or user.id is None:
        raise BadRequest(EXPIRED)
    user.password_hash = await passwords.hash_password(password)
    user.version += 1
    session.add(user)
    await end_sessions_of(session, user.id)
    emit(session, changed(user))
    who, subject = principal_of(user), subject_of(user)
    record(session, IdentityAudit, who, Action.PASSWORD_RESET, subject=subject)
    return user


async def _owner_of(session: AsyncSession, token: str) -> User | None:
    """The enabled user of a live link, which is used up. The user is locked first, as always."""
    is_live = (
        col(PasswordReset.token_hash) == digest(token),
        col(PasswordReset.expires_at) > clock.now(),
    )
    owner = (
        select(User)
        .join(PasswordReset, col(PasswordReset.user_id) == col(User.id))
        .where(*is_live, col(User.enabled))
        .with_for_update(of=User, key_share=True)
    )
    user = (await session.exec(owner)).first()
    use_up = delete(PasswordReset).where(*is_live).returning(col(PasswordReset.user_id))
    is_first = user is not None and await session.scalar(use_up) is not None
    return user if is_first else None


async def _has_fresh_link(session: AsyncSession, user_id: int) -> bool:
    made_after = clock.now() + VALID_FOR - AGAIN_AFTER
    fresh = select(PasswordReset.token_hash).where(
        col(PasswordReset.user_id) == user_id, col(PasswordReset.expires_at) > made_after
    )
    return (await session.exec(fresh)).first() is not None


def _letter(user: User, token: str, public_url: str) -> Letter:
    link = f"{public_url.rstrip('/')}/reimposta-password#{token}"
    text, html = TEMPLATES.render("password_reset", {"name": user.name, "link": link})
    return Letter(
        dedupe_key=f"reset-{digest(token)[:32]}",
        recipient=user.email,
        subject="Reimposta la password di Camposanto",
        text=text,
        html=html,
    )
