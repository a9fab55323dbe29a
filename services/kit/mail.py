"""Mail: a row in the transaction of what it tells, sent by a worker that tries again.

A service subclasses `MailColumns` in its own schema and keeps a folder of jinja2 templates, one
pair `<name>.txt`, `<name>.html` for each mail. Delivery is at least once; the Message-ID never
changes. What was sent keeps no text: a mail may hold a link that opens an account.
"""

import asyncio
from datetime import datetime, timedelta
from email.message import EmailMessage
from email.utils import make_msgid
from pathlib import Path
from typing import Any, Literal

import aiosmtplib
from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape
from pydantic import BaseModel
from sqlalchemy import BigInteger, DateTime, Identity, Text, delete, func
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Field, SQLModel, col, select
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit import clock
from services.kit.db import Database, is_database_trouble
from services.kit.log import logger
from services.kit.wire import OptionalText

POLL_SECONDS = 1.0
TIMEOUT_SECONDS = 10
MAX_WAIT = timedelta(hours=1)
GIVE_UP_AFTER = timedelta(days=3)
SENT_KEPT = timedelta(days=30)
PERMANENT = 500  # from here on a server's answer says that trying again is useless


class MailSettings(BaseModel):
    """Where mail is handed over; `sender` is the From address. No user name: nobody signs in."""

    host: str = "127.0.0.1"
    port: int = 25
    tls: Literal["none", "starttls", "tls"] = "none"
    username: OptionalText = None
    password: OptionalText = None
    sender: str = "Camposanto <no-reply@localhost>"


class MailColumns(SQLModel):
    """A mail that waits or was sent. A failed one stays, with its error, and can be seen."""

    id: int | None = Field(
        default=None, primary_key=True, sa_type=BigInteger, sa_column_args=[Identity(always=True)]
    )
    dedupe_key: str = Field(unique=True)
    message_id: str
    recipient: str
    subject: str
    text: str = Field(sa_type=Text)
    html: str = Field(sa_type=Text)
    tries: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    last_error: str | None = None
    created_at: datetime = Field(
        sa_type=DateTime(timezone=True), sa_column_kwargs={"server_default": func.now()}
    )
    next_try_at: datetime = Field(
        sa_type=DateTime(timezone=True), sa_column_kwargs={"server_default": func.now()}
    )
    sent_at: datetime | None = Field(default=None, sa_type=DateTime(timezone=True))
    failed_at: datetime | None = Field(default=None, sa_type=DateTime(timezone=True))


class Templates:
    """Renders a mail's text and HTML parts; what is shown is escaped, what is missing fails."""

    def __init__(self, folder: Path) -> None:
        self._environment = Environment(
            loader=FileSystemLoader(folder),
            autoescape=select_autoescape(["html"]),
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )

    def render(self, name: str, values: dict[str, Any]) -> tuple[str, str]:
        """The text and the HTML of mail `name`."""
        text = self._environment.get_template(f"{name}.txt").render(values)
        html = self._environment.get_template(f"{name}.html").render(values)
        return text, html


class Letter(BaseModel):
    """What is to be sent; the same `dedupe_key` is sent once."""

    dedupe_key: str
    recipient: str
    subject: str
    text: str
    html: str


async def send_later(session: AsyncSession, mails: type[MailColumns], letter: Letter) -> None:
    """Puts a mail into the running unit of work; it is sent after the commit."""
    row = letter.model_dump() | {
        "message_id": make_msgid(domain="camposanto"),
        "created_at": clock.now(),
        "next_try_at": clock.now(),
    }
    await session.exec(insert(mails).values(row).on_conflict_do_nothing())


class MailWorker:
    """Sends what waits; a server that is away is tried again, ever more rarely, for three days."""

    def __init__(
        self, database: Database, mails: type[MailColumns], settings: MailSettings
    ) -> None:
        self.database = database
        self.mails = mails
        self.settings = settings

    async def run(self) -> None:
        """Sends until cancelled."""
        while True:
            try:
                busy = await self.send_one()
            except Exception as fault:
                if not is_database_trouble(fault):
                    raise
                busy = False
            if not busy:
                await asyncio.sleep(POLL_SECONDS)

    async def send_one(self) -> bool:
        """Tries the mail that has waited longest; False when none is due."""
        mails = self.mails
        due = (
            select(mails)
            .where(
                col(mails.sent_at).is_(None),
                col(mails.failed_at).is_(None),
                col(mails.next_try_at) <= clock.now(),
            )
            .order_by(col(mails.next_try_at))
            .limit(1)
            .with_for_update(skip_locked=True)
        )
        async with self.database.unit_of_work() as session:
            mail = (await session.exec(due)).first()
            if mail is None:
                return False
            await self._try(mail)
            session.add(mail)
        return True

    async def _try(self, mail: MailColumns) -> None:
        mail.tries += 1
        try:
            await self._hand_over(mail)
        except (aiosmtplib.SMTPException, OSError, ValueError) as fault:
            mail.last_error = f"{type(fault).__name__}: {fault}"[:500]
            wait = min(timedelta(seconds=5 * 2 ** min(mail.tries, 12)), MAX_WAIT)
            mail.next_try_at = clock.now() + wait
            if _is_final(fault) or clock.now() - mail.created_at > GIVE_UP_AFTER:
                mail.failed_at = clock.now()
            logger.warning("mail not sent", extra={"mail": mail.id, "trouble": mail.last_error})
        else:
            mail.sent_at = clock.now()
            mail.last_error = None
            mail.text = mail.html = ""

    async def forget_old(self, session: AsyncSession) -> None:
        """A chore: what was sent long ago; what failed stays."""
        is_old = col(self.mails.sent_at) < clock.now() - SENT_KEPT
        await session.exec(delete(self.mails).where(is_old))

    async def _hand_over(self, mail: MailColumns) -> None:
        settings = self.settings
        message = EmailMessage()
        message["From"] = settings.sender
        message["To"] = mail.recipient
        message["Subject"] = mail.subject
        message["Message-ID"] = mail.message_id
        message["Date"] = mail.created_at
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(mail.text)
        message.add_alternative(mail.html, subtype="html")
        await aiosmtplib.send(
            message,
            hostname=settings.host,
            port=settings.port,
            username=settings.username,
            password=settings.password,
            use_tls=settings.tls == "tls",
            start_tls=settings.tls == "starttls",
            timeout=TIMEOUT_SECONDS,
        )


def _is_final(fault: Exception) -> bool:
    """Whether no other try can succeed: the mail is odd, or was refused for good."""
    match fault:
        case aiosmtplib.SMTPRecipientsRefused(recipients=refused):
            return all(one.code >= PERMANENT for one in refused)
        case aiosmtplib.SMTPDataError(code=code):
            return code >= PERMANENT
    return isinstance(fault, ValueError)
