"""Tells moderators by mail that something waits: at most once an hour each.

What comes within the hour after a mail is owed; a chore tells of it when the hour is over.
"""

from collections.abc import Iterable
from datetime import timedelta
from pathlib import Path
from typing import Any

from sqlalchemy import case
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit import clock
from services.kit.auth import Principal, Role
from services.kit.db import driver_connection
from services.kit.mail import Letter, Templates, send_later
from services.memorial.models import CorrectionRequest, Mail, Moderator, Notice, Tribute
from services.memorial.moderation.query import count_tributes, list_tributes
from services.memorial.moderation.schemas import Moderation
from services.memorial.naming import shown_name
from services.memorial.notices.recipients import moderators_of
from services.memorial.requests.query import count_open
from services.memorial.settings import MemorialSettings

PAUSE = timedelta(hours=1)
SHOWN = 3
SUBJECT = "Qualcosa attende la tua approvazione"
TEMPLATES = Templates(Path(__file__).parents[1] / "mails")


async def note_waiting(session: AsyncSession, settings: MemorialSettings, tribute: Tribute) -> None:
    """A text waits, because it is new or was reported: its moderators are mailed now, or owed it.

    To be called last: until the commit, nobody else can tell the same moderators of anything.
    """
    await session.flush()
    called = await moderators_of(session, tribute.deceased_id)
    await _tell(session, settings, await _due_now(session, called))


async def note_request(
    session: AsyncSession, settings: MemorialSettings, request: CorrectionRequest
) -> None:
    """A relative's request waits: the office is mailed now, or owed it."""
    await session.flush()
    called = await moderators_of(session, request.deceased_id, has_owners=False)
    await _tell(session, settings, await _due_now(session, called))


async def send_owed(session: AsyncSession, settings: MemorialSettings) -> None:
    """A chore: mails those who were told an hour ago and have been owed something since."""
    owed = (
        select(Notice)
        .where(col(Notice.is_due), col(Notice.sent_at) <= clock.now() - PAUSE)
        .order_by(col(Notice.user_id))
        .with_for_update(skip_locked=True)
    )
    for notice in (await session.exec(owed)).all():
        notice.is_due = False
        session.add(notice)
        if await _tell(session, settings, [notice.user_id]):
            notice.sent_at = clock.now()
        else:
            await _pass_on(session, settings, notice.user_id)
    await session.flush()


async def _pass_on(session: AsyncSession, settings: MemorialSettings, user_id: int) -> None:
    """What was owed to somebody who may not sign in any more is told to whoever is next in line."""
    moderator = await session.get(Moderator, user_id)
    if moderator is None or (moderator.enabled and not moderator.removed):
        return
    await session.flush()
    connection = await driver_connection(session)
    waiting = await list_tributes(connection, _principal(moderator), Moderation(limit=1))
    for one in waiting:
        called = await moderators_of(session, one.deceased_id)
        await _tell(session, settings, await _due_now(session, called))


async def _due_now(session: AsyncSession, user_ids: Iterable[int]) -> list[int]:
    """Those of them who have not been mailed for an hour; the others are owed a mail. Of several at
    once the first one wins: each waits for the row."""
    rows = [{"user_id": id_, "sent_at": clock.now(), "is_due": False} for id_ in user_ids]
    if not rows:
        return []
    new = insert(Notice).values(rows)
    is_over = col(Notice.sent_at) <= clock.now() - PAUSE
    noted = new.on_conflict_do_update(
        index_elements=["user_id"],
        set_={
            "sent_at": case((is_over, new.excluded.sent_at), else_=col(Notice.sent_at)),
            "is_due": ~is_over,
        },
    ).returning(col(Notice.user_id), col(Notice.is_due))
    return [user_id for user_id, is_due in await session.exec(noted) if not is_due]


async def _tell(session: AsyncSession, settings: MemorialSettings, user_ids: Iterable[int]) -> bool:
    """Mails those for whom something waits still; whether anybody was."""
    wanted = select(Moderator).where(
        col(Moderator.user_id).in_(user_ids), col(Moderator.enabled), ~col(Moderator.removed)
    )
    letters = [
        letter
        for moderator in (await session.exec(wanted.order_by(col(Moderator.user_id)))).all()
        if (letter := await _letter(session, settings, moderator))
    ]
    for letter in letters:
        await send_later(session, Mail, letter)
    return bool(letters)


async def _letter(
    session: AsyncSession, settings: MemorialSettings, moderator: Moderator
) -> Letter | None:
    values = await _waiting(session, moderator)
    if not values["pending"] and not values["requests"]:
        return None
    site = settings.public_url.rstrip("/")
    values |= {
        "name": moderator.name,
        "shown_name": shown_name,
        "prayers_link": f"{site}/prayers",
        "requests_link": f"{site}/requests",
    }
    text, html = TEMPLATES.render("something_waits", values)
    return Letter(
        dedupe_key=f"notice-{moderator.user_id}-{clock.now():%Y%m%d%H%M%S%f}",
        recipient=moderator.email,
        subject=SUBJECT,
        text=text,
        html=html,
    )


async def _waiting(session: AsyncSession, moderator: Moderator) -> dict[str, Any]:
    """What waits for somebody, as their own lists will show it."""
    who = _principal(moderator)
    connection = await driver_connection(session)
    counts = await count_tributes(connection, who, Moderation())
    newest = await list_tributes(connection, who, Moderation(limit=SHOWN))
    return {
        "pending": counts.pending,
        "newest": newest,
        "requests": await count_open(connection, who),
    }


def _principal(moderator: Moderator) -> Principal:
    role = Role(moderator.role)
    return Principal(id=moderator.user_id, role=role, cemetery_id=moderator.cemetery_id)
