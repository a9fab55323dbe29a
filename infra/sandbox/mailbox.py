"""What was sent, newest first, in memory: a demo keeps no mail."""

import re
from collections import deque
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from itertools import count
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

KEPT = 300
BASE = '<base target="_blank">'


class Message(BaseModel):
    """One mail as it arrived; to: who was to get it, copies that nobody else sees included."""

    model_config = ConfigDict(serialize_by_alias=True, validate_by_name=True)

    id: int
    from_: str = Field(alias="from")
    to: list[str]
    subject: str
    text: str
    html: str
    message_id: str
    received_at: datetime


class Mailbox:
    """Takes every mail, whoever it is for."""

    def __init__(self) -> None:
        self._messages: deque[Message] = deque(maxlen=KEPT)
        self._ids = count(1)

    def take(self, raw: bytes, recipients: Sequence[str]) -> Message:
        """Reads and keeps a mail as SMTP handed it over."""
        mail = BytesParser(policy=default).parsebytes(raw)
        assert isinstance(mail, EmailMessage)
        message = Message(
            id=next(self._ids),
            from_=str(mail["From"] or ""),
            to=list(recipients),
            subject=str(mail["Subject"] or ""),
            text=_part(mail, "plain"),
            html=_part(mail, "html"),
            message_id=str(mail["Message-ID"] or ""),
            received_at=datetime.now(UTC),
        )
        self._messages.appendleft(message)
        return message

    def __iter__(self) -> Iterator[Message]:
        return iter(self._messages)

    def find(self, message_id: int) -> Message | None:
        return next((message for message in self._messages if message.id == message_id), None)

    def clear(self) -> None:
        self._messages.clear()


def _part(mail: EmailMessage, kind: str) -> str:
    part = mail.get_body((kind,))
    content: Any = part.get_content() if part is not None else ""
    return str(content).replace("\r\n", "\n").strip()


def opening_elsewhere(html: str) -> str:
    """The mail with links that open beside the page, not inside its frame."""
    placed, times = re.subn(r"(<head[^>]*>)", rf"\1{BASE}", html, count=1, flags=re.IGNORECASE)
    if times == 0:
        placed, times = re.subn(r"(<html[^>]*>)", rf"\1{BASE}", html, count=1, flags=re.IGNORECASE)
    return placed if times else BASE + html
