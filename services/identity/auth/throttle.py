"""Growing delays on wrong passwords, for one account from one address alone."""

import hashlib
from datetime import datetime, timedelta
from math import ceil

from sqlalchemy import delete
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import col
from sqlmodel.ext.asyncio.session import AsyncSession

from services.identity.models import FailedLogin
from services.kit import clock
from services.kit.errors import TooManyRequests

FREE_TRIES = 5
LONGEST = timedelta(minutes=15)
FORGET_AFTER = timedelta(hours=24)


def key_of(email: str, address: str) -> str:
    return hashlib.sha256(f"{email}\n{address}".encode()).hexdigest()


def delay_after(failures: int) -> timedelta:
    """Nothing for the first tries, then 2, 4, 8 ... seconds, at most a quarter of an hour."""
    if failures < FREE_TRIES:
        return timedelta(0)
    return min(timedelta(seconds=2 ** min(failures - FREE_TRIES + 1, 12)), LONGEST)


async def begin_try(session: AsyncSession, key: str) -> None:
    """Counts a try as failed before it is made, so that many at once cannot slip past the delay.

    Raises:
        TooManyRequests: a delay runs; this try counts for nothing.
    """
    now = clock.now()
    failed = await _locked(session, key, now)
    if failed.blocked_until is not None and failed.blocked_until > now:
        raise _blocked_for(failed.blocked_until - now)
    is_old = failed.last_at < now - FORGET_AFTER
    failed.failures = 1 if is_old else failed.failures + 1
    failed.last_at = now
    failed.blocked_until = now + delay_after(failed.failures)
    session.add(failed)


async def _locked(session: AsyncSession, key: str, now: datetime) -> FailedLogin:
    """The row of `key`, made or found and locked by one statement."""
    fresh = insert(FailedLogin).values(key=key, failures=0, last_at=now)
    locked = fresh.on_conflict_do_update(
        index_elements=[col(FailedLogin.key)], set_={"key": fresh.excluded.key}
    )
    return (await session.scalars(locked.returning(FailedLogin))).one()


async def forget_old_failures(session: AsyncSession) -> None:
    """A chore: what counts no longer."""
    old = col(FailedLogin.last_at) < clock.now() - FORGET_AFTER
    await session.exec(delete(FailedLogin).where(old))


def _blocked_for(left: timedelta) -> TooManyRequests:
    seconds = ceil(left.total_seconds())
    when = "un secondo" if seconds == 1 else f"{seconds} secondi"
    return TooManyRequests(f"Troppi tentativi: riprova tra {when}", retry_after=seconds)


async def forget_failures(session: AsyncSession, key: str) -> None:
    await session.exec(delete(FailedLogin).where(col(FailedLogin.key) == key))
